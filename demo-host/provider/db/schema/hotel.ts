import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import type { HotelLocale, Locale } from '../../../../shared/locales.ts'
import type { UpdateTerms } from '../../../../shared/model/cancelling.ts'
import type { BankAccount } from '../../../../shared/model/paying.ts'
import type {
  CheckoutSettings,
  GatewayAccount,
  RealGateway,
  TaxNote,
} from '../../../../shared/model/checkout-settings.ts'
import type { Requirement } from '../../../../shared/model/reservation.ts'
import type { MemberProvider } from '../../../../shared/model/member.ts'
import type { MemberSettings } from '../../../../shared/model/member-settings.ts'
import type { KidsSetting, Settings } from '../../../../shared/model/settings.ts'
import type { EmbeddedChatbot, SiteSettings } from '../../../../shared/model/site-settings.ts'
import type { PlainDate } from '../../../../shared/rules/dates.ts'
import type { GatewayId, PaymentType } from '../../../../shared/payment-codes.ts'
import { clockTime, currencyCode, id, isClockTime, money, photos, plainDay, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'

/** What a hotel sets for its widget and no query asks for: the rest of the settings answer (shared/model/settings.ts). */
export type HotelSettings = {
  button_colour: string
  header_colour: string
  logo: string | null
  max_guests_per_room: number
  multi_room_search_limit: number | null
  /** Who charges cards in a guest's second currency; without it they are charged in the hotel's. */
  mcp_payment_gateway_setting?: GatewayId | null
  payment_gateway_setting: GatewayId
  payment_options: PaymentType[]
  guest_info: Record<'phone' | 'postal_code' | 'address' | 'nationality' | 'kana_name', Requirement>
  guest_name_update_enabled: boolean
  terms_url: string | null
  privacy_url: string | null
  website_url: string | null
  site_controller: string | null
  /** Origins that may exchange messages with the widget; '*' only where the hotel says so. */
  parent_origins: string[]
  room_search_filters: { id: string; names: Translated; filter_type: 'room' | 'plan'; is_hotel_ads?: boolean }[]
  default_search_setting: {
    target: 'hotel' | 'hotel_brand'
    check_in_offset_days: number
    adults: number
    is_including_occupied: boolean
  }
  search_type: 'hotel_room' | 'hotel_plan'
  plan_search_enabled: boolean
  /** Prices in a second currency, where the brand allows it (shared/brands.ts). */
  mcp_enabled: boolean
  /** Absent in a world from before there was measuring. */
  analytics?: Settings['analytics']
  /* Everything below is absent in a world from before it was. */
  /** redirect: the bank's page takes the window instead of a frame. */
  payment_hub_integration_type?: 'redirect' | 'iframe'
  /** Accounts with the real services, by the adapter they are for; public keys only. */
  gateway_accounts?: Partial<Record<RealGateway, Pick<GatewayAccount, 'client_key' | 'environment'>>>
  tier?: string
  is_day_use_enabled?: boolean
  is_undated_search_enabled?: boolean
  /** Flight and hotel together: the first package begins so many days from today. */
  dynamic_package?: { starts_in_days: number }
  /** A tile address that begins with / is one of this provider. */
  map?: { tile_url: string; attributions: Translated }
  recommender?: RecommenderSettings
  /** GUEST-014, GUEST-015: the name in Chinese characters, and the address, are then required. */
  kanji_name_required?: boolean
  customer_address_required?: boolean
  /** Whether guests are asked for a free text to the hotel. */
  requests?: Requirement
  receipt_fields?: boolean
  promotions_opt_in?: boolean
  /** GUEST-028: the public key of the hotel's check for people. */
  turnstile?: { site_key: string } | null
  consent_texts?: Translated
  /** Where guests who transfer the money send it, and how many days they have. */
  bank_transfer?: { days: number; account: StoredBankAccount }
  /** Whoever had two cards refused may pay at the hotel, whatever the plan asks for. */
  on_site_after_failures?: boolean
  /** Hours in which the payment provider is at work, besides those that are for everybody (domain/maintenance.ts). */
  payment_maintenance?: CheckoutSettings['payment_maintenance']
  /** A mail so many days before the arrival, at that time of the hotel's clock. */
  reminder?: { days_before: number; at: string } | null
  coupons_enabled?: boolean
  /** The desk reads a guest's number from a screen. */
  qr_codes?: boolean
  tax_notes?: TaxNoteRule[]
  site?: HotelSite
  /** Calls go to a domain of the hotel's own once its certificate is there (BOOT-029). */
  first_party_cookie?: FirstPartyCookie
  members?: StoredMemberSettings
  /** Until when guests change their bookings themselves; absent: the hotel does it for them. */
  updates?: UpdateTerms
  /** An agency takes the hotel's bookings: guests are told, and led there after so many seconds (BOOT-038, OTA-011). */
  ota_redirect?: { name: string; url: string; seconds?: number }
  /** Days personal data is kept after a stay, within the bounds of privacy/retention.ts. */
  retention?: { stay?: number; file?: number }
}

/** `completed` and `update_certificate_pending` take calls; every other status is one on the way there. */
type FirstPartyCookie = { status: string; domain_name: string | null }

/** What stands around the booking in the hotel's own documents and pages (shared/model/site-settings.ts). */
export type HotelSite = {
  header_html?: Translated
  footer_html?: Translated
  footer_css?: string
  favicons?: SiteSettings['favicons']
  indexed?: boolean // search engines may keep the start page (assets/start-page.ts)
  /** Nobody books for now; the text says why and until when. */
  maintenance?: { texts: Translated } | null
  /** An address that begins with / is one of the demonstration's host pages. */
  chatbot?: EmbeddedChatbot | null
}

/** What a hotel decides about its members (shared/model/member-settings.ts); what is absent is off. */
export type StoredMemberSettings = Partial<
  Omit<
    MemberSettings,
    | 'integrations'
    | 'point_name'
    | 'external_sign_in'
    | 'deletion_text'
    | 'marketing_consent_text'
    | 'brand_integrations'
  >
> & {
  integration_active?: boolean
  membership_menu_redirect?: MemberSettings['brand_integrations']['membership_menu_redirect']
  membership_customer_login_redirect?: MemberSettings['brand_integrations']['membership_customer_login_redirect']
  point_names?: Translated
  external_sign_in?: { provider: MemberProvider; titles: Translated; colour: string | null }[]
  deletion_texts?: Translated
  marketing_consent_texts?: Translated
  sign_in_button?: { is_active: boolean; labels: Translated }
  /** Who asks for a mail to an address nobody has is told so (MEMBER-025). */
  unknown_email_told?: boolean
}

export type StoredBankAccount = Omit<BankAccount, 'bank' | 'branch'> & { bank: Translated; branch: Translated }

/** Shown on the days from `from` to `until`; the new rate is charged from `next_from` on. */
export type TaxNoteRule = TaxNote & { from: PlainDate; until: PlainDate }

export type RecommenderSettings = {
  is_active: boolean
  /** Until then only those with the preview's link see it (AMB-53). */
  is_preview_only: boolean
  titles: Translated
  max_items: number
  show_price: boolean
}

export type HotelAddress = { post_code: string; country: string; full_addresses: Translated }

export const hotelBrand = pgTable('hotel_brand', {
  id: id(),
  code: text().notNull().unique(),
  names: translated().notNull(),
  /** Number and e-mail open no booking; only the link of the mail does, and the member who booked. */
  reservation_security: boolean().notNull().default(false),
})

export const hotel = pgTable(
  'hotel',
  {
    id: id(),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    code: text().notNull().unique(),
    names: translated().notNull(),
    descriptions: translated().notNull().default({}),
    currency: currencyCode().notNull(),
    time_zone: text().notNull(),
    /** The home market (AMB-12), not the language of the interface. */
    locale: text().$type<HotelLocale>(),
    book_languages: text().array().$type<Locale[]>().notNull(),
    prefecture: smallint(),
    lat: numeric({ precision: 9, scale: 6, mode: 'number' }),
    lng: numeric({ precision: 9, scale: 6, mode: 'number' }),
    address: jsonb().$type<HotelAddress>().notNull(),
    phone_number: text().notNull(),
    email: text().notNull(),
    photos: photos(),
    /** Until this time of the next calendar day a guest still books the night before (late-night booking). */
    business_day_ends: clockTime().notNull().default('00:00'),
    check_in_from: clockTime().notNull(),
    check_in_to: clockTime().notNull(),
    check_out_time: clockTime().notNull(),
    reservable_period_months: smallint().notNull(),
    kids_setting: jsonb().$type<KidsSetting>().notNull(),
    settings: jsonb().$type<HotelSettings>().notNull(),
    /** Raised by every change of a price or a tax: a quote of another version is calculated anew. */
    rate_version: integer().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (table) => [
    index('hotel_of_brand')
      .on(table.brand_id)
      .where(sql`${table.active}`),
    check('hotel_prefecture', sql`${table.prefecture} between 1 and 47`),
    check('hotel_period', sql`${table.reservable_period_months} > 0`),
    check('hotel_day_end', isClockTime(table.business_day_ends)),
    check('hotel_check_in_from', isClockTime(table.check_in_from)),
    check('hotel_check_in_to', isClockTime(table.check_in_to)),
    check('hotel_check_out', isClockTime(table.check_out_time)),
  ],
)

export const kidsTier = pgTable(
  'kids_tier',
  {
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    names: translated().notNull(),
    min_age: smallint().notNull(),
    max_age: smallint().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.code] }),
    check('kids_tier_ages', sql`0 <= ${table.min_age} and ${table.min_age} <= ${table.max_age}`),
  ],
)

