import { atom } from 'jotai'
import { is, literal, type } from 'superstruct'

import { ERRORS, errorRow, errorTextKey, isErrorCode } from '../../../../shared/errors.ts'
import type { Money } from '../../../../shared/errors.ts'
import { PAYMENT_TYPES } from '../../../../shared/payments.ts'
import { placeAtom, queryAtom } from '../../../state/navigation/navigation.ts'
import { triedPaymentAtom } from '../../../payment/attempt.ts'
import { methodsAtom } from '../pay/methods.ts'
import { linesAtom } from '../stay.ts'

export type FailedPayment = { code: number | null; money: Money }

/** ROUTE-022: only a code of ours is believed; what else the address says is never shown (guarantee W1). */
export function readFailed(query: URLSearchParams): FailedPayment {
  const code = ['error_code', 'error'].map((name) => Number(query.get(name) ?? NaN)).find(isErrorCode) ?? null
  // Without a code nobody knows what happened, so nothing is promised about the money.
  const money = code === null ? 'unknown' : (errorRow(code).money ?? 'none')
  return { code, money }
}

export const failedAtom = atom((get) => readFailed(get(queryAtom)))

/** What is told of the money comes from the payment, too: where none was asked for, none comes back. */
export const toldMoneyAtom = atom((get): Money => {
  const { money } = get(failedAtom)
  const tried = get(triedPaymentAtom)
  const isCharged = !tried || PAYMENT_TYPES[tried.type].charged !== 'nothing'
  return money === 'refund' && !isCharged ? 'none' : money
})

export const failedTextAtom = atom((get) => errorTextKey(get(failedAtom).code ?? undefined))

/** The fifteen minutes at the bank are over: what the time-out's own words leave open (ERR-115). */
export const isBankTimeAtom = atom(
  (get) =>
    get(failedAtom).code === ERRORS.paymentTimedOut.code && is(get(placeAtom).state, type({ at: literal('bank') })),
)

/** The search the guest came from, as the address has it. */
export const searchedAtom = atom((get): Record<string, string | undefined> => {
  const query = get(queryAtom)
  const part = (name: string) => query.get(name) ?? undefined
  return {
    checkin: part('checkin'),
    checkout: part('checkout'),
    adults: part('adults'),
  }
})

/** The rooms are still chosen and the form still filled: another try is one step away. */
export const canRetryAtom = atom((get) => get(failedAtom).money === 'none' && get(linesAtom).length > 0)
export const canPayAtHotelAtom = atom(
  (get) => get(canRetryAtom) && get(methodsAtom).some((method) => method.type === 'on_site' && method.off === null),
)
