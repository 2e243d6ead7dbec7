import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { reservation } from './booking.ts'
import { currencyCode, id, isPercentage, moment, money, plainDay, reference, translated } from './columns.ts'
import { hotel, hotelBrand } from './hotel.ts'

/** A code that takes something off a stay, in one hotel or in all of a brand (COUPON-006). */
export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    hotel_id: reference().references(() => hotel.id),
    brand_id: reference().references(() => hotelBrand.id),
    code: text().notNull(),
    names: translated().notNull(),
    kind: text({ enum: ['percentage', 'amount'] }).notNull(),
    percentage: smallint(),
    /** Off each room, for the whole stay. */
    amount_gross: money(),
    currency: currencyCode(),
    /** Days of booking, in the hotel's own calendar; null: without an end. */
    valid_from: plainDay(),
    valid_until: plainDay(),
    usage_limit: integer(),
    used: integer().notNull().default(0),
    /** Of bookings whose payment is not decided yet. */
    held: integer().notNull().default(0),
    /** The first nights it is for; null: all of them. */
    max_stays: smallint(),
    /** Codes of the plans it is for; null: all. */
    target_plans: text().array(),
    member_only: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('coupon_code').on(
      sql`coalesce(${table.hotel_id}, 0)`,
      sql`coalesce(${table.brand_id}, 0)`,
      sql`upper(${table.code})`,
    ),
    check('coupon_owner', sql`(${table.hotel_id} is null) <> (${table.brand_id} is null)`),
    check('coupon_percentage', isPercentage(table.percentage)),
    check(
      'coupon_kind',
      sql`(${table.kind} = 'amount') = (${table.amount_gross} is not null and ${table.currency} is not null) and (${table.kind} = 'amount') = (${table.percentage} is null)`,
    ),
    // The backstop of guarantee S14: whatever the code above it does, nothing is given out twice.
    check('coupon_counts', sql`${table.used} >= 0 and ${table.held} >= 0`),
    check('coupon_limit', sql`${table.usage_limit} is null or ${table.used} + ${table.held} <= ${table.usage_limit}`),
  ],
)

/** One coupon a reservation at most (AMB-19), taken with it and given back with it. */
export const couponUse = pgTable(
  'coupon_use',
  {
    reservation_id: reference()
      .primaryKey()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    coupon_id: reference()
      .notNull()
      .references(() => coupon.id),
    state: text({ enum: ['held', 'used', 'released'] }).notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('coupon_use_of_coupon').on(table.coupon_id)],
)
