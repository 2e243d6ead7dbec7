import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import type { Database, Orm } from '../../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../../demo-host/provider/db/postgres.ts'
import { isDatabaseUnreachable } from '../../../demo-host/provider/db/unreachable.ts'
import { stoppedClock } from '../../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { temporaryServer } from '../../lib/database/temporary-server.ts'
import type { TemporaryServer } from '../../lib/database/temporary-server.ts'
import { until } from '../../lib/until.ts'
import { stallingProxy } from '../helpers/stalling-proxy.ts'
import type { StallingProxy } from '../helpers/stalling-proxy.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** Short, and longer than a healthy database takes for anything here on a machine that does much else. */
const TIMEOUTS = { connect_ms: 2_500, statement_ms: 2_000, lock_ms: 1_000, silence_ms: 3_000 }
/** The time-outs above, one after the other, on a busy machine. */
const ENDED_MS = 15_000
const ROUNDS = 3
/** More than there are connections. */
const AT_ONCE = 25

/** Guarantees S23 and S26: nothing waits for ever, and everything comes back by itself. */
describe('a database that is away', () => {
  let server: TemporaryServer
  let proxy: StallingProxy
  let database: Database
  let world: World
  before(async () => {
    server = await temporaryServer()
    proxy = await stallingProxy(server.url)
    database = await openUrl(proxy.url, 'url', { timeouts: TIMEOUTS })
    world = await openWorld({ database, clock: stoppedClock(TEST_NOW) })
    await database.orm.execute('create table seat (id integer primary key, guest text)')
    await database.orm.execute("insert into seat values (1, '')")
  })
  after(async () => {
    await proxy.heal()
    await world.close()
    await proxy.close()
    await server.stop()
  })

  const started = () =>
    world.fetch(`${ORIGINS.identity}/api/client_sessions`, {
      method: 'POST',
      headers: { origin: ORIGINS.widget, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'widget', secret: 'public' }),
    })
  const status = async (answer: Promise<Response>) => (await answer).status
  const ready = () => status(world.fetch(`${ORIGINS.api}/readyz`))
  const alive = () => status(world.fetch(`${ORIGINS.api}/healthz`))
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const began = performance.now()
    const result = await work
    const took = performance.now() - began
    assert.ok(took < ENDED_MS, `it took ${Math.round(took)} ms`)
    return result
  }
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it('ends a statement that takes too long', async () => {
    const error = await inTime(failure(database.orm.execute('select pg_sleep(60)')))
    assert.ok(isDatabaseUnreachable(error), String(error))
  })

  it('ends the wait for a row that somebody else holds', async () => {
    await database.orm.transaction(async (tx) => {
      await tx.execute("update seat set guest = 'first'")
      const error = await inTime(failure(database.orm.execute("update seat set guest = 'second'")))
      assert.ok(isDatabaseUnreachable(error), String(error))
    })
  })

  // drizzle answers with the failure of its rollback, which hides what the transaction itself was told.
  const brokenOff: Record<string, (tx: Orm) => Promise<unknown>> = {
    'in the middle of a statement': (tx) => Promise.all([tx.execute(sql`select pg_sleep(0.4)`), proxy.cut()]),
    'between two statements': async (tx) => {
      await proxy.cut()
      await tx.execute(sql`select 1`)
    },
    'and given up by the pool': async (tx) => {
      await proxy.cut()
      await until(() => database.connections?.().used === 0, 'its place in the pool is free again')
      await tx.execute(sql`select 1`)
    },
  }
  for (const [name, breakOff] of Object.entries(brokenOff))
    it(`that is lost within a transaction, ${name}, is away and no fault of ours`, async () => {
      const error = await inTime(
        failure(
          database.orm.transaction(async (tx) => {
            await tx.execute("update seat set guest = 'nobody'")
            await breakOff(tx)
          }),
        ),
      )
      await proxy.heal()
      assert.ok(isDatabaseUnreachable(error), String(error instanceof Error && error.cause))
    })

  const faults: Record<string, () => void | Promise<void>> = {
    'that hangs': () => proxy.stall(),
    'that is stopped': () => proxy.cut(),
  }
  for (const [name, begin] of Object.entries(faults))
    it(`${name} is told with 503 in time, and served again when it is back`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        assert.deepEqual([await ready(), await status(started())], [200, 201])
        const work = Array.from({ length: AT_ONCE }, (_, place) =>
          place % 2 === 0
            ? failure(database.orm.transaction((tx) => tx.execute(sql`select pg_sleep(0.4)`)))
            : started(),
        )
        await begin()
        const answers = Array.from({ length: AT_ONCE }, () => started())
        assert.deepEqual(await inTime(Promise.all([ready(), alive()])), [503, 200])
        for (const answer of await inTime(Promise.all(answers))) {
          assert.equal(answer.status, 503)
          assert.ok(Number(answer.headers.get('retry-after')) > 0)
        }
        await inTime(Promise.all(work))
        await proxy.heal()
        // What was broken off is given up within a second.
        const giveUp = performance.now() + ENDED_MS
        while ((await ready()) !== 200) assert.ok(performance.now() < giveUp, 'it does not come back')
        assert.deepEqual(
          await Promise.all(Array.from({ length: AT_ONCE }, () => status(started()))),
          Array.from({ length: AT_ONCE }, () => 201),
        )
      }
    })
})
