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
  hotels: number
}

/** Changes nothing. Throws where nobody answers, who asks is not let in, or the version is too old. */
export const lookAtUrl = (url: string, timeouts: DatabaseTimeouts): Promise<Looked> =>
  withClient(url, timeouts, async (client) => {
    const one = async <Row extends object>(query: string): Promise<Row | undefined> =>
      (await client.query<Row>(query)).rows[0]
    const server = await one<{ version: string; furnished: boolean }>(
      "select current_setting('server_version') as version, to_regclass('hotel') is not null as furnished",
    )
    const hotels = server?.furnished ? await one<{ count: number }>('select count(*)::int as count from hotel') : null
    return {
      version: server?.version ?? '',
      pending: await pendingOf(client),
      unset: await otherSettings(client, timeouts),
      hotels: hotels?.count ?? 0,
    }
  })
