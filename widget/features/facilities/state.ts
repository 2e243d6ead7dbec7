import { atom } from 'jotai'

import { remoteData } from '../../state/remote.ts'
import { brandIdAtom, fetchFacilities } from '../../state/search/facilities.ts'
import type { FacilitiesQuery } from '../../state/search/facilities.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { readCriteriaAtom } from '../../state/search/read-search.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { namesStay } from '../../state/search/names-stay.ts'
import { localeAtom } from '../../state/settings/texts.ts'

/** Another stay or another language is another list. */
export const facilitiesQueryAtom = atom((get) => ({ query: get(queryAtom), locale: get(localeAtom) }))

/** Nothing but all of them: the field is sent all the same, as CALL-033 lists it. */
const ALL = ['']

/** The nights the prices are for; null: those of any night that is free. */
export const datedStayAtom = atom((get) => {
  const { checkin, checkout, is_undated } = get(criteriaAtom)
  return namesStay(get(queryAtom)) && !is_undated ? { checkin_date: checkin, checkout_date: checkout } : null
})

/** The brand's hotels with the lowest price of a night for what is asked. */
export const facilitiesData = remoteData(({ api, get }, query: FacilitiesQuery, signal) =>
  fetchFacilities(api, get(brandIdAtom), query, signal),
)

export const findFacilitiesAtom = atom(null, async (get, set, query: URLSearchParams, left?: AbortSignal) => {
  set(readCriteriaAtom, query)
  const hotel_codes = (query.get('hotel_codes') ?? '').split(',').filter(Boolean)
  const asked = {
    hotel_codes: hotel_codes.length ? hotel_codes : ALL,
    is_including_lowest_price: true,
    rooms: get(criteriaAtom).rooms,
    ...get(datedStayAtom),
  }
  await set(facilitiesData.loadAtom, asked, left)
})
