import { atom } from 'jotai'

import { rooms } from '../../../shared/contract/rooms.ts'
import { nullWhereUnknown } from '../../lib/failure.ts'
import { environmentAtom } from '../environment.ts'
import { lotteryQueryAtom } from '../lottery/lottery-query.ts'
import { updatedQueryAtom } from '../reservation/updating.ts'
import { settingsAtom } from '../settings/settings.ts'
import { selectionAtom, toSelectedRooms } from './selection.ts'
import type { Selected } from './selection.ts'

/** First and last day, 'YYYY-MM-DD'. */
type Stay = { checkin: string; checkout: string }

/** What of the choice cannot be had any more on these days (CALL-135); throws what `api` throws. */
export const askGoneAtom = atom(null, async (get, _set, stay: Stay, signal?: AbortSignal): Promise<Selected[]> => {
  const selection = get(selectionAtom)
  const query = {
    checkin_date: stay.checkin,
    checkout_date: stay.checkout,
    rooms: toSelectedRooms(selection),
    ...get(updatedQueryAtom),
    ...get(lotteryQueryAtom),
  }
  const input = { hotelId: get(settingsAtom).hotel_id, query }
  // A server that does not know the call says it of the booking itself.
  const found = await get(environmentAtom).api(rooms.availability, input, { signal }).catch(nullWhereUnknown)
  return selection.filter((_, at) => {
    const line = found?.data.rooms[at]
    return line && line.available_count < line.requested
  })
})

/** The choice with which the guest has just been led on: all of it was there, and one press asks once. */
export const foundFreeAtom = atom<Selected[] | null>(null)
