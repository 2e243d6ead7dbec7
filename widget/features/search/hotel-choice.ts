import { atom } from 'jotai'

import type { Facility } from '../../../shared/contract/hotels.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { atHotelAtom, OF_ONE_HOTEL } from '../../state/search/at-hotel.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { panelAtom } from './state.ts'

/** The address names the other hotel, and the widget follows it there with the same stay. */
export const chooseHotelAtom = atom(null, (get, set, code: string) => {
  set(panelAtom, null)
  set(goAtom, { to: 'result', query: get(atHotelAtom)(get(criteriaAtom), code) })
})

export const showAllHotelsAtom = atom(null, (get, set) => {
  set(panelAtom, null)
  set(goAtom, { to: 'facilities', query: writeCriteria({ ...get(criteriaAtom), ...OF_ONE_HOTEL }) })
})

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** By name or area, in whatever width and case it is typed. */
export const fits = ({ name, area }: Facility, sought: string): boolean =>
  plain(`${name} ${area}`).includes(plain(sought))
