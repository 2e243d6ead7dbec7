import { and, count, eq, gte, ne } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { TextKey } from '../../../locales/texts.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { Recommended, rooms as contract } from '../../../shared/contract/rooms.ts'
import type { RoomQuery } from '../../../shared/model/search.ts'
import { CHANNELS } from '../../../shared/model/room.ts'
import type { Room, RoomPlan } from '../../../shared/model/room.ts'
import { offerTotal } from '../../../shared/rules/money.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import type { Context } from '../kernel/context.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { searchRooms } from './search-rooms.ts'

/** What was booked so long ago says nothing about what is liked today. */
const POPULAR_DAYS = 90
/** Bookings of a room plan from which on it is "often" chosen. */
const OFTEN = 3
/** A room with so many places more than guests does not fit them, it only takes them. */
const SPARE_PLACES = 1

type Candidate = { room: Room; plan: RoomPlan; guests: number; chosen: number; isCheapest: boolean; isOneRoom: boolean }
type Reason = { key: Extract<TextKey, `answers.reason_${string}`>; score: number; isTrue: (one: Candidate) => boolean }

const isOften = ({ chosen }: Candidate) => chosen >= OFTEN
const has = ({ plan }: Candidate, meal: RoomPlan['meals'][number]) => plan.meals.includes(meal)

/** What speaks for a room, the strongest first; the last is true of whatever a search finds. */
const REASONS: readonly Reason[] = [
  { key: 'answers.reason_price', score: 30, isTrue: ({ isCheapest }) => isCheapest },
  { key: 'answers.reason_dinner', score: 25, isTrue: (one) => isOften(one) && has(one, 'dinner') },
  { key: 'answers.reason_breakfast', score: 25, isTrue: (one) => isOften(one) && has(one, 'breakfast') },
  { key: 'answers.reason_popular', score: 25, isTrue: isOften },
  {
    key: 'answers.reason_fit',
    score: 20,
    isTrue: ({ room, guests, isOneRoom }) => isOneRoom && guests > 1 && room.max_people - guests <= SPARE_PLACES,
  },
  { key: 'answers.reason_cancel', score: 10, isTrue: ({ plan }) => plan.cancellation_free_deadline !== null },
  { key: 'answers.reason_available', score: 0, isTrue: () => true },
]

/** The rooms of a search, each with the one offer that is worth a look first, and in words why. */
export async function recommendation(
  catalog: HotelCatalog,
  query: RoomQuery,
  context: Context,
): Promise<AnswerOf<typeof contract.recommendation>> {
  const { data, meta } = await searchRooms(catalog, { ...query, type: 'rooms', order: 'price_low_to_high' }, context)
  const chosen = await timesChosen(catalog, context)
  const t = await loadTranslate(context.locale, ['answers'])
  const isOneRoom = query.rooms.length === 1
  const guests = Math.max(...query.rooms.map(({ adults, children }) => adults + children))

  const lowest = Math.min(...data.rooms.flatMap((room) => room.room_plan.filter(isBookable).map(({ price }) => offerTotal(price)))) // prettier-ignore

  const best = data.rooms.flatMap((room) => {
    const bookable = room.room_plan.filter(isBookable)
    const candidates = bookable.map((plan) => {
      const isCheapest = offerTotal(plan.price) === lowest
      return { room, plan, guests, chosen: chosen.get(plan.room_plan_code) ?? 0, isCheapest, isOneRoom }
    })
    const [first] = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a) || priceOf(a) - priceOf(b))
    return first ? [first] : []
  })
  const told = new Set<TextKey>()
  const listed = best
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || priceOf(a) - priceOf(b))
    .map((one): Recommended => {
      const reasons = REASONS.filter(({ isTrue }) => isTrue(one)).map(({ key }) => key)
      // Six times the same reason would be none.
      const key = reasons.find((reason) => !told.has(reason)) ?? reasons[0] ?? 'answers.reason_available'
      told.add(key)
      return { ...one.room, room_plan: [one.plan], reason: t(key) }
    })
  return {
    data: listed,
    meta: { search_id: meta.search_id, currency: meta.currency, mcp_currency: meta.mcp_currency },
  }
}

const isBookable = ({ channel, booking_start_date }: RoomPlan): boolean =>
  booking_start_date === null && CHANNELS.some((known) => known === channel)

const scoreOf = (one: Candidate): number =>
  REASONS.reduce((score, reason) => score + (reason.isTrue(one) ? reason.score : 0), Math.min(one.chosen, OFTEN))
const priceOf = ({ plan }: Candidate): number => offerTotal(plan.price)

/** How often each room plan was booked lately. */
async function timesChosen({ hotel }: HotelCatalog, { database, clock }: Context): Promise<Map<string, number>> {
  const since = new Date(clock.now() - POPULAR_DAYS * DAY_MS)
  const rows = await database.orm
    .select({ code: reservationRoom.room_plan_code, times: count() })
    .from(reservationRoom)
    .innerJoin(reservation, eq(reservation.id, reservationRoom.reservation_id))
    .where(
      and(eq(reservation.hotel_id, hotel.id), ne(reservation.status, 'cancelled'), gte(reservation.created_at, since)),
    )
    .groupBy(reservationRoom.room_plan_code)
  return new Map(rows.map(({ code, times }) => [code, times]))
}
