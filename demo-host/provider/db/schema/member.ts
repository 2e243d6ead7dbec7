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
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import { MEMBER_PROVIDERS } from '../../../../shared/model/person/member.ts'
import type { Profile } from '../../../../shared/model/person/member.ts'
import { id, moment, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'
import { hotelBrand } from './hotel.ts'
import { clientSession } from './identity.ts'

/** Earns `rate` times as much as the program's own rate. */
export type Rank = { id: string; names: Translated; rate: number }
export type CompanionTier = { kind: 'companion_adult' | 'companion_kid'; is_active: boolean; names: Translated }

export const program = pgTable(
  'program',
  {
    id: id(),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    names: translated().notNull(),
    point_names: translated().notNull().default({}),
    point_program_enabled: boolean().notNull().default(true),
    /** Points for each minor unit of the hotel's currency spent, before the rank. */
    point_rate: numeric({ precision: 8, scale: 6, mode: 'number' }).notNull().default(0.01),
    spend_step: integer().notNull().default(100),
    spend_min: integer().notNull().default(100),
    /** What a point is worth, in minor units of the hotel's currency. */
    point_value: integer().notNull().default(1),
    point_months: smallint().notNull().default(12),
    ranks: jsonb().$type<Rank[]>().notNull().default([]),
    companions: jsonb().$type<CompanionTier[]>().notNull().default([]),
    update_member_profile_enabled: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index('program_of_brand').on(table.brand_id, table.position),
    check('program_spending', sql`${table.spend_step} > 0 and ${table.spend_min} >= 0 and ${table.point_value} > 0`),
  ],
)

/** An account with a brand. Its secrets are hashes; what a member tells about themselves is `profile`. */
export const member = pgTable(
  'member',
  {
    id: id(),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    membership_id: text().notNull(),
    email: text().notNull(),
    /** Asked for, and not confirmed yet. */
    email_pending: text(),
    /** Null: signs in by an external provider alone. */
    password_hash: text(),
    locale: text().$type<Locale>().notNull(),
    confirmed_at: moment(),
    /** Registered by the hotel: the first sign-in asks for a password of the guest's own (1403). */
    needs_reset: boolean().notNull().default(false),
    /** Came from an external system that did not say enough. */
    needs_setup: boolean().notNull().default(false),
    profile: jsonb().$type<Profile>().notNull(),
    program_id: reference().references(() => program.id),
    /** Who recommended the hotel, as the link of the sign-up said (QUERY-035). */
    referrer_code: text(),
    deleted_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('member_number').on(table.brand_id, table.membership_id),
    uniqueIndex('member_email')
      .on(table.brand_id, sql`lower(${table.email})`)
      .where(sql`${table.deleted_at} is null`),
  ],
)

/** A sign-in elsewhere; `line_chat` is the user of a hotel's chat, who is tied by a link alone and so opens no account. */
const IDENTITY_PROVIDERS = [...MEMBER_PROVIDERS, 'line_chat'] as const

/** By whom else a member is known. */
export const memberIdentity = pgTable(
  'member_identity',
  {
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    provider: text({ enum: IDENTITY_PROVIDERS }).notNull(),
    subject: text().notNull(),
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand_id, table.provider, table.subject] }),
    index('member_identity_of_member').on(table.member_id),
  ],
)

/** The programs a member belongs to; `member.program_id` is the one in use. */
export const memberProgram = pgTable(
  'member_program',
  {
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    program_id: reference()
      .notNull()
      .references(() => program.id),
    /** A rank's id, of the program's ranks. */
    rank_id: text(),
    joined_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member_id, table.program_id] })],
)

/** Passwords that may not come back (1302). */
export const passwordHistory = pgTable(
  'password_history',
  {
    id: id(),
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('password_history_of_member').on(table.member_id)],
)

/** How often something was tried by one key, and until when it is refused (domain/limits.ts); keys hold hashes, no addresses. */
export const attempt = pgTable(
  'attempt',
  { key: text().primaryKey(), count: integer().notNull(), since: moment().notNull(), blocked_until: moment() },
  (table) => [index('attempt_age').on(table.since)],
)

/** A client session somebody is signed in with; it ends with the session, or by itself. */
export const memberSession = pgTable(
  'member_session',
  {
    client_session_id: reference()
      .primaryKey()
      .references(() => clientSession.id, { onDelete: 'cascade' }),
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    /** By what the guest signed in; null: by password. */
    provider: text({ enum: MEMBER_PROVIDERS }),
    /** The family of refresh tokens that keeps it; ending one ends the other. */
    family: text().notNull(),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    index('member_session_of_member').on(table.member_id),
    index('member_session_of_family').on(table.family),
  ],
)

export const TOKEN_KINDS = [
  'access',
  'refresh',
  'login',
  'one_time',
  'confirm_email',
  'change_email',
  'reset_password',
  'custom_auth',
  'liff',
  'outside',
  'unsubscribe',
  'reservation',
  'lottery',
] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Every secret handed out, as its hash (guarantee S17): one purpose each; all but access tokens are for one use. */
export const token = pgTable(
  'token',
  {
    hash: text().primaryKey(),
    kind: text({ enum: TOKEN_KINDS }).notNull(),
    member_id: reference().references(() => member.id, { onDelete: 'cascade' }),
    client_session_id: reference().references(() => clientSession.id, { onDelete: 'cascade' }),
    family: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('token_of_member').on(table.member_id, table.kind),
    index('token_of_family')
      .on(table.family)
      .where(sql`${table.family} is not null`),
    index('token_of_session')
      .on(table.client_session_id)
      .where(sql`${table.client_session_id} is not null`),
    index('token_expiry').on(table.expires_at),
  ],
)
