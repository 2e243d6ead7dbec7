import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import type { StoredSelection } from '../../../../shared/model/search/ota.ts'
import { currencyCode, moment, photos, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'
import { hotel } from './hotel.ts'

export type StoredOtaLink = { labels: Translated; url: string }

/** What the agency sets for its own site; what is absent is the site's default. */
export type OtaSettings = {
  button_colour?: string
  header_colour?: string
  logo?: string
  header_links?: StoredOtaLink[]
  footer_links?: StoredOtaLink[]
  footer_texts?: Translated
  /** The guest chooses the currency on the page where they pay (CUR-011). */
  currency_toggled_at_payment?: boolean
  /** Sites that a link to carries on how the guest came (HEAD-016). */
  linker_domains?: string[]
}

/** The agency's site of this installation: one, or none. */
export const otaSite = pgTable(
  'ota_site',
  {
    id: smallint().primaryKey(),
    names: translated().notNull(),
    headlines: translated().notNull(),
    /** What prices are compared in. */
    currency: currencyCode().notNull(),
    time_zone: text().notNull(),
    languages: text().array().$type<Locale[]>().notNull(),
    photos: photos(),
    settings: jsonb().$type<OtaSettings>().notNull(),
  },
  (table) => [check('ota_site_once', sql`${table.id} = 1`)],
)

/** Where a guest may look for a hotel. */
export const otaPlace = pgTable('ota_place', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  names: translated().notNull(),
  lat: numeric({ precision: 9, scale: 6, mode: 'number' }).notNull(),
  lng: numeric({ precision: 9, scale: 6, mode: 'number' }).notNull(),
})

/** A hotel the agency sells; which is one less than it knows, since closed hotels are not shown. */
export const otaHotel = pgTable(
  'ota_hotel',
  {
    hotel_id: reference()
      .primaryKey()
      .references(() => hotel.id),
    place_id: text()
      .notNull()
      .references(() => otaPlace.id),
    /** In the agency's own order, the most recommended first. */
    position: integer().notNull(),
    /** One decimal, of five; null: nobody has rated it. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    review_count: integer().notNull().default(0),
    /** What it has of what guests wish for (shared/wishes.ts). */
    wishes: text().array().notNull().default([]),
  },
  (table) => [
    index('ota_hotel_of_place').on(table.place_id, table.position),
    check('ota_hotel_rating', sql`${table.rating} between 0 and 5`),
  ],
)

/** What a guest has chosen, between two pages of the agency's site; of its id only the hash is kept. */
export const temporaryStorage = pgTable(
  'temporary_storage',
  { hash: text().primaryKey(), data: jsonb().$type<StoredSelection>().notNull(), expires_at: moment().notNull() },
  (table) => [index('temporary_storage_end').on(table.expires_at)],
)
