import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { PoolClient } from 'pg'

import { SECOND_MS } from '../../../shared/constants.ts'
import { bareConnection, timeoutsOf } from './connection.ts'
import type { Orm } from './orm.ts'
import { CONNECTIONS } from './postgres.ts'
import type { Opened } from './postgres.ts'
import { createStatementNames, nameStatements } from './statement-names.ts'
import { readWalPosition, WAL_MARK } from './wal-position.ts'
import type { ReplicaState } from './wal-position.ts'

/** Neither a connection nor a word over one is waited for longer: there is the primary to ask. */
export const REPLICA_SILENCE_MS = 2 * SECOND_MS

/**
 * In one message, and one transaction for what follows: a pooler, or a balancer before several replicas, leads its statements
 * to one server, which has come at least as far as it says here.
 */
const BEGIN = `begin read only; set local timezone to 'UTC'; select pg_last_wal_replay_lsn()::text as position,
  (select value #>> '{}' from provider_fact where name = '${WAL_MARK}') as mark`

export type Replica = {
  /**
   * What `ask` answers there, or null where the replica has not come far enough. Rejects where it is away, or `ask` does.
   */
  read: <Answer>(
    isEnough: (there: ReplicaState) => boolean,
    ask: (orm: Orm) => Promise<Answer>,
  ) => Promise<{ answer: Answer } | null>
  close: () => Promise<void>
}

/** Connects nowhere before it is first read from: nothing depends on whether it is there. */
export function openReplica(
  url: string,
  { isNamed = false, connections = CONNECTIONS }: Pick<Opened, 'isNamed' | 'connections'> = {},
): Replica {
  const timeouts = { ...timeoutsOf(), connect_ms: REPLICA_SILENCE_MS, silence_ms: REPLICA_SILENCE_MS }
  const pool = new Pool({ ...bareConnection(url, timeouts), max: connections })
  pool.on('error', () => undefined) // what breaks leaves the pool
  const nameOf = createStatementNames()
  pool.on('connect', (client) => {
    client.on('error', () => undefined) // what is asked of it is refused, too
    if (isNamed) nameStatements(client, nameOf)
  })
  // One a connection, so that statements are put together once for each (prepared.ts).
  const orms = new WeakMap<PoolClient, Orm>()
  function ormOf(client: PoolClient): Orm {
    const orm = orms.get(client) ?? drizzle(client)
    orms.set(client, orm)
    return orm
  }

  return {
    async read(isEnough, ask) {
      const client = await pool.connect()
      try {
        return isEnough(await begin(client)) ? { answer: await ask(ormOf(client)) } : null
      } finally {
        // Nothing was written, so nobody waits for it.
        void client.query('commit').then(
          () => client.release(),
          () => client.release(true),
        )
      }
    },
    close: () => pool.end(),
  }
}

async function begin(client: PoolClient): Promise<ReplicaState> {
  const answers: unknown = await client.query(BEGIN) // of three statements the driver gives three results
  const { rows } = (answers as { rows: { position: string | null; mark: string | null }[] }[]).at(-1) ?? { rows: [] }
  return { applied: readWalPosition(rows[0]?.position ?? ''), mark: rows[0]?.mark ?? null }
}
