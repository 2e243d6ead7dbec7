import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import { reservation } from './booking.ts'
import { bytes, currencyCode, id, moment, money, reference } from './columns.ts'

/** Every receipt that was written, once; `issue` is counted by reservation and printed from the second on. */
export const receipt = pgTable(
  'receipt',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    issue: smallint().notNull(),
    name: text().notNull(),
    /** The eight digits of a company in Taiwan. */
    business_number: text(),
    locale: text().$type<Locale>().notNull(),
    received_gross: money().notNull(),
    currency: currencyCode().notNull(),
    /** sha256 of everything it says but the issue: the same is not written twice within a minute. */
    content_hash: text().notNull(),
    state: text({ enum: ['building', 'issued'] }).notNull(),
    /** The sheet itself; only the newest of a reservation is kept. */
    pdf: bytes(),
    started_at: moment().notNull(),
    issued_at: moment(),
  },
  (table) => [
    unique('receipt_issue').on(table.reservation_id, table.issue),
    check('receipt_issue_counts', sql`${table.issue} > 0`),
    check('receipt_received', sql`${table.received_gross} > 0`),
  ],
)
