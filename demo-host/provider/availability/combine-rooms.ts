import { PRICED_NIGHTS } from '../../../shared/limits.ts'
import type { CombinedRoom } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { isTiersMode } from '../../../shared/rules/party/kids-mode.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { mostRooms } from '../../../shared/rules/change/offered.ts'
import { fitChildren, partyError } from '../../../shared/rules/party/party.ts'
import type { PartyLimits } from '../../../shared/rules/party/party.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { spreadRoom } from '../../../shared/rules/link/read-party.ts'
import { times } from '../../../shared/rules/times.ts'
import type { HotelCatalog, RoomType } from '../hotels/hotel-catalog.ts'
import { freeRooms, isOnSale } from '../inventory/availability-rules.ts'
import { limitsOf } from '../inventory/party-limits.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import type { Localizer } from '../kernel/texts.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { candidates, distinctParties, roomAnswer } from './find-offers.ts'
import type { RoomMatch, SearchRequest } from './find-offers.ts'
import { cheapest, priceOffer } from './price-offer.ts'
import type { OfferRequest, Offered } from './price-offer.ts'
import { cheapestRooms, everybody, partyTaken, peopleOf, waysToTake } from './split-party.ts'
import type { PricedOccupancy, People, Occupancy } from './split-party.ts'

/** More rooms than these for one party are a group's, and arranged with the hotel. */
const MOST_COMBINED = 6

/** A free room of a type as it can be taken. */
type Chosen = PricedOccupancy & { offer: Offered; free: number }

export type Combining = {
  inventory: RatesAndInventory
  asked: OfferRequest
  wanted: SearchRequest
  localizer: Localizer
  /** Flight and hotel together, which takes fewer rooms. */
  withFlight: boolean
}

/**
 * Where no room takes the party as it was asked for: the cheapest two or more free rooms that do together, each at the
 * price it has by itself, all of them paid in one way (RESULT-028). Children are with an adult.
 */
export function combineRooms(
  catalog: HotelCatalog,
  found: readonly RoomMatch[],
  combining: Combining,
): Chosen[] | null {
  const { inventory, asked, wanted, localizer, withFlight } = combining
  const { party } = fitChildren(wanted.parties, catalog.hotel.kids_setting)
  const limits = limitsOf(catalog, withFlight)
  // Who comes as somebody's companion stays with them.
  if (party.some(hasCompanions)) return null
  if (isHoused(catalog, found, party) && !isSpread(party, limits)) return null

  const people = peopleOf(party, catalog.kids_tiers)
  const most = Math.min(MOST_COMBINED, limits.maxRooms, people.adults)
  const stayNights = Math.max(1, nights(asked.stay.checkin_date, asked.stay.checkout_date))
  const ways = waysToTake(people, limits.maxGuestsPerRoom)
    .filter((taken) => partyError([partyTaken(people, taken, [])], limits) === null)
    .slice(0, Math.floor(PRICED_NIGHTS / stayNights))
  if (most < 2 || ways.length === 0) return null

  const { isMember = false } = asked.occasion
  const isForSale = (plan: Offered['plan']) =>
    isOnSale(catalog.hotel, plan, asked.stay, asked.now) && (plan.target !== 'member' || isMember)
  const types = candidates(catalog, wanted, localizer, isForSale).map(({ type, sold }): Priced => {
    const price = (taken: Occupancy) =>
      sold.flatMap((one) => priceOffer(catalog, inventory, { ...one, type }, partyTaken(people, taken, []), asked, localizer) ?? []) // prettier-ignore
    const priced = ways.map((takes) => ({ takes, offers: price(takes).filter(({ answer }) => answer.booking_start_date === null) })) // prettier-ignore
    return { type, free: freeRooms(inventory, type, asked.stay), ways: priced }
  })
  return cheapestPaidAlike(catalog, types, people, most)
}

type Priced = { type: RoomType; free: number; ways: { takes: Occupancy; offers: Offered[] }[] }

const hasCompanions = ({ adult_companion = 0, kid_tier_A_companion = 0 }: PartyRoom): boolean =>
  adult_companion + kid_tier_A_companion > 0

