import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { ChangeSum } from '../../../../shared/model/stay/changed-room.ts'
import type { AppliedCoupon } from '../../../../shared/model/payment/coupon.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { messageOf } from '../../../state/reservation/change-told.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { reviewCredentialsAtom } from '../../../state/reservation/review-credentials.ts'
import { wishAtom, wishedStay } from './wish.ts'

/** What the wished stay costs beside the booked one. */
export type Sum =
  | { kind: 'same' }
  | { kind: 'asking' }
  | { kind: 'refused'; message: Message }
  | { kind: 'ready'; sum: ChangeSum; coupon: AppliedCoupon | null }

export const sumAtom = atomForVisitor<Sum>({ kind: 'same' })

/** The server's own calculation; another wish meanwhile ends this one. */
export const askSumAtom = atom(null, async (get, set, reservation: Reservation, signal: AbortSignal): Promise<void> => {
  const stay = wishedStay(reservation, get(wishAtom)(reservation.reservation_number))
  if (!stay) return set(sumAtom, { kind: 'same' })
  set(sumAtom, { kind: 'asking' })
  const query = { ...stay, current_reservation: reservation.reservation_number, ...get(reviewCredentialsAtom) }
  try {
    const { data } = await get(environmentAtom).api(rooms.price, { hotelId: reservation.hotelId, query }, { signal })
    if (signal.aborted || !data.change) return
    set(sumAtom, { kind: 'ready', sum: data.change, coupon: data.coupon ?? null })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'aborted') set(sumAtom, { kind: 'refused', message: messageOf(failure) })
  }
})
