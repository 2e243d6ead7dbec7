import { atom } from 'jotai'

import type { Change, Changed } from '../../../../shared/model/changing.ts'
import type { Reservation } from '../../../../shared/model/reservation.ts'
import type { Wallet } from '../../../../shared/payments.ts'
import { deadlineOf } from '../../../lib/deadline.ts'
import { asFailure, Failure } from '../../../lib/failure.ts'
import { changingAtom, isUnansweredAtom, sendChangeAtom } from '../../../state/change.ts'
import type { Agreed } from '../../../state/change.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/failures.ts'
import { loadReviewAtom } from '../../../state/review.ts'
import { atomForVisitor } from '../../../state/visitor.ts'
import { bankWayAtom, paymentAtom } from '../attempt.ts'
import { sentPaymentAtom } from '../booking.ts'
import { paymentTypeAtom } from '../methods.ts'
import { isChargedAsShownAtom, payerAtom } from '../pay.ts'
import type { PaidBy } from '../pay.ts'

/** What was sent last; without an answer it is sent again as it was, whatever the card fields hold now (guarantee W9). */
type Sent = { number: string; agreed: Agreed }
const sentAtom = atomForVisitor<Sent | null>(null)

/**
 * Pays for a stay that is booked, with what was agreed on about it. A second press while it works changes nothing; what
 * was refused stands in `changingAtom`, and the form stays as it is.
 */
export const payForStayAtom = atom(
  null,
  async (get, set, reservation: Reservation, wish: Agreed, by: PaidBy, paid: () => void): Promise<void> => {
    const { kind } = get(paymentAtom)
    if (kind === 'busy' || kind === 'challenge' || get(changingAtom).kind === 'waiting') return
    set(paymentAtom, { kind: 'busy' })
    const { reservation_number: number } = reservation
    try {
      const last = get(sentAtom)
      const isAgain = get(isUnansweredAtom) && last?.number === number
      const agreed = isAgain ? last.agreed : await set(agreeAtom, wish, by)
      if (!agreed) return set(paymentAtom, { kind: 'idle' })
      set(sentAtom, { number, agreed })
      const changed = await set(sendChangeAtom, reservation, agreed)
      set(paymentAtom, { kind: 'idle' })
      if (changed) set(answeredAtom, reservation, changed, agreed, paid)
    } catch (error) {
      // Before it was sent: nothing was charged.
      set(paymentAtom, { kind: 'idle' })
      set(changingAtom, { kind: 'refused', told: shownOf(asFailure(error)).told, next: null })
    }
  },
)

/** With who pays; null: the card fields say what is missing, or the guest sees first in what currency the card is charged. */
const agreeAtom = atom(null, async (get, set, wish: Agreed, by: PaidBy): Promise<Agreed | null> => {
  const payer = await set(payerAtom, by)
  const type = get(paymentTypeAtom)
  if (!payer || type === null) return null
  if (payer.card && !set(isChargedAsShownAtom, payer.card)) return null
  return { ...wish, payment: { type, ...get(sentPaymentAtom)(type, payer) } }
})

const answeredAtom = atom(
  null,
  (
    _get,
    set,
    reservation: Reservation,
    { status, transaction }: Changed,
    { payment }: Agreed,
    paid: () => void,
  ): void => {
    if (status === 'done' || !transaction) return paid()
    set(askBankAtom, reservation, transaction, { leaves: walletOf(payment), isFresh: true, paid })
  },
)

const walletOf = (payment: Change['payment']): Wallet | null =>
  payment?.type === 'amazon_pay' ? 'amazon_pay' : payment?.paypal ? 'paypal' : null

type Asked = { id: string; challenge_url: string | null; expires_at: string }
/** `paid`: what it means that the bank said yes. */
type Way = { leaves: Wallet | null; isFresh: boolean; paid: () => void }

/** The bank's question, just now or found again. */
export const askBankAtom = atom(
  null,
  (get, set, reservation: Reservation, asked: Asked, { leaves, isFresh, paid }: Way): void =>
    set(paymentAtom, {
      kind: 'challenge',
      challenge: {
        reservationNumber: reservation.reservation_number,
        email: reservation.email,
        transactionId: asked.id,
        url: asked.challenge_url,
        leaves: leaves ?? get(bankWayAtom),
        isFresh,
        ended: (code) => (code === null ? set(paidAtom, paid) : set(refusedAtom, code)),
        until: deadlineOf(asked.expires_at, get(environmentAtom).now()),
      },
    }),
)

const paidAtom = atom(null, (_get, set, paid: () => void): void => {
  set(paymentAtom, { kind: 'idle' })
  paid()
})

/** The bank said no, or nothing: the stay is as it was, and may be paid for again. */
const refusedAtom = atom(null, (_get, set, code: number): void => {
  set(paymentAtom, { kind: 'idle' })
  const failure = new Failure('refused', 0, { errors: [{ title: '', details: { code } }] })
  set(changingAtom, { kind: 'refused', told: shownOf(failure).told, next: null })
  void set(loadReviewAtom)
})
