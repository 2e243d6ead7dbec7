import type { ChangeTerms } from '../../../shared/model/stay/cancelling.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'

/** A hotel that lets its guests change their bookings allows whatever it has not switched off. */
export const termsOf = ({ settings }: Pick<Hotel, 'settings'>): ChangeTerms => {
  const { updates, coupons_enabled, guest_name_update_enabled: names } = settings
  const guests = updates?.guests ?? true
  return {
    stay: updates?.stay ?? true,
    is_restricted: updates?.is_restricted ?? false,
    coupon: (updates?.coupon ?? true) && (coupons_enabled ?? false),
    prepay: updates?.prepay ?? true,
    guests,
    names: guests && names,
  }
}
