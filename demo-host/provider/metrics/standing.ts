import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'

/** What stands in the database, the same whichever process is asked: by its name, what it means and how it is found. */
const STANDING = {
  booking_mails_waiting: {
    help: 'Mails that wait to be sent.',
    query: sql`select count(*)::int from email_outbox where state = 'queued'`,
  },
  booking_mails_failed: {
    help: 'Mails that were given up after nine tries; docs/operating.md says how they are sent after all.',
    query: sql`select count(*)::int from email_outbox where state = 'failed' and to_address <> ''`,
  },
  booking_mails_bounced: {
    help: 'Mails that came back because their address takes none, of the last ninety days.',
    query: sql`select count(*)::int from email_outbox where state = 'bounced' and to_address <> ''`,
  },
  booking_oldest_mail_seconds: {
    help: 'The age of the oldest mail that waits.',
    query: sql`select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from email_outbox where state = 'queued'`,
  },
  booking_mail_stalled_seconds: {
    help: 'For how long no mail has gone out though mails to more than one address wait; one full mailbox stalls none.',
    // The newest that was sent is found from the end of the primary key.
    query: sql`select case when count(distinct lower(to_address)) > 1 then extract(epoch from now() - min(created_at)) else 0 end::float8
      from email_outbox where state = 'queued' and created_at > coalesce(
        (select sent_at from email_outbox where state = 'sent' order by id desc limit 1), '-infinity')`,
  },
  booking_holds_open: {
    help: 'Stays whose payment is not decided, with the rooms that are held for them.',
    query: sql`select count(*)::int from reservation where status = 'payment_pending'`,
  },
  booking_refunds_owed: {
    help: 'Sums that are to go back to guests and have not gone yet.',
    // Those a guest or the staff asked for, and those of stays that never came about.
    query: sql`select (select count(*) from payment_return where state = 'asked')::int
      + (select count(*) from payment where state <> 'captured' and captured_gross > refunded_gross)::int`,
  },
} as const

type Name = keyof typeof STANDING
const names = Object.keys(STANDING) as Name[] // its keys

/** Gauges of what stands in the database; `ask` reads all of them in one statement. */
export function standing(registers: Registry[]): { ask: (orm: Orm) => Promise<void> } {
  const gauges = names.map((name) => ({ name, gauge: new Gauge({ name, help: STANDING[name].help, registers }) }))
  const columns = names.map((name) => sql`(${STANDING[name].query}) as ${sql.identifier(name)}`)
  const query = sql`select ${sql.join(columns, sql`, `)}`
  return {
    async ask(orm) {
      const [row] = await rowsOf<Record<Name, number>>(orm, query)
      if (row) for (const { name, gauge } of gauges) gauge.set(row[name])
    },
  }
}
