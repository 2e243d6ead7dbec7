import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'

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
    /** bounced: its mail server took it, and that of its address gave it back for good. */
    state: text({ enum: ['queued', 'sent', 'failed', 'bounced'] })
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
    index('email_outbox_of_reservation').on(table.reservation_id),
    index('email_outbox_of_address')
      .on(sql`lower(${table.to_address})`)
      .where(sql`${table.to_address} <> ''`),
    // Few of all that were ever sent, counted whenever somebody asks for the metrics.
    index('email_outbox_not_arrived')
      .on(table.state)
      .where(sql`${table.state} in ('failed', 'bounced')`),
    // Until its address has been emptied (privacy/retention.ts).
    index('email_outbox_to_empty')
      .on(table.created_at)
      .where(sql`${table.state} <> 'queued' and ${table.to_address} <> ''`),
  ],
)

/** A domain of a hotel's address that letters may come from, because it names our key (DKIM). */
export const mailDomain = pgTable(
  'mail_domain',
  {
    /** In small letters, as letters of the alphabet: xn--… for another script. */
    domain: text().primaryKey(),
    /** Its record stands at `<selector>._domainkey.<domain>`. */
    selector: text().notNull(),
    /** RSA as PEM, sealed (kernel/seal.ts). */
    private_key: text().notNull(),
    /** When its record was last found there; none: letters come from the operator's address. */
    verified_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [check('mail_domain_is_small', sql`${table.domain} = lower(${table.domain})`)],
)
