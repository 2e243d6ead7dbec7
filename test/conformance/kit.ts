import type { Shapes } from './shapes.ts'
import { addDays, listAt, numberAt, textAt, visitorWith } from './target.ts'
import type { Answer, Target, Visitor } from './target.ts'

export class Broken extends Error {}
/** What cannot be tried at this hotel: no row passes by it. */
export class NotTried extends Error {}

export function must(isKept: boolean, otherwise: string): asserts isKept {
  if (!isKept) throw new Broken(otherwise)
}

export type Offer = { room: unknown; plan: unknown; checkin_date: string; checkout_date: string }
export type Kit = Awaited<ReturnType<typeof openKit>>

export const PARTY = { adults: 2, children: 0 }
const NIGHTS_LOOKED_AT = 60
const GUEST = { first_name: 'Taro', last_name: 'Yamada', email: 'conformance@example.com', phone: '09012345678' }

export const said = ({ status, text }: Answer): string => `${status} ${text.slice(0, 200)}`

/** What the rows share: who asks, and rooms that are for sale. */
export async function openKit(target: Target, shapes: Shapes) {
  const newVisitor = async (): Promise<Visitor> => {
    const body = { key: 'conformance', secret: 'conformance' }
    const answer = await visitorWith(target, '').send('POST', '/api/client_sessions', { body, isIdentity: true })
    const session = textAt(answer.body, 'data', 'client_session')
    if (session === '') throw new Broken(`POST /api/client_sessions gave no session: ${said(answer)}`)
    return visitorWith(target, session)
  }
  const visitor = await newVisitor()
  const settings = await visitor.send('GET', `/hotels/${target.hotel}/settings/booking_widget`)
  const hotelPath = `/hotels/${textAt(settings.body, 'data', 'hotel_id')}`

  const search = (checkin_date: string, checkout_date: string, who = visitor, more: Record<string, string> = {}) =>
    who.send('GET', `${hotelPath}/rooms`, {
      query: { checkin_date, checkout_date, rooms: JSON.stringify([PARTY]), bookable: 'true', ...more },
    })

  /** Rooms of two nights to be paid at the hotel, the nearest first, with at least so many free. */
  async function offer(isWanted: (room: unknown) => boolean = () => true, nights = 2): Promise<Offer> {
    for (let day = 14; day < NIGHTS_LOOKED_AT; day += 1) {
      const [checkin_date, checkout_date] = [addDays(target.today, day), addDays(target.today, day + nights)]
      const found = await search(checkin_date, checkout_date)
      for (const room of listAt(found.body, 'data', 'rooms'))
        for (const plan of listAt(room, 'room_plan'))
          if (listAt(plan, 'payment_method').includes('on_site') && isWanted(room))
            return { room, plan, checkin_date, checkout_date }
    }
    throw new NotTried('no room that is paid at the hotel was found')
  }

  const chosen = ({ room, plan }: Offer, quantity = 1) => [
    {
      room_type_code: textAt(room, 'room_type_code'),
      room_plan_code: textAt(plan, 'room_plan_code'),
      quantity,
      party: PARTY,
    },
  ]

  async function price(of: Offer, who = visitor): Promise<Answer> {
    const { checkin_date, checkout_date } = of
    const query = { checkin_date, checkout_date, rooms: JSON.stringify(chosen(of)), payment_type: 'on_site' }
    return who.send('GET', `${hotelPath}/rooms/price`, { query })
  }

  async function booking(of: Offer, who = visitor) {
    const { body } = await price(of, who)
    return {
      checkin_date: of.checkin_date,
      checkout_date: of.checkout_date,
      rooms: chosen(of),
      guest: GUEST,
      payment: { type: 'on_site' },
      extras: [],
      allow_duplicate: true,
      quote_id: textAt(body, 'meta', 'quote_id'),
      total_price: numberAt(body, 'data', 'total', 'total_price'),
    }
  }

  const book = (body: unknown, key: string | null, who = visitor) =>
    who.send('POST', `${hotelPath}/reservations`, {
      body,
      ...(key !== null && { headers: { 'idempotency-key': key } }),
    })

  async function booked(of: Offer, who = visitor) {
    const answer = await book(await booking(of, who), newKey(), who)
    must(
      answer.status < 300 && textAt(answer.body, 'data', 'status') === 'done',
      `a booking was not done: ${said(answer)}`,
    )
    const number = textAt(answer.body, 'data', 'reservation_number')
    return { answer, number, token: textAt(answer.body, 'data', 'token'), path: `${hotelPath}/reservations/${number}` }
  }

  let keys = 0
  const run = `conformance-${target.today}-${visitor.session.slice(-8)}`
  const newKey = () => `${run}-${++keys}`
  const freeOf = async (of: Offer): Promise<number> => {
    const found = await search(of.checkin_date, of.checkout_date)
    const code = textAt(of.room, 'room_type_code')
    const room = listAt(found.body, 'data', 'rooms').find((one) => textAt(one, 'room_type_code') === code)
    return room === undefined ? 0 : numberAt(room, 'room_count')
  }
  const fits = (method: string, path: string, answer: Answer) => {
    const wrong = shapes.faultOf(method, path, answer)
    must(wrong === null, `the answer of ${method} ${path} ${wrong ?? ''}`)
  }
  return {
    target,
    settings,
    hotelPath,
    visitor,
    newVisitor,
    search,
    offer,
    chosen,
    price,
    booking,
    book,
    booked,
    newKey,
    freeOf,
    fits,
  }
}
