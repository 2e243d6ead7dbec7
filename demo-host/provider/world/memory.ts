import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Database } from '../db/orm.ts'
import { openInMemory } from '../db/pglite.ts'
import { stoppedClock } from './clock.ts'
import type { SettableClock } from './clock.ts'
import { seedWorld } from './seed.ts'

/** The first moment of every test's world: nine in the morning in Japan, a Sunday. */
export const TEST_NOW = Date.parse('2026-11-01T09:00:00+09:00')

export type MemoryWorld = { database: Database; clock: SettableClock }

const ROOT = resolve(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/booking-widget')
const MADE_OF = ['db/migrations', 'db', 'world']

/** A provider's database for a test: migrated and seeded, its clock standing still. Prepared once, then opened in about half a second. */
export async function memoryWorld(): Promise<MemoryWorld> {
  const file = join(CACHE, `world-${fingerprint()}.tar`)
  const known = read(file)
  const database = known ? await openInMemory(new Blob([known])) : await prepare(file)
  return { database, clock: stoppedClock(TEST_NOW) }
}

async function prepare(file: string): Promise<Database> {
  const database = await openInMemory()
  await seedWorld(database, { clock: stoppedClock(TEST_NOW) })
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
  const files = MADE_OF.flatMap((part) => readdirSync(join(folder, part)).map((name) => join(part, name)))
    .filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
