import { offerTotal } from '../../../shared/rules/money/money.ts'
import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { RoomPlan as RoomPlanAnswer } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { isOnlineCard } from '../../../shared/payments.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import type { HotelPlan, HotelCatalog, InclusiveExtra, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { freeDeadline, snapshotOf } from '../hotels/policies.ts'
import { grossOf, offerOf, priceStay, roundingOf, signInDiscountOf } from '../pricing/pricing.ts'
import type { StayPrice } from '../pricing/pricing.ts'
import { reductionsFor } from '../pricing/promotions.ts'
import type { Occasion, Reductions } from '../pricing/promotions.ts'
import { fits, freeRooms, opensOn, planStock, ratesOf } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { langOf, photosOf, localize, wordsOnce } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type OfferRequest = {
  stay: Stay
  occasion: Omit<Occasion, 'stay' | 'paymentType' | 'isMember'> & { isMember?: boolean }
  now: number
  /** The same for all rooms and parties of a stay, so it is found once for each plan. */
  termsOf: (plan: HotelPlan) => PlanTerms
}

type PlanTerms = {
  reductions: Reductions
  /** Those of a member, where they are others. */
  memberReductions: Reductions | null
  opens: string | null
  extras: readonly InclusiveExtra[]
  payment_method: RoomPlanAnswer['payment_method']
  credit_card_payment: boolean
  /** The moment until which its policy is free. */
  deadline: string | null
}

export function offerRequest(
  catalog: HotelCatalog,
  stay: Stay,
  occasion: OfferRequest['occasion'],
  now: number,
): OfferRequest {
  const deadlines = new Map<number, string | null>()
  const deadlineOf = ({ cancellation_policy_id }: HotelPlan): string | null => {
    const known = deadlines.get(cancellation_policy_id)
    const policy = catalog.policies.find(({ id }) => id === cancellation_policy_id)
    if (known !== undefined || !policy) return known ?? null
    const deadline = freeDeadline(snapshotOf(policy), catalog.hotel, stay.checkin_date, now)
    deadlines.set(cancellation_policy_id, deadline)
    return deadline
  }

  const terms = new Map<number, PlanTerms>()
  const { isMember = false } = occasion
  const guest = { ...occasion, stay, paymentType: null, isMember }
  const termsOf = (plan: HotelPlan): PlanTerms => {
    const known = terms.get(plan.id)
    if (known) return known
    const reductions = reductionsFor(catalog, plan, guest)
    const forMember = isMember ? reductions : reductionsFor(catalog, plan, { ...guest, isMember: true })
    const found = {
      reductions,
      memberReductions: areSame(reductions, forMember) ? null : forMember,
      opens: opensOn(catalog.hotel, plan, now),
      extras: catalog.inclusive_extras.filter((extra) => extra.hotel_plan_id === plan.id),
      payment_method: plan.payment_methods.filter((type) => catalog.hotel.settings.payment_options.includes(type)),
      credit_card_payment: plan.payment_methods.some(isOnlineCard),
      deadline: deadlineOf(plan),
    }
    terms.set(plan.id, found)
    return found
  }
  return { stay, occasion, now, termsOf }
}

/** Of the same occasion, for two kinds of guests: the same promotions take off the same. */
const areSame = (one: Reductions, other: Reductions): boolean =>
  one.rounding?.id === other.rounding?.id && idsOf(one).join() === idsOf(other).join()
const idsOf = ({ special }: Reductions): number[] => special.flat().map(({ id }) => id)

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
  { stay, termsOf }: OfferRequest,
  localizer: Localizer,
): Offered | null {
  const { roomPlan, plan, type } = one
  if (!fits(type, roomPlan, party)) return null
  const rates = ratesOf(inventory, roomPlan, stay)
  const stock = rates && planStock(rates)
  if (!rates || stock === 0 || freeRooms(inventory, type, stay) === 0) return null

  const { reductions, memberReductions, opens, extras, deadline, ...terms } = termsOf(plan)
  const price = priceStay(catalog, plan, rates, party, reductions)
  if (!price) return null
  // Beside the price for everybody (RESULT-021); to a member it is the price itself.
  const member = memberReductions && priceStay(catalog, plan, rates, party, memberReductions)

  return {
    ...one,
    party,
    price,
    answer: {
      room_plan_code: roomPlan.code,
      hotel_plan_code: plan.code,
      ...planWords(plan, localizer),
      matched_search_criteria: matchedOf(party),
      meals: plan.meals,
      target: plan.target,
      channel: plan.channel,
      booking_start_date: opens,
      inclusive_extra_ids: extras.map(({ extra_id }) => extra_id),
      inclusive_extras: extras.map((extra) => extraWords(extra, localizer)),
      sale_limit: roomPlan.sale_limit,
      plan_stock_count: stock,
      ...terms,
      discounts: discountsOf(price),
      cancellation_policy_id: plan.cancellation_policy_id,
      cancellation_free_deadline: deadline,
      min_stay: plan.min_nights > 1 ? plan.min_nights : null,
      price: offerOf(price),
      brr_prices: agencyPrices(inventory, roomPlan, party, stay),
      lowest_stay: null,
      room_rate: price.nights.map(({ date, gross }) => ({ date, rate: gross })),
      ...(member && grossOf(member) < grossOf(price) && { sign_in_discount: signInDiscountOf(member) }),
    },
  }
}

const planWords = wordsOnce((plan: HotelPlan, localizer) => ({
  room_plan_name: localize(plan.names, localizer),
  description: localize(plan.descriptions, localizer),
  lang: langOf(plan.names, localizer),
  photos: photosOf(plan.photos, localizer),
}))

const extraWords = wordsOnce(({ extra_id, names }: InclusiveExtra, localizer) => ({
  extra_id,
  name: localize(names, localizer),
  lang: langOf(names, localizer),
}))

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
