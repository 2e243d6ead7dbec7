import { atom } from 'jotai'

import type { Reservation } from '../../../shared/model/reservation.ts'
import { goAtom, placeAtom } from '../../state/navigation.ts'
import { houseAtom } from '../../state/review-proof.ts'

/** Into update mode; what proved the reader goes along beside the address. */
export const enterChangeAtom = atom(null, (get, set, { reservation_number }: Reservation) => {
  const params = { confirmationNumber: reservation_number }
  const query = { hotelId: String(get(houseAtom)) }
  set(goAtom, { to: 'change', params, query, state: get(placeAtom).state })
})