export const TAX_KINDS = ['consumption', 'accommodation', 'bathing', 'service'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/**
 * consumption and service: contained in every gross price, as a percentage of the net one.
 * accommodation and bathing: on top, per adult and night; by bands of the net price per person and night where there are bands.
 */
export type TaxSpec =
  | { by: 'percentage'; percentage: number }
  | { by: 'person_night'; amount: number; children_pay: boolean }
  | { by: 'person_night_bands'; children_pay: boolean; bands: { from_net: number; amount: number }[] }

export const taxRule = pgTable(
  'tax_rule',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    kind: text({ enum: TAX_KINDS }).notNull(),
    names: translated().notNull(),
    /** The rule of a night is the one of its kind with the latest valid_from not after it. */
    valid_from: plainDay().notNull(),
    spec: jsonb().$type<TaxSpec>().notNull(),
  },
  (table) => [unique('tax_rule_once').on(table.hotel_id, table.kind, table.valid_from)],
)

/** The lowest gross price of a room and the free rooms per hotel, night and party size: what calendars and lists read. Rebuilt from dirty_day. */
export const hotelDayMin = pgTable(
  'hotel_day_min',
  {
    hotel_id: reference().notNull(),
    night: plainDay().notNull(),
    audience: text({ enum: ['public'] }).notNull(),
    one_adult_gross: money(),
    two_adults_gross: money(),
    three_adults_gross: money(),
    four_adults_gross: money(),
    free_rooms: integer().notNull(),
    /** No plan is for sale in this night, whatever is free. */
    is_closed: boolean().notNull().default(false),
    /** The shortest stay any plan for sale takes. */
    min_stay: smallint().notNull().default(1),
    closed_to_arrival: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.audience] }),
    index('hotel_day_min_night').on(table.night, table.hotel_id),
  ],
)

/** Nights whose hotel_day_min no longer holds; written inside the transaction that changed them. */
export const dirtyDay = pgTable(
  'dirty_day',
  { hotel_id: reference().notNull(), night: plainDay().notNull() },
  (table) => [primaryKey({ columns: [table.hotel_id, table.night] })],
)
