import { array, boolean, enums, nullable, object, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { MEMBER_PROVIDERS } from '../person/member.ts'
import { lenient } from '../wire.ts'

const redirect = type({
  url: lenient(nullable(string()), null),
  with_organization_url: lenient(nullable(string()), null),
})

/**
 * What of GET /hotels/{code}/settings/booking_widget the parts about members alone read (CALL-012);
 * a missing or ill-typed field falls back to its default, as in settings.ts.
 */
export const memberSettings = type({
  /** An external member system keeps account and points: the hotel's own pages of them are not offered (BOOT-027). */
  integrations: lenient(type({ is_active: boolean() }), { is_active: false }),
  brand_integrations: lenient(
    type({
      membership_menu_redirect: lenient(nullable(redirect), null),
      membership_customer_login_redirect: lenient(nullable(redirect), null),
    }),
    { membership_menu_redirect: null, membership_customer_login_redirect: null },
  ),
  /** What the hotel calls its points: miles, coins …; empty: the widget's own word. */
  point_name: lenient(string(), ''),
  /** The brand shows no points anywhere in its booking (POINT-008). */
  points_hidden: lenient(boolean(), false),
  /** Digital gifts for points (Japan alone, CONST-017). */
  point_exchange_enabled: lenient(boolean(), false),
  /** Membership by this hotel's own sign-in ("facility sign-in"). */
  membership_enabled: lenient(boolean(), false),
  allow_signup: lenient(boolean(), false),
  /** The hotel's own server says who somebody is; then there is no sign-in of ours (HEAD-030). */
  custom_auth: lenient(boolean(), false),
  brand_custom_auth_token_name: lenient(nullable(string()), null),
  organization_enabled: lenient(boolean(), false),
  /** Buttons beside the form, in the hotel's order. */
  external_sign_in: lenient(
    array(type({ provider: enums(MEMBER_PROVIDERS), title: string(), colour: lenient(nullable(string()), null) })),
    [],
  ),
  /** What an account's deletion means here, in the hotel's words. */
  deletion_text: lenient(string(), ''),
  marketing_consent_text: lenient(string(), ''),
})
export type MemberSettings = Infer<typeof memberSettings>

/** GET /hotels/{code}/settings/sign_in_button (CALL-013): the login widget. */
export const signInButton = object({
  is_active: boolean(),
  /** In the language asked for; the translation's other languages stay on the server. */
  translations_attributes: lenient(array(type({ locale: string(), label: string() })), []),
})
export type SignInButton = Infer<typeof signInButton>
