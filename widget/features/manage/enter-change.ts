import { atom } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { goAtom, placeAtom } from '../../state/navigation/navigation.ts'
import { reviewHotelIdAtom } from '../../state/reservation/review-credentials.ts'

/** Into update mode; what proved the reader goes along beside the address. */
export const enterChangeAtom = atom(null, (get, set, { reservation_number }: Reservation) => {
  const params = { confirmationNumber: reservation_number }
  const query = { hotelId: String(get(reviewHotelIdAtom)) }
  set(goAtom, { to: 'change', params, query, state: get(placeAtom).state })
})
