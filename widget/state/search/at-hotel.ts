import { atom } from 'jotai'

import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { hotelCodeAtom } from '../settings/settings.ts'

/** Codes and filters are those of one hotel; another one knows nothing of them. */
export const OF_ONE_HOTEL = { filter: [], room_type_codes: [], hotel_plan_codes: [], room_plan_codes: [] }

/** The same stay at a hotel of the brand, as an address; the widget follows it there. */
export const atHotelAtom = atom((get) => {
  const here = get(hotelCodeAtom)
  return (criteria: Criteria, code: string) => ({
    ...writeCriteria(code === here ? criteria : { ...criteria, ...OF_ONE_HOTEL }),
    code,
  })
})
