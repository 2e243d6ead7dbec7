import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { LEGAL_KINDS } from '../../../../shared/model/hotel/legal-text.ts'
import { reference } from './columns.ts'
import type { Translated } from './columns.ts'
import { hotel } from './hotel.ts'

/** Beside the hotel and not in its row: they are long, and only who opens one reads it. */
export const hotelLegalText = pgTable(
  'hotel_legal_text',
  {
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id, { onDelete: 'cascade' }),
    kind: text({ enum: LEGAL_KINDS }).notNull(),
    texts: jsonb().$type<Translated>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hotel_id, t.kind] })],
)
