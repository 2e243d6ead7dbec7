import { offerTotal } from '../../../shared/rules/money.ts'
import { nights as countNights } from '../../../shared/rules/dates.ts'
import type { RoomPlan as RoomPlanAnswer } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import { isOnlineCard } from '../../../shared/payments.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import type { HotelPlan, HotelCatalog, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { freeDeadline, snapshotOf } from '../hotels/policies.ts'
import { grossOf, offerOf, priceStay, roundingOf, signInDiscountOf } from '../pricing/pricing.ts'
import type { StayPrice } from '../pricing/pricing.ts'
import { reductionsFor } from '../pricing/promotions.ts'
import type { Occasion } from '../pricing/promotions.ts'
import { fits, freeRooms, opensOn, planStock, ratesOf } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { langOf, photosOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type OfferRequest = {
  stay: Stay
  occasion: Omit<Occasion, 'stay' | 'paymentType' | 'isMember'> & { isMember?: boolean }
  now: number
  /** The moment until which a plan's policy is free; the same for all rooms of a stay, so it is found once. */
  deadlineOf: (plan: HotelPlan) => string | null
}

export function offerRequest(
  catalog: HotelCatalog,
  stay: Stay,
  occasion: OfferRequest['occasion'],
  now: number,
): OfferRequest {
  const known = new Map<number, string | null>()
  return {
    stay,
    occasion,
    now,
    deadlineOf({ cancellation_policy_id }) {
      const policy = catalog.policies.find(({ id }) => id === cancellation_policy_id)
      const found = known.get(cancellation_policy_id)
      if (found !== undefined || !policy) return found ?? null
      const deadline = freeDeadline(snapshotOf(policy), catalog.hotel, stay.checkin_date, now)
      known.set(cancellation_policy_id, deadline)
      return deadline
    },
  }
}

export type Offered = {
  roomPlan: RoomPlan
  plan: HotelPlan
  type: RoomType
  party: PartyRoom
  price: StayPrice
  answer: RoomPlanAnswer
}

/** A room plan of a plan on sale, priced for one party; null when it cannot be had for these nights by this party. */
export function priceOffer(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  one: { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType },
  party: PartyRoom,
  { stay, occasion, now, deadlineOf }: OfferRequest,
  localizer: Localizer,
): Offered | null {
  const { roomPlan, plan, type } = one
  if (!fits(type, roomPlan, party)) return null
  const rates = ratesOf(inventory, roomPlan, stay)
  const stock = rates && planStock(rates)
  if (!rates || stock === 0 || freeRooms(inventory, type, stay) === 0) return null

  const { isMember = false } = occasion
  const guest = { ...occasion, stay, paymentType: null, isMember }
  const price = priceStay(catalog, plan, rates, party, reductionsFor(catalog, plan, guest))
  if (!price) return null
  // Beside the price for everybody (RESULT-021); to a member it is the price itself.
  const member = isMember
    ? null
    : priceStay(catalog, plan, rates, party, reductionsFor(catalog, plan, { ...guest, isMember: true }))
  const extras = catalog.inclusive_extras.filter((extra) => extra.hotel_plan_id === plan.id)

  return {
    ...one,
    party,
    price,
    answer: {
      room_plan_code: roomPlan.code,
      room_plan_name: localize(plan.names, localizer),
      hotel_plan_code: plan.code,
      description: localize(plan.descriptions, localizer),
      lang: langOf(plan.names, localizer),
      matched_search_criteria: matchedOf(party),
      meals: plan.meals,
      target: plan.target,
      channel: plan.channel,
      booking_start_date: opensOn(catalog.hotel, plan, now),
      photos: photosOf(plan.photos, localizer),
      inclusive_extra_ids: extras.map(({ extra_id }) => extra_id),
      inclusive_extras: extras.map(({ extra_id, names }) => ({
        extra_id,
        name: localize(names, localizer),
        lang: langOf(names, localizer),
      })),
      sale_limit: roomPlan.sale_limit,
      plan_stock_count: stock,
      payment_method: plan.payment_methods.filter((type) => catalog.hotel.settings.payment_options.includes(type)),
      credit_card_payment: plan.payment_methods.some(isOnlineCard),
      discounts: discountsOf(price),
      cancellation_policy_id: plan.cancellation_policy_id,
      cancellation_free_deadline: deadlineOf(plan),
      min_stay: plan.min_nights > 1 ? plan.min_nights : null,
      price: offerOf(price),
      brr_prices: agencyPrices(inventory, roomPlan, party, stay),
      lowest_stay: null,
      room_rate: price.nights.map(({ date, gross }) => ({ date, rate: gross })),
      ...(member && grossOf(member) < grossOf(price) && { sign_in_discount: signInDiscountOf(member) }),
    },
  }
}

/** Agencies tell what one night costs and nothing else; children they count in other ways (docs/hotel-facts.md). */
function agencyPrices(
  inventory: RatesAndInventory,
  roomPlan: RoomPlan,
  party: PartyRoom,
  stay: Stay,
): RoomPlanAnswer['brr_prices'] {
  if (party.children > 0 || countNights(stay.checkin_date, stay.checkout_date) !== 1) return []
  return inventory.agencies(roomPlan.id, stay.checkin_date).flatMap(({ ota, totals }) => {
    const total_price = totals[party.adults - 1]
    return total_price === undefined ? [] : [{ ota, total_price }]
  })
}

function discountsOf(price: StayPrice): RoomPlanAnswer['discounts'] {
  const special = price.special.map(({ id, name, target, amount, starts_on, ends_on }) => ({
    discount_type: 'special' as const,
    discount_amount: amount,
    name,
    target,
    promotion_id: id,
    starts_on,
    ends_on,
  }))
  const { rule } = price
  if (!rule || roundingOf(price) === 0) return special
  const rounding = {
    discount_type: 'rounding' as const,
    discount_amount: roundingOf(price),
    target: 'rounding' as const,
    promotion_id: rule.id,
    starts_on: rule.starts_on,
    ends_on: rule.ends_on,
  }
  return [...special, rounding]
}

export const cheapest = (offers: readonly Offered[]): Offered | null =>
  offers.toSorted((a, b) => offerTotal(a.answer.price) - offerTotal(b.answer.price))[0] ?? null

const matchedOf = (party: PartyRoom): RoomPlanAnswer['matched_search_criteria'] => {
  const { adults, children, kids_ages, kids_tiers, adult_companion, kid_tier_A_companion } = party
  return {
    adults_count: adults,
    children_count: children,
    ...(adult_companion !== undefined && { adults_with_companion: adult_companion }),
    ...(kid_tier_A_companion !== undefined && { children_with_kid_tier_A_companion: kid_tier_A_companion }),
    ...(kids_ages && { kids_ages }),
    ...(kids_tiers && { kids_tiers }),
  }
}
