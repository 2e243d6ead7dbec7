import type { ChangeTerms } from '../../../shared/rules/changing.ts'
import type { Hotel } from './house.ts'

/** A hotel that lets its guests change their bookings allows whatever it has not switched off. */
export const termsOf = ({ settings: { updates, coupons_enabled } }: Pick<Hotel, 'settings'>): ChangeTerms => ({
  stay: updates?.stay ?? true,
  is_restricted: updates?.is_restricted ?? false,
  coupon: (updates?.coupon ?? true) && (coupons_enabled ?? false),
  prepay: updates?.prepay ?? true,
})
