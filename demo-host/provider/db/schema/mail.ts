import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import { reservation } from './booking.ts'
import { id, moment, reference } from './columns.ts'
import { hotel } from './hotel.ts'

/** Written in the transaction that causes the mail, sent afterwards; `dedupe` keeps a retried cause to one mail. */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: id(),
    to_address: text().notNull(),
    template: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    hotel_id: reference().references(() => hotel.id),
    reservation_id: reference().references(() => reservation.id),
    /** What the template needs beside the reservation, such as the bypass token; emptied once sent. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    dedupe: text().notNull().unique(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    next_at: moment().notNull(),
    sent_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('email_outbox_due')
      .on(table.next_at)
      .where(sql`${table.state} = 'queued'`),
  ],
)

export type ReceivedFile = { name: string; type: string; text: string }

/** The demo's inbox: what the bundled mail server received. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    id: id(),
    to_address: text().notNull(),
    from_address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What came with it, as text: the calendar file of a stay. */
    attachments: jsonb().$type<ReceivedFile[]>().notNull().default([]),
    received_at: moment().notNull(),
  },
  (table) => [index('inbox_message_to').on(table.to_address, table.id)],
)
