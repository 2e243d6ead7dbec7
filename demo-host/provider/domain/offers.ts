import { offerTotal } from '../../../shared/rules/money.ts'
import { nights as countNights } from '../../../shared/rules/dates.ts'
import type { RoomPlan as RoomPlanAnswer } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import { isOnlineCard } from '../../../shared/payments.ts'
import type { Days } from './days.ts'
import type { HotelPlan, House, RoomPlan, RoomType } from './house.ts'
import { freeDeadline, snapshotOf } from './policies.ts'
import { grossOf, offerOf, priceStay, roundingOf, signInDiscountOf } from './pricing.ts'
import type { StayPrice } from './pricing.ts'
import { reductionsFor } from './promotions.ts'
import type { Occasion } from './promotions.ts'
import { fits, freeRooms, opensOn, planStock, ratesOf } from './sellable.ts'
import type { Stay } from './sellable.ts'
import { langOf, photosOf, textOf } from './texts.ts'
import type { Reader } from './texts.ts'

export type Asked = {
  stay: Stay
  occasion: Omit<Occasion, 'stay' | 'paymentType' | 'isMember'> & { isMember?: boolean }
  now: number
  /** The moment until which a plan's policy is free; the same for all rooms of a stay, so it is found once. */
  deadlineOf: (plan: HotelPlan) => string | null
}

export function asking(house: House, stay: Stay, occasion: Asked['occasion'], now: number): Asked {
  const known = new Map<number, string | null>()
  return {
    stay,
    occasion,
    now,
    deadlineOf({ cancellation_policy_id }) {
      const policy = house.policies.find(({ id }) => id === cancellation_policy_id)
      const found = known.get(cancellation_policy_id)
      if (found !== undefined || !policy) return found ?? null
      const deadline = freeDeadline(snapshotOf(policy), house.hotel, stay.checkin_date, now)
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
export function offerFor(
  house: House,
  days: Days,
  one: { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType },
  party: PartyRoom,
  { stay, occasion, now, deadlineOf }: Asked,
  reader: Reader,
): Offered | null {
  const { roomPlan, plan, type } = one
  if (!fits(type, roomPlan, party)) return null
  const rates = ratesOf(days, roomPlan, stay)
  const stock = rates && planStock(rates)
  if (!rates || stock === 0 || freeRooms(days, type, stay) === 0) return null

  const { isMember = false } = occasion
  const guest = { ...occasion, stay, paymentType: null, isMember }
  const price = priceStay(house, plan, rates, party, reductionsFor(house, plan, guest))
  if (!price) return null
  // Beside the price for everybody (RESULT-021); to a member it is the price itself.
  const member = isMember
    ? null
    : priceStay(house, plan, rates, party, reductionsFor(house, plan, { ...guest, isMember: true }))
  const extras = house.inclusive_extras.filter((extra) => extra.hotel_plan_id === plan.id)

  return {
    ...one,
    party,
    price,
    answer: {
      room_plan_code: roomPlan.code,
      room_plan_name: textOf(plan.names, reader),
      hotel_plan_code: plan.code,
      description: textOf(plan.descriptions, reader),
      lang: langOf(plan.names, reader),
      matched_search_criteria: matchedOf(party),
      meals: plan.meals,
      target: plan.target,
      channel: plan.channel,
      booking_start_date: opensOn(house.hotel, plan, now),
      photos: photosOf(plan.photos, reader),
      inclusive_extra_ids: extras.map(({ extra_id }) => extra_id),
      inclusive_extras: extras.map(({ extra_id, names }) => ({
        extra_id,
        name: textOf(names, reader),
        lang: langOf(names, reader),
      })),
      sale_limit: roomPlan.sale_limit,
      plan_stock_count: stock,
      payment_method: plan.payment_methods.filter((type) => house.hotel.settings.payment_options.includes(type)),
      credit_card_payment: plan.payment_methods.some(isOnlineCard),
      discounts: discountsOf(price),
      cancellation_policy_id: plan.cancellation_policy_id,
      cancellation_free_deadline: deadlineOf(plan),
      min_stay: plan.min_nights > 1 ? plan.min_nights : null,
      price: offerOf(price),
      brr_prices: agencyPrices(days, roomPlan, party, stay),
      lowest_stay: null,
      room_rate: price.nights.map(({ date, gross }) => ({ date, rate: gross })),
      ...(member && grossOf(member) < grossOf(price) && { sign_in_discount: signInDiscountOf(member) }),
    },
  }
}

/** Agencies tell what one night costs and nothing else; children they count in other ways (domain-facts 3, 10). */
function agencyPrices(days: Days, roomPlan: RoomPlan, party: PartyRoom, stay: Stay): RoomPlanAnswer['brr_prices'] {
  if (party.children > 0 || countNights(stay.checkin_date, stay.checkout_date) !== 1) return []
  return days.agencies(roomPlan.id, stay.checkin_date).flatMap(({ ota, totals }) => {
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
