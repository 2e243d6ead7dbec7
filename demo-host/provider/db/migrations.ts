import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Written by `npx drizzle-kit generate` from the schema. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) }

export type Migration = {
  /** Of its file. */
  name: string
  /** By it the database knows what was applied. */
  at: number
  hash: string
  statements: readonly string[]
}

/** All of this program, oldest first. */
export function readMigrations(): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8'),
  )
  const names = new Map(journal.entries.map(({ tag, when }) => [when, tag]))
  return readMigrationFiles(MIGRATIONS).map(({ folderMillis: at, hash, sql: statements }) => ({
    name: names.get(at) ?? String(at),
    at,
    hash,
    statements,
  }))
}
