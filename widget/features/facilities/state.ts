import { atom } from 'jotai'

import { asFailure } from '../../lib/failure.ts'
import { fetchFacilitiesAtom } from '../../state/facilities.ts'
import type { Facilities } from '../../state/facilities.ts'
import { shownLaterAtom } from '../../state/late-failures.ts'
import { queryAtom } from '../../state/navigation.ts'
import { readCriteriaAtom } from '../../state/read-search.ts'
import { criteriaAtom } from '../../state/search.ts'
import { hasSearchedAtom } from '../../state/searched.ts'
import { localeAtom } from '../../state/texts.ts'
import { atomForHotel } from '../../state/visitor.ts'

export const facilitiesAtom = atomForHotel<Facilities>({ kind: 'loading' })
/** Another stay or another language is another list. */
export const askedAtom = atom((get) => ({ query: get(queryAtom), locale: get(localeAtom) }))
const runningAtom = atom<AbortController | null>(null)

/** Nothing but all of them: the field is sent all the same, as the specification lists it (7.3, getFacilities). */
const ALL = ['']

/** The nights the prices are for; null: those of any night that is free. */
export const datedStayAtom = atom((get) => {
  const { checkin, checkout, is_undated } = get(criteriaAtom)
  return get(hasSearchedAtom) && !is_undated ? { checkin_date: checkin, checkout_date: checkout } : null
})

/** The brand's hotels with the lowest price of a night for what the address asks. */
export const findFacilitiesAtom = atom(null, async (get, set, query: URLSearchParams) => {
  get(runningAtom)?.abort()
  const running = new AbortController()
  set(runningAtom, running)
  set(readCriteriaAtom, query)
  set(facilitiesAtom, { kind: 'loading' })
  const hotel_codes = (query.get('hotel_codes') ?? '').split(',').filter(Boolean)
  const { rooms } = get(criteriaAtom)
  const asked = {
    hotel_codes: hotel_codes.length ? hotel_codes : ALL,
    is_including_lowest_price: true,
    rooms,
    ...get(datedStayAtom),
  }
  try {
    const list = await set(fetchFacilitiesAtom, asked, running.signal)
    if (!running.signal.aborted) set(facilitiesAtom, { kind: 'ready', list })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted') return
    set(facilitiesAtom, { kind: 'refused', shown: await set(shownLaterAtom, failure) })
  }
})

export const leaveFacilitiesAtom = atom(null, (get) => get(runningAtom)?.abort())
