import { parse } from 'csv-parse/sync'

import { isDate } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { nearest } from '../../../shared/rules/nearest.ts'

// Tables of nights, as spreadsheets write them: UTF-8 with or without a mark, any end of line, a header. No kind of cell takes
// what a spreadsheet would calculate.

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const MOST_SMALL = 32_767
const FLAGS: Record<string, boolean> = { '': false, no: false, yes: true }

const whole = (text: string, most: number): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : null

/** What a cell may say; null: it says something else. */
const KINDS = {
  day: { says: 'a day, as 2027-04-29', read: (text: string): PlainDate | null => (isDate(text) ? text : null) },
  code: { says: 'a code', read: (text: string) => (/^\w[\w.-]{0,99}$/.test(text) ? text : null) },
  amount: {
    says: 'a whole number, in minor units of the currency',
    read: (text: string) => whole(text, Number.MAX_SAFE_INTEGER),
  },
  count: { says: 'a whole number', read: (text: string) => whole(text, MOST_SMALL) },
  flag: { says: 'yes, no or nothing', read: (text: string) => FLAGS[text.toLowerCase()] ?? null },
  weekdays: {
    says: 'days of the week, as "fri sat"',
    read: (text: string): number[] | null => {
      const days = text
        .toLowerCase()
        .split(/\s+/)
        .map((day) => WEEKDAYS.indexOf(day as (typeof WEEKDAYS)[number]))
      return days.includes(-1) ? null : days
    },
  },
} as const
type Kind = keyof typeof KINDS
type Read<Of extends Kind> = Exclude<ReturnType<(typeof KINDS)[Of]['read']>, null>

/** A line of a table: its cells by their columns, where they say something. */
export type Line = {
  line: number
  cell: <Of extends Kind>(column: string, kind: Of) => Read<Of> | null
  needed: <Of extends Kind>(column: string, kind: Of, otherwise: Read<Of>) => Read<Of>
  wrong: (column: string, what: string) => void
}
export type Table = { file: string; lines: Line[]; columns: string[]; faults: string[] }

/** Every fault is told with line and column, also of what the lines are asked for later. */
export function readTable(file: string, text: string, needed: readonly string[], known: readonly string[]): Table {
  const faults: string[] = []
  const [header, ...rows] = parsed(file, text, faults)
  // What is no table has no columns to miss.
  if (faults.length) return { file, lines: [], columns: [], faults }
  const columns = header?.cells ?? []
  for (const [at, column] of columns.entries()) {
    const meant = nearest(column, known)
    if (!known.includes(column))
      faults.push(`${file}:1 there is no column "${column}"${meant ? `. Is "${meant}" meant?` : ''}`)
    if (columns.indexOf(column) < at) faults.push(`${file}:1 the column "${column}" stands twice`)
  }
  for (const column of needed) if (!columns.includes(column)) faults.push(`${file}:1 the column "${column}" is missing`)
  if (faults.length) return { file, lines: [], columns, faults }
  return { file, columns, faults, lines: rows.map((row) => lineOf(file, columns, row, faults)) }
}

type Row = { line: number; cells: string[] }

function parsed(file: string, text: string, faults: string[]): Row[] {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    // With `info` each record comes with where it stood, which the types of the library do not say.
    const told = records as { record: string[]; info: { lines: number } }[]
    return told.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

function lineOf(file: string, columns: readonly string[], { line, cells }: Row, faults: string[]): Line {
  if (cells.length > columns.length) faults.push(`${file}:${line} has more cells than the header has columns`)
  const wrong = (column: string, what: string) => void faults.push(`${file}:${line} ${column}: ${what}`)
  const textOf = (column: string) => cells[columns.indexOf(column)] ?? ''
  function cell<Of extends Kind>(column: string, kind: Of): Read<Of> | null {
    const text = textOf(column)
    if (text === '') return null
    const value = KINDS[kind].read(text)
    if (value === null) wrong(column, `"${text}" is not ${KINDS[kind].says}`)
    return value as Read<Of> | null // of this kind
  }
  function needed<Of extends Kind>(column: string, kind: Of, otherwise: Read<Of>): Read<Of> {
    if (textOf(column) === '') wrong(column, `is empty, and has to be ${KINDS[kind].says}`)
    return cell(column, kind) ?? otherwise
  }
  return { line, cell, needed, wrong }
}

export const PERIOD_COLUMNS: readonly string[] = ['from', 'to', 'weekdays']
