import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { timeoutsOf, WHILE_MIGRATING, withClient } from '../../demo-host/provider/db/connection.ts'
import { lookAtReplica } from '../../demo-host/provider/db/look-at-replica.ts'
import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import type { Database } from '../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { openReplica } from '../../demo-host/provider/db/replica.ts'
import type { Replica } from '../../demo-host/provider/db/replica.ts'
import { createReplicaReads } from '../../demo-host/provider/http/replica-reads.ts'
import { MINUTE_MS } from '../../shared/constants.ts'
import { until } from '../lib/until.ts'
import { followPrimary, startDebianPostgres } from './helpers/debian-postgres.ts'
import type { DebianPostgres } from './helpers/debian-postgres.ts'
import type { Program } from './helpers/programs.ts'
import { startReplicaOf } from './helpers/streaming-replica.ts'
import type { StreamingReplica } from './helpers/streaming-replica.ts'

const NAME = 'booking'

/** Who answered, and what is written there. */
type Seen = { at: 'replica' | 'primary'; told: string }

/** As where nobody waits for the replica (without `synchronous_mode`), or the primary died between writing and sending. */
describe('a primary that was lost with what its replica never had, and is back as a replica', () => {
  let folder: string
  let former: DebianPostgres
  let back: Program | undefined
  let promoted: StreamingReplica
  let rebuilt: StreamingReplica | undefined
  const opened: (Database | Replica)[] = []
  const keep = <One extends Database | Replica>(one: One): One => {
    opened.push(one)
    return one
  }
  let formerUrl: string
  let primary: Database

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-failover-'))
    await chmod(folder, 0o755)
    former = await startDebianPostgres(folder)
    formerUrl = await former.database(NAME)
    const database = await openUrl(formerUrl, 'url', { timeouts: WHILE_MIGRATING })
    await database.orm.execute(sql`create table told (word text)`)
    await database.orm.execute(sql`insert into told values ('both know')`)
    promoted = await startReplicaOf(former, folder)
    await promoted.kill()
    // More than the other will have written when it is read from.
    await database.orm.execute(sql`update told set word = 'lost'`)
    await database.orm.execute(sql`create table padding as select repeat('x', 1000) from generate_series(1, 30000)`)
    await database.close()
    await former.stop('SIGINT')
    await promoted.start({ isAlone: true })
    await promoted.promote()
    primary = keep(await openUrl(promoted.at(NAME), 'url', { isPrepared: true }))
    await primary.orm.execute(sql`update told set word = 'answered'`)
    back = await followPrimary(former, folder, promoted.port)
    await until(() => withClient(formerUrl, timeoutsOf(), async () => true).catch(() => false), 'it may be read from')
  })
  after(async () => {
    for (const each of opened) await each.close()
    await rebuilt?.stop()
    await back?.stop('SIGINT')
    await promoted?.stop()
    await former?.stop('SIGINT')
    await rm(folder, { recursive: true, force: true })
  })

  /** What guests read, of a process that has this replica. */
  function guestsWith(url: string) {
    const counted: Seen['at'][] = []
    const replica = keep(openReplica(url))
    const reads = createReplicaReads({ database: primary, replica, clock: Date, count: (at) => void counted.push(at) })
    return async (): Promise<Seen | undefined> => {
      const told = await reads.read(null, async ({ orm }) => {
        const [row] = await rowsOf<{ word: string }>(orm, sql`select word from told`)
        return row?.word ?? ''
      })
      const at = counted.at(-1)
      return at && { at, told }
    }
  }

  it('is read from by nobody, though it is further in the log than the one that took over', async () => {
    const [position] = await rowsOf<{ value: string }>(primary.orm, sql`select pg_current_wal_lsn()::text as value`)
    const old = keep(await openUrl(formerUrl, 'url', { isPrepared: true }))
    const [state] = await rowsOf<{ word: string; isAhead: boolean }>(
      old.orm,
      sql`select word, pg_last_wal_replay_lsn() > ${position?.value}::pg_lsn as "isAhead" from told`,
    )
    assert.deepEqual(state, { word: 'lost', isAhead: true })
    const look = guestsWith(formerUrl)
    for (let times = 0; times < 3; times++) assert.deepEqual(await look(), { at: 'primary', told: 'answered' })
  })

  it('is told of by serve --check', async () => {
    await assert.rejects(
      lookAtReplica(promoted.at(NAME), formerUrl, timeoutsOf()),
      /it went on with a primary that was lost/,
    )
  })

  it('is read from again when it was made anew of the one that took over', async () => {
    const place = join(folder, 'rebuilt')
    await mkdir(place)
    rebuilt = await startReplicaOf(promoted, place)
    const look = guestsWith(rebuilt.at(NAME))
    const found = await until(
      async () => {
        const seen = await look()
        return seen?.at === 'replica' && seen
      },
      'the replica is read from',
      MINUTE_MS,
    )
    assert.deepEqual(found, { at: 'replica', told: 'answered' })
    assert.equal(await lookAtReplica(promoted.at(NAME), rebuilt.at(NAME), timeoutsOf()), 0)
  })
})
