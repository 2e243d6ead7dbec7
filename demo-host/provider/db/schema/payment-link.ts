import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'

import { currencyCode, moment, money, reference, translated } from './columns.ts'
import { hotel } from './hotel.ts'

/** What a hotel asks a guest to pay by a link. How it stands follows from these facts and its payments (shared/rules/payment-link). */
export const paymentLink = pgTable(
  'payment_link',
  {
    /** The end of its address. Whoever knows it may pay, so it cannot be guessed. */
    number: text().primaryKey(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    subjects: translated().notNull(),
    amount_gross: money().notNull(),
    currency: currencyCode().notNull(),
    /** The hotel needs no more of it: it was paid in another way, or is withdrawn. */
    closed_as: text({ enum: ['completed', 'cancelled'] }),
    closed_at: moment(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('payment_link_of_hotel').on(table.hotel_id, table.created_at),
    check('payment_link_amount', sql`${table.amount_gross} > 0`),
    check('payment_link_closed', sql`(${table.closed_as} is null) = (${table.closed_at} is null)`),
  ],
)
