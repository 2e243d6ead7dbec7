import {
  array,
  boolean,
  define,
  enums,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  optional,
  pattern,
  string,
} from 'superstruct'
import type { Infer } from 'superstruct'

import { CARD_KINDS, GATEWAY_IDS, PAYMENT_TYPE_CODES } from '../../../../shared/payment-codes.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { REAL_GATEWAYS } from '../../../../shared/model/hotel/checkout-settings.ts'
import { MEMBER_PROVIDERS } from '../../../../shared/model/person/member.ts'
import { REQUIREMENTS } from '../../../../shared/model/stay/reservation.ts'
import { plainDate } from '../../../../shared/model/wire.ts'
import type { Translated } from '../../../../shared/rules/translated.ts'

// What a hotel sets for its widget and no query asks for: the rest of the settings answer (shared/model/hotel/settings.ts). The
// column is typed by these structs, and what staff write into it is held to them.

/** What a hotel wrote itself, in as many of the eight languages as it cared to. */
export const texts = () =>
  define<Translated>('texts by language', (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Expected texts by language, as {"en": "…"}' // prettier-ignore
    for (const [locale, text] of Object.entries(value)) {
      if (!LOCALE_CODES.some((code) => code === locale)) return `"${locale}" is none of ${LOCALE_CODES.join(', ')}`
      if (typeof text !== 'string') return `The text in ${locale} has to be a string`
    }
    return true
  })
/** 'HH:MM'; past midnight counts on, so that 26:00 is two o'clock of the next day. */
export const clock = () => pattern(string(), /^[0-2]\d:[0-5]\d$/)
export const wholeFrom = (least: number, most = 32_767) => max(min(integer(), least), most)

