import type { Currency } from '../../../shared/currencies.ts'
import type { Room, RoomPlan } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { offerSum, offerTotal } from '../../../shared/rules/money.ts'
import { partyKey } from '../../state/selection.ts'
import type { Selected } from '../../state/selection.ts'

/** The party of the search that a plan was priced for. */
export function partyOf(plan: RoomPlan, parties: readonly PartyRoom[]): PartyRoom {
  const { adults_count, children_count } = plan.matched_search_criteria
  const found = parties.find((party) => party.adults === adults_count && party.children === children_count)
  return found ?? { adults: adults_count, children: children_count }
}

/** How many rooms of a plan can be had: what is free, what the plan sells at once, what is left of the plan. */
export const mostRooms = (room: Room, plan: RoomPlan): number =>
  Math.max(0, Math.min(room.room_count, plan.sale_limit ?? Infinity, plan.plan_stock_count ?? Infinity))

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
