import { rooms } from '../../../shared/contract/rooms.ts'
import { openGuest, PARTY } from '../../contract/helpers/guest.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../lib/world.ts'
import { STAY, TARO } from './guest.ts'

const HOTEL = 1
let booked = 0

/**
 * A stay to be paid at the hotel, booked over the wire as the widget books it, without its pages: for what happens to a stay
 * afterwards. Gives its number.
 */
export async function bookStay(
  { origins }: World,
  plan: string,
  person: Partial<typeof TARO> = TARO,
  { checkin, checkout } = STAY,
): Promise<string> {
  const dates = { checkin_date: checkin, checkout_date: checkout }
  const fetched = (url: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, search } = new URL(String(url))
    return fetch(origins[origin === ORIGINS.identity ? 'identity' : 'api'] + pathname + search, init)
  }
  const guest = await openGuest({ fetch: fetched }, { origin: origins.widget })
  const query = { ...dates, rooms: [PARTY], bookable: true, order: 'price_low_to_high' as const }
  const { body: found } = await guest.send(rooms.search, { hotelId: HOTEL, query })
  const [chosen] = found.data.rooms.flatMap(({ room_type_code, room_plan }) =>
    room_plan
      .filter(({ room_plan_name }) => room_plan_name === plan)
      .map(({ room_plan_code }) => ({ room_type_code, room_plan_code, quantity: 1, party: PARTY })),
  )
  if (!chosen) throw new Error(`No room is sold with ${plan}`)
  const { email_again: _, ...who } = { ...TARO, ...person }
  const booking = await guest.booking(HOTEL, 'on_site', [chosen], { ...dates, guest: who })
  const { status, body } = await guest.book(HOTEL, booking, `stay-booked-${++booked}`)
  if (status !== 201) throw new Error(`Not booked: ${status} ${JSON.stringify(body)}`)
  return body.data.reservation_number
}
