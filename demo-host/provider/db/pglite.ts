import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { isAlive } from './alive.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './orm.ts'

/** Of a test: nothing is kept, unless a snapshot is taken of `client`. */
export async function openInMemory(snapshot?: Blob): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {})
  const orm = drizzle(client)
  if (!snapshot) await migrate(orm, MIGRATIONS)
  return { orm, client, engine: 'pglite', close: () => client.close() }
}

export async function openOnDisk(folder: string): Promise<Database> {
  const unlock = await lock(folder)
  const client = await PGlite.create(join(folder, 'pglite')).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const orm = drizzle(client)
  await migrate(orm, MIGRATIONS)
  return {
    orm,
    engine: 'pglite',
    async close() {
      await client.close()
      await unlock()
    },
  }
}

/** Two processes on one PGlite folder silently lose rows: the second one is refused. */
async function lock(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'pglite.lock')
  const holder = Number(await readFile(file, 'utf8').catch(() => '0')) // no file: nobody holds it
  if (isAlive(holder)) throw new Error(`Process ${holder} already uses the database in ${folder}`)
  await rm(file, { force: true })
  const handle = await open(file, 'wx')
  await handle.writeFile(String(process.pid))
  await handle.close()
  return () => rm(file, { force: true })
}
