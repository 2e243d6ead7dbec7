import { atom } from 'jotai'

import { payments } from '../../shared/contract/payments.ts'
import { ERRORS } from '../../shared/errors.ts'
import type { Transaction } from '../../shared/model/stay/reservation.ts'
import { shownOf } from '../state/messages/failures.ts'
import { environmentAtom } from '../state/environment.ts'
import { settingsAtom } from '../state/settings/settings.ts'
import { countRefusedCardAtom, dropAttemptAtom, paymentAtom, readAttemptAtom } from './attempt.ts'
import type { Challenge } from './attempt.ts'
import { bankSilenceAtom } from './bank-status.tsx'
import { watchPayment } from './machine.ts'
import { finishAtom } from '../features/checkout/finish.ts'
import { failAtom } from '../features/checkout/failure/lead-to-failure-page.ts'
import { gatewayConfigAtom } from '../features/checkout/pay/methods.ts'
import { checkoutSettingsAtom } from '../features/checkout/settings.ts'

type Failed = { status: Transaction['status']; code: Transaction['code'] }

/** Why the booking did not come about, as a code of the catalogue (ERR-049, ERR-115). */
export function codeOfFailed({ status, code }: Failed, isOver: boolean): number {
  if (code !== null) return code
  if (isOver) return ERRORS.paymentTimedOut.code
  return status === 'cancelled' ? ERRORS.threeDSecureCancelled.code : ERRORS.paymentFailed.code
}

/** Asks where the payment stands until it stands still. */
export const watchBankAtom = atom(null, (get, set, challenge: Challenge, signal: AbortSignal): Promise<void> => {
  const { api } = get(environmentAtom)
  const input = { hotelId: get(settingsAtom).hotel_id, transactionId: challenge.transactionId }
  return watchPayment(
    {
      async ask() {
        const { data } = await api(payments.transaction, input, { signal })
        return set(readTransactionAtom, challenge, data)
      },
      silent: (failure) => set(bankSilenceAtom, failure && shownOf(failure)),
      gone: () => set(endAtom, challenge, null),
    },
    signal,
  )
})

/** What came back from the bank's page, or that the guest does not want to go on. */
export const settleBankAtom = atom(null, async (get, set, challenge: Challenge, status: 'returned' | 'cancelled') => {
  const { reservationNumber: reservationId, transactionId } = challenge
  const input = { hotelId: get(settingsAtom).hotel_id, reservationId, transactionId, body: { status } }
  const { data } = await get(environmentAtom).api(payments.settle, input)
  set(readTransactionAtom, challenge, data)
})

/** True when the payment stands still; the question may already have been read by the other of the two. */
const readTransactionAtom = atom(null, (get, set, challenge: Challenge, transaction: Transaction): boolean => {
  const payment = get(paymentAtom)
  if (payment.kind !== 'challenge' || payment.challenge.transactionId !== challenge.transactionId) return true
  switch (transaction.next) {
    case 'wait':
      return false
    case 'done':
      if (challenge.ended) challenge.ended(null)
      else set(finishAtom, challenge.reservationNumber, challenge.email)
      return true
    case 'failed':
      set(endAtom, challenge, codeOfFailed(transaction, get(environmentAtom).now() >= challenge.until))
      return true
    default:
      return transaction.next satisfies never
  }
})

/** `code` is null where nobody knows such a payment, so that nothing is promised about the money. */
const endAtom = atom(null, (_get, set, challenge: Challenge, code: number | null) => {
  if (challenge.ended) return challenge.ended(code ?? ERRORS.paymentFailed.code)
  set(countAtBankAtom)
  set(dropAttemptAtom)
  set(failAtom, code, 'bank')
})

const countAtBankAtom = atom(null, (_get, set) => {
  const attempt = set(readAttemptAtom)
  if (attempt) set(countRefusedCardAtom, attempt)
})

/** The origin whose frame may say that the bank was answered. */
export const bankOriginAtom = atom((get) => get(gatewayConfigAtom)?.origin ?? null)

/** Whose pages a guest may be sent to. */
export const pageOriginsAtom = atom((get) => [
  get(bankOriginAtom),
  ...get(checkoutSettingsAtom).gateway_accounts.map(({ origin }) => origin),
])
