import { atom } from 'jotai'

import { TRANSACTION_POLL_MS } from '../../../shared/constants.ts'
import { payments } from '../../../shared/contract/payments.ts'
import type { Transaction } from '../../../shared/model/reservation.ts'
import { asFailure } from '../../lib/failure.ts'
import { wait } from '../../lib/wait.ts'
import type { Shown } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings.ts'
import { countRefusedCardAtom, dropAttemptAtom, paymentAtom, readAttemptAtom } from './attempt.ts'
import type { Challenge } from './attempt.ts'
import { finishAtom } from './finish.ts'
import { failAtom } from './land.ts'
import { gatewayConfigAtom } from './methods.ts'
import { checkoutSettingsAtom } from './settings.ts'

/** Spec 8.2: 3-D Secure cancelled by the guest; the time is over and nothing was charged. */
const CANCELLED = 3008
const TIMED_OUT = 3001
const FAILED = 3002

type Failed = { status: Transaction['status']; code: Transaction['code'] }

/** Why the booking did not come about, as a code of the catalogue. */
export function codeOfFailed({ status, code }: Failed, isOver: boolean): number {
  if (code !== null) return code
  if (isOver) return TIMED_OUT
  return status === 'cancelled' ? CANCELLED : FAILED
}

/** Why the last question had no answer. */
export const bankSilenceAtom = atom<Shown | null>(null)

/** Asks where the payment stands until it stands still; pauses while the page is hidden (lib/wait). */
export const watchBankAtom = atom(null, async (get, set, challenge: Challenge, signal: AbortSignal) => {
  const { api } = get(environmentAtom)
  const input = { hotelId: get(settingsAtom).hotel_id, transactionId: challenge.transactionId }
  while (!signal.aborted) {
    try {
      const { data } = await api(payments.transaction, input, { signal })
      set(bankSilenceAtom, null)
      if (set(readTransactionAtom, challenge, data)) return
    } catch (error) {
      if (asFailure(error).kind === 'aborted') return
      // One unanswered question says nothing about the payment: the guest is told, and the next one is asked in a moment.
      set(bankSilenceAtom, shownOf(asFailure(error)))
    }
    await wait(TRANSACTION_POLL_MS, signal).catch(() => undefined) // the screen was left
  }
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
    case 'failed': {
      const code = codeOfFailed(transaction, get(environmentAtom).now() >= challenge.until)
      if (challenge.ended) challenge.ended(code)
      else set(bookingFailedAtom, code)
      return true
    }
    default:
      return transaction.next satisfies never
  }
})

const bookingFailedAtom = atom(null, (_get, set, code: number) => {
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
