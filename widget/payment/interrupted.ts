import { atom } from 'jotai'

import { UNHEARD_ATTEMPT_MS } from '../../shared/constants.ts'
import { payments } from '../../shared/contract/payments.ts'
import type { PaymentAttempt } from '../../shared/model/payment/paying.ts'
import { deadlineOf } from '../lib/deadline.ts'
import { environmentAtom } from '../state/environment.ts'
import { isOpenAttemptClosedAtom } from '../state/open-attempt.ts'
import type { OpenAttempt } from '../state/open-attempt.ts'
import { bankWayAtom, paymentAtom } from './attempt.ts'
import { watchPayment } from './machine.ts'

/** It is decided, and the guest has read how. */
export const closeOpenAttemptAtom = atom(null, (get, set) => {
  get(environmentAtom).storage.remove('openAttempt')
  set(isOpenAttemptClosedAtom, true)
})

/** What is known of the booking that a reload interrupted; null: not one question was answered yet. */
export const interruptedAtom = atom<PaymentAttempt | null>(null)

/** The last question had no answer. */
export const isAttemptSilentAtom = atom(false)

/** Asks what became of it until that is certain, or until the bank's question is there to be answered. */
export const watchInterruptedAtom = atom(null, (_get, set, open: OpenAttempt, signal: AbortSignal): Promise<void> =>
  watchPayment(
    {
      ask: () => set(askAttemptAtom, open, signal),
      silent: (failure) => set(isAttemptSilentAtom, failure !== null),
      // The hotel it was sent to is not there any more.
      gone: () => set(closeOpenAttemptAtom),
    },
    signal,
  ),
)

/** True when there is nothing more to ask for now. */
const askAttemptAtom = atom(null, async (get, set, open: OpenAttempt, signal: AbortSignal): Promise<boolean> => {
  const { api, now } = get(environmentAtom)
  // Told that nobody has heard of it, the guest may pay anew: what comes later than that must not be booked.
  const is_last = now() >= open.at + UNHEARD_ATTEMPT_MS
  const input = { hotelId: open.hotel_id, query: { key: open.key, is_last } }
  const { data } = await api(payments.attempt, input, { signal })
  if (data.state === 'none' && !is_last) return false
  set(interruptedAtom, data)
  if (data.open) set(showChallengeAtom, data.open)
  return data.state !== 'running' || data.open !== null
})

/** The bank's question again; how it ends the attempt itself is asked, which knows what may be told without a proof. */
const showChallengeAtom = atom(null, (get, set, asked: NonNullable<PaymentAttempt['open']>) =>
  set(paymentAtom, {
    kind: 'challenge',
    challenge: {
      reservationNumber: asked.reservation_number,
      email: '',
      transactionId: asked.transaction_id,
      url: asked.challenge_url,
      leaves: asked.wallet ?? get(bankWayAtom),
      paysFor: 'booking',
      ended: () => set(paymentAtom, { kind: 'idle' }),
      isFresh: false,
      until: deadlineOf(asked.expires_at, get(environmentAtom).now()),
    },
  }),
)
