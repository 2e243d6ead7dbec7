import type { Client } from 'pg'

import { createsIndexesAlone } from '../../../demo-host/provider/db/build-index.ts'
import { WHILE_MIGRATING, withClient } from '../../../demo-host/provider/db/connection.ts'
import { readMigrations } from '../../../demo-host/provider/db/migrations.ts'
import type { TemporaryServer } from './temporary-server.ts'

const all = readMigrations()
const last = all.findLastIndex(createsIndexesAlone)

/** The last migration that creates indexes alone, and all after it: what an older database lacks. */
export const LACKED = all.slice(last)

export const inDatabase = <Result>(url: string, ask: (client: Client) => Promise<Result>): Promise<Result> =>
  withClient(url, WHILE_MIGRATING, ask)

/** Makes a database with all migrations but those lacked, and gives its address. */
export async function olderDatabase(
  { newDatabase }: Pick<TemporaryServer, 'newDatabase'>,
  name: string,
): Promise<string> {
  const url = await newDatabase(name)
  await inDatabase(url, async (client) => {
    await client.query('create schema drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    for (const { statements, hash, at } of all.slice(0, last)) {
      for (const statement of statements) await client.query(statement)
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
    }
  })
  return url
}
