import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import { add, offerTotal } from '../../../shared/rules/money/money.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Offered } from './price-offer.ts'
import type { RoomMatch } from './find-offers.ts'
import { isKnownChannel, opensOn } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'

export type CheapestStay = {
  /** All rooms of the party for the whole stay, everything included; null: somebody would be without a room. */
  total: number | null
  /** Rooms free for the whole stay, of the types that somebody of the party may have. */
  rooms: number
}

/** The rooms a party could take, each party its cheapest, one after the other out of what is left. */
export function cheapestStay(
  catalog: HotelCatalog,
  found: readonly RoomMatch[],
  parties: readonly PartyRoom[],
  now: number,
): CheapestStay {
  const isBookable = ({ plan }: Offered) => isKnownChannel(plan) && opensOn(catalog.hotel, plan, now) === null
  const offered = found
    .map((one) => ({ ...one, offers: one.offers.filter(isBookable) }))
    .filter(({ offers }) => offers.length > 0)
  const rooms = add(...offered.map(({ free }) => free))
  const left = new Map(offered.map(({ type, free }) => [type.id, free]))
  const offers = offered.flatMap(({ offers: own }) => own).toSorted((a, b) => totalOf(a) - totalOf(b))

  let total = 0
  for (const party of fitChildren(parties, catalog.hotel.kids_setting).party) {
    const key = JSON.stringify(party)
    const best = offers.find((offer) => (left.get(offer.type.id) ?? 0) > 0 && JSON.stringify(offer.party) === key)
    if (!best) return { total: null, rooms }
    left.set(best.type.id, (left.get(best.type.id) ?? 0) - 1)
    total += totalOf(best)
  }
  return { total, rooms }
}

const totalOf = (offer: Offered): number => offerTotal(offer.answer.price)

/** Day use is one night here. */
export const perNight = (total: number, { checkin_date, checkout_date }: Stay): number =>
  Math.round(total / Math.max(1, countNights(checkin_date, checkout_date)))
