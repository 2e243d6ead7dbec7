import { atom } from 'jotai'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import { writeCriteria } from '../../../shared/rules/criteria.ts'
import type { Criteria } from '../../../shared/rules/criteria.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { toRoomQuery } from '../../../shared/rules/room-query.ts'
import { asFailure } from '../../lib/failure.ts'
import { noteAtom } from '../../state/analytics.ts'
import { clearSlotAtom } from '../../state/banner.ts'
import { showAtom } from '../../state/failures.ts'
import { mcpCurrencyAtom } from '../../state/currency.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation.ts'
import { criteriaAtom, readCriteriaAtom } from '../../state/search.ts'
import { isSamePick, selectionAtom, toSelectedRooms } from '../../state/selection.ts'
import type { Selected } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'

/** What was found. `old` are the results before: they stay in view while new ones come, and are never in another language. */
export type Results =
  { kind: 'loading'; old: SearchAnswer | null } | { kind: 'refused' } | { kind: 'ready'; answer: SearchAnswer }

export const resultsAtom = atom<Results>({ kind: 'loading', old: null })

/** The second currency of the prices in view: of the answer, since the address may ask for another one already. */
export const shownCurrencyAtom = atom((get): Currency | null => {
  const state = get(resultsAtom)
  if (state.kind === 'refused') return null
  return (state.kind === 'ready' ? state.answer : state.old)?.meta.mcp_currency ?? null
})
const runningAtom = atom<AbortController | null>(null)

/** Searches what the address asks for; a search under way is given up, its answer would be stale. */
export const searchRoomsAtom = atom(null, async (get, set, query: URLSearchParams, keepOld: boolean) => {
  get(runningAtom)?.abort()
  const running = new AbortController()
  set(runningAtom, running)
  set(readCriteriaAtom, query)
  const before = get(resultsAtom)
  set(resultsAtom, { kind: 'loading', old: keepOld && before.kind === 'ready' ? before.answer : null })
  set(clearSlotAtom, 'searchResult')
  const settings = get(settingsAtom)
  const segments = get(environmentAtom)
    .attributes.segmentIds.split(/[\s,]+/)
    .filter(Boolean)
  const second = get(mcpCurrencyAtom)
  const criteria = toRoomQuery(get(criteriaAtom), settings.kids_tiers)
  const input = {
    hotelId: settings.hotel_id,
    query: {
      ...criteria,
      ...(segments.length && { segment_ids: segments }),
      ...(second && { currency: settings.currency, mcp_currency: second }),
    },
  }
  try {
    const answer = await get(environmentAtom).api(rooms.search, input, { signal: running.signal })
    set(resultsAtom, { kind: 'ready', answer })
    set(keepKnownPicksAtom, answer)
    void set(noteAtom, { kind: 'results', criteria: get(criteriaAtom), answer })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted') return
    set(showAtom, failure, 'searchResult')
    set(resultsAtom, { kind: 'refused' })
  }
})

export const leaveResultsAtom = atom(null, (get) => get(runningAtom)?.abort())

/** A choice whose plan is not offered any more is no choice; the others get their new price and words. */
const keepKnownPicksAtom = atom(null, (get, set, answer: SearchAnswer) => {
  const offered = [...answer.data.rooms, ...answer.data.plans.flatMap((plan) => plan.rooms)]
  const renewed = get(selectionAtom).flatMap((pick): Selected[] => {
    for (const room of offered)
      for (const plan of room.room_plan) {
        const now = { ...pick, room, plan }
        const sameParty =
          plan.matched_search_criteria.adults_count === pick.party.adults &&
          plan.matched_search_criteria.children_count === pick.party.children
        if (sameParty && isSamePick(now, pick)) return [{ ...now, quantity: Math.min(pick.quantity, room.room_count) }]
      }
    return []
  })
  set(
    selectionAtom,
    renewed.filter((pick) => pick.quantity > 0),
  )
})

/** Another order, filter or view is the same search at another address. */
export const refineAtom = atom(null, (get, set, change: Partial<Criteria>) => {
  set(goAtom, { to: 'result', query: writeCriteria({ ...get(criteriaAtom), ...change }), replace: true })
})

/** Rooms that were free when they were chosen and are not any more, by name. */
export const goneAtom = atom<Selected[]>([])
export const proceedingAtom = atom(false)

/** On to the guest's details, if everything chosen is still there; what is gone is named and the rest stays (CALL-135). */
export const proceedAtom = atom(null, async (get, set) => {
  if (get(proceedingAtom)) return
  set(proceedingAtom, true)
  set(clearSlotAtom, 'searchResult')
  const selection = get(selectionAtom)
  const { checkin, checkout } = get(criteriaAtom)
  const query = { checkin_date: checkin, checkout_date: checkout, rooms: toSelectedRooms(selection) }
  try {
    const { data } = await get(environmentAtom).api(rooms.availability, { hotelId: get(settingsAtom).hotel_id, query })
    const gone = selection.filter((_, at) => {
      const line = data.rooms[at]
      return line !== undefined && line.available_count < line.requested
    })
    set(goneAtom, gone)
    if (gone.length)
      set(
        selectionAtom,
        selection.filter((pick) => !gone.includes(pick)),
      )
    else {
      void set(noteAtom, { kind: 'checkout', criteria: get(criteriaAtom), selection })
      set(goAtom, { to: 'guestDetail' })
    }
  } catch (error) {
    set(showAtom, asFailure(error), 'searchResult')
  } finally {
    set(proceedingAtom, false)
  }
})
