import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import { bytes, id, moment, plainDay, reference } from './columns.ts'
import { hotel, hotelBrand } from './hotel.ts'
import { program } from './member.ts'

/** A company that books for its travellers at the hotels of a brand (CORP-001). */
export const organization = pgTable(
  'organization',
  {
    id: id(),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    /** As it stands in the contract. */
    name: text().notNull(),
    /** As its own people call it: what the header shows. */
    display_name: text().notNull(),
    program_id: reference().references(() => program.id),
    active: boolean().notNull().default(true),
  },
  (table) => [index('organization_of_brand').on(table.brand_id)],
)

/** An account of an organization: an id and a password the hotel hands out, without a name or an address. */
export const organizationUser = pgTable(
  'organization_user',
  {
    id: id(),
    organization_id: reference()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** The organization's own, so that one id is one account within a brand. */
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    account_id: text().notNull(),
    password_hash: text().notNull(),
    /** One that contains "admin" sees the usage (CORP-013). */
    role: text(),
    active: boolean().notNull().default(true),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('organization_user_account').on(table.brand_id, sql`lower(${table.account_id})`),
    index('organization_user_of').on(table.organization_id),
  ],
)

/** A sign-in of an organization's account. It stands beside a member's, and each ends alone (CORP-005). */
export const organizationSession = pgTable(
  'organization_session',
  {
    token_hash: text().primaryKey(),
    organization_user_id: reference()
      .notNull()
      .references(() => organizationUser.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('organization_session_of').on(table.organization_user_id),
    index('organization_session_expiry').on(table.expires_at),
  ],
)

/** How many stays an organization agreed upon with a hotel. */
export const organizationAllotment = pgTable(
  'organization_allotment',
  {
    organization_id: reference()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    max_stays: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.hotel_id] }),
    check('organization_allotment_counts', sql`${table.max_stays} >= 0`),
  ],
)

/** A download that was asked for: written by the scheduled jobs, and gone after a day (CORP-011). */
export const organizationExport = pgTable(
  'organization_export',
  {
    /** Unguessable. */
    id: text().primaryKey(),
    organization_id: reference()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Check-in days, both ends included. */
    first_day: plainDay().notNull(),
    last_day: plainDay().notNull(),
    /** What its titles are written in. */
    locale: text().$type<Locale>().notNull(),
    /** Sealed, and only until the file is written. */
    password: text(),
    file: bytes(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('organization_export_of').on(table.organization_id),
    index('organization_export_expiry').on(table.expires_at),
    index('organization_export_open')
      .on(table.created_at)
      .where(sql`${table.password} is not null`),
    check('organization_export_days', sql`${table.last_day} >= ${table.first_day}`),
  ],
)
