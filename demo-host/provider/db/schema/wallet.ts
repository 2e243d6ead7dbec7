import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { EXCHANGE_TYPES } from '../../../../shared/model/person/wallet.ts'
import { reservation } from './booking.ts'
import { currencyCode, id, moment, money, plainDay, reference, translated } from './columns.ts'
import { coupon } from './coupon.ts'
import { hotel, hotelBrand } from './hotel.ts'
import { member, program } from './member.ts'

const owner = () => ({
  member_id: reference()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  program_id: reference()
    .notNull()
    .references(() => program.id),
})

/** What a member may spend, and what of it bookings not paid yet have taken aside. Together they are the sum of the ledger. */
export const pointBalance = pgTable(
  'point_balance',
  { ...owner(), balance: integer().notNull().default(0), held: integer().notNull().default(0) },
  (table) => [
    primaryKey({ columns: [table.member_id, table.program_id] }),
    // The backstop of guarantee S15: whatever the code above it does, nobody spends what is not there.
    check('point_balance_counts', sql`${table.balance} >= 0 and ${table.held} >= 0`),
  ],
)

/** The ledger: one row per thing that changed the sum, never altered afterwards. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: id(),
    ...owner(),
    kind: text({ enum: ['gained', 'spent', 'refunded', 'expired', 'exchanged'] }).notNull(),
    /** With its sign. */
    amount: integer().notNull(),
    reservation_id: reference().references(() => reservation.id),
    /** What happens once is written once: `gained:<reservation>`, `expired:<lot>` … */
    dedupe: text().notNull().unique(),
    effective_at: moment().notNull(),
  },
  (table) => [
    index('point_entry_of_member').on(table.member_id, table.program_id, table.effective_at),
    check(
      'point_entry_sign',
      sql`(${table.amount} > 0) = (${table.kind} in ('gained', 'refunded')) and ${table.amount} <> 0`,
    ),
  ],
)

/** Points that came together and end together; the first to end are spent first. `remaining` adds up to the balance. */
export const pointLot = pgTable(
  'point_lot',
  {
    id: id(),
    ...owner(),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    /** Null: they do not end. */
    expires_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('point_lot_of_member').on(table.member_id, table.program_id, table.expires_at),
    index('point_lot_expiry')
      .on(table.expires_at)
      .where(sql`${table.remaining} > 0`),
    check('point_lot_remaining', sql`0 <= ${table.remaining} and ${table.remaining} <= ${table.amount}`),
  ],
)

/** Points a reservation was paid with, and from which lots, so that they go back to where they came from. */
export const pointUse = pgTable(
  'point_use',
  {
    reservation_id: reference()
      .primaryKey()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    ...owner(),
    amount: integer().notNull(),
    lots: jsonb().$type<{ lot_id: number; amount: number }[]>().notNull(),
    state: text({ enum: ['held', 'used', 'released'] }).notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('point_use_of_member').on(table.member_id), check('point_use_amount', sql`${table.amount} > 0`)],
)

/** Points a stay brings, credited some days after it (CONST-016). */
export const pointGain = pgTable(
  'point_gain',
  {
    reservation_id: reference()
      .primaryKey()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    ...owner(),
    amount: integer().notNull(),
    effective_at: moment().notNull(),
    state: text({ enum: ['future', 'credited', 'void'] }).notNull(),
  },
  (table) => [
    index('point_gain_of_member').on(table.member_id, table.program_id, table.effective_at),
    index('point_gain_due')
      .on(table.effective_at)
      .where(sql`${table.state} = 'future'`),
    check('point_gain_amount', sql`${table.amount} > 0`),
  ],
)

export const pointExchange = pgTable(
  'point_exchange',
  {
    id: id(),
    ...owner(),
    amount: integer().notNull(),
    exchange_type: text({ enum: EXCHANGE_TYPES }).notNull(),
    url: text().notNull(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('point_exchange_of_member').on(table.member_id, table.created_at),
    check('point_exchange_amount', sql`${table.amount} > 0`),
  ],
)

/** A coupon given to a member, for one booking of theirs. */
export const memberCoupon = pgTable(
  'member_coupon',
  {
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    coupon_id: reference()
      .notNull()
      .references(() => coupon.id),
    state: text({ enum: ['available', 'held', 'consumed'] })
      .notNull()
      .default('available'),
    /** The booking that took it. */
    reservation_id: reference().references(() => reservation.id, { onDelete: 'set null' }),
    consumed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.coupon_id] }),
    index('member_coupon_of_reservation')
      .on(table.reservation_id)
      .where(sql`${table.reservation_id} is not null`),
    check('member_coupon_consumed', sql`(${table.state} = 'consumed') = (${table.consumed_at} is not null)`),
  ],
)

export type DayRange = { from: string; to: string }

/** Paid in advance, good for one booking. */
export const voucher = pgTable(
  'voucher',
  {
    id: id(),
    brand_id: reference()
      .notNull()
      .references(() => hotelBrand.id),
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    names: translated().notNull(),
    amount_gross: money().notNull(),
    currency: currencyCode().notNull(),
    /** Days of booking. */
    valid_from: plainDay(),
    valid_until: plainDay(),
    /** Nights. */
    stay_from: plainDay(),
    stay_to: plainDay(),
    excluded: jsonb().$type<DayRange[]>().notNull().default([]),
    state: text({ enum: ['available', 'held', 'consumed'] })
      .notNull()
      .default('available'),
    reservation_id: reference().references(() => reservation.id, { onDelete: 'set null' }),
    consumed_at: moment(),
  },
  (table) => [
    uniqueIndex('voucher_number').on(table.brand_id, sql`upper(${table.number})`),
    index('voucher_of_member').on(table.member_id),
    index('voucher_of_reservation').on(table.reservation_id),
    check('voucher_amount', sql`${table.amount_gross} > 0`),
    check('voucher_consumed', sql`(${table.state} = 'consumed') = (${table.consumed_at} is not null)`),
  ],
)

/** The gateway keeps the card; what stands here is the name it has there, and what a member knows it by. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: id(),
    member_id: reference()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    gateway_token: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expiry: text().notNull(),
    holder: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique('saved_card_token').on(table.member_id, table.gateway_token)],
)

/** Cards nobody keeps any more: the gateway is asked until it says that it has forgotten them. */
export const cardToForget = pgTable('card_to_forget', {
  gateway_token: text().primaryKey(),
  created_at: moment().notNull(),
})
