import { nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { count } from '../wire.ts'

/** The coupon a price was calculated with (COUPON-001). */
export const appliedCoupon = object({
  code: string(),
  name: string(),
  /** It takes something off the first nights only; null: off all of them. */
  first_nights: nullable(count()),
})
export type AppliedCoupon = Infer<typeof appliedCoupon>
