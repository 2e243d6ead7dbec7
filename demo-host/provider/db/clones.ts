import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

import { WHILE_MIGRATING } from './connection.ts'
import { databaseAt } from './named-database.ts'
import type { Database } from './orm.ts'
import { openUrl } from './postgres.ts'

/** What the copies are made of: `name` changes with the content, `fill` is asked for it once. */
export type Template = { kind: string; hash: string; fill: (database: Database) => Promise<unknown> }

/** A database of its own for a test, on a running server: a copy of files, which takes a fraction of a second. */
export async function openClone(server: string, template: Template): Promise<Database> {
  const name = `clone_${randomUUID().replaceAll('-', '')}`
  await asked(server, async (client) => {
    const source = await prepared(server, client, template)
    await client.query(`create database ${name} template ${source} strategy file_copy`)
  })
  const database = await openUrl(databaseAt(server, name), 'url')
  return {
    ...database,
    async close() {
      await database.close()
      await asked(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** What runs that were killed have left. */
export const dropClones = (server: string): Promise<void> =>
  asked(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'clone\\_%'",
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })

/** Made by the first who asks; the others wait for it. Those of earlier content go. */
async function prepared(server: string, client: Client, { kind, hash, fill }: Template): Promise<string> {
  const name = `template_${kind}_${hash}`
  const known = async () => {
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name])
    return found.rowCount === 1
  }
  if (await known()) return name
  await client.query('select pg_advisory_lock(hashtext($1))', [kind])
  if (await known()) return name
  const { rows } = await client.query<{ old: string }>('select datname as old from pg_database where datname like $1', [
    `template\\_${kind}\\_%`,
  ])
  for (const { old } of rows) {
    await client.query(`alter database ${old} is_template false`)
    await client.query(`drop database ${old} with (force)`)
  }
  await client.query(`create database ${name}`)
  const database = await openUrl(databaseAt(server, name), 'url', { timeouts: WHILE_MIGRATING })
  await fill(database)
  await database.orm.execute('vacuum (analyze)')
  await database.close()
  await client.query(`alter database ${name} is_template true`)
  return name
}

/** The locks of a connection end with it. */
async function asked(server: string, what: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await what(client)
  } finally {
    await client.end()
  }
}
