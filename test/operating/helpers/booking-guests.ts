import { setTimeout as pause } from 'node:timers/promises'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { addDays, today } from '../../../shared/rules/days/dates.ts'
import { openGuest, PARTY, TARO } from '../../contract/helpers/guest.ts'
import type { Guest } from '../../contract/helpers/guest.ts'
import type { World } from '../../contract/helpers/world.ts'
import { until } from '../../lib/until.ts'

const HOTEL = 1
const GUESTS = 3
/** Beginning so many days from now, each guest has nights of their own. */
const [FIRST_DAY, DAYS] = [3, 120]
/** People read, and who is asked to wait does. */
const PAUSE_MS = 250

type Calls = World['fetch']
export type Kept = { number: string; total: number }
export type BookingGuests = {
  /** Stays that were answered 201. */
  booked: readonly Kept[]
  /** Whatever else came back, 503 with Retry-After apart. */
  failed: readonly string[]
  /** How often guests were asked to wait. */
  waited: () => number
  /** Until so many more are booked. */
  more: (count: number) => Promise<void>
  stop: () => Promise<void>
}

type Answer = { status: number; headers: Headers; body: unknown }

/** Guests who book on and on, from search to stay, until they are stopped. */
export function startGuests({ fetch }: { fetch: Calls }): BookingGuests {
  const booked: Kept[] = []
  const failed: string[] = []
  let waits = 0
  const over = new AbortController()

  /** As the widget does: who is asked to wait asks again. */
  async function asked<One extends Answer>(call: () => Promise<One>): Promise<One> {
    for (;;) {
      const answer = await call()
      if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer
      waits++
      await pause(PAUSE_MS)
    }
  }

  async function book(guest: Guest, checkin: string, key: string): Promise<void> {
    const stay = { checkin_date: checkin, checkout_date: addDays(checkin, 1) }
    const input = { hotelId: HOTEL, query: { ...stay, rooms: [PARTY], bookable: true } }
    const found = await asked(() => guest.send(rooms.search, input))
    if (found.status !== 200) return void failed.push(`search ${found.status}`)
    const offers = found.body.data.rooms.flatMap((room) => room.room_plan.map((plan) => ({ room, plan })))
    const offer = offers.find(({ plan }) => plan.payment_method.includes('on_site'))
    if (!offer) return
    const codes = { room_type_code: offer.room.room_type_code, room_plan_code: offer.plan.room_plan_code }
    const chosen = [{ ...codes, quantity: 1, party: PARTY }]
    const priced = { hotelId: HOTEL, query: { ...stay, rooms: chosen, payment_type: 'on_site' as const } }
    const price = await asked(() => guest.send(rooms.price, priced))
    if (price.status !== 200) return void failed.push(`price ${price.status}`)
    const total = price.body.data.total.total_price
    const body = {
      ...stay,
      rooms: chosen,
      guest: TARO,
      payment: { type: 'on_site' as const },
      extras: [],
      allow_duplicate: true,
      quote_id: price.body.meta.quote_id,
      total_price: total,
    }
    const answer = await asked(() => guest.book(HOTEL, body, key))
    if (answer.status !== 201) return void failed.push(`book ${answer.status} ${JSON.stringify(answer.body)}`)
    booked.push({ number: answer.body.data.reservation_number, total })
  }

  async function live(who: number): Promise<void> {
    const guest = await openGuest({ fetch }, { 'x-forwarded-for': `203.0.113.${who}` })
    const first = addDays(today('Asia/Tokyo', Date.now()), FIRST_DAY)
    for (let turn = 0; !over.signal.aborted; turn++) {
      const day = addDays(first, (who + turn * GUESTS) % DAYS)
      await pause(PAUSE_MS)
      await book(guest, day, `upgrade-${who}-${turn}`).catch((error: unknown) => failed.push(String(error)))
    }
  }
  const lives = Array.from({ length: GUESTS }, (_, who) =>
    live(who).catch((error: unknown) => failed.push(String(error))),
  )

  return {
    booked,
    failed,
    waited: () => waits,
    async more(count) {
      const wanted = booked.length + count
      await until(
        () => booked.length >= wanted || failed.length > 0,
        () => `${count} more stays`,
      )
    },
    async stop() {
      over.abort()
      await Promise.all(lives)
    },
  }
}

/** How a process shows a stay to whoever has its number and address. */
export async function shown(fetch: Calls, stays: readonly Kept[]): Promise<(Kept | number)[]> {
  const guest = await openGuest({ fetch })
  const found: (Kept | number)[] = []
  for (const { number } of stays) {
    const input = { hotelId: HOTEL, reservationId: number, query: { email: TARO.email } }
    const { status, body } = await guest.send(reservations.show, input)
    found.push(status === 200 ? { number: body.data.reservation_number, total: body.data.total.total_price } : status)
  }
  return found
}
