import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { WrongUse } from './command-errors.ts'
import { rowsOf } from './db/orm.ts'
import type { Database } from './db/orm.ts'
import { applyHotel } from './hotel-documents/apply-hotel.ts'
import type { AppliedHotel, GivenHotel } from './hotel-documents/apply-hotel.ts'
import { readNightTables } from './hotel-documents/night-tables.ts'
import type { TableName } from './hotel-documents/night-tables.ts'
import { DocumentRefused, readDocument } from './hotel-documents/read-document.ts'
import { readStandingRows } from './hotel-documents/standing-rows.ts'
import { documentOf, writeDocument } from './hotel-documents/write-document.ts'
import { writeNightTables } from './hotel-documents/write-night-tables.ts'

const TABLES = ['rates', 'stock', 'extras'] as const satisfies readonly TableName[]
const TABLE_OPTIONS = { rates: { type: 'string' }, stock: { type: 'string' }, extras: { type: 'string' } } as const

export const HOTEL_USAGE = `booking hotel apply hotel.json [--rates rates.csv] [--stock stock.csv] [--extras extras.csv] [--dry-run]
booking hotel validate hotel.json [--rates rates.csv] [--stock stock.csv] [--extras extras.csv]
booking hotel export CODE [--to FOLDER]
booking hotel list`

export type CommandSurroundings = {
  open: () => Promise<Database>
  now: () => number
  say: (line: string) => void
}

/** What staff do with a hotel's document (docs/hotels.md). Throws DocumentRefused with everything that is wrong. */
export async function runHotelCommand(
  words: readonly string[],
  { open, now, say }: CommandSurroundings,
): Promise<void> {
  const { action, subject, options } = readWords(words)
  const within = async (work: (database: Database) => Promise<void>) => {
    const database = await open()
    await work(database).finally(database.close)
  }
  switch (action) {
    case 'validate':
      await readGiven(subject, options)
      return say(`${subject} is in order.`)
    case 'apply': {
      const given = await readGiven(subject, options)
      const isDryRun = options['dry-run'] ?? false
      return within(async (database) =>
        tell(await applyHotel(database, given, { now: now(), isDryRun }), isDryRun, say),
      )
    }
    case 'export':
      return within((database) => exportHotel(database, subject, options.to, say))
    case 'list':
      return within(async (database) => (await listHotels(database)).forEach(say))
    default:
      throw new WrongUse(`There is no "hotel ${action}"`)
  }
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...TABLE_OPTIONS, 'dry-run': { type: 'boolean' }, to: { type: 'string' } },
    })
    const [action = '', subject = '', ...further] = positionals
    if (further.length || (subject === '') !== (action === 'list')) throw new WrongUse('Too few words, or too many')
    return { action, subject, options: values }
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

async function readGiven(path: string, options: Partial<Record<TableName, string>>): Promise<GivenHotel> {
  const document = readDocument(await textOf(path))
  const texts: Partial<Record<TableName, string>> = {}
  for (const name of TABLES) {
    const table = options[name]
    if (table !== undefined) texts[name] = await textOf(table)
  }
  const { nights, faults } = readNightTables(texts, document)
  if (faults.length) throw new DocumentRefused(faults)
  return { document, nights }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new DocumentRefused([`${path} cannot be read`])
  }
}

function tell({ changes, nights }: AppliedHotel, isDryRun: boolean, say: (line: string) => void): void {
  const counted = TABLES.filter((name) => nights[name] > 0).map((name) => `${name}: ${nights[name]} nights`)
  const lines = [...changes, ...counted]
  for (const line of lines) say(line)
  const [done, none] = isDryRun ? ['Nothing was changed: this is what would be.', 'Nothing would change.'] : ['Done.', 'Nothing changed.'] // prettier-ignore
  say(lines.length ? done : none)
}

async function exportHotel(
  database: Database,
  code: string,
  folder: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const rows = await readStandingRows(database.orm, code)
  if (!rows) throw new DocumentRefused([`There is no hotel "${code}"`])
  const document = writeDocument(documentOf(rows))
  if (folder === undefined) return say(document.trimEnd())
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'hotel.json'), document)
  const tables = await writeNightTables(database.orm, rows.hotel.id)
  for (const name of TABLES) await writeFile(join(folder, `${name}.csv`), tables[name])
  say(`${folder}: hotel.json, ${TABLES.map((name) => `${name}.csv`).join(', ')}`)
}

type ListedHotel = {
  code: string
  name: string
  currency: string
  rooms: number
  plans: number
  active: boolean
  until: string | null
}

async function listHotels({ orm }: Database): Promise<string[]> {
  const hotels = await rowsOf<ListedHotel>(
    orm,
    sql`select h.code, coalesce(h.names->>'en', h.names->>'ja', h.code) as name, h.currency, h.active,
      (select count(*)::int from room_type t where t.hotel_id = h.id) as rooms,
      (select count(*)::int from hotel_plan p where p.hotel_id = h.id and p.active) as plans,
      (select to_char(max(d.night), 'YYYY-MM-DD') from rate_day d where d.hotel_id = h.id) as until
    from hotel h order by h.code`,
  )
  if (hotels.length === 0) return ['No hotel yet.']
  return hotels.map(({ code, name, currency, rooms, plans, active, until }) =>
    [
      `${code}: ${name}`,
      currency,
      `${rooms} room types`,
      `${plans} plans`,
      until ? `prices until ${until}` : 'no prices yet',
      ...(active ? [] : ['closed']),
    ].join(', '),
  )
}
