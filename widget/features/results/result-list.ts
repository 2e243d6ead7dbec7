import { atom } from 'jotai'

import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { PlanWithRooms, Room } from '../../../shared/model/search/room.ts'
import { isTiersMode } from '../../../shared/rules/party/kids-mode.ts'
import { offeredRooms } from '../../../shared/rules/change/offered.ts'
import type { OfferedQuery } from '../../../shared/rules/change/offered.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { firstLookAtom, resultsAtom } from './state.ts'

type Meta = SearchAnswer['meta']
/** Where nothing fits: the next dates that are free, or rooms for the party together. */
export type WaysOn = { next: Meta['next_available']; combination: Meta['combination'] }
/** What there is to look at; `isFirstLook` where only the quicker answer came. */
export type ResultList = {
  rooms: Room[]
  plans: PlanWithRooms[]
  isFirstLook: boolean
  ways: WaysOn
  lottery: Meta['lottery']
}

const askingAtom = atom((get): OfferedQuery => {
  const { rooms, is_including_occupied, is_undated, mode, dynamic_package } = get(criteriaAtom)
  return {
    rooms: rooms.length,
    isTiersMode: isTiersMode(get(settingsAtom)),
    takesAny: is_including_occupied || is_undated || mode === 'voucher',
    isPackage: dynamic_package === 'wbf',
  }
})

/** Of the newest answer what may be shown; null while there is none. */
export const foundAtom = atom((get): ResultList | null => {
  const [state, first] = [get(resultsAtom), get(firstLookAtom)]
  const real = state.kind === 'ready' ? state.answer : state.kind === 'loading' ? state.old : null
  const answer = first ?? real
  if (!answer) return null
  const asking = get(askingAtom)
  return {
    rooms: offeredRooms(answer.data.rooms, asking),
    plans: answer.data.plans.flatMap((plan) => {
      const rooms = offeredRooms(plan.rooms, asking)
      return rooms.length > 0 ? [{ ...plan, rooms }] : []
    }),
    isFirstLook: first !== null,
    ways: { next: real?.meta.next_available ?? null, combination: real?.meta.combination },
    lottery: real?.meta.lottery,
  }
})

/** The list by plans, or by rooms. */
export const listedRooms = ({ rooms, plans }: ResultList): Room[] => [...rooms, ...plans.flatMap((plan) => plan.rooms)]
