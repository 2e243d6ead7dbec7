import { atom } from 'jotai'

import { starting } from '../../../shared/contract/starting.ts'
import { toJson } from '../../../shared/json.ts'
import { bookLocale, localeOfTag } from '../../../shared/locales.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { mapChildren } from '../../../shared/rules/party/kids-mode.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../environment.ts'
import { shownLaterAtom } from '../messages/lazy-failures.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from '../navigation/navigation.ts'
import { readCriteriaAtom } from '../search/read-search.ts'
import { criteriaAtom } from '../search/search.ts'
import { hotelCodeAtom, loadedSettingsAtom, settingsAtom, startAtom } from './settings.ts'
import { localeAtom, showLocaleAtom } from './texts.ts'

/** The address names another hotel of the brand: the widget becomes that hotel's, and the person in front of it stays. */
export const followHotelAtom = atom(null, async (get, set) => {
  const place = get(environmentAtom).location.get()
  const code = new URLSearchParams(place.search).get('code')
  if (!code || code === get(hotelCodeAtom)) return set(placeAtom, place)
  // Before the screen is another one: it would ask the hotel of before.
  set(startAtom, { kind: 'starting' })
  set(hotelCodeAtom, code)
  set(placeAtom, place)
  try {
    const settings = await set(fetchSettingsAtom, code)
    if (get(hotelCodeAtom) !== code) return
    set(loadedSettingsAtom, settings)
    set(takeCriteriaAtom)
    set(startAtom, { kind: 'ready' })
  } catch (error) {
    const failure = asFailure(error)
    const shown = await set(shownLaterAtom, failure)
    if (get(hotelCodeAtom) === code) set(startAtom, { kind: 'refused', shown, failure })
  }
})

/**
 * In the language that the guest or the page has chosen, though the hotel of before may not have it, or the one this hotel
 * takes bookings in. A choice made meanwhile counts.
 */
const fetchSettingsAtom = atom(null, async (get, set, code: string): Promise<Settings> => {
  const { api, storage, began, attributes } = get(environmentAtom)
  for (;;) {
    const asked = get(localeAtom)
    const { data } = await api(starting.settings, { code })
    const wanted = storage.read('locale') ?? localeOfTag(began.get('locale') ?? '') ?? attributes.locale
    const locale = bookLocale(wanted, data.book_languages)
    if (locale === asked && asked === get(localeAtom)) return data
    await set(showLocaleAtom, locale)
  }
})

/** The same stay; children are counted as this hotel counts them. */
const takeCriteriaAtom = atom(null, (get, set) => {
  const query = get(queryAtom)
  set(readCriteriaAtom, query)
  const criteria = get(criteriaAtom)
  const rooms = mapChildren(criteria.rooms, get(settingsAtom))
  if (toJson(rooms) === toJson(criteria.rooms)) return
  set(criteriaAtom, { ...criteria, rooms })
  const { id, params } = get(routeAtom)
  set(goAtom, {
    to: id,
    params: params as never, // findRoute read them from this very route's path
    query: { ...Object.fromEntries(query), ...writeCriteria({ ...criteria, rooms }) },
    replace: true,
    state: get(placeAtom).state,
  })
})
