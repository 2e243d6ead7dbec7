import { withClient } from './connection.ts'
import type { DatabaseTimeouts } from './connection.ts'
import { pendingOf } from './migrate.ts'
import type { Migration } from './migrations.ts'
import { otherSettings } from './session-settings.ts'

/** A database before anything is served from it. */
export type Looked = {
  version: string
  /** What `npm run migrate` is to apply. */
  pending: Migration[]
  /** Settings that `npm run migrate` is to give the role. */
  unset: string[]
  /** Tables that this role may not read and write; the product does both in each. */
  withheld: string[]
  hotels: number
  /** The folder of its files on its own machine; null where the role may not know. */
  folder: string | null
}

const WITHHELD = `select c.relname as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and not (has_table_privilege(c.oid, 'SELECT') and has_table_privilege(c.oid, 'INSERT')
      and has_table_privilege(c.oid, 'UPDATE') and has_table_privilege(c.oid, 'DELETE'))
  order by c.relname`

/** Changes nothing. Throws where nobody answers, who asks is not let in, or the version is too old. */
export const lookAtUrl = (url: string, timeouts: DatabaseTimeouts): Promise<Looked> =>
  withClient(url, timeouts, async (client) => {
    const one = async <Row extends object>(query: string): Promise<Row | undefined> =>
      (await client.query<Row>(query)).rows[0]
    const server = await one<{ version: string; furnished: boolean; folder: string | null }>(
      `select current_setting('server_version') as version, to_regclass('hotel') is not null as furnished,
        (select setting from pg_settings where name = 'data_directory') as folder`,
    )
    const withheld = (await client.query<{ name: string }>(WITHHELD)).rows.map(({ name }) => name)
    const mayCount = server?.furnished && !withheld.includes('hotel')
    const hotels = mayCount ? await one<{ count: number }>('select count(*)::int as count from hotel') : null
    return {
      version: server?.version ?? '',
      pending: await pendingOf(client),
      unset: await otherSettings(client, timeouts),
      withheld,
      hotels: hotels?.count ?? 0,
      folder: server?.folder ?? null,
    }
  })
