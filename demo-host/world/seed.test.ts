import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { MINUTE_MS } from '../../shared/constants.ts'
import { openInMemory } from '../provider/db/pglite.ts'
import type { Database } from '../provider/db/orm.ts'
import { rowsOf } from '../provider/db/orm.ts'
import { isSold } from './hotels/catalogue.ts'
import { stoppedClock } from './clock.ts'
import { HOTELS } from './hotels/hotels.ts'
import { memoryWorld, TEST_NOW } from './memory.ts'
import type { MemoryWorld } from './memory.ts'
import { WORLD_DAYS } from './rooms-and-plans/nights.ts'
import { isLight, isMotif } from './scenes/scenes.ts'
import { seedWorld } from './seed.ts'

const DIGEST = sql`
  select md5(string_agg(line, '' order by line)) as digest from (
    select (hotel_id, night, room_plan_id, rates_gross, min_nights, closed_to_arrival)::text as line
      from rate_day where hotel_id <= 2
    union all select (hotel_id, night, room_type_id, total)::text from inventory_day where hotel_id <= 2
    union all select h::text from hotel h where id <= 2) lines`

describe('the seeded world', () => {
  let world: MemoryWorld
  before(async () => (world = await memoryWorld()))
  after(() => world.database.close())

  const one = async (database: Database, query: ReturnType<typeof sql>) => (await rowsOf(database.orm, query))[0]

  it('is the same whenever it is made for the same day', async () => {
    const other = await openInMemory()
    await seedWorld(other, { hotels: 2, clock: stoppedClock(TEST_NOW) })
    assert.deepEqual(await one(other, DIGEST), await one(world.database, DIGEST))
    await other.close()
  })

  it('is made once: a second start finds it', async () => {
    const again = await seedWorld(world.database, { hotels: 3, clock: world.clock })
    assert.deepEqual(again, { start: '2026-11-01', hotels: HOTELS.length })
  })

  it('begins with the night that a hotel still sells, where the day of another has begun', async () => {
    // Half past midnight in Japan, where the inn's day ends at two; in Taipei it is half past eleven.
    const other = await openInMemory()
    const { start } = await seedWorld(other, { hotels: 1, clock: stoppedClock(TEST_NOW + 15.5 * 60 * MINUTE_MS) })
    assert.equal(start, '2026-11-01')
    await other.close()
  })

  it('has every room type for 400 nights under every plan it is sold in', async () => {
    const types = HOTELS.flatMap(({ rooms, plans }) => rooms.map((room) => plans.filter((plan) => isSold(room, plan))))
    const found = await one(
      world.database,
      sql`
      select (select count(*)::int from rate_day) as rates, (select count(*)::int from inventory_day) as nights`,
    )
    assert.deepEqual(found, { rates: types.flat().length * WORLD_DAYS, nights: types.length * WORLD_DAYS })
  })

  it('has sold nothing yet and holds what lotteries gave, so that stock and entries agree from the first booking on', async () => {
    const found = await one(
      world.database,
      sql`
      select (select sum(sold)::int from inventory_day) as rooms, (select sum(sold)::int from rate_day) as plans,
        (select sum(held)::int from inventory_day) as held_rooms, (select sum(held)::int from rate_day) as held_plans,
        (select sum(checkout_date - checkin_date)::int from lottery_entry where holds_stock) as won`,
    )
    // The winner of the one event that the world draws.
    assert.deepEqual(found, { rooms: 0, plans: 0, held_rooms: 2, held_plans: 2, won: 2 })
  })

  it('has full, scarce, long-stay and no-arrival nights, and a hotel that is full for a whole night', async () => {
    const found = await one(
      world.database,
      sql`
      select (select count(*) > 500 from inventory_day where total = 0) as full,
        (select count(*) > 500 from inventory_day where total between 1 and 2) as scarce,
        (select count(*) > 500 from rate_day where min_nights > 1) as long,
        (select count(*) > 100 from rate_day where closed_to_arrival) as closed,
        (select free_rooms from hotel_day_min where hotel_id = 1 and night = '2026-11-26') as staged`,
    )
    assert.deepEqual(found, { full: true, scarce: true, long: true, closed: true, staged: 0 })
  })

  it('names only scenes that can be drawn', () => {
    const scenes = HOTELS.flatMap(({ scenes: own, rooms, plans }) => [
      ...own,
      ...rooms.flatMap((room) => room.scenes),
      ...plans.map((plan) => plan.scene),
    ])
    for (const scene of scenes) {
      const [motif, light] = scene.split('-')
      assert.ok(isMotif(motif ?? '') && isLight(light ?? ''), scene)
    }
  })

  it('writes what guests read of hotels, rooms and plans in all eight languages', () => {
    for (const { names, rooms, plans } of HOTELS) {
      assert.equal(Object.keys(names).length, 8)
      for (const { names: own, descriptions } of [...rooms, ...plans])
        for (const text of [own, descriptions])
          assert.deepEqual(Object.keys(text).toSorted(), ['ar', 'en', 'id', 'ja', 'ko', 'th', 'zh_Hans', 'zh_Hant'])
    }
  })
})
