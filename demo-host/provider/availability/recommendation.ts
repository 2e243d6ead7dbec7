import { and, count, eq, gte, ne } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { TextKey } from '../../../locales/texts.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import type { RecommendationAnswer, Recommended } from '../../../shared/contract/recommender.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { WISHES } from '../../../shared/model/search/stay-wishes.ts'
import type { RecommendationQuery, WishId } from '../../../shared/model/search/stay-wishes.ts'
import { CHANNELS } from '../../../shared/model/search/room.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import type { Context } from '../kernel/context.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { localizerOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import type { WishReader } from '../recommending/wish-reader.ts'
import { fulfilledWishes } from './fulfilled-wishes.ts'
import { searchRooms } from './search-rooms.ts'
import { wishedSearch } from './wished-search.ts'
import { withinBudget } from './within-budget.ts'

/** What was booked so long ago says nothing about what is liked today. */
const POPULAR_DAYS = 90
/** Bookings of a room plan from which on it is "often" chosen. */
const OFTEN = 3
/** A room with so many places more than guests does not fit them, it only takes them. */
const SPARE_PLACES = 1

type Candidate = {
  room: Room
  plan: RoomPlan
  guests: number
  chosen: number
  isCheapest: boolean
  isOneRoom: boolean
  /** What it fulfils of all there is to wish for. */
  fulfilled: readonly WishId[]
  /** Of what this guest wishes for. */
  met: readonly WishId[]
}
type Reason = {
  key: Extract<TextKey, `answers.reason_${string}`> & ReasonKey
  score: number
  isTrue: (one: Candidate) => boolean
}
type ReasonKey = Exclude<Extract<TextKey, `answers.reason_${string}`>, 'answers.reason_wishes' | 'answers.reason_apart'>

const isOften = ({ chosen }: Candidate) => chosen >= OFTEN
const has = ({ plan }: Candidate, meal: RoomPlan['meals'][number]) => plan.meals.includes(meal)

/** What sets no room apart for a guest who did not ask for it. */
const UNTOLD: ReadonlySet<WishId> = new Set(['roomOnly', 'smoking', 'nonSmoking', 'cheap', 'luxury'])
/** More would be a list. */
const MOST_TOLD = 2

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

/** The rooms of a search, each with the one offer that is worth a look first, and in words why (REC-002, CALL-133). */
export async function recommendation(
  catalog: HotelCatalog,
  asked: RecommendationQuery,
  read: WishReader,
  context: Context,
): Promise<RecommendationAnswer> {
  const { query, understood } = await wishedSearch(catalog, asked, read, context)
  const { data, meta } = await searchRooms(catalog, { ...query, type: 'rooms', order: 'price_low_to_high' }, context)
  const chosen = await timesChosen(catalog, context)
  const wanted = understood?.wishes ?? []
  const all = candidatesOf(catalog, data.rooms, { query, wanted, chosen, localizer: localizerOf(catalog.hotel, context) }) // prettier-ignore
  const affordable = understood?.budget ? await withinBudget(catalog, all, understood.budget, query, context) : all
  // Nothing for so little: what there is, and that it is not.
  const within = affordable.length > 0 ? affordable : all
  const [listed, met] = ranked(within)
  return {
    data: await explained(listed, context.locale),
    meta: {
      search_id: meta.search_id,
      currency: meta.currency,
      mcp_currency: meta.mcp_currency,
      understood,
      unmet: [
        ...wanted.filter((wish) => !met.has(wish)),
        ...(all.length > 0 && affordable.length === 0 ? (['budget'] as const) : []),
      ],
      offered: WISHES.filter((wish) => all.some(({ fulfilled }) => fulfilled.includes(wish))),
    },
  }
}

type Asked = {
  query: RecommendationQuery
  wanted: readonly WishId[]
  chosen: ReadonlyMap<string, number>
  localizer: Localizer
}

function candidatesOf(catalog: HotelCatalog, rooms: readonly Room[], { query, wanted, chosen, localizer }: Asked) {
  const isOneRoom = query.rooms.length === 1
  const guests = Math.max(...query.rooms.map(({ adults, children }) => adults + children))
  const bookable = rooms.flatMap((room) => room.room_plan.filter(isBookable).map((plan) => ({ room, plan })))
  const totals = bookable.map(({ plan }) => offerTotal(plan.price))
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)]
  return bookable.map(({ room, plan }): Candidate => {
    const total = offerTotal(plan.price)
    const isCheapest = total === lowest
    const fulfilled = fulfilledWishes(
      catalog,
      { room, plan, isCheapest, isDearest: total === highest, guests },
      localizer,
    )
    const met = wanted.filter((wish) => fulfilled.includes(wish))
    return { room, plan, guests, chosen: chosen.get(plan.room_plan_code) ?? 0, isCheapest, isOneRoom, fulfilled, met }
  })
}

const isBookable = ({ channel, booking_start_date }: RoomPlan): boolean =>
  booking_start_date === null && CHANNELS.some((known) => known === channel)

const byWorth = (a: Candidate, b: Candidate): number =>
  b.met.length - a.met.length || scoreOf(b) - scoreOf(a) || priceOf(a) - priceOf(b)

/** Each room once, with the plan that fulfils most; where wishes can be fulfilled, rooms that fulfil none are left out. */
function ranked(all: readonly Candidate[]): [listed: Candidate[], met: ReadonlySet<WishId>] {
  const best = new Map<string, Candidate>()
  for (const one of all.toSorted(byWorth))
    if (!best.has(one.room.room_type_code)) best.set(one.room.room_type_code, one)
  const rooms = [...best.values()]
  const met = new Set(rooms.flatMap((one) => one.met))
  return [met.size > 0 ? rooms.filter((one) => one.met.length > 0) : rooms, met]
}

async function explained(listed: readonly Candidate[], locale: Locale): Promise<Recommended[]> {
  const t = await loadTranslate(locale, ['answers', 'wishes'])
  const list = new Intl.ListFormat(LOCALES[locale].tag, { type: 'conjunction' })
  const wordsOf = (wishes: readonly WishId[]) => list.format(wishes.map((wish) => t(`wishes.wish_${wish}`)))
  const told = new Set<TextKey>()
  return listed.map((one): Recommended => {
    const shown = { ...one.room, room_plan: [one.plan] }
    if (one.met.length > 0) return { ...shown, reason: t('answers.reason_wishes', { wishes: wordsOf(one.met) }) }
    // What is true of all of them is a reason for none, and so is the same one six times.
    const others = listed.filter((other) => other !== one)
    const isTold = ({ key, isTrue }: Reason) => told.has(key) || (others.length > 0 && others.every(isTrue))
    const reason = REASONS.find((each) => each.isTrue(one) && !isTold(each))
    if (reason) {
      told.add(reason.key)
      return { ...shown, reason: t(reason.key) }
    }
    const apart = one.fulfilled.filter(
      (wish) => !UNTOLD.has(wish) && others.every(({ fulfilled }) => !fulfilled.includes(wish)),
    )
    if (apart.length === 0) return { ...shown, reason: t('answers.reason_available') }
    return { ...shown, reason: t('answers.reason_apart', { wishes: wordsOf(apart.slice(0, MOST_TOLD)) }) }
  })
}

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
