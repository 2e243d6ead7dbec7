import { atom } from 'jotai'

import { wallet } from '../../../../../shared/contract/wallet.ts'
import type { Points } from '../../../../../shared/model/person/wallet.ts'
import { mostPoints, pointError } from '../../../../../shared/rules/money/points.ts'
import type { PointError } from '../../../../../shared/rules/money/points.ts'
import { asFailure } from '../../../../lib/failure.ts'
import type { TextKey } from '../../../../lib/i18n.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { settingsAtom } from '../../../../state/settings/settings.ts'
import { atomForVisitor } from '../../../../state/session/visitor.ts'
import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'
import { pointsErrorAtom, spentPointsAtom, typedPointsAtom } from '../spending-state.ts'

/** Null until it is there, and where it cannot be had: then there is no field (POINT-013). */
export const balanceAtom = atomForVisitor<Points | null>(null)

export const loadBalanceAtom = atom(null, async (get, set, signal: AbortSignal) => {
  try {
    const input = { hotelId: get(settingsAtom).hotel_id }
    const { data } = await get(environmentAtom).api(wallet.points, input, { signal })
    set(balanceAtom, data)
  } catch (error) {
    if (asFailure(error).kind !== 'aborted') get(environmentAtom).report('call', error)
  }
})

/** What points have to pay: everything after the voucher. */
const payableAtom = atom(
  (get) => shownCalculation(get(calculationAtom))?.data.total.total_price_before_point_discount ?? null,
)

export const mostAtom = atom((get): number => {
  const [rules, payable] = [get(balanceAtom), get(payableAtom)]
  return rules && payable !== null ? mostPoints(payable, rules) : 0
})

const FAULTS = {
  amount: 'spending.faultAmount',
  step: 'spending.faultStep',
  minimum: 'spending.faultMinimum',
  price: 'spending.faultPrice',
  balance: 'spending.faultBalance',
} as const satisfies Record<PointError, TextKey>

/** Takes what stands in the field, or says what is wrong with it. Digits of any language are digits. */
export const takePointsAtom = atom(null, (get, set) => {
  const [rules, payable] = [get(balanceAtom), get(payableAtom)]
  if (!rules || payable === null) return
  const typed = get(typedPointsAtom)
    .normalize('NFKC')
    .replace(/[\s,.']/g, '')
  const amount = /^\d+$/.test(typed) ? Number(typed) : NaN
  const fault = Number.isNaN(amount) || amount === 0 ? 'amount' : pointError(amount, payable, rules)
  if (fault === null) return set(spentPointsAtom, amount)
  const n = { amount: 0, step: rules.spend_step, minimum: rules.spend_min, price: 0, balance: rules.total_point }[fault]
  set(pointsErrorAtom, { key: FAULTS[fault], values: fault === 'price' ? { most: get(mostAtom) } : { n } })
})
