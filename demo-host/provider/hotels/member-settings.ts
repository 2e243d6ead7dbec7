import type { MemberSettings, SignInButton } from '../../../shared/model/hotel/member-settings.ts'
import { isAsked } from '../identity-providers/identity-providers.ts'
import type { IdentityProviders } from '../identity-providers/identity-providers.ts'
import type { Hotel } from './hotel-catalog.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

/** What a hotel decided about its members, in the guest's language; what it says nothing about is off. */
export function memberSettingsOf(
  { settings }: Pick<Hotel, 'settings'>,
  identityProviders: IdentityProviders,
  localizer: Localizer,
): MemberSettings {
  const of = settings.members ?? {}
  const external = (of.external_sign_in ?? []).filter(({ provider }) => isAsked(identityProviders, provider))
  return {
    integrations: { is_active: of.integration_active ?? false },
    brand_integrations: {
      membership_menu_redirect: of.membership_menu_redirect ?? null,
      membership_customer_login_redirect: of.membership_customer_login_redirect ?? null,
    },
    point_name: localize(of.point_names ?? null, localizer),
    points_hidden: of.points_hidden ?? false,
    point_exchange_enabled: of.point_exchange_enabled ?? false,
    membership_enabled: of.membership_enabled ?? false,
    allow_signup: of.allow_signup ?? false,
    custom_auth: of.custom_auth ?? false,
    brand_custom_auth_token_name: of.brand_custom_auth_token_name ?? null,
    organization_enabled: of.organization_enabled ?? false,
    external_sign_in: external.map(({ provider, titles, colour }) => ({
      provider,
      title: localize(titles, localizer),
      colour,
    })),
    deletion_text: localize(of.deletion_texts ?? null, localizer),
    marketing_consent_text: localize(of.marketing_consent_texts ?? null, localizer),
  }
}

/** CALL-013: the login widget's words; the other languages stay here. */
export function signInButtonOf({ settings }: Pick<Hotel, 'settings'>, localizer: Localizer): SignInButton {
  const button = settings.members?.sign_in_button
  if (!button) return { is_active: false, translations_attributes: [] }
  const label = localize(button.labels, localizer)
  return { is_active: button.is_active, translations_attributes: [{ locale: localizer.locale, label }] }
}
