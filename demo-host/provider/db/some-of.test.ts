import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { lt, sql } from 'drizzle-orm'

import { emptyDatabase } from '../../world/memory.ts'
import type { Database } from './orm.ts'
import { attempt } from './schema/member.ts'
import { COUNTED, someOf, untilNone } from './some-of.ts'

const [OLD, YOUNG] = [1_200, 7]
const DAY = new Date('2026-11-01T00:00:00Z')

describe('what is over, piece by piece', () => {
  let database: Database
  before(async () => {
    database = await emptyDatabase()
    await database.orm.execute(sql`insert into attempt (key, count, since)
      select n, 1, ${DAY.toISOString()}::timestamptz + case when n <= ${OLD}::int then interval '-1 day' else interval '1 day' end
      from generate_series(1, ${OLD + YOUNG}::int) n`)
  })
  after(() => database.close())

  const isOver = lt(attempt.since, DAY)
  const remove = (most?: number) =>
    database.orm
      .delete(attempt)
      .where(someOf(attempt, isOver, most))
      .returning(COUNTED)
  const left = () => database.orm.$count(attempt)

  it('is no more than a statement may take', async () => {
    assert.equal((await remove(100)).length, 100)
    assert.equal((await remove()).length, 500)
    assert.equal(await left(), OLD - 600 + YOUNG)
  })

  it('comes to its end, and what is not over stays', async () => {
    await untilNone(() => remove())
    assert.equal(await left(), YOUNG)
    await untilNone(() => remove())
    assert.equal(await left(), YOUNG)
  })
})
