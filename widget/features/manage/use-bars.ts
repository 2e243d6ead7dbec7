import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { whatMayBeDone } from '../../../shared/rules/change/cancelling.ts'
import { serverNowAtom } from '../../state/reservation/review.ts'
import { viewerAtom } from './mend.ts'

/** What may be done now by the table both sides ask; the hotel's own terms and deadline are in update_settings alone. */
export function useBars(reservation: Reservation) {
  const now = useAtomValue(serverNowAtom)
  const viewer = useAtomValue(viewerAtom)
  const kept = { ...reservation, paid: reservation.payment.paid }
  return whatMayBeDone(kept, { time_zone: reservation.hotel.time_zone, updates: null }, viewer, now())
}
