import type { Currency } from '../../../../shared/currencies.ts'
import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../../shared/model/search/party.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { nights } from '../../../../shared/rules/days/dates.ts'
import { add, offerSum, offerTotal } from '../../../../shared/rules/money/money.ts'
import type { Sum } from '../../../../shared/rules/money/money.ts'
import { partyKey } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'

/** Whether a plan was priced for this party: by its numbers, and by the ages of its children where the answer says them. */
export function isPricedFor({ matched_search_criteria: matched }: RoomPlan, party: PartyRoom): boolean {
  if (party.adults !== matched.adults_count || party.children !== matched.children_count) return false
  const { kids_ages = party.kids_ages, kids_tiers = party.kids_tiers } = matched
  return partyKey({ ...party, ...(kids_ages && { kids_ages }), ...(kids_tiers && { kids_tiers }) }) === partyKey(party)
}

/** The party of the search that a plan was priced for. */
export function partyOf(plan: RoomPlan, parties: readonly PartyRoom[]): PartyRoom {
  const { adults_count, children_count } = plan.matched_search_criteria
  return parties.find((party) => isPricedFor(plan, party)) ?? { adults: adults_count, children: children_count }
}

/** One and the same for one party of one plan, and another for every other. */
export const offerKey = ({ room_plan_code, matched_search_criteria: matched }: RoomPlan): string =>
  [
    room_plan_code,
    matched.adults_count,
    matched.children_count,
    ...(matched.kids_ages ?? []),
    ...(matched.kids_tiers ?? []).map((tier) => tier.code + tier.children),
  ].join('-')

/** How many more rooms the search asked for than are chosen, party by party. */
export function roomsMissing(parties: readonly PartyRoom[], selection: readonly Selected[]): number {
  const wanted = new Map<string, number>()
  for (const party of parties) wanted.set(partyKey(party), (wanted.get(partyKey(party)) ?? 0) + 1)
  for (const pick of selection) {
    const key = partyKey(pick.party)
    if (wanted.has(key)) wanted.set(key, (wanted.get(key) ?? 0) - pick.quantity)
  }
  return [...wanted.values()].reduce((sum, missing) => sum + Math.max(0, missing), 0)
}

/** One booking is paid one way: the methods all chosen plans have in common. */
export function commonMethods(selection: readonly Selected[]): PaymentType[] {
  const [first, ...others] = selection
  if (!first) return []
  return first.plan.payment_method.filter((type) => others.every((pick) => pick.plan.payment_method.includes(type)))
}

export type Sums = { net: number; tax: number; accommodationTax: number; total: number }

export function sumsOf(selection: readonly Selected[]): Sums {
  const sums: Sums = { net: 0, tax: 0, accommodationTax: 0, total: 0 }
  for (const { plan, quantity } of selection) {
    sums.net += plan.price.total_price * quantity
    sums.tax += plan.price.tax * quantity
    sums.accommodationTax += plan.price.accommodation_tax * quantity
    sums.total += offerTotal(plan.price) * quantity
  }
  return sums
}

/** The same in a second currency; null where one of the choices is not known in it. */
export function sumsIn(second: Currency | null, hotel: Currency, selection: readonly Selected[]): Sums | null {
  const sums: Sums = { net: 0, tax: 0, accommodationTax: 0, total: 0 }
  for (const { plan, quantity } of selection) {
    const { mcp_total_price: net, mcp_tax: tax, mcp_accommodation_tax: local } = plan.price
    if (second === null || !net || !tax || !local) return null
    sums.net += net.cents * quantity
    sums.tax += tax.cents * quantity
    sums.accommodationTax += local.cents * quantity
    sums.total += offerSum(plan.price, hotel, second).amount * quantity
  }
  return sums
}

/** What a member pays for it, all taxes in; null where members pay what everybody pays. */
export function memberTotal({ sign_in_discount: member }: RoomPlan): number | null {
  if (!member) return null
  return member.total_price_after_discount + member.total_price_after_discount_tax + member.total_accommodation_tax
}

/** The same choice as a member; null unless one of the plans is cheaper for members. */
export function memberSum(selection: readonly Selected[]): number | null {
  if (selection.every(({ plan }) => !plan.sign_in_discount)) return null
  return selection.reduce(
    (sum, { plan, quantity }) => sum + (memberTotal(plan) ?? offerTotal(plan.price)) * quantity,
    0,
  )
}

/**
 * What agencies ask for the same night, dearest last. Only one night without children can be compared, and only where
 * nobody asks less than we do: a list without the cheaper one would not be true (docs/hotel-facts.md).
 */
export function comparedPrices(plan: RoomPlan, { checkin, checkout, is_undated }: Criteria): RoomPlan['brr_prices'] {
  if (is_undated || nights(checkin, checkout) !== 1 || plan.matched_search_criteria.children_count > 0) return []
  const own = offerTotal(plan.price)
  if (plan.brr_prices.some(({ total_price }) => total_price < own)) return []
  return plan.brr_prices.toSorted((one, other) => one.total_price - other.total_price)
}

/** The least that the whole party pays, each room at its cheapest; null where one of the rooms cannot be had. */
export function lowestSum(
  plans: readonly RoomPlan[],
  parties: readonly PartyRoom[],
  hotel: Currency,
  second: Currency | null,
): Sum | null {
  const lowest = parties.map((party) => {
    const sums = plans.filter((plan) => isPricedFor(plan, party)).map((plan) => offerSum(plan.price, hotel, second))
    return sums.toSorted((one, other) => one.amount - other.amount)[0]
  })
  const known = lowest.filter((sum) => sum !== undefined)
  const [first] = known
  if (!first || known.length < parties.length || known.some(({ currency }) => currency !== first.currency)) return null
  return { amount: add(...known.map(({ amount }) => amount)), currency: first.currency }
}
