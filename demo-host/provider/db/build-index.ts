import { DatabaseError } from 'pg'
import type { Client } from 'pg'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { WHILE_MIGRATING, withClient } from './connection.ts'
import type { Migration } from './migrations.ts'

const CREATE_INDEX = /^create (?:unique )?index(?= "(\w+)" on )/i
/** A lock may be waited for without end: nobody queues behind, because the table is read and written meanwhile. */
const SETTINGS = { statement_timeout: String(10 * MINUTE_MS), lock_timeout: '0' }
/** SQLSTATE of what a pooler answers to settings: its sessions are of many. */
const NO_SETTINGS = '08P01'

/** Whether a migration creates indexes and does nothing else, so that guests may write while it is applied. */
export const createsIndexesAlone = ({ statements }: Migration): boolean =>
  statements.every((statement) => CREATE_INDEX.test(statement.trim()))

/** Builds an index while its table is read and written. One that somebody was stopped at is built anew. */
export async function buildIndex(client: Client, create: string): Promise<void> {
  const statement = create.trim()
  const name = CREATE_INDEX.exec(statement)?.[1] ?? ''
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(quote_ident($1))',
    [name],
  )
  if (rows[0]?.isValid) return
  // Every write keeps it up, and no reader finds by it.
  if (rows[0]) await client.query(`drop index concurrently "${name}"`)
  await client.query(statement.replace(CREATE_INDEX, '$& concurrently'))
}

/** For a connection that is a session of its own, with settings for long work; null behind a pooler, which has none to give. */
export async function withSession<Result>(
  url: string,
  ask: (client: Client) => Promise<Result>,
): Promise<Result | null> {
  const own = new URL(url)
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`)
  own.searchParams.set('options', [own.searchParams.get('options') ?? '', ...settings].join(' ').trim())
  try {
    return await withClient(own.href, WHILE_MIGRATING, async (client) => {
      // A pooler may also be told to ignore them.
      const { rows } = await client.query<{ lock: string }>(
        "select setting as lock from pg_settings where name = 'lock_timeout'",
      )
      return rows[0]?.lock === SETTINGS.lock_timeout ? ask(client) : null
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_SETTINGS) return null
    throw error
  }
}
