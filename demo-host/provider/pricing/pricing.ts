import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add, percentOf } from '../../../shared/rules/money/money.ts'
import { tierOfAge } from '../../../shared/rules/party/party.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Offer, RoomPrice } from '../../../shared/model/search/price.ts'
import type { CouponReduction } from '../loyalty/coupons.ts'
import type { NightRate } from '../inventory/rate-calendar.ts'
import type { HotelCatalog, HotelPlan } from '../hotels/hotel-catalog.ts'
import type { Reduction, Reductions, Rounding } from './promotions.ts'
import { containedTax, rulesOf, taxOnTop } from '../hotels/taxes.ts'

export type PricedNight = {
  date: PlainDate
  original: number
  special: number
  rounding: number
  coupon: number
  gross: number
  tax: number
  onTop: number
}

/** One room for one party over the whole stay. Search, calculation and reservation all read this one result. */
export type StayPrice = { nights: PricedNight[]; special: Special[]; rule: Rounding | null }
type Special = Reduction & { amount: number }

/** Null where the plan has no price for so many adults: it is not for sale to this party. */
export function priceStay(
  catalog: HotelCatalog,
  plan: HotelPlan,
  rates: readonly NightRate[],
  party: PartyRoom,
  reductions: Reductions,
): StayPrice | null {
  const listed: ListedNight[] = []
  for (const rate of rates) {
    const original = roomRate(catalog, plan, rate, party)
    if (original === null) return null
    listed.push({ night: rate.night, original })
  }

  const special = reductions.special.flatMap((rivals) => bestOf(rivals, listed)).map((best) => ({ ...best, amount: 0 }))
  const nights: PricedNight[] = []
  let couponTaken = 0
  for (const [place, { night, original }] of listed.entries()) {
    let gross = original
    for (const line of special) {
      const amount = Math.min(gross, line.of(original, night))
      gross -= amount
      line.amount += amount
    }
    const rounding = gross % (reductions.rounding?.to(night) ?? 1)
    const taken = original - gross
    gross -= rounding
    const coupon = couponOff(reductions.coupon, gross, place, couponTaken)
    couponTaken += coupon
    gross -= coupon

    const rules = rulesOf(night, catalog.tax_rules)
    const tax = containedTax(gross, rules)
    const onTop = taxOnTop(gross - tax, party, rules)
    nights.push({ date: night, original, special: taken, rounding, coupon, gross, tax, onTop })
  }
  return { nights, special: special.filter(({ amount }) => amount > 0), rule: reductions.rounding }
}

type ListedNight = { night: PlainDate; original: number }

/** Of promotions that compete the one that takes most off these nights as a whole; which is best does not change between them. */
function bestOf(rivals: readonly Reduction[], listed: readonly ListedNight[]): Reduction[] {
  const worth = ({ of }: Reduction) =>
    add(...listed.map(({ night, original }) => Math.min(original, of(original, night))))
  return rivals.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1)
}

const couponOff = (reduction: CouponReduction | null, gross: number, place: number, taken: number): number =>
  reduction === null ? 0 : reduction(gross, place, taken)

/** A room's rate for a party: the adults as the plan charges them, and each child as its tier does. */
export function roomRate(catalog: HotelCatalog, plan: HotelPlan, rate: NightRate, party: PartyRoom): number | null {
  const listed = rate.rates[party.adults - 1]
  if (listed === undefined || listed <= 0) return null
  const adults = plan.charge === 'per_head' ? listed * party.adults : listed
  const perAdult = plan.charge === 'per_head' ? listed : Math.round(listed / party.adults)
  const kids = kidsRate(catalog, plan, party, perAdult)
  return kids === null ? null : adults + kids
}

/** Null where a child has no rate: whether it stays for nothing is a rate of the hotel's, never a gap (guarantee S9). */
function kidsRate(catalog: HotelCatalog, plan: HotelPlan, party: PartyRoom, perAdult: number): number | null {
  // A hotel without tiers asks nothing for children.
  if (party.children === 0 || catalog.kids_tiers.length === 0) return 0
  const tiers = tiersOf(catalog, party)
  if (!tiers) return null
  let sum = 0
  for (const { code, children } of tiers) {
    const rate = kidRate(catalog, plan, code, perAdult)
    if (rate === null) return null
    sum += rate * children
  }
  return sum
}

/** How many children of which tier, as chosen or by age; null unless every child is in one. */
function tiersOf(catalog: HotelCatalog, party: PartyRoom): { code: string; children: number }[] | null {
  const byAge = () =>
    (party.kids_ages ?? []).flatMap((age) => {
      const tier = tierOfAge(age, catalog.kids_tiers)
      return tier ? [{ code: tier.code, children: 1 }] : []
    })
  const tiers = party.kids_tiers?.length ? party.kids_tiers : byAge()
  return add(...tiers.map(({ children }) => children)) === party.children ? tiers : null
}

function kidRate(catalog: HotelCatalog, plan: HotelPlan, tier: string, perAdult: number): number | null {
  const row = catalog.kids_rates.find((rate) => rate.hotel_plan_id === plan.id && rate.tier_code === tier)
  if (!row) return null
  return row.per === 'amount' ? (row.amount_gross ?? 0) : percentOf(perAdult, row.percentage ?? 0)
}

const sum = ({ nights }: StayPrice, of: (night: PricedNight) => number): number =>
  nights.reduce((all, night) => all + of(night), 0)

export const grossOf = (stay: StayPrice): number => sum(stay, (night) => night.gross)
export const taxOf = (stay: StayPrice): number => sum(stay, (night) => night.tax)
export const onTopOf = (stay: StayPrice): number => sum(stay, (night) => night.onTop)
export const originalOf = (stay: StayPrice): number => sum(stay, (night) => night.original)
export const specialOf = (stay: StayPrice): number => sum(stay, (night) => night.special)
export const roundingOf = (stay: StayPrice): number => sum(stay, (night) => night.rounding)
export const couponPartOf = (stay: StayPrice): number => sum(stay, (night) => night.coupon)
/** What the promise of the best rate took off, as a part of the special reductions. */
export const bestRateOf = (stay: StayPrice): number =>
  add(...stay.special.filter(({ target }) => target === 'brr').map(({ amount }) => amount))
/** What the guest pays for the room. */
export const totalOf = (stay: StayPrice): number => grossOf(stay) + onTopOf(stay)

/** Search answers are net, with both taxes beside (docs/hotel-facts.md). */
export function offerOf(stay: StayPrice): Offer {
  const [gross, tax, onTop] = [grossOf(stay), taxOf(stay), onTopOf(stay)]
  const before = originalOf(stay) + onTop
  return {
    total_price: gross - tax,
    tax,
    accommodation_tax: onTop,
    ...(before > gross + onTop && { original_price_with_tax: before }),
  }
}

/** A member's price, as the answers name it. */
export const signInDiscountOf = (stay: StayPrice): RoomPrice['sign_in_discount'] => ({
  total_price_after_discount: grossOf(stay) - taxOf(stay),
  total_price_after_discount_tax: taxOf(stay),
  total_accommodation_tax: onTopOf(stay),
})
