import type { Points } from '../../model/person/wallet.ts'

export type PointError = 'amount' | 'step' | 'minimum' | 'price' | 'balance'
type Rules = Pick<Points, 'total_point' | 'spend_step' | 'spend_min' | 'point_value'>

/** POINT-002 to POINT-005: what is wrong with so many points for this price; null: nothing is. */
export function pointError(amount: number, price: number, rules: Rules): PointError | null {
  if (amount === 0) return null
  if (!Number.isInteger(amount) || amount < 0) return 'amount'
  if (amount % rules.spend_step !== 0) return 'step'
  if (amount < rules.spend_min) return 'minimum'
  if (amount * rules.point_value > price) return 'price'
  return amount > rules.total_point ? 'balance' : null
}

/** The most that can be spent on this price; 0 where the rules leave nothing. */
export function mostPoints(price: number, rules: Rules): number {
  const reach = Math.min(rules.total_point, Math.floor(price / rules.point_value))
  const most = reach - (reach % rules.spend_step)
  return most >= rules.spend_min ? most : 0
}
