import { atom } from 'jotai'

import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { PlanWithRooms, Room } from '../../../shared/model/search/room.ts'
import { isTiersMode } from '../../../shared/rules/party/kids-mode.ts'
import { offeredRooms } from '../../../shared/rules/change/offered.ts'
import type { OfferedQuery } from '../../../shared/rules/change/offered.ts'
import { roomsOf } from './choice/picks.ts'
import { shownCriteriaAtom } from './shown-criteria.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { answerInView, firstLookAtom, resultsAtom } from './state.ts'

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

/** Of the newest answer what may be shown; null while there is none. */
export const foundAtom = atom((get): ResultList | null => {
  const first = get(firstLookAtom)
  const real = answerInView(get(resultsAtom))
  const answer = first ?? real
  if (!answer) return null
  const { rooms, is_including_occupied, is_undated, mode, dynamic_package } = get(shownCriteriaAtom)
  const asking: OfferedQuery = {
    rooms: rooms.length,
    isTiersMode: isTiersMode(get(settingsAtom)),
    takesAny: is_including_occupied || is_undated || mode === 'voucher',
    isPackage: dynamic_package === 'wbf',
  }
  return {
    rooms: offeredRooms(answer.data.rooms, asking),
    plans: answer.data.plans.flatMap((plan) => {
      const offered = offeredRooms(plan.rooms, asking)
      return offered[0] ? [{ ...plan, rooms: offered }] : []
    }),
    isFirstLook: first !== null,
    ways: { next: real?.meta.next_available ?? null, combination: real?.meta.combination },
    lottery: real?.meta.lottery,
  }
})

/** The list by plans, or by rooms. */
export const listedRooms = (data: ResultList): Room[] => roomsOf({ data })
