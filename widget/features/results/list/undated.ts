import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { asFailure } from '../../../lib/failure.ts'
import { clearSlotAtom, slotsAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { showAtom } from '../../../state/messages/failures.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { isSamePick, pickAtom } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { asValue } from '../words.ts'
import { isPricedFor } from './offers.ts'
import { roomsOf } from '../choice/picks.ts'
import { roomQueryAtom } from '../query.ts'

type Stay = { checkin: string; checkout: string }

/** An offer of any dates gets its dates: priced for them, chosen, and shown among what else is free then (SEARCH-023). */
export const chooseStayAtom = atom(null, async (get, set, pick: Selected, stay: Stay) => {
  set(clearSlotAtom, 'searchResult')
  const dated: Criteria = { ...get(shownCriteriaAtom), ...stay, is_undated: false }
  const query = get(roomQueryAtom)({ ...dated, filter: [], room_plan_codes: [pick.plan.room_plan_code] })
  try {
    const input = { hotelId: get(settingsAtom).hotel_id, query }
    const offered = roomsOf(await get(environmentAtom).api(rooms.search, input))
    const chosen = offered
      .flatMap((room) => room.room_plan.map((plan): Selected => ({ ...pick, room, plan, quantity: 1 })))
      .find((one) => isPricedFor(one.plan, pick.party) && isSamePick(one, pick))
    if (!chosen) {
      const values = { date: asValue(stay.checkin) }
      const message = { key: 'results.notThen', values } as const
      return set(slotsAtom, (slots) => ({ ...slots, searchResult: { message, code: null, kind: null } }))
    }
    set(pickAtom, chosen)
    set(goAtom, { to: 'result', query: writeCriteria(dated) })
  } catch (error) {
    set(showAtom, asFailure(error), 'searchResult')
  }
})
