import { bookLocales } from '../../../shared/locales.ts'
import type { Settings } from '../../../shared/model/settings.ts'
import { shades } from '../../../shared/rules/palette.ts'
import type { Context } from '../http/context.ts'
import { businessDate } from './hotel-time.ts'
import type { House } from './house.ts'
import { langOf, photosOf, textOf } from './texts.ts'

/** Specification 3, "Init settings". Every text is the hotel's own, in the guest's language where it has it. */
export function settingsAnswer(house: House, { locale, origins, clock, gateway }: Context): Settings {
  const { hotel, kids_tiers, brand_names } = house
  const { settings } = hotel
  const { button_colour, header_colour } = settings
  const reader = { locale, bookLanguages: hotel.book_languages, api: origins.api }
  const payment_hub_config = gateway.clientConfig()

  return {
    hotel_id: hotel.id,
    hotel_name: textOf(hotel.names, reader),
    lang: langOf(hotel.names, reader),
    hotel_brand_id: hotel.brand_id,
    currency: hotel.currency,
    time_zone: hotel.time_zone,
    locale: hotel.locale,
    button_colour,
    header_colour,
    colours: { button_colour, header_colour, shades: shades(button_colour, header_colour) },
    logo: settings.logo,
    max_guests_per_room: settings.max_guests_per_room,
    multi_room_search_limit: settings.multi_room_search_limit,
    kids_setting: hotel.kids_setting,
    kids_tiers: kids_tiers.map(({ code, names, min_age, max_age }) => ({
      code,
      name: textOf(names, reader),
      min_age,
      max_age,
    })),
    room_search_filters: settings.room_search_filters.map(({ id, names, filter_type }) => ({
      id,
      name: textOf(names, reader),
      lang: langOf(names, reader),
      filter_type,
    })),
    business_date: businessDate(hotel, clock.now()),
    reservable_period_months: hotel.reservable_period_months,
    check_in_range: { from: hotel.check_in_from, to: hotel.check_in_to },
    check_out_time: hotel.check_out_time,
    payment_gateway_setting: settings.payment_gateway_setting,
    mcp_payment_gateway_setting: null,
    payment_hub_config,
    payment_hub_integration_type: null,
    payment_options: settings.payment_options,
    mcp_enabled: settings.mcp_enabled,
    guest_info: settings.guest_info,
    guest_name_update_enabled: settings.guest_name_update_enabled,
    terms_url: settings.terms_url,
    privacy_url: settings.privacy_url,
    phone_number: hotel.phone_number,
    address: {
      post_code: hotel.address.post_code,
      full_address: textOf(hotel.address.full_addresses, reader),
      country: hotel.address.country,
      lang: langOf(hotel.address.full_addresses, reader),
    },
    hotel_photos: photosOf(hotel.photos, reader),
    lat: hotel.lat,
    lng: hotel.lng,
    site_controller: settings.site_controller,
    pubnub: { auth_key: null },
    book_languages: hotel.book_languages,
    available_languages: [...bookLocales(hotel.book_languages)],
    parent_origins: settings.parent_origins,
    api_base_url: null,
    booking_widget_setting_attributes: {
      hotel_brand_id: hotel.brand_id,
      default_search_setting: settings.default_search_setting,
      tier: null,
      search_type: settings.search_type,
      plan_search_enabled: settings.plan_search_enabled,
    },
    hotel_brand_setting: { name: textOf(brand_names, reader) },
    chatbot_setting: { enabled: false },
    analytics: settings.analytics ?? null,
  }
}
