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
import type { KidsSetting } from '../../../../shared/model/hotel/settings.ts'
import { clockTime, currencyCode, id, isClockTime, money, photos, plainDay, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'
import type { HotelSettings } from './hotel-settings.ts'

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
    /**
     * The minute of the hotel's clock ('2026-11-24 00:00') at which a plan among them is over, or another opens; null: none is
     * and none does. Empty: whoever calculated it did not ask for the day, so that all plans are among them.
     */
    holds_until: text().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.audience] }),
    index('hotel_day_min_night').on(table.night, table.hotel_id),
    index('hotel_day_min_ends')
      .on(table.hotel_id, table.holds_until)
      .where(sql`${table.holds_until} is not null`),
  ],
)

/**
 * Nights whose hotel_day_min no longer holds, each as often as a transaction changed it and written within that: a row of
 * somebody else's says nothing of ours, which is still to come when theirs is taken away.
 */
export const dirtyDay = pgTable(
  'dirty_day',
  { hotel_id: reference().notNull(), night: plainDay().notNull() },
  (table) => [index('dirty_day_of_night').on(table.hotel_id, table.night)],
)
