import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import { EXTRA_TYPES } from '../../../../shared/model/stay/extra.ts'
import { reservation } from './booking.ts'
import { hotelPlan } from './catalogue.ts'
import { clockTime, id, money, photos, plainDay, reference, translated } from './columns.ts'
import { hotel } from './hotel.ts'

/** A time of the day at which an extra is brought, with its own price. */
export type DeliveryTime = { delivered_at: string; price_gross: number }

export const extra = pgTable(
  'extra',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    names: translated().notNull(),
    descriptions: translated().notNull().default({}),
    photos: photos(),
    /** Generic: one quantity for the stay. Dated: a quantity a day, for sale on the days of extra_day only. */
    type: text({ enum: EXTRA_TYPES }).notNull().default('generic'),
    /** Sold beside the rooms; one that only plans contain is not. */
    is_optional: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** Of one; a day and a time may have a price of their own. */
    price_gross: money().notNull().default(0),
    min_quantity: smallint().notNull().default(1),
    max_quantity: smallint().notNull().default(10),
    /** How many one booking may have over all days and times. */
    booking_limit: smallint(),
    /** Until so many days before it is brought, at this time of the hotel's day. */
    deadline_days: smallint(),
    deadline_time: clockTime(),
    delivery_times: jsonb().$type<DeliveryTime[]>().notNull().default([]),
    questions: translated(),
  },
  (table) => [
    unique('extra_code').on(table.hotel_id, table.code),
    check('extra_price', sql`${table.price_gross} >= 0`),
    check('extra_quantity', sql`0 < ${table.min_quantity} and ${table.min_quantity} <= ${table.max_quantity}`),
    check('extra_limit', sql`${table.booking_limit} is null or ${table.booking_limit} >= ${table.min_quantity}`),
  ],
)

/** A day of an extra: of a dated one what it costs, and of any how many there are. A generic one takes from its day of arrival. */
export const extraDay = pgTable(
  'extra_day',
  {
    extra_id: reference()
      .notNull()
      .references(() => extra.id, { onDelete: 'cascade' }),
    date: plainDay().notNull(),
    /** Null: the price of the extra. */
    price_gross: money(),
    /** Null: as many as anybody wants. */
    total: smallint(),
    sold: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.extra_id, table.date] }),
    check('extra_day_price', sql`${table.price_gross} is null or ${table.price_gross} >= 0`),
    check('extra_day_counts', sql`${table.sold} >= 0 and ${table.held} >= 0`),
    check('extra_day_stock', sql`${table.total} is null or ${table.sold} + ${table.held} <= ${table.total}`),
  ],
)

/** What a plan gives with the stay: its rates contain it, so nothing more is asked for it. */
export const planInclusiveExtra = pgTable(
  'plan_inclusive_extra',
  {
    hotel_plan_id: reference()
      .notNull()
      .references(() => hotelPlan.id, { onDelete: 'cascade' }),
    extra_id: reference()
      .notNull()
      .references(() => extra.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.hotel_plan_id, table.extra_id] })],
)

/** An extra of a booking, with copies of what must not change afterwards. */
export const reservationExtra = pgTable(
  'reservation_extra',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    extra_id: reference()
      .notNull()
      .references(() => extra.id),
    names: translated().notNull(),
    /** Of a dated one. */
    date: plainDay(),
    delivered_at: clockTime(),
    quantity: smallint().notNull(),
    /** Of one. */
    unit_gross: money().notNull(),
    unit_net: money().notNull(),
    questions: translated(),
    answer: text(),
    /** The extra_day it took from; null where nothing is counted. */
    stock_date: plainDay(),
    state: text({ enum: ['held', 'sold', 'released'] }).notNull(),
  },
  (table) => [
    unique('reservation_extra_position').on(table.reservation_id, table.position),
    index('reservation_extra_stock').on(table.extra_id, table.stock_date),
    check('reservation_extra_quantity', sql`${table.quantity} > 0`),
    check('reservation_extra_price', sql`0 <= ${table.unit_net} and ${table.unit_net} <= ${table.unit_gross}`),
  ],
)
