import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { hotelPlan } from './catalogue.ts'
import { id, reference, translated } from './columns.ts'
import { hotel } from './hotel.ts'

export const extra = pgTable(
  'extra',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    names: translated().notNull(),
  },
  (table) => [unique('extra_code').on(table.hotel_id, table.code)],
)

/** What a plan gives with the stay: its rates contain it, so nothing more is asked for it. */
export const planInclusiveExtra = pgTable(
  'plan_inclusive_extra',
  {
    hotel_plan_id: reference()
      .notNull()
      .references(() => hotelPlan.id, { onDelete: 'cascade' }),
    extra_id: reference()
      .notNull()
      .references(() => extra.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.hotel_plan_id, table.extra_id] })],
)
