import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { RATE_COLUMNS } from './night-tables.ts'
import type { TableName } from './night-tables.ts'

type Cells = { night: PlainDate; cells: string[] }

/** The tables of a hotel as texts: nights that follow one another and are alike stand in one line. */
export async function writeNightTables(orm: Orm, hotelId: number): Promise<Record<TableName, string>> {
  const rates = await rowsOf<RateRow>(orm, ratesOf(hotelId))
  const most = Math.max(1, ...rates.map(({ gross }) => gross.length))
  return {
    rates: written(
      ['plan', 'room_type', ...RATE_COLUMNS.slice(0, most), 'rooms', 'min_nights', 'closed_to_arrival', 'closed'],
      rates.map(({ night, plan, room, gross, stock, shortest, no_arrival, closed }) => ({
        night,
        cells: [
          plan,
          room,
          ...RATE_COLUMNS.slice(0, most).map((_, index) => String(gross[index] ?? '')),
          String(stock ?? ''),
          shortest === 1 ? '' : String(shortest),
          flag(no_arrival),
          flag(closed),
        ],
      })),
    ),
    stock: written(
      ['room_type', 'rooms', 'closed'],
      (await rowsOf<StockRow>(orm, stockOf(hotelId))).map(({ night, room, total, closed }) => ({
        night,
        cells: [room, String(total), flag(closed)],
      })),
    ),
    extras: written(
      ['extra', 'price', 'quantity'],
      (await rowsOf<ExtraRow>(orm, extrasOf(hotelId))).map(({ night, code, price, total }) => ({
        night,
        cells: [code, String(price ?? ''), String(total ?? '')],
      })),
    ),
  }
}

const flag = (isOn: boolean) => (isOn ? 'yes' : '')

type RateRow = {
  night: PlainDate
  plan: string
  room: string
  gross: number[]
  stock: number | null
  shortest: number
  no_arrival: boolean
  closed: boolean
}
const ratesOf = (hotelId: number): SQL => sql`
  select to_char(d.night, 'YYYY-MM-DD') as night, p.code as plan, t.code as room, to_json(d.rates_gross) as gross, d.stock,
    d.min_nights as shortest, d.closed_to_arrival as no_arrival, d.closed
  from rate_day d join room_plan o on o.id = d.room_plan_id
  join hotel_plan p on p.id = o.hotel_plan_id join room_type t on t.id = o.room_type_id
  where d.hotel_id = ${hotelId} order by p.position, t.position, d.night`

type StockRow = { night: PlainDate; room: string; total: number; closed: boolean }
const stockOf = (hotelId: number): SQL => sql`
  select to_char(d.night, 'YYYY-MM-DD') as night, t.code as room, d.total, d.closed
  from inventory_day d join room_type t on t.id = d.room_type_id
  where d.hotel_id = ${hotelId} order by t.position, d.night`

type ExtraRow = { night: PlainDate; code: string; price: number | null; total: number | null }
const extrasOf = (hotelId: number): SQL => sql`
  select to_char(d.date, 'YYYY-MM-DD') as night, e.code, d.price_gross as price, d.total
  from extra_day d join extra e on e.id = d.extra_id
  where e.hotel_id = ${hotelId} order by e.id, d.date`

/** No cell holds what a table would have to quote: codes, whole numbers, days and flags. */
function written(columns: readonly string[], rows: readonly Cells[]): string {
  const lines: string[] = [['from', 'to', ...columns].join()]
  let open: { first: PlainDate; last: PlainDate; cells: string } | null = null
  const end = () => open && lines.push([open.first, open.first === open.last ? '' : open.last, open.cells].join())
  for (const { night, cells } of rows) {
    const text: string = cells.join()
    if (open && open.cells === text && addDays(open.last, 1) === night) open.last = night
    else {
      end()
      open = { first: night, last: night, cells: text }
    }
  }
  end()
  return `${lines.join('\n')}\n`
}
