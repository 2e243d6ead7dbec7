import { extraKey } from '../../../../shared/model/stay/extra.ts'
import type { ChosenExtra, Extra, ExtraInventory } from '../../../../shared/model/stay/extra.ts'
import type { Currency } from '../../../../shared/currencies.ts'
import { add } from '../../../../shared/rules/money/money.ts'
import type { Sum } from '../../../../shared/rules/money/money.ts'

/** One thing that can be counted of an extra: the extra itself, a day of it, a time of it, or a time of a day. */
export type Slot = {
  extra_id: number
  date?: string
  delivered_at?: string
  price: number
  /** What of the price is tax. */
  tax: number
  mcp_price?: Cents
}
type Cents = Extra['mcp_price']

/** A price in the second currency, where the answer has it. */
export const sumIn = (second: Currency | null, price: Cents): Sum | null =>
  second && price ? { amount: price.cents, currency: second } : null

export function slotsOf(extra: Extra): Slot[] {
  const { extra_id, extra_type, delivery_times: times } = extra
  const days: Slot[] =
    extra_type === 'dated'
      ? extra.booking_available_dates.map((date) => ({ extra_id, date, ...priceOf(extra.prices[date] ?? extra) }))
      : [{ extra_id, ...priceOf(extra) }]
  if (times.length === 0) return days
  return days.flatMap((day) =>
    times.map(({ delivered_at, price: net, priceWithTax: price, mcp_priceWithTax: mcp_price }) => ({
      ...day,
      delivered_at,
      price,
      tax: price - net,
      mcp_price,
    })),
  )
}

const priceOf = ({
  price,
  price_without_tax: net,
  mcp_price,
}: Pick<Extra, 'price' | 'price_without_tax' | 'mcp_price'>) => ({
  price,
  tax: price - net,
  mcp_price,
})

export const quantityOf = (chosen: readonly ChosenExtra[], slot: Slot): number =>
  chosen.find((each) => extraKey(each) === extraKey(slot))?.quantity ?? 0

/** What is left of a slot's day; null where nothing is counted. A generic extra stands at the day of arrival. */
export const leftOf = (inventory: ExtraInventory, slot: Slot, checkin: string): number | null =>
  inventory[slot.extra_id]?.[slot.date ?? checkin] ?? null

export type Most = { most: number; because: 'each' | 'booking' | 'stock' }

/** How many of a slot can be had beside what is chosen of the others, and what limits it; fewer than the least is none. */
export function mostOf(extra: Extra, slot: Slot, chosen: readonly ChosenExtra[], left: number | null): Most {
  const others = chosen.filter((each) => each.extra_id === extra.extra_id && extraKey(each) !== extraKey(slot))
  const count = (list: readonly ChosenExtra[]) => add(...list.map(({ quantity }) => quantity))
  const limits: Most[] = [
    { most: extra.max_quantity, because: 'each' },
    { most: (extra.booking_limit ?? Infinity) - count(others), because: 'booking' },
    { most: (left ?? Infinity) - count(others.filter(({ date }) => date === slot.date)), because: 'stock' },
  ]
  const lowest = limits.reduce((one, other) => (other.most < one.most ? other : one))
  return { ...lowest, most: lowest.most < extra.min_quantity ? 0 : lowest.most }
}

/** From none to the least there may be, and back; else one by one. */
export function stepped({ min_quantity: least }: Extra, before: number, wanted: number): number {
  if (wanted >= least) return wanted
  return wanted > before ? least : 0
}

/** The choice with another quantity of a slot; what was answered for the extra stays. */
export function withQuantity(chosen: readonly ChosenExtra[], slot: Slot, quantity: number): ChosenExtra[] {
  const key = extraKey(slot)
  const others = chosen.filter((each) => extraKey(each) !== key)
  if (quantity === 0) return others
  const { extra_id, date, delivered_at } = slot
  const answer = chosen.find((each) => each.extra_id === extra_id)?.answer
  const next: ChosenExtra = {
    extra_id,
    quantity,
    ...(date !== undefined && { date }),
    ...(delivered_at !== undefined && { delivered_at }),
    ...(answer !== undefined && { answer }),
  }
  const at = chosen.findIndex((each) => extraKey(each) === key)
  return at < 0 ? [...others, next] : others.toSpliced(at, 0, next)
}
