// A hotel in memory: what a provider that is not ours may be. It knows the documents alone, and nothing of this repository.
import { randomUUID } from 'node:crypto'

export type Room = { code: string; name: string; rooms: number; people: number; gross: number }
export const HOTEL = { id: 7, code: 'inselhof', name: 'Hotel Inselhof', currency: 'EUR' }
const ROOMS: readonly Room[] = [
  { code: 'garden', name: 'Garden room', rooms: 9, people: 3, gross: 12_000 },
  { code: 'tower', name: 'Tower room', rooms: 3, people: 2, gross: 18_000 },
]
export const PLAN = { code: 'breakfast', name: 'With breakfast' }
const TAX_PERCENT = 7
const DAY_MS = 86_400_000
const QUOTE_MS = 900_000

export const nightsOf = (arrival: string, departure: string): string[] => {
  const [from, to] = [Date.parse(arrival), Date.parse(departure)]
  return Array.from({ length: Math.max(0, (to - from) / DAY_MS) }, (_, index) =>
    new Date(from + index * DAY_MS).toISOString().slice(0, 10),
  )
}

export type Chosen = { room_type_code: string; quantity: number; party: { adults: number; children: number } }
export type Asked = { checkin_date: string; checkout_date: string; rooms: Chosen[] }
export type Booking = Asked & {
  guest: Record<string, string>
  quote_id: string
  total_price: number
  payment: { type: string }
}
export type Stay = Booking & { number: string; token: string; session: string }
type Quote = { asked: string; total: number; expires_at: string }

export const codeOfPlan = ({ code }: Room) => `${code}-${PLAN.code}`
export const netOf = (gross: number) => Math.round((gross * 100) / (100 + TAX_PERCENT))

export class House {
  /** Whose pages show it. */
  readonly sites: readonly string[]
  readonly stays = new Map<string, Stay>()
  readonly #quotes = new Map<string, Quote>()
  readonly #keys = new Map<string, { body: string; answer: Stay }>()

  constructor(sites: readonly string[]) {
    this.sites = sites
  }

  free(room: Room, nights: readonly string[]): number {
    const taken = (night: string) =>
      [...this.stays.values()]
        .filter((stay) => nightsOf(stay.checkin_date, stay.checkout_date).includes(night))
        .flatMap((stay) => stay.rooms)
        .filter((chosen) => chosen.room_type_code === room.code)
        .reduce((sum, { quantity }) => sum + quantity, 0)
    return Math.min(...nights.map((night) => room.rooms - taken(night)))
  }

  offers(nights: readonly string[], adults: number): Room[] {
    return ROOMS.filter((room) => room.people >= adults && this.free(room, nights) > 0)
  }

  quote(asked: Asked): Quote & { id: string } {
    const nights = nightsOf(asked.checkin_date, asked.checkout_date).length
    const total = asked.rooms.reduce(
      (sum, { room_type_code, quantity }) => sum + roomOf(room_type_code).gross * quantity * nights,
      0,
    )
    const quote = { asked: keyOf(asked), total, expires_at: new Date(Date.now() + QUOTE_MS).toISOString() }
    const id = randomUUID()
    this.#quotes.set(id, quote)
    return { ...quote, id }
  }

  /** The stay; a number: why not. One process and no waiting between question and answer, so that nobody comes between. */
  book(body: Booking, key: string, session: string): Stay | 1000 | 1105 | 2304 | 3013 {
    const written = JSON.stringify(body)
    const known = this.#keys.get(key)
    if (known) return known.body === written ? known.answer : 1000
    const quote = this.#quotes.get(body.quote_id)
    if (!quote || quote.asked !== keyOf(body) || quote.total !== body.total_price) return 2304
    const nights = nightsOf(body.checkin_date, body.checkout_date)
    if (body.rooms.some(({ room_type_code, quantity }) => this.free(roomOf(room_type_code), nights) < quantity))
      return 1105
    const stay = { ...body, number: `INS-${1000 + this.stays.size}`, token: randomUUID(), session }
    this.stays.set(stay.number, stay)
    this.#keys.set(key, { body: written, answer: stay })
    return stay
  }
}

const keyOf = ({ checkin_date, checkout_date, rooms }: Asked) =>
  JSON.stringify([checkin_date, checkout_date, rooms.map(({ room_type_code, quantity }) => [room_type_code, quantity])])

export function roomOf(code: string): Room {
  const found = ROOMS.find((room) => room.code === code)
  if (!found) throw new RangeError(`There is no room ${code}`)
  return found
}
