import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { RoomQuery } from '../../../../shared/model/search/search.ts'
import { remoteData } from '../../../state/remote.ts'
import { criteriaAtom } from '../../../state/search/search.ts'

/**
 * What the hotel has for the stay in the bar. Nobody has searched yet, so that nothing of it is measured, and it is not what
 * a search has found.
 */
export const frontRoomsData = remoteData(
  ({ api, hotelId }, query: RoomQuery, signal) => api(rooms.search, { hotelId, query }, { signal }),
  { keepsOther: true, hidesOtherLanguage: true },
)

/** The stay in the bar; whoever comes back from a search is not held to the rooms, plans and wishes it was narrowed to. */
export const frontCriteriaAtom = atom((get) => ({
  ...get(criteriaAtom),
  filter: [],
  room_type_codes: [],
  hotel_plan_codes: [],
  room_plan_codes: [],
}))
