import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { changingAtom } from '../../../state/reservation/change.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { bookedStayPaymentAtom } from './booked-stay-payment.ts'
import type { BookedStayPayment } from './booked-stay-payment.ts'
import { askBankAtom } from './pay-booked-stay.ts'

/** Says what is paid for while the screen stands; true once the ways of paying know it. Memoise what is given. */
export function useBookedStayPayment(held: BookedStayPayment): boolean {
  const [isHeld, hold] = [useAtomValue(bookedStayPaymentAtom) !== null, useSetAtom(bookedStayPaymentAtom)]
  const leave = useSetAtom(leaveAtom)
  useEffect(() => hold(held), [hold, held])
  useEffect(() => () => leave(), [leave])
  return isHeld
}

/** What comes next is another payment. The bank goes on asking, and whoever comes back finds its question again. */
const leaveAtom = atom(null, (_get, set) => {
  set(bookedStayPaymentAtom, null)
  set(paymentAtom, (last) => (last.kind === 'challenge' && last.challenge.ended ? { kind: 'idle' } : last))
  set(changingAtom, (last) => (last.kind === 'waiting' ? last : { kind: 'idle' }))
})

/** A question of the bank that still stands open, after a reload or in another tab. */
export function useOpenQuestion(reservation: Reservation, paid: () => void): void {
  const resume = useSetAtom(resumeAtom)
  useEffect(() => resume(reservation, paid), [resume, reservation, paid])
}

const resumeAtom = atom(null, (get, set, reservation: Reservation, paid: () => void) => {
  const { open } = reservation.payment
  if (!open || get(paymentAtom).kind !== 'idle') return
  const { transaction_id: id, challenge_url, expires_at, wallet } = open
  set(askBankAtom, reservation, { id, challenge_url, expires_at }, { leaves: wallet ?? null, isFresh: false, paid })
})