/** Whether every room that was asked for can be had, as far as counting them tells. */
function isHoused(catalog: HotelCatalog, found: readonly RoomMatch[], asked: readonly PartyRoom[]): boolean {
  const freeFor = (party: PartyRoom | null): number =>
    found
      .filter(({ offers }) => offers.some((offer) => !party || JSON.stringify(offer.party) === JSON.stringify(party)))
      .reduce((sum, { free }) => sum + free, 0)
  const isFree = (party: PartyRoom): boolean =>
    asked.filter((other) => JSON.stringify(other) === JSON.stringify(party)).length <= freeFor(party)
  return freeFor(null) >= asked.length && distinctParties(catalog, asked).every(isFree)
}

/** Whether these are the rooms that guests are spread over whom no one room takes: nobody's own choice of rooms. */
function isSpread(asked: readonly PartyRoom[], limits: PartyLimits): boolean {
  const { adults, children } = partyTotals(asked)
  const spread = spreadRoom({ adults, children }, limits)
  return asked.length > 1 && spread.length === asked.length && spread.every((room, at) =>
    room.adults === asked[at]?.adults && room.children === asked[at]?.children) // prettier-ignore
}

/** One booking is paid in one way, so each way to pay has a cheapest choice of its own. */
function cheapestPaidAlike(catalog: HotelCatalog, types: Priced[], people: People, most: number): Chosen[] | null {
  const offers = types.flatMap(({ ways }) => ways.flatMap((way) => way.offers))
  const methods = [...new Set(offers.flatMap(({ answer }) => answer.payment_method))]
  const common = methods.filter((method) => offers.every(({ answer }) => answer.payment_method.includes(method)))
  // Where children count by tier a plan is offered only to whom it has all rooms for (RESULT-010).
  const counts = isTiersMode(catalog.hotel) ? times(most - 1, (more) => more + 2) : [null]
  const found = (common.length > 0 ? common.slice(0, 1) : methods).flatMap((method) =>
    counts.flatMap((count) => {
      const free = types.flatMap((one) => freeAs(one, count ?? most, (offer, nth) =>
        offer.answer.payment_method.includes(method) && mostRooms({ room_count: one.free }, offer.answer) >= (count ?? nth))) // prettier-ignore
      const rooms = cheapestRooms(everybody(people), free, count ?? most)
      return rooms && (count === null || rooms.length === count) ? [rooms] : []
    }),
  )
  const [best] = found.toSorted((one, other) => costOf(one) - costOf(other))
  return best ?? null
}

const costOf = (rooms: readonly Chosen[]): number => rooms.reduce((sum, { cost }) => sum + cost, 0)

/** Each free room of a type with the cheapest plan for everybody it may take; the second one of a plan's last room has none. */
function freeAs(
  { free, ways }: Priced,
  most: number,
  isPossible: (offer: Offered, nth: number) => boolean,
): Chosen[][] {
  return times(Math.min(free, most), (before) =>
    ways.flatMap(({ takes, offers }): Chosen[] => {
      const offer = cheapest(offers.filter((one) => isPossible(one, before + 1)))
      return offer ? [{ takes, offer, free, cost: offerTotal(offer.answer.price) }] : []
    }),
  )
}

/** As it is answered: who sleeps in which room, each with the plan it was taken at. */
export function combinationAnswer(
  catalog: HotelCatalog,
  rooms: readonly Chosen[],
  parties: readonly PartyRoom[],
  localizer: Localizer,
  exchange: Exchange | null,
): CombinedRoom[] {
  const people = peopleOf(fitChildren(parties, catalog.hotel.kids_setting).party, catalog.kids_tiers)
  return rooms.map(({ offer, free, takes }, at) => {
    const party = partyTaken(people, takes, rooms.slice(0, at).map((other) => other.takes)) // prettier-ignore
    const { adults, children, ...known } = party
    const answer = {
      ...offer.answer,
      matched_search_criteria: { adults_count: adults, children_count: children, ...known },
    }
    return {
      party,
      room: roomAnswer({ type: offer.type, free, offers: [] }, [{ ...offer, answer }], null, localizer, exchange),
    }
  })
}
