import { addDays, nights as nightsBetween, weekday } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { HotelDocument } from './hotel-document.ts'
import { PERIOD_COLUMNS, readTable } from './table-cells.ts'
import type { Line, Table } from './table-cells.ts'

// What differs from night to night, beside a hotel's document. A line is about one night or, with `to`, a period with both ends,
// of which `weekdays` may leave some; what a later line says of a night counts. Nights of which no line speaks stay as they are.

export type RateNight = {
  night: PlainDate
  line: number
  plan: string
  room_type: string
  rates_gross: number[]
  /** Rooms the plan may sell; null: as many as the type has. */
  stock: number | null
  min_nights: number
  closed_to_arrival: boolean
  closed: boolean
}
export type StockNight = { night: PlainDate; line: number; room_type: string; total: number; closed: boolean }
export type ExtraNight = {
  night: PlainDate
  line: number
  extra: string
  price_gross: number | null
  total: number | null
}
export type NightTables = { rates: RateNight[]; stock: StockNight[]; extras: ExtraNight[] }
export type TableName = keyof NightTables

/** A longer period is a slip of a year. */
const LONGEST_PERIOD_NIGHTS = 1_100
const MOST_ADULTS = 99
export const RATE_COLUMNS = Array.from({ length: MOST_ADULTS }, (_, index) => `a${index + 1}`)
const NO_DAY = '2000-01-01'

const TABLE_COLUMNS = {
  rates: {
    needed: ['from', 'plan', 'room_type', 'a1'],
    further: [...RATE_COLUMNS, 'rooms', 'min_nights', 'closed_to_arrival', 'closed'],
  },
  stock: { needed: ['from', 'room_type', 'rooms'], further: ['closed'] },
  extras: { needed: ['from', 'extra'], further: ['price', 'quantity'] },
} as const satisfies Record<TableName, { needed: readonly string[]; further: readonly string[] }>

export type ReadTables = { nights: NightTables; faults: string[] }

/** The tables that are given, night by night, each night once; and everything that is wrong in them. */
export function readNightTables(texts: Partial<Record<TableName, string>>, hotel: HotelDocument): ReadTables {
  const faults: string[] = []
  function read<Of>(name: TableName, makes: (line: Line, table: Table) => Of, keyOf: (row: Of) => string) {
    const text = texts[name]
    if (text === undefined) return []
    const { needed, further } = TABLE_COLUMNS[name]
    const table = readTable(`${name}.csv`, text, needed, [...PERIOD_COLUMNS, ...needed, ...further])
    const nights = new Map<string, Of & { night: PlainDate; line: number }>()
    for (const line of table.lines) {
      const row = makes(line, table)
      for (const night of nightsOf(line)) nights.set(`${keyOf(row)} ${night}`, { ...row, night, line: line.line })
    }
    faults.push(...table.faults)
    return [...nights.values()]
  }
  const known = knownOf(hotel)
  const rates = read('rates', rateOf(known), (row) => `${row.plan} ${row.room_type}`)
  const stock = read('stock', stockOf(known), (row) => row.room_type)
  const extras = read('extras', extraOf(known), (row) => row.extra)
  return { nights: { rates, stock, extras }, faults }
}

function nightsOf(line: Line): PlainDate[] {
  const first = line.needed('from', 'day', NO_DAY)
  const last = line.cell('to', 'day') ?? first
  const days = line.cell('weekdays', 'weekdays')
  const count = nightsBetween(first, last) + 1
  if (count < 1) line.wrong('to', `${last} is before ${first}`)
  if (count > LONGEST_PERIOD_NIGHTS)
    line.wrong('to', `${last} is more than ${LONGEST_PERIOD_NIGHTS} nights after ${first}`)
  if (count < 1 || count > LONGEST_PERIOD_NIGHTS) return []
  const all = Array.from({ length: count }, (_, index) => addDays(first, index))
  return days ? all.filter((night) => days.includes(weekday(night))) : all
}

type Known = ReturnType<typeof knownOf>
const knownOf = ({ plans, room_types, extras }: HotelDocument) => ({
  room: new Map(room_types.map((room) => [room.code, room.max_adult])),
  plan: new Map(plans.map(({ code, rooms }) => [code, new Set(rooms.map(({ room_type }) => room_type))])),
  extra: new Set(extras.map(({ code }) => code)),
})

const rateOf =
  (known: Known) =>
  (line: Line, { columns }: Table) => {
    const [plan, room_type] = [line.needed('plan', 'code', ''), line.needed('room_type', 'code', '')]
    const [rooms, most] = [known.plan.get(plan), known.room.get(room_type)]
    if (plan && !rooms) line.wrong('plan', `there is no plan "${plan}"`)
    if (room_type && most === undefined) line.wrong('room_type', `there is no room type "${room_type}"`)
    else if (rooms && room_type && !rooms.has(room_type))
      line.wrong('room_type', `"${room_type}" is not sold in "${plan}"`)
    const rates_gross: number[] = []
    for (const column of RATE_COLUMNS.filter((one) => columns.includes(one))) {
      const index = RATE_COLUMNS.indexOf(column)
      const rate = line.cell(column, 'amount')
      if (rate === null) continue
      if (most !== undefined && index >= most) line.wrong(column, `"${room_type}" takes ${most} adults`)
      if (index > rates_gross.length) line.wrong(column, 'a smaller party has no rate: 0 sells it none')
      rates_gross.push(rate)
    }
    return {
      plan,
      room_type,
      rates_gross,
      stock: line.cell('rooms', 'count'),
      min_nights: line.cell('min_nights', 'count') ?? 1,
      closed_to_arrival: line.cell('closed_to_arrival', 'flag') ?? false,
      closed: line.cell('closed', 'flag') ?? false,
    }
  }

const stockOf = (known: Known) => (line: Line) => {
  const room_type = line.needed('room_type', 'code', '')
  if (room_type && !known.room.has(room_type)) line.wrong('room_type', `there is no room type "${room_type}"`)
  return { room_type, total: line.needed('rooms', 'count', 0), closed: line.cell('closed', 'flag') ?? false }
}

const extraOf = (known: Known) => (line: Line) => {
  const extra = line.needed('extra', 'code', '')
  if (extra && !known.extra.has(extra)) line.wrong('extra', `there is no extra "${extra}"`)
  return { extra, price_gross: line.cell('price', 'amount'), total: line.cell('quantity', 'count') }
}
