import type { Client } from 'pg'

import { withClient } from './connection.ts'
import type { DatabaseTimeouts } from './connection.ts'
import { readWalPosition, WAL_MARK } from './wal-position.ts'

const CLUSTER = 'select system_identifier::text as cluster from pg_control_system()'
const MARK = `select value #>> '{}' as mark from provider_fact where name = '${WAL_MARK}'`

/** How many bytes it has not applied yet. Throws where it does not follow this database, or does not answer. */
export async function lookAtReplica(url: string, replicaUrl: string, timeouts: DatabaseTimeouts): Promise<number> {
  const primary = await withClient(url, timeouts, async (client) => ({
    cluster: await clusterOf(client),
    written: await positionOf(client, 'pg_current_wal_lsn()'),
    mark: await markOf(client),
  }))
  return withClient(replicaUrl, timeouts, async (client) => {
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    if (!rows[0]?.follows) throw new Error('it follows no other: DATABASE_READ_URL is for a streaming replica')
    if ((await clusterOf(client)) !== primary.cluster) throw new Error('it follows another database than DATABASE_URL')
    const applied = await positionOf(client, 'pg_last_wal_replay_lsn()')
    if (applied >= primary.written && (await markOf(client)) !== primary.mark)
      throw new Error('it went on with a primary that was lost: make it anew of this one (pg_rewind, pg_basebackup)')
    return Math.max(0, Number(primary.written - applied))
  })
}

async function clusterOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ cluster: string }>(CLUSTER)
  return rows[0]?.cluster ?? ''
}

async function markOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ mark: string }>(MARK)
  return rows[0]?.mark
}

async function positionOf(client: Client, ask: 'pg_current_wal_lsn()' | 'pg_last_wal_replay_lsn()'): Promise<bigint> {
  const { rows } = await client.query<{ position: string | null }>(`select ${ask}::text as position`)
  return readWalPosition(rows[0]?.position ?? '') ?? 0n
}
