import { rooms } from '../../../shared/contract/rooms.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { readSearch } from '../../../shared/rules/link/read-criteria.ts'
import { toRoomQuery } from '../../../shared/rules/link/room-query.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import { remoteData } from '../../state/remote.ts'
import { searchContextAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

export type Offer = { room: Room; plan: RoomPlan }
/** What the address asks for, and the room it names; null: it names none that is given. */
export type EntryOffer = { criteria: Criteria; offer: Offer | null }

/** The room an address asks to enter for, as the search finds it: after signing in, a reload and in another language alike. */
export const offerData = remoteData(
  async ({ api, hotelId, get }, { address }: { address: string }, signal): Promise<EntryOffer> => {
    const { criteria } = readSearch(new URLSearchParams(address), get(searchContextAtom))
    const [code] = criteria.room_plan_codes
    if (!criteria.carried.lottery_event || code === undefined) return { criteria, offer: null }
    const query = toRoomQuery({ ...criteria, type: 'rooms' }, get(settingsAtom).kids_tiers)
    const { data } = await api(rooms.search, { hotelId, query }, { signal })
    const [offer] = data.rooms.flatMap((room) => room.room_plan.map((plan) => ({ room, plan })))
    return { criteria, offer: offer ?? null }
  },
)
