import { atom } from 'jotai'

import { brandIdAtom } from '../../state/search/facilities.ts'
import { calendarReaderAtom, hotelAskedAtom } from '../../state/search/months.ts'
import type { MonthsRequest } from '../../state/search/months.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { isBrandSearchAtom } from './state.ts'

/** Whose days the calendar of the bar shows: the hotel's, or all of the brand's where the search leads to its hotels (ROUTE-010). */
export const searchAskedAtom = atom((get): MonthsRequest => {
  const criteria = get(criteriaAtom)
  if (!get(isBrandSearchAtom)) return get(hotelAskedAtom)(criteria, null)
  const query = { rooms: criteria.rooms }
  return { kind: 'brand', brandId: get(brandIdAtom), query, reader: get(calendarReaderAtom) }
})
