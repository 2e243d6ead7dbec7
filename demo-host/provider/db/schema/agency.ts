import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { OTA_NAMES } from '../../../../shared/model/search/room.ts'
import { roomPlan } from './catalogue.ts'
import { money, plainDay, reference } from './columns.ts'

/** What an agency asked for one night of a room plan when it was last looked up; `totals_gross[n]` for n adults, all taxes included. */
export const otaPrice = pgTable(
  'ota_price',
  {
    hotel_id: reference().notNull(),
    night: plainDay().notNull(),
    room_plan_id: reference()
      .notNull()
      .references(() => roomPlan.id, { onDelete: 'cascade' }),
    ota: text({ enum: OTA_NAMES }).notNull(),
    totals_gross: money().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.night, table.room_plan_id, table.ota] })],
)
