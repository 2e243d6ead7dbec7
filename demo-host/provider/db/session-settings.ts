import type { Client } from 'pg'

import type { DatabaseTimeouts } from './connection.ts'

const UTC = ['UTC', 'Etc/UTC', 'GMT']

/** What every session of ours begins with, where nothing can be said to a session: kept with its role. */
const settingsOf = ({ statement_ms, lock_ms, silence_ms }: DatabaseTimeouts) =>
  ({
    timezone: 'UTC',
    jit: 'off',
    statement_timeout: String(statement_ms),
    lock_timeout: String(lock_ms),
    idle_in_transaction_session_timeout: String(silence_ms),
  }) as const

export async function currentUser(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** A role may set itself up. It holds for connections made from then on, and in this database alone. */
export async function setUpRole(client: Client, role: string, timeouts: DatabaseTimeouts): Promise<void> {
  for (const [name, value] of Object.entries(settingsOf(timeouts))) {
    const { rows } = await client.query<{ statement: string }>(
      "select format('alter role %I in database %I set %I = %L', $1::text, current_database(), $2::text, $3::text) as statement",
      [role, name, value],
    )
    await client.query(rows[0]?.statement ?? '')
  }
}

/** Names of those that the sessions of this connection do not begin with. */
export async function otherSettings(client: Client, timeouts: DatabaseTimeouts): Promise<string[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select lower(name) as name, setting as value from pg_settings where lower(name) = any($1)',
    [Object.keys(settingsOf(timeouts))],
  )
  const found = new Map(rows.map(({ name, value }) => [name, value]))
  const isSame = (name: string, value: string) =>
    name === 'timezone' ? UTC.includes(found.get(name) ?? '') : found.get(name) === value
  return Object.entries(settingsOf(timeouts)).flatMap(([name, value]) => (isSame(name, value) ? [] : [name]))
}

/** Days would begin at other hours than they do here. */
export async function requireUtc(client: Client): Promise<void> {
  const { rows } = await client.query<{ zone: string }>("select current_setting('timezone') as zone")
  const zone = rows[0]?.zone ?? 'no zone'
  if (UTC.includes(zone)) return
  throw new Error(
    `The sessions of DATABASE_URL are in ${zone}, not in UTC: npm run migrate sets up its role, for new connections (of PgBouncer: RECONNECT)`,
  )
}
