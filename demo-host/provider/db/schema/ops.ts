import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import type { PartyRoom } from '../../../../shared/model/search/party.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { id, moment, plainDay, reference } from './columns.ts'
import { hotel } from './hotel.ts'

/** Who wants to know when something sold out is free again; told once, in the language it was asked in. */
export const availabilityAlert = pgTable(
  'availability_alert',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    checkin_date: plainDay().notNull(),
    checkout_date: plainDay().notNull(),
    rooms: jsonb().$type<PartyRoom[]>().notNull(),
    /** Empty: any room of the hotel. */
    room_type_codes: text().array().notNull(),
    /** Of everything above: the same wish twice is one wish. */
    wish: text().notNull().unique(),
    created_at: moment().notNull(),
    told_at: moment(),
  },
  (table) => [
    index('availability_alert_open')
      .on(table.hotel_id, table.checkin_date)
      .where(sql`${table.told_at} is null`),
    // Looked at one after the other, round by round.
    index('availability_alert_waiting')
      .on(table.id)
      .where(sql`${table.told_at} is null`),
    index('availability_alert_of_address').on(table.email, table.created_at),
    // What is over is forgotten by the day, every few seconds.
    index('availability_alert_over').on(table.checkin_date),
    index('availability_alert_told')
      .on(table.told_at)
      .where(sql`${table.told_at} is not null`),
  ],
)

/** What went wrong in a widget out there (ERR-125); the newest are kept, and nothing in it names a guest. */
export const errorReport = pgTable('error_report', {
  id: id(),
  kind: text().notNull(),
  message: text().notNull(),
  stack: text().notNull(),
  route: text().notNull(),
  app_version: text().notNull(),
  user_agent: text().notNull(),
  received_at: moment().notNull(),
})

/** What the provider remembers about itself: the world it was seeded with, the offset of its clock. */
export const providerFact = pgTable('provider_fact', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
