import { atom } from 'jotai'

import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'
import type { CouponError } from '../coupon-state.ts'
import { couponCodeAtom, couponErrorAtom, isSameCode, ownCouponAtom, typedCouponAtom } from '../coupon-state.ts'
import { leftVoucherAtom, voucherNumberAtom } from '../spending-state.ts'
import { stayAtom } from '../../stay.ts'
import { atomForVisitor } from '../../../../state/session/visitor.ts'
import { nights } from '../../../../../shared/rules/days/dates.ts'
import type { AppliedCoupon } from '../../../../../shared/model/payment/coupon.ts'

/** The coupon of the price on the screen. */
export const appliedCouponAtom = atom((get): AppliedCoupon | null => {
  const calculation = shownCalculation(get(calculationAtom))
  const applied = calculation?.data.coupon ?? null
  return isSameCode(applied?.code ?? null, get(couponCodeAtom)) ? applied : null
})

/** The first nights it is for, where the stay has more; null: it is for all of them. */
export const firstNightsAtom = atom((get): number | null => {
  const first = get(appliedCouponAtom)?.first_nights ?? null
  const { checkin, checkout } = get(stayAtom)
  return first !== null && first < nights(checkin, checkout) ? first : null
})

const EMPTY: CouponError = {
  shown: { message: { key: 'price.empty' }, code: null, kind: null },
  reason: null,
  isWaitedFor: true,
}

/** The server has been asked about a code and has not answered yet. */
export const isAskingAtom = atom(
  (get) => get(couponCodeAtom) !== null && get(appliedCouponAtom) === null && get(calculationAtom).kind === 'loading',
)

/** Whether the guest must say which of two codes is meant. */
export const isQuestionAtom = atom(false)

/** What pays now, a voucher or a coupon (AMB-19). */
export const codeInUseAtom = atom(
  (get) => get(voucherNumberAtom) ?? get(appliedCouponAtom)?.code ?? get(couponCodeAtom),
)

/** A coupon has taken the place of the voucher, which comes back when the coupon goes. */
const isVoucherReplacedAtom = atomForVisitor(false)

/** One code at a time: a second one takes the place of the first only when the guest says so (COUPON-001). */
export const takeCodeAtom = atom(null, (get, set) => {
  const typed = get(typedCouponAtom).trim()
  const voucher = get(voucherNumberAtom)
  const current = voucher ?? get(couponCodeAtom)
  if (!typed) return set(couponErrorAtom, EMPTY)
  if (isSameCode(typed, current)) return set(typedCouponAtom, '')
  if (current !== null && !get(isQuestionAtom)) return set(isQuestionAtom, true)
  set(isQuestionAtom, false)
  set(couponErrorAtom, null)
  if (voucher !== null) {
    set(isVoucherReplacedAtom, true)
    set(leftVoucherAtom, voucher)
  }
  set(ownCouponAtom, { code: typed })
})

/** Once no coupon pays any more: it was not taken, or is taken back. */
export const bringVoucherBackAtom = atom(null, (get, set) => {
  if (!get(isVoucherReplacedAtom) || get(couponCodeAtom) !== null) return
  set(isVoucherReplacedAtom, false)
  set(leftVoucherAtom, null)
})

export const keepCodeAtom = atom(null, (_get, set) => {
  set(isQuestionAtom, false)
  set(typedCouponAtom, '')
})

/** The price comes back with the next calculation, which asks without the code. */
export const removeCodeAtom = atom(null, (_get, set) => {
  set(ownCouponAtom, { code: null })
  set(couponErrorAtom, null)
  set(typedCouponAtom, '')
  set(bringVoucherBackAtom)
})

export const typeCodeAtom = atom(null, (_get, set, typed: string) => {
  set(typedCouponAtom, typed)
  set(couponErrorAtom, null)
  set(isQuestionAtom, false)
})
