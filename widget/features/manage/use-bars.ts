import { useAtomValue } from 'jotai'

import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { whatMayBeDone } from '../../../shared/rules/change/cancelling.ts'
import { serverNowAtom } from '../../state/reservation/review.ts'
import { isOtherHotelAtom, viewerAtom } from './mend.ts'

/** What may be done now by the table both sides ask; the hotel's own terms and deadline are in update_settings alone. */
export function useBars(reservation: Reservation) {
  const now = useAtomValue(serverNowAtom)
  const viewer = useAtomValue(viewerAtom)
  const kept = { ...reservation, paid: reservation.payment.paid }
  return whatMayBeDone(kept, { time_zone: reservation.hotel.time_zone, updates: null }, viewer, now())
}

/** What the server lets be changed, on the pages of the house it is booked at alone (MANAGE-037). */
export function useUpdatable(reservation: Reservation, updating: Pick<UpdateSettings, 'updatable'> | null): boolean {
  const isOtherHotel = useAtomValue(isOtherHotelAtom)
  return updating?.updatable === true && !isOtherHotel(reservation)
}
