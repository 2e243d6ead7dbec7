import { setTimeout as pause } from 'node:timers/promises'

import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { addDays, today } from '../../../shared/rules/days/dates.ts'
import { openGuest, PARTY, TARO } from '../../contract/helpers/guest.ts'
import type { Guest } from '../../contract/helpers/guest.ts'
import type { World } from '../../contract/helpers/world.ts'
import { until } from '../../lib/until.ts'

const HOTEL = 1
const GUESTS = 3
/** Beginning so many days from now, each guest has nights of their own. */
const [FIRST_DAY, DAYS] = [3, 120]
/** Stays that a guest keeps; with one more, the oldest is cancelled, so that the nights never run out. */
const KEPT = 10
/** People read, and who is asked to wait does. */
const PAUSE_MS = 250

type Calls = World['fetch']
export type Kept = { number: string; total: number }
export type BookingGuests = {
  /** Stays that were answered 201 and not cancelled since. */
  booked: readonly Kept[]
  /** Numbers of those that were cancelled. */
  cancelled: readonly string[]
  /** Whatever else came back, 503 with Retry-After apart. */
  failed: readonly string[]
  /** How often guests were asked to wait. */
  waited: () => number
  /** Until so many more are booked. */
  more: (count: number) => Promise<void>
  stop: () => Promise<void>
}

type Own = { number: string; fee: number }
type Answer = { status: number; headers: Headers; body: unknown }

/** Guests who book on and on, from search to stay, and cancel what is too many, until they are stopped. */
export function startGuests({ fetch }: { fetch: Calls }): BookingGuests {
  const booked: Kept[] = []
  const cancelled: string[] = []
  const failed: string[] = []
  let waits = 0
  const over = new AbortController()

  const failure = (error: unknown): undefined => void failed.push(String(error))

  /** As the widget does: who is asked to wait asks again. */
  async function asked<One extends Answer>(call: () => Promise<One>): Promise<One> {
    for (;;) {
      const answer = await call()
      if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer
      waits++
      await pause(PAUSE_MS)
    }
  }

  async function book(guest: Guest, checkin: string, key: string): Promise<Own | undefined> {
    const stay = { checkin_date: checkin, checkout_date: addDays(checkin, 1) }
    const input = { hotelId: HOTEL, query: { ...stay, rooms: [PARTY], bookable: true } }
    const found = await asked(() => guest.send(rooms.search, input))
    if (found.status !== 200) return failure(`search ${found.status}`)
    const offers = found.body.data.rooms.flatMap((room) => room.room_plan.map((plan) => ({ room, plan })))
    const offer = offers.find(({ plan }) => plan.payment_method.includes('on_site'))
    if (!offer) return undefined
    const codes = { room_type_code: offer.room.room_type_code, room_plan_code: offer.plan.room_plan_code }
    const chosen = [{ ...codes, quantity: 1, party: PARTY }]
    const priced = { hotelId: HOTEL, query: { ...stay, rooms: chosen, payment_type: 'on_site' as const } }
    const price = await asked(() => guest.send(rooms.price, priced))
    if (price.status !== 200) return failure(`price ${price.status}`)
    const { total_price: total, cancellation } = price.body.data.total
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
    if (answer.status !== 201) return failure(`book ${answer.status} ${JSON.stringify(answer.body)}`)
    const { reservation_number: number } = answer.body.data
    booked.push({ number, total })
    return { number, fee: cancellation.fee }
  }

  async function cancel(guest: Guest, { number, fee }: Own): Promise<void> {
    const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: fee }
    const input = { hotelId: HOTEL, reservationId: number, query: { email: TARO.email }, body }
    const answer = await asked(() => guest.send(managing.cancel, input, { [HEADERS.idempotencyKey]: `off-${number}` }))
    if (answer.status !== 200) return failure(`cancel ${answer.status} ${JSON.stringify(answer.body)}`)
    const at = booked.findIndex((one) => one.number === number)
    booked.splice(at, 1)
    cancelled.push(number)
  }

  async function live(who: number): Promise<void> {
    const guest = await openGuest({ fetch }, { 'x-forwarded-for': `203.0.113.${who}` })
    const first = addDays(today('Asia/Tokyo', Date.now()), FIRST_DAY)
    const own: Own[] = []
    for (let turn = 0; !over.signal.aborted; turn++) {
      const day = addDays(first, (who + turn * GUESTS) % DAYS)
      await pause(PAUSE_MS)
      const stay = await book(guest, day, `upgrade-${who}-${turn}`).catch(failure)
      if (stay) own.push(stay)
      const oldest = own.length > KEPT && own.shift()
      if (oldest) await cancel(guest, oldest).catch(failure)
    }
  }
  const lives = Array.from({ length: GUESTS }, (_, who) => live(who).catch(failure))

  return {
    booked,
    cancelled,
    failed,
    waited: () => waits,
    async more(count) {
      const made = () => booked.length + cancelled.length
      const wanted = made() + count
      await until(
        () => made() >= wanted || failed.length > 0,
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
