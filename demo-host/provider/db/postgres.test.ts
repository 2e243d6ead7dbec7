import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { temporaryServer } from '../../../test/lib/database/temporary-server.ts'
import type { TemporaryServer } from '../../../test/lib/database/temporary-server.ts'
import { until } from '../../../test/lib/until.ts'
import type { Database } from './orm.ts'
import { rowsOf } from './orm.ts'
import { openUrl } from './postgres.ts'

const AT_ONCE = 30

describe('the connections to PostgreSQL', () => {
  let server: TemporaryServer
  let database: Database
  let operator: Database
  before(async () => {
    server = await temporaryServer()
    database = await openUrl(server.url, 'url')
    operator = await openUrl(server.url, 'url')
  })
  after(async () => {
    await database.close()
    await operator.close()
    await server.stop()
  })

  it('read whole numbers, days and documents as every engine does', async () => {
    const query = sql`select 7::bigint as n, date '2026-11-24' as day, '{"a":1}'::jsonb as document`
    assert.deepEqual(await rowsOf(database.orm, query), [{ n: 7, day: '2026-11-24', document: { a: 1 } }])
  })

  it('name what is asked often, where names are wanted, and mix nothing up', async () => {
    for (const isNamed of [true, false]) {
      const named = await openUrl(server.url, 'url', { isNamed })
      for (let asked = 0; asked < AT_ONCE; asked++) {
        assert.deepEqual(await rowsOf(named.orm, sql`select ${asked}::int as n`), [{ n: asked }])
        const list = sql.join(Array.from({ length: asked + 1 }, () => sql`1`), sql`, `) // prettier-ignore
        assert.deepEqual(await rowsOf(named.orm, sql`select 2 as n where 1 in (${list})`), [{ n: 2 }])
      }
      const prepared = await rowsOf<{ statement: string }>(named.orm, sql`select statement from pg_prepared_statements`)
      assert.deepEqual(
        prepared.map(({ statement }) => statement),
        isNamed ? ['select $1::int as n'] : [],
      )
      await named.close()
    }
  })

  // A database that restarts, or an operator who ends its sessions: work under way fails, the process goes on.
  it('come back after all of them broke in the middle of transactions', async () => {
    for (let round = 0; round < 3; round++) {
      const work = Array.from({ length: AT_ONCE }, (_, n) =>
        database.orm.transaction(async (tx) => {
          await tx.execute(sql`select ${n}::int, pg_sleep(0.05)`)
          await tx.execute(sql`select pg_sleep(0.05)`)
        }),
      )
      const ends = Promise.allSettled(work)
      const asleep = sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`
      await until(async () => (await rowsOf(operator.orm, asleep)).length > 0, 'a transaction under way')
      await operator.orm.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      assert.ok((await ends).some(({ status }) => status === 'rejected'))
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => rowsOf(database.orm, sql`select 1 as one`)),
      )
      assert.deepEqual(
        answers,
        Array.from({ length: AT_ONCE }, () => [{ one: 1 }]),
      )
    }
  })
})
