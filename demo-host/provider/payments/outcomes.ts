import { ERRORS, isErrorCode } from '../../../shared/errors.ts'
import type { TransactionStatus } from '../../../shared/model/stay/reservation.ts'
import { isPaidOnline } from '../../../shared/payments.ts'
import type { Unknown } from '../gateways/gateway.ts'
import type { AuthorizeAnswer, Charge } from '../gateways/messages.ts'
import type { payment } from '../db/schema/money.ts'
import { ApiError } from '../kernel/api-error.ts'
import { OF_CHARGE } from './payment-states.ts'

export type Payment = typeof payment.$inferSelect

/** How an attempt to pay stands, in one of four ways; each has its own consequence for the reservation. */
export type PaymentOutcome =
  | { kind: 'paid'; state: 'authorized' | 'captured'; charge: Charge }
  | { kind: 'challenge'; charge: Charge }
  | { kind: 'refused'; state: 'failed' | 'cancelled'; code: number; charge: Charge | null }

const isWanted = (payment: Payment): Extract<TransactionStatus, 'authorized' | 'captured'> =>
  isPaidOnline(payment.payment_type) ? 'captured' : 'authorized'

/** Guarantee S13: a charge counts only for the payment, the amount and the currency we asked for. */
export const isOurs = (payment: Payment, charge: Charge): boolean =>
  charge.reference === payment.id && charge.amount === payment.amount_gross && charge.currency === payment.currency

/** A gateway may have reasons that no catalogue of ours has: then it did not pay, which is all that anybody can be told. */
const knownCode = (code: number): number => (isErrorCode(code) ? code : ERRORS.paymentFailed.code)

/** Null while nothing is known for certain. */
export function outcomeOfAuthorization(payment: Payment, answer: AuthorizeAnswer | Unknown): PaymentOutcome | null {
  switch (answer.kind) {
    case 'refused':
      return { kind: 'refused', state: 'failed', code: knownCode(answer.code), charge: null }
    case 'captured':
    case 'authorized':
    case 'challenge':
      return outcomeOfCharge(payment, answer.charge)
    case 'unknown':
      return null
    default:
      return answer satisfies never
  }
}

/** Null when the charge is not the one we asked for, or has still to be captured. */
export function outcomeOfCharge(payment: Payment, charge: Charge): PaymentOutcome | null {
  if (!isOurs(payment, charge)) return null
  const state = OF_CHARGE[charge.state]
  switch (state) {
    case 'pre_3d_secure':
      return { kind: 'challenge', charge }
    case 'authorized':
      return isWanted(payment) === 'authorized' ? { kind: 'paid', state, charge } : null
    case 'captured':
      return { kind: 'paid', state, charge }
    case 'failed':
      return { kind: 'refused', state, code: knownCode(charge.code ?? ERRORS.paymentFailed.code), charge }
    case 'cancelled':
      return { kind: 'refused', state, code: knownCode(charge.code ?? ERRORS.threeDSecureCancelled.code), charge }
    default:
      return state satisfies never
  }
}

/** What a guest is told whose payment did not come about: the code of the gateway, where it gave one. */
export const paymentRefused = (code: number | null): ApiError =>
  new ApiError({ ...ERRORS.paymentFailed, ...(code !== null && { code }) }, 'The payment did not go through')
