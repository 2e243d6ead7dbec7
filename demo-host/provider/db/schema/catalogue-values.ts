import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { Translated } from './columns.ts'

export const SIZE_UNITS = ['square_meters', 'tatami_mats'] as const
export const LANGUAGE_RULES = ['ja_only', 'non_ja_only', 'default_only'] as const
export const PROMOTION_ORIGINS = ['all_users', 'payment', 'coupon', 'creansmaerd'] as const

export type PromotionSpec = {
  /** Codes of the plans it is for; absent: all. */
  hotel_plan_codes?: string[]
  min_nights?: number
  /** Booked at least so many days before check-in. */
  days_ahead?: number
  /** Only when paid in one of these ways. */
  payment_types?: PaymentType[]
  /** COUPON-008: only these plans, or all but these. */
  payment_promotion_info?: { target_mode: 'include' | 'exclude'; hotel_plan_codes: string[] }
  notes?: Translated
}
