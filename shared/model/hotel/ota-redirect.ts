import { boolean, integer, nullable, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { OTA_REDIRECT_SECONDS } from '../../constants.ts'
import { lenient } from '../wire.ts'

/**
 * Of …/settings/booking_widget, at hotels whose bookings an agency takes (BOOT-038): read by the notice that says so and
 * nobody else, so a start does not carry it.
 */
export const otaRedirectSettings = type({
  bw_to_ota_enabled: lenient(boolean(), false),
  /** Where the hotel is booked. */
  hotel_url: lenient(nullable(string()), null),
  /** One of OTA_NAMES (room.ts); any other name is shown as it is. */
  ota_name: lenient(string(), ''),
  ota_redirect_seconds: lenient(integer(), OTA_REDIRECT_SECONDS),
})
export type OtaRedirectSettings = Infer<typeof otaRedirectSettings>
