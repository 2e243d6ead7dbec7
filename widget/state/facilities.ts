import { atom } from 'jotai'

import { hotels } from '../../shared/contract/hotels.ts'
import type { Facility } from '../../shared/contract/hotels.ts'
import type { InputOf } from '../../shared/contract/define.ts'
import { times } from '../../shared/rules/times.ts'
import { asFailure } from '../lib/failure.ts'
import type { Shown } from './banner.ts'
import { environmentAtom } from './environment.ts'
import { shownLaterAtom } from './late-failures.ts'
import { settingsAtom } from './settings.ts'
import { localeAtom } from './texts.ts'

/** The hotels of the brand. */
export type Facilities = { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; list: Facility[] }

type Asked = Omit<InputOf<typeof hotels.ofBrand>['query'], 'page'>

export const brandIdAtom = atom((get): number => {
  const settings = get(settingsAtom)
  return settings.booking_widget_setting_attributes.hotel_brand_id ?? settings.hotel_brand_id
})

/** Page by page, in the order of the brand; a hotel that moved to another page meanwhile is there once (CALL-034). */
export const fetchFacilitiesAtom = atom(null, async (get, _set, query: Asked, signal: AbortSignal) => {
  const { api } = get(environmentAtom)
  const brandId = get(brandIdAtom)
  const pageOf = (page: number) => api(hotels.ofBrand, { brandId, query: { ...query, page } }, { signal })
  const first = await pageOf(1)
  const others = times(Math.max(0, first.meta.total_pages - 1), (at) => pageOf(at + 2))
  const pages = [first, ...(await Promise.all(others))]
  const byId = new Map<number, Facility>()
  for (const { data } of pages) for (const facility of data) if (!byId.has(facility.id)) byId.set(facility.id, facility)
  return [...byId.values()]
})

/** The most the server gives at once. */
const MOST_A_PAGE = 50

const namedAtom = atom<{ of: string; found: Facilities }>({ of: '', found: { kind: 'loading' } })
const whoseAtom = atom((get) => `${get(brandIdAtom)} ${get(localeAtom)}`)

/** The hotels of the brand by name, without prices. */
export const brandHotelsAtom = atom((get): Facilities => {
  const { of, found } = get(namedAtom)
  return of === get(whoseAtom) ? found : { kind: 'loading' }
})

/** Once for a brand and a language; what was refused is asked for again. */
export const loadBrandHotelsAtom = atom(null, async (get, set) => {
  const of = get(whoseAtom)
  const known = get(namedAtom)
  if (known.of === of && known.found.kind !== 'refused') return
  const keep = (found: Facilities) => {
    if (get(whoseAtom) === of) set(namedAtom, { of, found })
  }
  keep({ kind: 'loading' })
  try {
    keep({
      kind: 'ready',
      list: await set(fetchFacilitiesAtom, { per_page: MOST_A_PAGE }, new AbortController().signal),
    })
  } catch (error) {
    keep({ kind: 'refused', shown: await set(shownLaterAtom, asFailure(error)) })
  }
})
