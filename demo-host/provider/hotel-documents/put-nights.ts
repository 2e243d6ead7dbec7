import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { roomType } from '../db/schema/catalogue.ts'
import { extra } from '../db/schema/extra.ts'
import type { ExtraNight, NightTables, RateNight, StockNight, TableName } from './night-tables.ts'
import { idsOf } from './put-rows.ts'

/** Rows of one statement. */
const MOST_ROWS = 5_000

export type PutNights = { changed: Record<TableName, number>; faults: string[] }

type Value = string | number | boolean | null
type Field<Row> = { name: string; type: string; cast?: string; valueOf: (row: Row) => Value }
type Shared = { night: string; line: number }

/** A table of nights: what of it is written, and never what is sold and held. */
type NightTable<Row> = {
  name: TableName
  table: string
  key: string
  night: string
  /** Not of extra_day, whose key is the extra alone. */
  hasHotel: boolean
  idOf: (row: Row) => number
  fields: readonly Field<Row>[]
  /** How many there are, and the column of the file that says so. */
  limit: { field: string; cell: string }
}

/**
 * Writes what differs and says how many nights that is. Rooms before plans and night by night, as every booking locks them
 * (guarantee S11). A number below what is sold and held is a fault.
 */
export async function putNights(tx: Orm, hotelId: number, given: NightTables): Promise<PutNights> {
  const [roomId, extraId, soldId] = [
    await idsOf(tx, roomType, hotelId),
    await idsOf(tx, extra, hotelId),
    await soldIds(tx, hotelId),
  ]
  const stock = await putTable(tx, hotelId, given.stock, stockTable(roomId))
  const rates = await putTable(tx, hotelId, given.rates, rateTable(soldId))
  const extras = await putTable(tx, hotelId, given.extras, extraTable(extraId))
  return {
    changed: { rates: rates.changed, stock: stock.changed, extras: extras.changed },
    faults: [...stock.faults, ...rates.faults, ...extras.faults],
  }
}

const stockTable = (roomId: (code: string) => number): NightTable<StockNight> => ({
  name: 'stock',
  table: 'inventory_day',
  key: 'room_type_id',
  night: 'night',
  hasHotel: true,
  idOf: (row) => roomId(row.room_type),
  fields: [
    { name: 'total', type: 'smallint', valueOf: (row) => row.total },
    { name: 'closed', type: 'boolean', valueOf: (row) => row.closed },
  ],
  limit: { field: 'total', cell: 'rooms' },
})

const rateTable = (soldId: (plan: string, room: string) => number): NightTable<RateNight> => ({
  name: 'rates',
  table: 'rate_day',
  key: 'room_plan_id',
  night: 'night',
  hasHotel: true,
  idOf: (row) => soldId(row.plan, row.room_type),
  fields: [
    { name: 'rates_gross', type: 'text', cast: 'bigint[]', valueOf: (row) => `"{${row.rates_gross.join()}}"` },
    { name: 'stock', type: 'smallint', valueOf: (row) => row.stock },
    { name: 'min_nights', type: 'smallint', valueOf: (row) => row.min_nights },
    { name: 'closed_to_arrival', type: 'boolean', valueOf: (row) => row.closed_to_arrival },
    { name: 'closed', type: 'boolean', valueOf: (row) => row.closed },
  ],
  limit: { field: 'stock', cell: 'rooms' },
})

const extraTable = (extraId: (code: string) => number): NightTable<ExtraNight> => ({
  name: 'extras',
  table: 'extra_day',
  key: 'extra_id',
  night: 'date',
  hasHotel: false,
  idOf: (row) => extraId(row.extra),
  fields: [
    { name: 'price_gross', type: 'bigint', valueOf: (row) => row.price_gross },
    { name: 'total', type: 'smallint', valueOf: (row) => row.total },
  ],
  limit: { field: 'total', cell: 'quantity' },
})

type TakenRow = { line: number; night: string; taken: number }

