import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { id, moment, reference } from './columns.ts'
import { hotel } from './hotel.ts'

/** What POST /api/client_sessions gives: a public identity without privileges, kept as the hash of its token. */
export const clientSession = pgTable(
  'client_session',
  {
    id: id(),
    token_hash: text().notNull().unique(),
    /** The key of the widget installation that asked. */
    client_key: text().notNull(),
    hotel_id: reference().references(() => hotel.id),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [index('client_session_expiry').on(table.expires_at)],
)
