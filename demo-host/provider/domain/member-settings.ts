import type { MemberSettings, SignInButton } from '../../../shared/model/member-settings.ts'
import type { Hotel } from './house.ts'
import { textOf } from './texts.ts'
import type { Reader } from './texts.ts'

/** What a hotel decided about its members, in the guest's language; what it says nothing about is off. */
export function memberSettingsOf({ settings }: Pick<Hotel, 'settings'>, reader: Reader): MemberSettings {
  const of = settings.members ?? {}
  return {
    integrations: { is_active: of.integration_active ?? false },
    brand_integrations: {
      membership_menu_redirect: of.membership_menu_redirect ?? null,
      membership_customer_login_redirect: of.membership_customer_login_redirect ?? null,
    },
    point_name: textOf(of.point_names ?? null, reader),
    points_hidden: of.points_hidden ?? false,
    point_exchange_enabled: of.point_exchange_enabled ?? false,
    membership_enabled: of.membership_enabled ?? false,
    allow_signup: of.allow_signup ?? false,
    custom_auth: of.custom_auth ?? false,
    brand_custom_auth_token_name: of.brand_custom_auth_token_name ?? null,
    organization_enabled: of.organization_enabled ?? false,
    external_sign_in: (of.external_sign_in ?? []).map(({ provider, titles, colour }) => ({
      provider,
      title: textOf(titles, reader),
      colour,
    })),
    deletion_text: textOf(of.deletion_texts ?? null, reader),
    marketing_consent_text: textOf(of.marketing_consent_texts ?? null, reader),
  }
}

/** Specification 7.2: the login widget's words; the other languages stay here. */
export function signInButtonOf({ settings }: Pick<Hotel, 'settings'>, reader: Reader): SignInButton {
  const button = settings.members?.sign_in_button
  if (!button) return { is_active: false, translations_attributes: [] }
  const label = textOf(button.labels, reader)
  return { is_active: button.is_active, translations_attributes: [{ locale: reader.locale, label }] }
}
