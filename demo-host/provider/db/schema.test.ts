import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { refreshDayMinimum } from './day-minimum.ts'
import { rowsOf } from './orm.ts'

describe('the database refuses (guarantee S11)', () => {
  let world: MemoryWorld
  before(async () => (world = await memoryWorld()))
  after(() => world.database.close())

  const changes = (statement: string) => world.database.orm.execute(sql.raw(statement))
  const night = `where hotel_id = 1 and night = '2026-11-10'`

  const stock = [
    ['the last room once', `update inventory_day set sold = total - 1, held = 1 ${night} and room_type_id = 101`, true],
    [
      'one room more than there is',
      `update inventory_day set sold = total, held = 1 ${night} and room_type_id = 101`,
      false,
    ],
    [
      'a negative number of rooms',
      `update inventory_day set sold = -1, held = 0 ${night} and room_type_id = 101`,
      false,
    ],
    ['the last of a plan', `update rate_day set sold = 2, held = 1 ${night} and room_plan_id = 10005`, true],
    ['one more than the plan has', `update rate_day set sold = 3, held = 1 ${night} and room_plan_id = 10005`, false],
    ['a plan without a limit', `update rate_day set sold = 50 ${night} and room_plan_id = 10000`, true],
  ] as const
  for (const [what, statement, isAllowed] of stock) {
    it(`${isAllowed ? 'nothing when selling' : 'selling'} ${what}`, async () => {
      if (isAllowed) await changes(statement)
      else await assert.rejects(changes(statement))
    })
  }

  it('a plan of a day’s use without times of its own, or with those of a night [CONF-024]', async () => {
    const day = 'update hotel_plan set is_day_use = true'
    const [at] = await rowsOf<{ id: number }>(
      world.database.orm,
      sql.raw('select id from hotel_plan where is_day_use limit 1'),
    )
    const of = `where id = ${at?.id}`
    await changes(`${day}, check_in_from = '10:00', check_in_to = '10:00', check_out_time = '10:01' ${of}`)
    await assert.rejects(changes(`${day}, check_in_from = null ${of}`))
    await assert.rejects(changes(`${day}, check_in_to = null ${of}`))
    await assert.rejects(changes(`${day}, check_out_time = null ${of}`))
    await assert.rejects(
      changes(`${day}, check_in_from = '15:00', check_in_to = '18:00', check_out_time = '11:00' ${of}`),
    )
  })

  it('shows a sold-out night of a hotel without a price once the day is refreshed', async () => {
    await changes(`update inventory_day set sold = total, held = 0 ${night}`)
    await changes(`insert into dirty_day values (1, '2026-11-10')`)
    await refreshDayMinimum(world.database.orm)
    const found = await rowsOf(
      world.database.orm,
      sql.raw(`select two_adults_gross, free_rooms from hotel_day_min ${night}`),
    )
    assert.deepEqual(found, [{ two_adults_gross: null, free_rooms: 0 }])
  })
})
