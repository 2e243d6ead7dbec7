import { atom } from 'jotai'

import { ota } from '../../../shared/contract/ota.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { StoredSelection } from '../../../shared/model/search/ota.ts'
import { toRoomQuery } from '../../../shared/rules/link/room-query.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../messages/messages.ts'
import { shownLaterAtom } from '../messages/lazy-failures.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, queryAtom } from '../navigation/navigation.ts'
import { readCriteriaAtom } from '../search/read-search.ts'
import { criteriaAtom } from '../search/search.ts'
import { partyKey, selectionAtom, toSelectedRooms } from '../search/selection.ts'
import type { Selected } from '../search/selection.ts'
import { hotelCodeAtom, settingsAtom } from '../settings/settings.ts'

// Between the pages of an agency's site the choice is kept by the server under an id, which the address carries as `key`
// (QUERY-026, AMB-59). What the guest writes about themselves stays in their own browser.

/** On to the summary of what was chosen; a server that keeps nothing is told where the choice was made. */
export const toSelectionAtom = atom(null, async (get, set) => {
  const { checkin, checkout } = get(criteriaAtom)
  const query = writeCriteria(get(criteriaAtom))
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) written.set(name, value)
  const data: StoredSelection = {
    hotel_code: get(hotelCodeAtom),
    query: String(written),
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(get(selectionAtom)),
  }
  const answer = await get(environmentAtom).api(ota.store, { body: { data } })
  set(goAtom, { to: 'agencySelection', query: { key: answer.data.id } })
})

/** none: there is nothing to bring back. over: what was chosen is kept no longer, or cannot be had any more. */
export type Restored =
  { kind: 'loading' } | { kind: 'none' } | { kind: 'over' } | { kind: 'refused'; shown: Shown } | { kind: 'ready' }
export const restoredAtom = atom<Restored>({ kind: 'loading' })

const NOT_FOUND = 404

/** Brings the choice of the address back, with the prices of now (OTA-012). */
export const restoreSelectionAtom = atom(null, async (get, set, signal: AbortSignal) => {
  if (get(selectionAtom).length > 0) return set(restoredAtom, { kind: 'ready' })
  const key = get(queryAtom).get('key')
  if (!key || !get(hotelCodeAtom)) return set(restoredAtom, { kind: 'none' })
  set(restoredAtom, { kind: 'loading' })
  try {
    const { data } = await get(environmentAtom).api(ota.stored, { storageId: key }, { signal })
    const selection = data.hotel_code === get(hotelCodeAtom) ? await set(findAgainAtom, data, signal) : []
    set(selectionAtom, selection)
    set(restoredAtom, { kind: selection.length > 0 ? 'ready' : 'over' })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted') return
    if (failure.status === NOT_FOUND) return set(restoredAtom, { kind: 'over' })
    set(restoredAtom, { kind: 'refused', shown: await set(shownLaterAtom, failure) })
  }
})

/** The rooms and plans of the choice as they are sold now; nothing, where one of them is not. */
const findAgainAtom = atom(null, async (get, set, kept: StoredSelection, signal: AbortSignal): Promise<Selected[]> => {
  set(readCriteriaAtom, new URLSearchParams(kept.query))
  const { hotel_id: hotelId, kids_tiers } = get(settingsAtom)
  const criteria = get(criteriaAtom)
  const query = { ...toRoomQuery({ ...criteria, type: 'rooms' }, kids_tiers), checkin_date: kept.checkin_date }
  const { data } = await get(environmentAtom).api(rooms.search, { hotelId, query }, { signal })
  const found = kept.rooms.flatMap((line): Selected[] => {
    const room = data.rooms.find(({ room_type_code }) => room_type_code === line.room_type_code)
    const party = line.party
    const plan = room?.room_plan.find(
      ({ room_plan_code, matched_search_criteria: of }) =>
        room_plan_code === line.room_plan_code &&
        partyKey({ ...of, adults: of.adults_count, children: of.children_count }) === partyKey(party),
    )
    return room && plan
      ? [{ room, plan, party, quantity: line.quantity, type: line.type ?? 'rooms', couponCode: line.coupon_code ?? '' }]
      : []
  })
  return found.length === kept.rooms.length ? found : []
})
