import { atom } from 'jotai'

import type { Change, Changed } from '../../../../shared/model/stay/changing.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import type { Wallet } from '../../../../shared/payments.ts'
import { deadlineOf } from '../../../lib/deadline.ts'
import { newAttemptKey } from '../../../lib/attempt-key.ts'
import { Failure } from '../../../lib/failure.ts'
import {
  changeAttemptAtom,
  changeBodyAtom,
  changingAtom,
  isPaymentUnansweredAtom,
  postChangeAtom,
  tellRefusedChangeAtom,
} from '../../../state/reservation/change.ts'
import type { Agreed } from '../../../state/reservation/change.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { loadReviewAtom } from '../../../state/reservation/review.ts'
import { bankWayAtom, paymentAtom } from '../../../payment/attempt.ts'
import { sentPaymentAtom } from '../pay/booking.ts'
import { paymentTypeAtom } from '../pay/methods.ts'
import { payFor } from '../../../payment/machine.ts'
import type { PaymentPurpose } from '../../../payment/machine.ts'
import { isChargedAsShownAtom, payerAtom, walletOf } from '../pay/payer.ts'
import type { PaidBy } from '../pay/payer.ts'

type BookedStay = {
  reservation: Reservation
  /** What is agreed to beside the payment. */
  wish: Agreed
  by: PaidBy
  /** What follows when the money has been taken. */
  paid: () => void
}

/** Pays for a stay that is booked, with what was agreed on about it; what was refused stands in `changingAtom`. */
export const payForStayAtom = atom(null, (_get, set, stay: BookedStay): Promise<void> =>
  payFor(set(bookedStayPurposeAtom, stay)),
)

/** A stay that is booked, changed with its payment or only paid for: one call does both. */
const bookedStayPurposeAtom = atom(null, (get, set, stay: BookedStay): PaymentPurpose<Change, Changed> => {
  const { reservation, wish, by, paid } = stay
  const { reservation_number: number } = reservation
  return {
    // AMB-23: five minutes in which the guest waits for somebody else's change.
    phase: () => (get(changingAtom).kind === 'waiting' ? 'busy' : get(paymentAtom).kind),
    show: (kind) => set(paymentAtom, { kind }),
    newKey: () => newAttemptKey(get(environmentAtom).view),
    read() {
      return get(isPaymentUnansweredAtom)(reservation) ? get(changeAttemptAtom) : null
    },
    keep: ({ key, body }) => set(changeAttemptAtom, { number, key, body }),
    drop: () => set(changeAttemptAtom, null),
    body: () => set(bodyAtom, reservation, wish, by),
    send: ({ key, body }) => set(postChangeAtom, reservation, { number, key, body }),
    answered: ({ body }, changed) => set(answeredAtom, reservation, changed, body, paid),
    uncertain: (failure) => set(notPaidAtom, failure),
    refused: (failure) => set(notPaidAtom, failure),
  }
})

/** The form stays as it is, and may be sent again: what had no answer under its own key. */
const notPaidAtom = atom(null, (_get, set, failure: Failure): void => {
  set(paymentAtom, { kind: 'idle' })
  set(tellRefusedChangeAtom, failure)
})

/** With who pays; null: the card fields say what is missing, or the guest sees first in what currency the card is charged. */
const bodyAtom = atom(
  null,
  async (get, set, reservation: Reservation, wish: Agreed, by: PaidBy): Promise<Change | null> => {
    const payer = await set(payerAtom, by)
    const type = get(paymentTypeAtom)
    if (!payer || type === null) return null
    if (payer.card && !set(isChargedAsShownAtom, payer.card)) return null
    return get(changeBodyAtom)(reservation, { ...wish, payment: { type, ...get(sentPaymentAtom)(type, payer) } })
  },
)

const answeredAtom = atom(
  null,
  (_get, set, reservation: Reservation, { status, transaction }: Changed, { payment }: Change, paid: () => void) => {
    set(paymentAtom, { kind: 'idle' })
    if (status === 'done' || !transaction) return paid()
    set(askBankAtom, reservation, transaction, { leaves: walletOf(payment), isFresh: true, paid })
  },
)

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
        paysFor: 'stay',
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
  set(changingAtom, { kind: 'refused', message: shownOf(failure).message, next: null })
  void set(loadReviewAtom)
})
