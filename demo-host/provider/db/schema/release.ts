import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from './columns.ts'

/** Files of the widget that once had an address which never changes: pages that began with an older release still ask for them. */
export const releaseFile = pgTable(
  'release_file',
  {
    /** The widget's, as it was then: a loader knows the origins it was served for. */
    origin: text().notNull(),
    path: text().notNull(),
    /** The release that brought it. */
    version: text().notNull(),
    type: text().$type<'text/javascript' | 'text/css' | 'application/json'>().notNull(),
    /** Weak, of the content. */
    etag: text().notNull(),
    /** Compressed; the other forms are made from it. */
    br: bytes().notNull(),
    kept_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.path] })],
)
