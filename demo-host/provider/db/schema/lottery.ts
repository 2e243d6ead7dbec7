import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import { LOTTERY_STATUSES } from '../../../../shared/model/stay/lottery.ts'
import type { EntryForm } from '../../../../shared/model/stay/lottery.ts'
import { reservation } from './booking.ts'
import { roomPlan, roomType } from './catalogue.ts'
import { id, moment, plainDay, reference, translated } from './columns.ts'
import { hotel } from './hotel.ts'
import { member } from './member.ts'

/** Rooms that are given by lot. Entries come in from `entry_opens` to `entry_closes`, both as instants. */
export const lotteryEvent = pgTable(
  'lottery_event',
  {
    id: id(),
    uuid: text().notNull().unique(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    names: translated().notNull(),
    /** What the hotel tells everybody who enters; an empty one is none. */
    notifications: translated().notNull().default({}),
    entry_opens: moment().notNull(),
    entry_closes: moment().notNull(),
    /** From then on the lots are drawn, and known. */
    result_at: moment().notNull(),
    /** Until then a winner books; afterwards the room is anybody's. */
    deadline: moment().notNull(),
    /** The first check-in and the last check-out. */
    stay_from: plainDay().notNull(),
    stay_to: plainDay().notNull(),
    min_nights: smallint().notNull(),
    max_nights: smallint().notNull(),
    /** Until the deadline these nights are to be had by lot alone (code 3750). */
    is_exclusive: boolean().notNull().default(false),
    /** What the order of the draw is made of; it is written down with it, so that anybody can repeat it. */
    seed: text(),
    drawn_at: moment(),
  },
  (table) => [
    index('lottery_event_of_hotel').on(table.hotel_id),
    index('lottery_event_to_draw')
      .on(table.result_at)
      .where(sql`${table.drawn_at} is null`),
    check(
      'lottery_event_order',
      sql`${table.entry_opens} < ${table.entry_closes} and ${table.entry_closes} <= ${table.result_at} and ${table.result_at} < ${table.deadline}`,
    ),
    check('lottery_event_nights', sql`1 <= ${table.min_nights} and ${table.min_nights} <= ${table.max_nights}`),
    check('lottery_event_stay', sql`${table.stay_from} < ${table.stay_to}`),
    check('lottery_event_seed', sql`(${table.seed} is null) = (${table.drawn_at} is null)`),
  ],
)

/** A room plan that can be won, and how many rooms of it a night at most. */
export const lotteryRoom = pgTable(
  'lottery_room',
  {
    event_id: reference()
      .notNull()
      .references(() => lotteryEvent.id, { onDelete: 'cascade' }),
    room_plan_id: reference()
      .notNull()
      .references(() => roomPlan.id),
    rooms_a_night: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.room_plan_id] }),
    check('lottery_room_some', sql`${table.rooms_a_night} >= 1`),
  ],
)

/** One member's ticket. A member has one of an event, for good: what was cancelled does not come back (LOTTERY-018). */
export const lotteryEntry = pgTable(
  'lottery_entry',
  {
    id: id(),
    /** Public: entry_number of the wire. */
    entry_number: text().notNull().unique(),
    event_id: reference()
      .notNull()
      .references(() => lotteryEvent.id),
    /** Null once the account is deleted, or the entry was emptied. */
    member_id: reference().references(() => member.id, { onDelete: 'set null' }),
    room_type_id: reference()
      .notNull()
      .references(() => roomType.id),
    room_plan_id: reference()
      .notNull()
      .references(() => roomPlan.id),
    checkin_date: plainDay().notNull(),
    checkout_date: plainDay().notNull(),
    /** What the guest wrote; null once it was emptied. */
    form: jsonb().$type<EntryForm>(),
    /** The language of its mails. */
    locale: text().$type<Locale>().notNull(),
    status: text({ enum: LOTTERY_STATUSES }).notNull().default('registered'),
    /** Its place in the order of the draw, from 1; null: it took no part. */
    rank: integer(),
    /** Its room is held for it, night by night: counted in inventory_day.held and rate_day.held. */
    holds_stock: boolean().notNull().default(false),
    /** The stay booked with it, paid or on its way to be. */
    reservation_id: reference()
      .unique()
      .references(() => reservation.id),
    /** When the mail with the result was written. */
    told_at: moment(),
    /** When the winner was reminded of the deadline. */
    reminded_at: moment(),
    /** When everything that names the guest was emptied. */
    erased_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    unique('lottery_entry_once').on(table.event_id, table.member_id),
    index('lottery_entry_of_member').on(table.member_id, table.id),
    index('lottery_entry_of_event').on(table.event_id, table.status),
    index('lottery_entry_to_tell')
      .on(table.event_id)
      .where(sql`${table.rank} is not null and ${table.told_at} is null`),
    index('lottery_entry_held')
      .on(table.id)
      .where(sql`${table.holds_stock}`),
    index('lottery_entry_to_erase')
      .on(table.event_id)
      .where(sql`${table.erased_at} is null`),
    check('lottery_entry_dates', sql`${table.checkout_date} > ${table.checkin_date}`),
    // A room is held for somebody who may still book it, or is about to be given back by the scheduled jobs.
    check('lottery_entry_held_once', sql`not (${table.holds_stock} and ${table.reservation_id} is not null)`),
  ],
)
