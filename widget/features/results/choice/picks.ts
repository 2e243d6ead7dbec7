import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import type { Room } from '../../../../shared/model/search/room.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { mostRooms } from '../../../../shared/rules/change/offered.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { isSamePick, selectionAtom } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { atomForHotel } from '../../../state/session/visitor.ts'
import { isPricedFor } from '../list/offers.ts'
import { roomQueryAtom } from '../query.ts'

/** A choice that is one no more: taken by somebody else, or not offered for the search as it is now. */
export type Gone = {
  pick: Selected
  why: 'taken' | 'notOffered'
  /** How many of its rooms can still be had, and stay chosen. */
  left?: number | undefined
}
export const goneAtom = atomForHotel<Gone[]>([])

export const roomsOf = ({ data }: Pick<SearchAnswer, 'data'>): Room[] => [
  ...data.rooms,
  ...data.plans.flatMap((plan) => plan.rooms),
]

/** The choice with the price and words it has now; null when it is not among what is offered. */
function renewed(pick: Selected, offered: readonly Room[]): Selected | null {
  for (const room of offered)
    for (const plan of room.room_plan) {
      const now = { ...pick, room, plan, quantity: Math.min(pick.quantity, mostRooms(room, plan)) }
      if (isPricedFor(plan, pick.party) && isSamePick(now, pick)) return now.quantity ? now : null
    }
  return null
}

/** What narrows a list without making a room unbookable. */
const UNNARROWED = {
  filter: [],
  room_type_codes: [],
  hotel_plan_codes: [],
  room_plan_codes: [],
} satisfies Partial<Criteria>

/**
 * A choice outlives another order, filter or language as long as it is still offered, in the list or beside it
 * (RESULT-030); the guest reads which one is not.
 */
export const keepPicksAtom = atom(null, async (get, set, answer: SearchAnswer, signal: AbortSignal) => {
  set(goneAtom, [])
  if (!get(selectionAtom)[0]) return
  const listed = roomsOf(answer)
  const missing = get(selectionAtom).filter((pick) => !renewed(pick, listed))
  const beside = missing[0] ? await set(askForAtom, missing, signal) : []
  if (signal.aborted || !beside) return

  const kept = get(selectionAtom).map((pick) => ({ pick, now: renewed(pick, [...listed, ...beside]) }))
  set(
    selectionAtom,
    kept.flatMap(({ now }) => now ?? []),
  )
  set(
    goneAtom,
    kept.flatMap(({ pick, now }): Gone[] =>
      now?.quantity === pick.quantity ? [] : [{ pick, why: 'notOffered', left: now?.quantity }],
    ),
  )
})

/** What the search would say of these plans without its filters; null when nobody answers. */
const askForAtom = atom(null, async (get, _set, picks: Selected[], signal: AbortSignal): Promise<Room[] | null> => {
  const criteria = get(shownCriteriaAtom)
  // A price of any dates is not the price of a stay.
  if (criteria.is_undated) return []
  const room_plan_codes = [...new Set(picks.map(({ plan }) => plan.room_plan_code))]
  const query = get(roomQueryAtom)({ ...criteria, ...UNNARROWED, room_plan_codes })
  try {
    const { hotel_id } = get(settingsAtom)
    return roomsOf(await get(environmentAtom).api(rooms.search, { hotelId: hotel_id, query }, { signal }))
  } catch {
    return null // the choice stays; whether it can be had is asked again before the guest goes on
  }
})
