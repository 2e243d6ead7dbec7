import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { id, moment } from '../../provider/db/schema/columns.ts'

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
