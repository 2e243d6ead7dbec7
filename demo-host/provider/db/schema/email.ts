import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Domains no confirmation can be sent to, and the code a guest is told: 3704 not taken, 3705 not reached. */
export const refusedEmailDomain = pgTable('refused_email_domain', {
  domain: text().primaryKey(),
  code: integer().notNull(),
})
