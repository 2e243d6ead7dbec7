import { boolean, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { manageSettings } from '../../../shared/model/hotel/manage-settings.ts'
import { memberSettings } from '../../../shared/model/hotel/member-settings.ts'
import { placeSettings } from '../../../shared/model/hotel/place-settings.ts'
import { settings } from '../../../shared/model/hotel/settings.ts'
import { siteSettings } from '../../../shared/model/hotel/site-settings.ts'

/** All that …/settings/booking_widget says (CALL-012). In the widget each part reads its own share of it, by these structs. */
export const wholeSettings = object({
  ...settings.schema,
  ...checkoutSettings.schema,
  ...placeSettings.schema,
  ...memberSettings.schema,
  ...manageSettings.schema,
  /* Only where an agency takes the hotel's bookings (shared/model/hotel/ota-redirect.ts). */
  bw_to_ota_enabled: optional(boolean()),
  hotel_url: optional(string()),
  ota_name: optional(string()),
  ota_redirect_seconds: optional(integer()),
  site: optional(siteSettings),
  hotel_brand: optional(
    object({ first_party_cookie_setting: object({ status: string(), domain_name: nullable(string()) }) }),
  ),
})
export type WholeSettings = Infer<typeof wholeSettings>
