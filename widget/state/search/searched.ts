import { atom } from 'jotai'

import { WISHES } from '../../../shared/parameters.ts'
import { queryAtom } from '../navigation/navigation.ts'

/** An address that asks for results: whoever names any wish is shown what there is, with the hotel's defaults for the rest (000 §5). */
export const isSearch = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => value && WISHES.includes(name))

export const hasSearchedAtom = atom((get) => isSearch(get(queryAtom)))
