import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { SECOND_MS } from '../../../shared/constants.ts'
import { writeFact } from '../db/facts.ts'
import { rowsOf } from '../db/orm.ts'
import type { Database } from '../db/orm.ts'
import { REPLICA_SILENCE_MS } from '../db/replica.ts'
import type { Replica } from '../db/replica.ts'
import { readWalPosition, WAL_MARK, writtenWalPosition } from '../db/wal-position.ts'
import type { ReplicaState, WalPosition } from '../db/wal-position.ts'
import type { Clock } from '../kernel/ids.ts'

/** What was committed so long ago is seen by everybody who reads on a replica. */
const SEEN_AFTER_MS = 200
/** A replica that is behind for longer, or has not answered for as long as one waits for it, is left alone for a while. */
const BEHIND_MS = 5 * SECOND_MS
const SUSPENDED_MS = 30 * SECOND_MS
const UNHEARD_MS = REPLICA_SILENCE_MS / 2
/** The primary is waited for no longer, more than `SEEN_AFTER_MS`. */
const ASKED_MS = REPLICA_SILENCE_MS

export type ReplicaReads = {
  /**
   * What `ask` answers on the replica, where that knows all that the primary had committed `SEEN_AFTER_MS` ago and what the
   * guest wrote since. Otherwise, and where it refuses or fails there, what it answers on the primary.
   * @param readAfter how far the guest's own writes have come, as they were told it; null: nothing was written
   */
  read: <Answer>(readAfter: string | null, ask: (database: Database) => Promise<Answer>) => Promise<Answer>
  /** How far the primary has come, for whoever wrote just now; null: it does not say. */
  written: () => Promise<string | null>
}

type Deps = {
  database: Database
  replica: Replica
  clock: Clock
  /** Told of each call which of the two answered it. */
  count?: ((at: 'replica' | 'primary') => void) | undefined
}
type Moment = { at: number; position: WalPosition }
/** How far the primary has come, and since it became one. */
type Written = { committed: WalPosition; mark: string }

export function createReplicaReads({ database, replica, clock, count }: Deps): ReplicaReads {
  let asked: { at: number; written: Promise<Written | null> } | null = null
  let heardAt = -Infinity
  let behind: Moment | null = null
  let suspendedAt = -Infinity
  let isLost = false
  let attempts = 0
  // A clock that was set back is as one that has gone on.
  const isWithin = (ms: number, since: number) => clock.now() >= since && clock.now() - since < ms
  function suspend(): void {
    suspendedAt = clock.now()
    behind = null
  }

  async function ask(): Promise<Written | null> {
    const [row] = await rowsOf<{ position: string; timeline: string; mark: string | null }>(
      database.orm,
      sql`select pg_current_wal_lsn()::text as position, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
        (select value #>> '{}' from provider_fact where name = ${WAL_MARK}) as mark`,
    )
    const committed = readWalPosition(row?.position ?? '')
    if (!row || committed === null) return null
    const { timeline, mark } = row
    return { committed, mark: mark?.startsWith(timeline) ? mark : await markTimeline(timeline) }
  }
  /** What a replica has once it follows this primary, and one that was left behind with another never has. */
  async function markTimeline(timeline: string): Promise<string> {
    const mark = `${timeline} ${randomUUID()}`
    await writeFact(database, WAL_MARK, mark)
    return mark
  }
  /**
   * Null: it does not say in time. Then the primary answers, which tells what is wrong; and whoever wrote has waited for longer
   * than it takes until everybody sees it.
   */
  async function writtenInTime(): Promise<Written | null> {
    const over = new AbortController()
    const late = pause(ASKED_MS, null, { signal: over.signal }).catch(() => null)
    return Promise.race([ask().catch(() => null), late]).finally(() => over.abort())
  }

  /** One statement for all who ask within the time. */
  function recentlyWritten(): Promise<Written | null> {
    if (!asked || !isWithin(SEEN_AFTER_MS, asked.at)) asked = { at: clock.now(), written: writtenInTime() }
    return asked.written
  }

  /** What a replica is behind by is when the primary wrote what it has not applied, by our own clock. */
  function noteLag(applied: WalPosition | null, committed: WalPosition): void {
    heardAt = clock.now()
    isLost = false
    if (behind && applied !== null && applied >= behind.position) behind = null
    if (applied === null || applied < committed) behind ??= { at: clock.now(), position: committed }
    if (behind && !isWithin(BEHIND_MS, behind.at)) suspend()
  }

  async function onReplica<Answer>(own: WalPosition, inDatabase: (database: Database) => Promise<Answer>) {
    // Whether one that was lost is there again, a single call finds out.
    if (isWithin(SUSPENDED_MS, suspendedAt) || (isLost && attempts > 0)) return null
    attempts++
    try {
      const written = await recentlyWritten()
      if (written === null) return null
      const { committed, mark } = written
      const isEnough = (there: ReplicaState) => {
        const applied = there.mark === mark ? there.applied : null
        noteLag(applied, committed)
        return applied !== null && applied >= committed && applied >= own
      }
      return await replica.read(isEnough, (orm) => inDatabase({ ...database, orm }))
    } catch {
      // A refusal, too: it may be of what has not arrived there, and the primary has the last word.
      isLost = !isWithin(UNHEARD_MS, heardAt)
      if (isLost) suspend()
      return null
    } finally {
      attempts--
    }
  }

  return {
    async read(readAfter, inDatabase) {
      const own = readAfter === null ? 0n : readWalPosition(readAfter)
      const found = own === null ? null : await onReplica(own, inDatabase)
      count?.(found ? 'replica' : 'primary')
      return found ? found.answer : inDatabase(database)
    },
    async written() {
      const written = await writtenInTime()
      return written && writtenWalPosition(written.committed)
    },
  }
}