async function putTable<Row extends Shared>(
  tx: Orm,
  hotelId: number,
  rows: readonly Row[],
  to: NightTable<Row>,
): Promise<{ changed: number; faults: string[] }> {
  const sorted = rows
    .map((row) => ({ row, id: to.idOf(row) }))
    .toSorted((a, b) => (a.row.night === b.row.night ? a.id - b.id : a.row.night < b.row.night ? -1 : 1))
  const faults: string[] = []
  let changed = 0
  for (let at = 0; at < sorted.length; at += MOST_ROWS) {
    const some = unnested(sorted.slice(at, at + MOST_ROWS), to)
    const taken = await rowsOf<TakenRow>(tx, lessThanTaken(hotelId, some, to))
    for (const { line, night, taken: count } of taken)
      faults.push(`${to.name}.csv:${line} ${to.limit.cell}: of ${night} ${count} are booked already`)
    if (faults.length === 0) changed += (await rowsOf(tx, put(hotelId, some, to))).length
  }
  return { changed, faults }
}

/** One column an array: a row would otherwise be as many parameters. */
function unnested<Row extends Shared>(rows: readonly { row: Row; id: number }[], { fields }: NightTable<Row>): SQL {
  const column = (type: string, values: readonly Value[]) =>
    sql`${`{${values.map((value) => value ?? 'null').join()}}`}::${sql.raw(type)}[]`
  const columns = [
    column(
      'date',
      rows.map(({ row }) => row.night),
    ),
    column(
      'bigint',
      rows.map(({ id }) => id),
    ),
    column(
      'int',
      rows.map(({ row }) => row.line),
    ),
    ...fields.map(({ type, valueOf }) =>
      column(
        type,
        rows.map(({ row }) => valueOf(row)),
      ),
    ),
  ]
  const names = ['night', 'id', 'line', ...fields.map(({ name }) => name)].join()
  return sql`unnest(${sql.join(columns, sql`, `)}) as t(${sql.raw(names)})`
}

/** Locks the nights that stand. */
function lessThanTaken<Row>(hotelId: number, some: SQL, { table, key, night, hasHotel, limit }: NightTable<Row>): SQL {
  const ofHotel = hasHotel ? sql`d.hotel_id = ${hotelId} and` : sql``
  const [keyed, dated] = [sql.raw(`d.${key}`), sql.raw(`d.${night}`)]
  return sql`select line, night, taken from (
      select t.line, to_char(t.night, 'YYYY-MM-DD') as night, d.sold + d.held as taken, t.${sql.raw(limit.field)} as most
      from ${sql.raw(table)} d join ${some} on ${ofHotel} ${keyed} = t.id and ${dated} = t.night
      order by ${hasHotel ? sql`${dated}, ${keyed}` : sql`${keyed}, ${dated}`} for update of d) locked
    where taken > most order by line, night`
}

function put<Row>(hotelId: number, some: SQL, { table, key, night, hasHotel, fields }: NightTable<Row>): SQL {
  const names = fields.map(({ name }) => name)
  const raw = (of: (name: string) => string) => sql.raw(names.map(of).join())
  const values = sql.raw(fields.map(({ name, cast }) => (cast ? `${name}::${cast}` : name)).join())
  const unique = sql.raw([...(hasHotel ? ['hotel_id'] : []), key, night].join())
  const written = sql`insert into ${sql.raw(table)} as d (${unique}, ${raw((name) => name)})
    select ${hasHotel ? sql`${hotelId}::bigint,` : sql``} id, night, ${values} from ${some}
    on conflict (${unique}) do update set ${raw((name) => `${name} = excluded.${name}`)}
    where (${raw((name) => `d.${name}`)}) is distinct from (${raw((name) => `excluded.${name}`)}) returning d.${sql.raw(night)} as night`
  // What calendars show of the night is calculated anew.
  return hasHotel
    ? sql`with written as (${written}), dirty as (
        insert into dirty_day (hotel_id, night) select distinct ${hotelId}::bigint, night from written
      ) select 1 from written`
    : written
}

/** Ids of what is sold, by plan and room type. */
async function soldIds(tx: Orm, hotelId: number): Promise<(plan: string, room: string) => number> {
  const rows = await rowsOf<{ id: number; plan: string; room: string }>(
    tx,
    sql`select o.id, p.code as plan, t.code as room from room_plan o
      join hotel_plan p on p.id = o.hotel_plan_id join room_type t on t.id = o.room_type_id
      where o.hotel_id = ${hotelId}`,
  )
  const ids = new Map(rows.map(({ id, plan, room }) => [`${plan} ${room}`, id]))
  return (plan, room) => {
    const id = ids.get(`${plan} ${room}`)
    if (id === undefined) throw new Error(`Nothing is sold of "${room}" in "${plan}"`)
    return id
  }
}
