import { atom } from 'jotai'

import { hotels } from '../../../shared/contract/hotels.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, queryAtom, routeAtom } from '../navigation/navigation.ts'
import { hotelCodeAtom, settingsAtom } from '../settings/settings.ts'

/**
 * `hotel_id` chooses among the hotels of the brand whose code the address has, and no other (QUERY-005, AMB-51). It has
 * done its work then: from there on the code names the hotel.
 */
export const preselectAtom = atom(null, async (get, set) => {
  const wanted = get(queryAtom).get('hotel_id')
  const { hotel_id, hotel_brand_id } = get(settingsAtom)
  if (!wanted || !/^\d{1,15}$/.test(wanted) || Number(wanted) === hotel_id) return
  const from = get(hotelCodeAtom)
  // Nobody knows that number, or nobody answers: the hotel of the code is there.
  const answer = await get(environmentAtom)
    .api(hotels.hotel, { hotelId: wanted })
    .catch(() => null)
  if (answer?.data.hotel_brand_id !== hotel_brand_id || get(hotelCodeAtom) !== from) return
  const { id, params } = get(routeAtom)
  const { hotel_id: _, ...query } = Object.fromEntries(get(queryAtom))
  set(goAtom, {
    to: id,
    params: params as never, // findRoute read them from this very route's path
    query: { ...query, code: answer.data.code },
    replace: true,
  })
})
