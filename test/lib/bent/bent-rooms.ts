import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { World } from '../world.ts'

export const SEARCH_PATH = '/hotels/:hotelId/rooms'
export const PRELOAD_PATH = '/hotels/:hotelId/preload'
const STAY = { checkin_date: '2026-12-10', checkout_date: '2026-12-12' }
const COUPLE = JSON.stringify([{ adults: 2, children: 0 }])

/** What a search of this hotel is answered. */
export async function searchOf({ origins }: World, hotelId = 1, query: Record<string, string> = {}) {
  const started = await fetch(`${origins.identity}/api/client_sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET }),
  })
  const { data } = (await started.json()) as { data: { client_session: string } }
  const asked = new URLSearchParams({ type: 'rooms', ...STAY, rooms: COUPLE, ...query })
  const headers = { [HEADERS.clientSession]: data.client_session, [HEADERS.locale]: 'en' }
  const answer = await fetch(`${origins.api}/hotels/${hotelId}/rooms?${asked}`, { headers })
  return (await answer.json()) as SearchAnswer
}

/** The next search is answered with this. */
export const answerSearch = (world: World, body: object, more: { delay_ms?: number; times?: number } = {}) =>
  world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 200, body, ...more })

/** The first room of a search alone, with an offer for each change of its first plan. */
export function withOffers(answer: SearchAnswer, room: Partial<Room>, ...plans: Partial<RoomPlan>[]): SearchAnswer {
  const [given] = answer.data.rooms
  const [plan] = given?.room_plan ?? []
  if (!given || !plan) throw new Error('nothing was found that could be changed')
  const room_plan = plans.map((own, at): RoomPlan => {
    const { sign_in_discount: _none, ...plain } = plan
    return { ...plain, discounts: [], room_plan_code: `plan-${at}`, ...own }
  })
  return { ...answer, data: { rooms: [{ ...given, ...room, room_plan }], plans: [] } }
}
