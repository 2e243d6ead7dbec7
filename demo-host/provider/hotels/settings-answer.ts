import { OTA_REDIRECT_SECONDS } from '../../../shared/constants.ts'
import { bookLocales } from '../../../shared/locales.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { shades } from '../../../shared/rules/colour/palette.ts'
import type { Context } from '../kernel/context.ts'
import { accountsOf } from './gateway-accounts.ts'
import { guestInfoOf } from './guest-info.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'
import type { Hotel, HotelCatalog } from './hotel-catalog.ts'
import { KIDS_OPTION_OF } from './kids-options.ts'
import { maintenanceOf } from './maintenance.ts'
import { siteOf } from './site-answer.ts'
import { isPayable } from './payable.ts'
import { memberSettingsOf } from './member-settings.ts'
import { taxNoteOn } from './tax-notes.ts'
import { turnstileOf } from './turnstile.ts'
import { langOf, madeOnce, photosOf, localizerOf, localize } from '../kernel/texts.ts'
import type { WholeSettings } from './whole-settings.ts'
import { formatPhone } from '../kernel/format-phone.ts'

const shadesOf = madeOnce(({ button_colour, header_colour }: HotelSettings) => shades(button_colour, header_colour))
const phoneOf = madeOnce(({ phone_number, address }: Hotel) => formatPhone(phone_number, address.country))
const tilesAt = (url: string, api: string): string => (url.startsWith('/') ? `${api}${url}` : url)

/** The answer of …/settings/booking_widget (CALL-012). Every text is the hotel's own, in the guest's language where it has it. */
export function settingsAnswer(
  catalog: HotelCatalog,
  hotel_count: number,
  { locale, origins, clock, gateways, identityProviders, humanChecks }: Context,
): WholeSettings {
  const { hotel, kids_tiers, brand_names } = catalog
  const { settings } = hotel
  const { button_colour, header_colour } = settings
  const localizer = localizerOf(hotel, { locale, origins })
  const payment_gateway_config = gateways.payment_hub?.clientConfig() ?? null
  const isHub = settings.payment_gateway_setting === 'payment_hub'
  const today = businessDate(hotel, clock.now())

  return {
    hotel_id: hotel.id,
    hotel_name: localize(hotel.names, localizer),
    lang: langOf(hotel.names, localizer),
    hotel_brand_id: hotel.brand_id,
    currency: hotel.currency,
    time_zone: hotel.time_zone,
    locale: hotel.locale,
    button_colour,
    header_colour,
    colours: { button_colour, header_colour, shades: shadesOf(settings) },
    logo: settings.logo,
    max_guests_per_room: settings.max_guests_per_room,
    multi_room_search_limit: settings.multi_room_search_limit,
    kids_setting: hotel.kids_setting,
    kids_tiers: kids_tiers.map(({ code, names, min_age, max_age }) => ({
      code,
      option: hotel.kids_setting.kids_type === 'ages' ? null : (KIDS_OPTION_OF[code] ?? null),
      name: localize(names, localizer),
      min_age,
      max_age,
    })),
    room_search_filters: settings.room_search_filters.map(({ id, names, filter_type, is_hotel_ads = false }) => ({
      id,
      name: localize(names, localizer),
      lang: langOf(names, localizer),
      filter_type,
      is_hotel_ads,
    })),
    business_date: today,
    additional_questions: catalog.asks,
    reservable_period_months: hotel.reservable_period_months,
    check_in_range: { from: hotel.check_in_from, to: hotel.check_in_to },
    check_out_time: hotel.check_out_time,
    payment_gateway_setting: settings.payment_gateway_setting,
    mcp_payment_gateway_setting: settings.mcp_payment_gateway_setting ?? null,
    payment_gateway_config,
    payment_hub_config: isHub ? payment_gateway_config : null,
    gateway_accounts: accountsOf(settings),
    payment_hub_integration_type: settings.payment_hub_integration_type ?? null,
    payment_options: settings.payment_options.filter((type) => isPayable(settings, type, gateways)),
    bank_transfer: settings.bank_transfer ? { days: settings.bank_transfer.days } : null,
    on_site_after_failures: settings.on_site_after_failures ?? false,
    payment_maintenance: maintenanceOf(hotel),
    mcp_enabled: settings.mcp_enabled,
    has_extras: catalog.has_extras,
    guest_info: guestInfoOf(settings),
    coupons_enabled: settings.coupons_enabled ?? false,
    tax_note: taxNoteOn(settings.tax_notes, today),
    guest_name_update_enabled: settings.guest_name_update_enabled,
    receipt_fields: settings.receipt_fields ?? false,
    promotions_opt_in: settings.promotions_opt_in ?? false,
    consent_text: localize(settings.consent_texts ?? null, localizer),
    turnstile: turnstileOf(settings, humanChecks),
    terms_url: settings.terms_url,
    privacy_url: settings.privacy_url,
    accessibility_url: settings.accessibility_url ?? null,
    legal_texts: catalog.legal_texts,
    phone_number: phoneOf(hotel),
    address: {
      post_code: hotel.address.post_code,
      full_address: localize(hotel.address.full_addresses, localizer),
      country: hotel.address.country,
      lang: langOf(hotel.address.full_addresses, localizer),
    },
    hotel_photos: photosOf(hotel.photos, localizer),
    lat: hotel.lat,
    lng: hotel.lng,
    map_tile_url: settings.map ? tilesAt(settings.map.tile_url, origins.api) : null,
    map_attribution: localize(settings.map?.attributions ?? null, localizer),
    site_controller: settings.site_controller,
    pubnub: { auth_key: null },
    book_languages: hotel.book_languages,
    available_languages: [...bookLocales(hotel.book_languages)],
    parent_origins: settings.parent_origins,
    api_base_url: null,
    booking_widget_setting_attributes: {
      hotel_brand_id: hotel.brand_id,
      default_search_setting: settings.default_search_setting,
      tier: settings.tier ?? null,
      search_type: settings.search_type,
      plan_search_enabled: settings.plan_search_enabled,
      is_day_use_enabled: settings.is_day_use_enabled ?? false,
      is_undated_search_enabled: settings.is_undated_search_enabled ?? false,
      dynamic_package: settings.dynamic_package
        ? { starts_on: addDays(today, settings.dynamic_package.starts_in_days) }
        : null,
    },
    hotel_brand_setting: { name: localize(brand_names, localizer), hotel_count },
    reservation_security: catalog.reservation_security,
    chatbot_setting: { enabled: false },
    analytics: settings.analytics ?? null,
    ...(settings.first_party_cookie && {
      hotel_brand: { first_party_cookie_setting: settings.first_party_cookie },
    }),
    ...(settings.ota_redirect && redirectOf(settings.ota_redirect)),
    ...siteOf(settings, catalog.legal_texts, localizer, origins),
    ...memberSettingsOf(hotel, identityProviders, localizer),
  }
}

const redirectOf = ({ name, url, seconds }: NonNullable<HotelSettings['ota_redirect']>) => ({
  bw_to_ota_enabled: true,
  hotel_url: url,
  ota_name: name,
  ota_redirect_seconds: seconds ?? OTA_REDIRECT_SECONDS,
})