const colour = () => pattern(string(), /^#[\da-fA-F]{6}$/)
const requirement = () => enums(REQUIREMENTS)
const url = () =>
  define<string>('url', (value) => typeof value === 'string' && (value.startsWith('/') || URL.canParse(value)))
const origin = () =>
  define<string>(
    'origin',
    (value) =>
      (typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value) ||
      `Expected an origin without a path, as https://www.hotel.example`,
  )
const redirect = object({ url: nullable(url()), with_organization_url: nullable(url()) })

const membersOfHotel = object({
  integration_active: optional(boolean()),
  membership_menu_redirect: optional(nullable(redirect)),
  membership_customer_login_redirect: optional(nullable(redirect)),
  point_names: optional(texts()),
  points_hidden: optional(boolean()),
  point_exchange_enabled: optional(boolean()),
  membership_enabled: optional(boolean()),
  allow_signup: optional(boolean()),
  custom_auth: optional(boolean()),
  brand_custom_auth_token_name: optional(nullable(string())),
  organization_enabled: optional(boolean()),
  external_sign_in: optional(
    array(object({ provider: enums(MEMBER_PROVIDERS), titles: texts(), colour: nullable(colour()) })),
  ),
  deletion_texts: optional(texts()),
  marketing_consent_texts: optional(texts()),
  sign_in_button: optional(object({ is_active: boolean(), labels: texts() })),
  /** Who asks for a mail to an address nobody has is told so (MEMBER-025). */
  unknown_email_told: optional(boolean()),
})
/** What a hotel decides about its members (shared/model/hotel/member-settings.ts); what is absent is off. */
export type StoredMemberSettings = Infer<typeof membersOfHotel>

const hotelSite = object({
  header_html: optional(texts()),
  footer_html: optional(texts()),
  footer_css: optional(string()),
  favicons: optional(array(object({ size: integer(), url: url() }))),
  /** Search engines may keep the start page (assets/start-page.ts). */
  indexed: optional(boolean()),
  /** Nobody books for now; the text says why and until when. */
  maintenance: optional(nullable(object({ texts: texts() }))),
  /** An address that begins with / is one of the demonstration's host pages. */
  chatbot: optional(nullable(object({ url: url(), is_on_desktop: boolean(), is_on_mobile: boolean() }))),
})
/** What stands around the booking in the hotel's own documents and pages (shared/model/hotel/site-settings.ts). */
export type HotelSite = Infer<typeof hotelSite>

const bankAccount = object({
  bank: texts(),
  branch: texts(),
  kind: enums(['ordinary', 'current']),
  number: nonempty(string()),
  holder: nonempty(string()),
})
export type StoredBankAccount = Infer<typeof bankAccount>

const taxNoteRule = object({
  percentage: integer(),
  next_percentage: integer(),
  next_from: plainDate(),
  from: plainDate(),
  until: plainDate(),
})
/** Shown on the days from `from` to `until`; the new rate is charged from `next_from` on. */
export type TaxNoteRule = Infer<typeof taxNoteRule>

const recommender = object({
  is_active: boolean(),
  /** Until then only those with the preview's link see it (AMB-53). */
  is_preview_only: boolean(),
  titles: texts(),
  max_items: wholeFrom(1),
  show_price: boolean(),
})
export type RecommenderSettings = Infer<typeof recommender>

const account = optional(object({ client_key: nonempty(string()), environment: enums(['test', 'live']) }))
const [paypal, adyen] = REAL_GATEWAYS

export const hotelSettings = object({
  button_colour: colour(),
  header_colour: colour(),
  logo: nullable(url()),
  max_guests_per_room: wholeFrom(1, 99),
  multi_room_search_limit: nullable(wholeFrom(1, 99)),
  /** Who charges cards in a guest's second currency; without it they are charged in the hotel's. */
  mcp_payment_gateway_setting: optional(nullable(enums(GATEWAY_IDS))),
  payment_gateway_setting: enums(GATEWAY_IDS),
  payment_options: nonempty(array(enums(PAYMENT_TYPE_CODES))),
  guest_info: object({
    phone: requirement(),
    postal_code: requirement(),
    address: requirement(),
    nationality: requirement(),
    kana_name: requirement(),
  }),
  guest_name_update_enabled: boolean(),
  terms_url: nullable(url()),
  privacy_url: nullable(url()),
  accessibility_url: optional(nullable(url())),
  website_url: nullable(url()),
  site_controller: nullable(string()),
  /** Origins that may exchange messages with the widget; '*' only where the hotel says so. */
  parent_origins: array(
    define<string>('origin', (value, { branch, path }) =>
      value === '*' ? true : ([...origin().validator(value, { branch, path })][0]?.message ?? true),
    ),
  ),
  /** Where the hotel's photographs lie, beside its own pages. */
  photo_origins: optional(array(origin())),
  room_search_filters: array(
    object({
      id: nonempty(string()),
      names: texts(),
      filter_type: enums(['room', 'plan']),
      is_hotel_ads: optional(boolean()),
    }),
  ),
  default_search_setting: object({
    target: enums(['hotel', 'hotel_brand']),
    check_in_offset_days: wholeFrom(0),
    adults: wholeFrom(1, 99),
    is_including_occupied: boolean(),
  }),
  search_type: enums(['hotel_room', 'hotel_plan']),
  plan_search_enabled: boolean(),
  /** Prices in a second currency, where the brand allows it (shared/brands.ts). */
  mcp_enabled: boolean(),
  /** Absent in a world from before there was measuring. */
  analytics: optional(nullable(object({ tag_ids: array(string()), text: string(), linker_domains: array(string()) }))),
  /* Everything below is absent in a world from before it was. */
  /** redirect: the bank's page takes the window instead of a frame. */
  payment_hub_integration_type: optional(enums(['redirect', 'iframe'])),
  /** Accounts with the real services, by the adapter they are for; public keys only. */
  gateway_accounts: optional(object({ [paypal]: account, [adyen]: account })),
  tier: optional(string()),
  is_day_use_enabled: optional(boolean()),
  is_undated_search_enabled: optional(boolean()),
  /** Flight and hotel together: the first package begins so many days from today. */
  dynamic_package: optional(object({ starts_in_days: wholeFrom(0) })),
  /** A tile address that begins with / is one of this provider. */
  map: optional(object({ tile_url: nonempty(string()), attributions: texts() })),
  recommender: optional(recommender),
  /** GUEST-014, GUEST-015: the name in Chinese characters, and the address, are then required. */
  kanji_name_required: optional(boolean()),
  customer_address_required: optional(boolean()),
  /** Whether guests are asked for a free text to the hotel. */
  requests: optional(requirement()),
  receipt_fields: optional(boolean()),
  promotions_opt_in: optional(boolean()),
  /** GUEST-028: the public key of the hotel's check for people. */
  turnstile: optional(nullable(object({ site_key: nonempty(string()) }))),
  consent_texts: optional(texts()),
  /** Where guests who transfer the money send it, and how many days they have. */
  bank_transfer: optional(object({ days: wholeFrom(0), account: bankAccount })),
  /** Whoever had two cards refused may pay at the hotel, whatever the plan asks for. */
  on_site_after_failures: optional(boolean()),
  /** Hours in which the payment provider is at work, besides those that are for everybody (hotels/maintenance.ts). */
  payment_maintenance: optional(
    array(
      object({
        from: string(),
        to: string(),
        brands: array(enums(CARD_KINDS)),
        methods: array(enums(PAYMENT_TYPE_CODES)),
      }),
    ),
  ),
  /** A mail so many days before the arrival, at that time of the hotel's clock. */
  reminder: optional(nullable(object({ days_before: wholeFrom(0), at: clock() }))),
  coupons_enabled: optional(boolean()),
  /** The desk reads a guest's number from a screen. */
  qr_codes: optional(boolean()),
  tax_notes: optional(array(taxNoteRule)),
  site: optional(hotelSite),
  /** Calls go to a domain of the hotel's own once its certificate is there (BOOT-029); any other status is on the way there. */
  first_party_cookie: optional(object({ status: string(), domain_name: nullable(string()) })),
  members: optional(membersOfHotel),
  /** Until when guests change their bookings themselves; absent: the hotel does it for them. */
  updates: optional(
    object({
      days_before: wholeFrom(0),
      hour: wholeFrom(0, 24),
      stay: optional(boolean()),
      is_restricted: optional(boolean()),
      coupon: optional(boolean()),
      prepay: optional(boolean()),
      guests: optional(boolean()),
    }),
  ),
  /** An agency takes the hotel's bookings: guests are told, and led there after so many seconds (BOOT-038, OTA-011). */
  ota_redirect: optional(object({ name: nonempty(string()), url: url(), seconds: optional(wholeFrom(0)) })),
  /** Days personal data is kept after a stay, within the bounds of privacy/retention.ts. */
  retention: optional(object({ stay: optional(wholeFrom(1)), file: optional(wholeFrom(1)) })),
})
export type HotelSettings = Infer<typeof hotelSettings>
