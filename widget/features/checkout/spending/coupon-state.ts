import { atom } from 'jotai'

import { ERRORS } from '../../../../shared/errors.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** What the guest decided; until then the code of the search counts. */
export const ownCouponAtom = atomForVisitor<{ code: string | null } | null>(null)

/** The one code prices are asked with (AMB-19). A hotel without coupons has no place to take it back, so it asks for none. */
export const couponCodeAtom = atom((get): string | null => {
  if (!get(checkoutSettingsAtom).coupons_enabled) return null
  const own = get(ownCouponAtom)
  return own ? own.code : get(criteriaAtom).coupon_code || null
})

/** What stands in the field; it stays when the server does not take it. */
export const typedCouponAtom = atomForVisitor('')

/** Why the code in the field was not taken; `reason` is finer than the code of the error. */
export type CouponError = {
  shown: Shown
  reason: string | null
  /** The guest has just asked for it, so the focus may go there. */
  isWaitedFor: boolean
}
export const couponErrorAtom = atom<CouponError | null>(null)

/** Whether the guest pressed something for it; a code that the search brought was tried without being asked. */
const isWaitedForAtom = atom((get) => get(ownCouponAtom) !== null)

const COUPON_CODES: readonly number[] = [
  ERRORS.couponInvalid.code,
  ERRORS.couponLimitReached.code,
  ERRORS.couponNotForPlan.code,
]

/** Whether it is the coupon that was refused, and not the rooms. */
export const isAboutCoupon = (failure: Failure): boolean => COUPON_CODES.some((code) => failure.codes.includes(code))

/** Back to the code that was good before; the refused one stays in the field, with the reason. */
export const rejectCouponAtom = atom(null, (get, set, failure: Failure, before: string | null) => {
  const isWaitedFor = get(isWaitedForAtom)
  const reason = failure.payloads[0]?.reason
  set(typedCouponAtom, get(couponCodeAtom) ?? '')
  set(ownCouponAtom, { code: before })
  set(couponErrorAtom, { shown: shownOf(failure), reason: typeof reason === 'string' ? reason : null, isWaitedFor })
})

/** Codes are typed by hand. */
export const isSameCode = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toUpperCase() === other.trim().toUpperCase()

export const forgetCouponAtom = atom(null, (_get, set) => {
  set(ownCouponAtom, null)
  set(typedCouponAtom, '')
  set(couponErrorAtom, null)
})
