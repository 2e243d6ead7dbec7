import { pgTable, uuid } from 'drizzle-orm/pg-core'

import { reference } from './columns.ts'
import { hotel } from './hotel.ts'

/**
 * What a process keeps of a hotel is as good as new while this is what it was. Triggers on every table the catalogue is read
 * from raise it (migration 0025). Drawn, not counted: a database that is set back to an earlier moment never gives a number
 * that stood for other rows a second time.
 */
export const hotelCatalogVersion = pgTable('hotel_catalog_version', {
  hotel_id: reference()
    .primaryKey()
    .references(() => hotel.id, { onDelete: 'cascade' }),
  version: uuid().notNull().defaultRandom(),
})
