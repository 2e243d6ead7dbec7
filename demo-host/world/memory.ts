import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { openClone } from '../provider/db/clones.ts'
import type { Database } from '../provider/db/orm.ts'
import { openInMemory } from '../provider/db/pglite.ts'
import { stoppedClock } from './clock.ts'
import type { SettableClock } from './clock.ts'
import { seedWorld } from './seed.ts'

/** The first moment of every test's world: nine in the morning in Japan, a Sunday. */
export const TEST_NOW = Date.parse('2026-11-01T09:00:00+09:00')

export type MemoryWorld = { database: Database; clock: SettableClock }

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/booking-widget')
const MADE_OF = ['provider/db/migrations', 'provider/db', 'world']

/** The PostgreSQL of a test run (scripts/node-tests); a file that runs by itself has none and takes PGlite. */
const server = () => process.env.TEST_DATABASE_URL

const seed = (database: Database) => seedWorld(database, { clock: stoppedClock(TEST_NOW) })

/** A provider's database for a test: migrated and seeded, its clock standing still. Prepared once, then copied. */
export async function memoryWorld(): Promise<MemoryWorld> {
  const url = server()
  if (!url) return pgliteWorld()
  const database = await openClone(url, { kind: 'world', hash: fingerprint(), fill: seed })
  return { database, clock: stoppedClock(TEST_NOW) }
}

/** The same on PGlite, for what looks into the engine itself. Prepared once, then opened in about half a second. */
export async function pgliteWorld(): Promise<MemoryWorld> {
  const file = join(CACHE, `world-${fingerprint()}.tar`)
  const known = read(file)
  const database = known ? await openInMemory(new Blob([known])) : await prepare(file)
  return { database, clock: stoppedClock(TEST_NOW) }
}

/** Migrated, and nothing in it. */
export async function emptyDatabase(): Promise<Database> {
  const url = server()
  return url ? openClone(url, { kind: 'empty', hash: fingerprint(), fill: async () => {} }) : openInMemory()
}

async function prepare(file: string): Promise<Database> {
  const database = await openInMemory()
  await seed(database)
  const dump = await database.client.dumpDataDir('none')
  mkdirSync(CACHE, { recursive: true })
  const half = `${file}.${process.pid}`
  writeFileSync(half, new Uint8Array(await dump.arrayBuffer()))
  renameSync(half, file)
  return database
}

function read(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return null // not prepared yet
  }
}

/** Of everything the snapshot is made of. */
function fingerprint(): string {
  const folder = resolve(import.meta.dirname, '..')
  const files = MADE_OF.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: part === 'world' }).map((name) => join(part, String(name))),
  )
    .filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
