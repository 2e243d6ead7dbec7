import { atom } from 'jotai'

import type { CombinedRoom } from '../../../../shared/model/search/room.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { isSearchPressedAtom } from '../../../state/search/search-pressed.ts'
import { isSamePick, pickAtom, selectionAtom } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'

/** The rooms as choices; alike ones are one choice of several. */
export function picksOf(rooms: readonly CombinedRoom[], type: Selected['type'], couponCode = ''): Selected[] {
  const picks: Selected[] = []
  for (const { room, party } of rooms)
    for (const plan of room.room_plan) {
      const pick: Selected = { room, plan, party, quantity: 1, type, couponCode }
      const same = picks.find((other) => isSamePick(other, pick))
      if (same) same.quantity++
      else picks.push(pick)
    }
  return picks
}

/** All of them at once: the search is for these rooms now, so that each of them can be changed in its list. */
export const takeCombinationAtom = atom(null, (get, set, rooms: readonly CombinedRoom[]) => {
  const criteria = get(shownCriteriaAtom)
  set(selectionAtom, [])
  for (const pick of picksOf(rooms, criteria.type, criteria.coupon_code)) set(pickAtom, pick)
  set(isSearchPressedAtom, true)
  set(goAtom, { to: 'result', query: writeCriteria({ ...criteria, rooms: rooms.map(({ party }) => party) }) })
})
