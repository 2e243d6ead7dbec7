import assert from 'node:assert/strict'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import { priceTotal } from '../../../shared/rules/money/money.ts'
import { PARTY, TARO } from './guest.ts'
import type { Guest } from './guest.ts'

export const ONE_NIGHT = { checkin_date: '2026-11-17', checkout_date: '2026-11-18' }
export const TWO_NIGHTS = { checkin_date: '2026-11-17', checkout_date: '2026-11-19' }

export type Offer = RoomPlan & { room_type_code: string }
export type Asked = Partial<Omit<RoomQuery, 'rooms'>> & { rooms?: PartyRoom[] }

export const plansOf = (offers: readonly Offer[]) => [...new Set(offers.map((plan) => plan.hotel_plan_code))].toSorted()
export const chosen = ({ room_type_code, room_plan_code }: Offer, quantity = 1, party: PartyRoom = PARTY) => [
  { room_type_code, room_plan_code, quantity, party },
]

/** A guest who searches, and asks what the found offers cost. */
export function searching(guest: Guest) {
  const ask = (hotelId: number, query: Asked) =>
    guest.send(rooms.search, { hotelId, query: { rooms: [PARTY], ...query } })

  async function search(hotelId: number, query: Asked) {
    const { status, body } = await ask(hotelId, query)
    assert.equal(status, 200, JSON.stringify(body))
    const offers = body.data.rooms.flatMap(({ room_type_code, room_plan }): Offer[] =>
      room_plan.map((plan) => ({ ...plan, room_type_code })),
    )
    return { offers, rooms: body.data.rooms, plans: body.data.plans, meta: body.meta }
  }

  const price = (hotelId: number, { checkin_date, checkout_date }: typeof ONE_NIGHT, offer: Offer, quantity = 1) =>
    guest.send(rooms.price, { hotelId, query: { checkin_date, checkout_date, rooms: chosen(offer, quantity) } })

  /** The whole way to a booking that is paid at the hotel. */
  async function buy(hotelId: number, { checkin_date, checkout_date }: typeof ONE_NIGHT, offer: Offer, key: string) {
    const stay = { checkin_date, checkout_date, rooms: chosen(offer) }
    const { data, meta } = (await guest.send(rooms.price, { hotelId, query: { ...stay, payment_type: 'on_site' } }))
      .body
    const booking: Booking = {
      ...stay,
      guest: TARO,
      payment: { type: 'on_site' },
      extras: [],
      allow_duplicate: true,
      quote_id: meta.quote_id,
      total_price: priceTotal(data.total),
    }
    return { total: booking.total_price, booked: await guest.book(hotelId, booking, key) }
  }

  return { ask, search, price, buy }
}
