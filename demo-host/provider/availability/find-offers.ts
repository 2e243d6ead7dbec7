import { offerTotal } from '../../../shared/rules/money/money.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { PlanWithRooms, Room } from '../../../shared/model/search/room.ts'
import type { Order } from '../../../shared/model/search/order.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { offerIn } from '../pricing/exchange.ts'
import type { Exchange } from '../pricing/exchange.ts'
import type { HotelCatalog, HotelPlan, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { priceOffer } from './price-offer.ts'
import type { OfferRequest, Offered } from './price-offer.ts'
import { freeRooms, isOffered, isOnSale } from '../inventory/availability-rules.ts'
import type { Keys } from '../inventory/availability-rules.ts'
import { langOf, photosOf, localize, wordsOnce } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type SearchRequest = {
  parties: readonly PartyRoom[]
  keys?: Keys
  /** Whose rates are shown beside everybody's; absent: nobody's. */
  organizationId?: number | null
  /** The results show everybody what members alone may book; a price that one chooses a day or a hotel by is one's own. */
  leavesOutMembersOnly?: boolean
  filters: readonly string[]
  roomTypes: readonly string[]
  plans: readonly string[]
  roomPlans: readonly string[]
}

export type RoomMatch = { type: RoomType; offers: Offered[]; free: number }

/** Parties that differ; two rooms for the same party are priced once. AMB-25: a child not taken as one is an adult. */
export function distinctParties(catalog: HotelCatalog, parties: readonly PartyRoom[]): PartyRoom[] {
  const { party } = fitChildren(parties, catalog.hotel.kids_setting)
  return [...new Map(party.map((room) => [JSON.stringify(room), room])).values()]
}

const isAmong = (codes: readonly string[], code: string): boolean => codes.length === 0 || codes.includes(code)

/** Room types with everything the guest may have in them, exactly priced. */
export function findOffers(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  asked: OfferRequest,
  wanted: SearchRequest,
  localizer: Localizer,
): RoomMatch[] {
  const parties = distinctParties(catalog, wanted.parties)
  const isForSale = (plan: HotelPlan) => isOnSale(catalog.hotel, plan, asked.stay, asked.now)
  return candidates(catalog, wanted, localizer, isForSale).map(({ type, sold }) => {
    const free = freeRooms(inventory, type, asked.stay)
    if (free === 0) return { type, offers: [], free }
    const offers = sold.flatMap((one) =>
      parties.flatMap((party) => priceOffer(catalog, inventory, { ...one, type }, party, asked, localizer) ?? []),
    )
    return { type, offers, free }
  })
}

export type Candidate = { type: RoomType; sold: { roomPlan: RoomPlan; plan: HotelPlan }[] }

/** Room types with the plans they are sold under, as far as the guest wants to see them; nothing is priced yet. */
export function candidates(
  catalog: HotelCatalog,
  wanted: SearchRequest,
  localizer: Localizer,
  isForSale: (plan: HotelPlan) => boolean,
): Candidate[] {
  const shown = catalog.plans.filter((plan) => isWanted(catalog, plan, wanted, localizer) && isForSale(plan))
  const plans = new Map(shown.map((plan) => [plan.id, plan]))
  const sold = new Map<number, Candidate['sold']>(catalog.room_types.map(({ id }) => [id, []]))
  for (const roomPlan of catalog.room_plans) {
    const plan = plans.get(roomPlan.hotel_plan_id)
    if (plan && isAmong(wanted.roomPlans, roomPlan.code)) sold.get(roomPlan.room_type_id)?.push({ roomPlan, plan })
  }
  return catalog.room_types
    .filter((type) => isAmong(wanted.roomTypes, type.code) && hasFilters(catalog, 'room', type.filters, wanted.filters))
    .map((type) => ({ type, sold: sold.get(type.id) ?? [] }))
}

function isWanted(catalog: HotelCatalog, plan: HotelPlan, wanted: SearchRequest, localizer: Localizer): boolean {
  if (!isAmong(wanted.plans, plan.code) || !hasFilters(catalog, 'plan', plan.filters, wanted.filters)) return false
  const { keys = {}, organizationId = null, leavesOutMembersOnly } = wanted
  if (leavesOutMembersOnly && plan.target === 'member') return false
  return isOffered(catalog, plan, keys, { locale: localizer.locale, organizationId })
}

/** A filter of rooms says nothing about plans, and the other way round. */
function hasFilters(
  catalog: HotelCatalog,
  kind: 'room' | 'plan',
  own: readonly string[],
  wanted: readonly string[],
): boolean {
  return catalog.hotel.settings.room_search_filters
    .filter(({ id, filter_type }) => filter_type === kind && wanted.includes(id))
    .every(({ id }) => own.includes(id))
}

const total = (offer: Offered): number => offerTotal(offer.answer.price)
const lowest = (offers: readonly Offered[]): number => Math.min(...offers.map(total))

type Ordering = <Item>(items: Item[], offersOf: (item: Item) => readonly Offered[]) => Item[]

// Sold-out rooms have no price and stand last either way; equal prices keep the hotel's own order.
const ORDERINGS: Record<Order, Ordering> = {
  recommended: (items) => items,
  price_low_to_high: (items, offersOf) => items.toSorted((a, b) => compare(lowest(offersOf(a)), lowest(offersOf(b)))),
  price_high_to_low: (items, offersOf) => items.toSorted((a, b) => compare(high(offersOf(b)), high(offersOf(a)))),
}
const high = (offers: readonly Offered[]): number => (offers.length === 0 ? -Infinity : lowest(offers))
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

export function byRooms(
  found: readonly RoomMatch[],
  order: Order,
  answer: (one: RoomMatch, offers: Offered[]) => Room,
): Room[] {
  return ORDERINGS[order]([...found], ({ offers }) => offers).map((one) =>
    answer(
      one,
      ORDERINGS[order](one.offers, (offer) => [offer]),
    ),
  )
}

/** The same offers, gathered under their plans. */
export function byPlans(
  catalog: HotelCatalog,
  found: readonly RoomMatch[],
  order: Order,
  localizer: Localizer,
  answer: (one: RoomMatch, offers: Offered[]) => Room,
): PlanWithRooms[] {
  const plans = catalog.plans.flatMap((plan) => {
    const rooms = found.flatMap((one) => {
      const offers = one.offers.filter((offer) => offer.plan.id === plan.id)
      return offers.length > 0 ? [{ ...one, offers }] : []
    })
    const [shown] = rooms.flatMap(({ offers }) => offers)
    return shown ? [{ plan, rooms, shown: shown.answer }] : []
  })
  return ORDERINGS[order](plans, ({ rooms }) => rooms.flatMap(({ offers }) => offers)).map(
    ({ plan, rooms, shown }) => ({
      hotel_plan_code: plan.code,
      hotel_plan_name: localize(plan.names, localizer),
      lang: langOf(plan.names, localizer),
      description: localize(plan.descriptions, localizer),
      booking_start_date: shown.booking_start_date,
      inclusive_extra_ids: shown.inclusive_extra_ids,
      photos: photosOf(plan.photos, localizer),
      rooms: byRooms(rooms, order, answer),
    }),
  )
}

const typeWords = wordsOnce((type: RoomType, localizer) => ({
  room_type_name: localize(type.names, localizer),
  description: localize(type.descriptions, localizer),
  lang: langOf(type.names, localizer),
  photos: photosOf(type.photos, localizer),
}))

export function roomAnswer(
  { type, free }: RoomMatch,
  offers: readonly Offered[],
  nextAvailable: Room['next_available'],
  localizer: Localizer,
  exchange: Exchange | null,
): Room {
  return {
    room_type_code: type.code,
    ...typeWords(type, localizer),
    room_count: offers.length > 0 ? free : 0,
    min_people: type.min_people,
    max_people: type.max_people,
    max_adult: type.max_adult,
    size: type.size_value === null ? null : { value: type.size_value, unit: type.size_unit },
    beds: type.beds,
    facilities: type.facilities,
    is_smoking: type.is_smoking,
    filters: type.filters,
    next_available: nextAvailable,
    room_plan: offers.map(({ answer }) => ({ ...answer, price: offerIn(answer.price, exchange) })),
  }
}
