import { atom } from 'jotai'

import { queryAtom } from '../navigation/navigation.ts'

/** An address that asks for results: it names a day of arrival, in one parameter or in three, or wants any day. */
export const isSearch = (query: URLSearchParams): boolean =>
  query.has('checkin') || query.has('checkin_day') || query.get('search_type') === 'undated'

export const hasSearchedAtom = atom((get) => isSearch(get(queryAtom)))
