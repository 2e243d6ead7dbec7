import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'

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

/** What a chatbot's frame gets (CALL-078): a chatbot's own user, tied to the client session of the frame. */
export const chatbotSession = pgTable(
  'chatbot_session',
  {
    id: id(),
    token_hash: text().notNull().unique(),
    client_session_id: reference()
      .notNull()
      .references(() => clientSession.id, { onDelete: 'cascade' }),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    /** What the chatbot calls the guest; null where it did not say. */
    chatbot_user_id: text(),
    auth_auto_message_id: text(),
    icon_message_id: text(),
    segment_ids: text().array().notNull(),
    is_preview: boolean().notNull(),
    is_test: boolean().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('chatbot_session_of_client').on(table.client_session_id)],
)
