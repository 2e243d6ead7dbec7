import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { id, moment } from './columns.ts'

/** Things to do later, taken with `for update skip locked`; `dedupe` keeps one of a kind. */
export const job = pgTable(
  'job',
  {
    id: id(),
    kind: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    dedupe: text().unique(),
    state: text({ enum: ['queued', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    run_at: moment().notNull(),
    locked_until: moment(),
    last_error: text(),
  },
  (table) => [
    index('job_due')
      .on(table.run_at)
      .where(sql`${table.state} = 'queued'`),
  ],
)

/** What went wrong in a widget out there (specification 8.3); the newest are kept, and nothing in it names a guest. */
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
