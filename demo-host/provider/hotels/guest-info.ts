import type { CheckoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'

/** What the hotel asks its guests for: its list, and the two switches over it (GUEST-002, GUEST-014, GUEST-015). */
export function guestInfoOf(settings: HotelSettings): CheckoutSettings['guest_info'] {
  const { guest_info, kanji_name_required, customer_address_required, requests = 'do_not_ask' } = settings
  return {
    ...guest_info,
    ...(customer_address_required && { postal_code: 'required', address: 'required' }),
    kanji_name: kanji_name_required ? 'required' : 'do_not_ask',
    requests,
  }
}
