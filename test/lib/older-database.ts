import type { Client } from 'pg'

import { createsIndexesAlone } from '../../demo-host/provider/db/build-index.ts'
import { WHILE_MIGRATING, withClient } from '../../demo-host/provider/db/connection.ts'
import { readMigrations } from '../../demo-host/provider/db/migrations.ts'

const all = readMigrations()
const last = all.findLastIndex(createsIndexesAlone)

/** The last migration that creates indexes alone, and all after it: what an older database lacks. */
export const LACKED = all.slice(last)

export const inDatabase = <Result>(url: string, ask: (client: Client) => Promise<Result>): Promise<Result> =>
  withClient(url, WHILE_MIGRATING, ask)

/** Makes a database on the server of `url`, with all migrations but those lacked, and gives its address. */
export async function olderDatabase(url: string, name: string): Promise<string> {
  await inDatabase(url, (client) => client.query(`create database ${name}`))
  const made = new URL(url)
  made.pathname = `/${name}`
  await inDatabase(made.href, async (client) => {
    await client.query('create schema drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    for (const { statements, hash, at } of all.slice(0, last)) {
      for (const statement of statements) await client.query(statement)
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
    }
  })
  return made.href
}
