import { encodeQuery, parseCall } from '../../../shared/contract/define.ts'
import type { AnswerOf, Call, InputOf } from '../../../shared/contract/define.ts'
import { session } from '../../../shared/contract/session.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

/** What came back, whatever it is. */
export type Answered<Body> = { status: number; headers: Headers; body: Body }
export type ErrorBody = {
  errors: {
    title: string
    details: Record<string, unknown> & { code?: number; base: { field?: string; code: number; error: string }[] }
  }[]
}

export type Guest = Awaited<ReturnType<typeof openGuest>>

export const PARTY = { adults: 2, children: 0 }
export const STAY = { checkin_date: '2026-11-24', checkout_date: '2026-11-26' }
export const TARO = { first_name: 'Taro', last_name: 'Yamada', email: 'taro@example.com', phone: '09012345678' }

/** A guest's browser as the provider sees it: a session, headers, and calls by the rows of the contract. */
export async function openGuest(world: Pick<World, 'fetch'>, headers: Record<string, string> = {}) {
  let tracing = 0
  let clientSession = ''

  async function send<C extends Call>(row: C, input: InputOf<C>, more: Record<string, string> = {}) {
    const { method, url, body, type } = written(row, input)
    const all: Record<string, string> = {
      origin: ORIGINS.widget,
      [HEADERS.tracingId]: `trace-${++tracing}`,
      [HEADERS.locale]: 'en',
      ...(clientSession && { [HEADERS.clientSession]: clientSession }),
      ...(body !== undefined && { 'content-type': type }),
      ...headers,
      ...more,
    }
    const answer = await world.fetch(url, { method, headers: all, ...(body !== undefined && { body }) })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as AnswerOf<C> & ErrorBody }
  }

  const started = await send(session.start, { body: { key: 'widget', secret: 'public' } })
  clientSession = started.body.data.client_session

  /** A calculation of the chosen rooms, for the nights of `more` where it names some, and the booking that follows from it. */
  async function booking(hotelId: number, type: PaymentType, chosen: SelectedRoom[], more: Partial<Booking> = {}) {
    const { checkin_date, checkout_date } = { ...STAY, ...more }
    const query = { checkin_date, checkout_date, rooms: chosen, payment_type: type }
    const { status, body } = await send(rooms.price, { hotelId, query })
    const { meta, data } = body
    if (!data) throw new Error(`No price: ${status} ${JSON.stringify(body)}`)
    return {
      ...STAY,
      rooms: chosen,
      guest: TARO,
      payment: { type },
      extras: [],
      // Each one that a test books is a stay of its own, whoever booked the same before.
      allow_duplicate: true,
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
      ...more,
    } satisfies Booking
  }

  const book = (hotelId: number, body: Booking, key: string) =>
    send(reservations.create, { hotelId, body }, { [HEADERS.idempotencyKey]: key })

  return { send, booking, book, token: () => clientSession }
}

/** A call as it goes over the wire. */
export function written<C extends Call>(row: C, input: InputOf<C>) {
  const { method, path, at } = parseCall(row.call)
  const given = input as { query?: Record<string, unknown>; body?: unknown } & Record<string, unknown> // what every input has
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const query = new URLSearchParams(encodeQuery(given.query ?? {})).toString()
  const fields = Object.entries(Object(given.body)).map(([name, value]): [string, string] => [name, String(value)])
  return {
    type: row.form ? 'application/x-www-form-urlencoded' : 'application/json',
    method,
    url: `${ORIGINS[at]}${filled}${query && `?${query}`}`,
    body: given.body === undefined ? undefined : row.form ? encoded(fields) : JSON.stringify(given.body),
  }
}

const encoded = (fields: [string, string][]) => new URLSearchParams(fields).toString()

/** The first room plan of a hotel that can be paid in this way, for two adults. */
export async function firstRoom(guest: Guest, hotelId: number, type: PaymentType, quantity = 1): Promise<SelectedRoom> {
  const query = { ...STAY, rooms: [PARTY], bookable: true }
  const { body } = await guest.send(rooms.search, { hotelId, query })
  for (const room of body.data.rooms)
    for (const plan of room.room_plan)
      if (plan.payment_method.includes(type) && room.room_count >= quantity)
        return { room_type_code: room.room_type_code, room_plan_code: plan.room_plan_code, quantity, party: PARTY }
  throw new Error(`Hotel ${hotelId} has no room to be paid by ${type}`)
}
