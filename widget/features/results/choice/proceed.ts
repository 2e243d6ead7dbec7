import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import { asFailure } from '../../../lib/failure.ts'
import { trackAtom } from '../../../state/analytics/analytics.ts'
import { clearSlotAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { showAtom } from '../../../state/messages/failures.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { selectionAtom, toSelectedRooms } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { updatedQueryAtom } from '../../../state/reservation/updating.ts'
import { goneAtom } from './picks.ts'

export const proceedingAtom = atom(false)

/** On to the guest's details, if everything chosen is still there; what is gone is named and the rest stays (CALL-135). */
export const proceedAtom = atom(null, async (get, set) => {
  if (get(proceedingAtom)) return
  set(proceedingAtom, true)
  set(clearSlotAtom, 'searchResult')
  const selection = get(selectionAtom)
  const { checkin, checkout } = get(criteriaAtom)
  const query = {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(selection),
    ...get(updatedQueryAtom),
  }
  try {
    const { data } = await get(environmentAtom).api(rooms.availability, { hotelId: get(settingsAtom).hotel_id, query })
    const gone = selection.filter((_, at) => {
      const line = data.rooms[at]
      return line !== undefined && line.available_count < line.requested
    })
    set(
      goneAtom,
      gone.map((pick) => ({ pick, why: 'taken' as const })),
    )
    if (gone.length)
      set(
        selectionAtom,
        selection.filter((pick) => !gone.includes(pick)),
      )
    else {
      void set(trackAtom, { kind: 'checkout', criteria: get(criteriaAtom), selection })
      set(goAtom, { to: 'guestDetail' })
    }
  } catch (error) {
    set(showAtom, asFailure(error), 'searchResult')
  } finally {
    set(proceedingAtom, false)
  }
})
