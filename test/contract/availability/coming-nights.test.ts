import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const BRAND = 3
const HOTEL = 8
/** The hotel's first plan for everybody. */
const PLAN = 801
const [CHEAP, DEAR] = [100, 20_000]

describe('what a hotel of a brand costs where no dates are asked for', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const run = (statement: ReturnType<typeof sql>) => world.database.orm.execute(statement)
  async function told() {
    const query = { is_including_lowest_price: true, rooms: [PARTY], hotel_codes: ['setouchi'] }
    const { body } = await guest.send(hotels.ofBrand, { brandId: BRAND, query })
    return body.data[0]?.lowest_price ?? null
  }
  const isBargain = async (night: string) => {
    await run(sql`update hotel_day_min set two_adults_gross = ${DEAR}, free_rooms = 3 where hotel_id = ${HOTEL}`)
    await run(sql`update hotel_day_min set two_adults_gross = ${CHEAP} where hotel_id = ${HOTEL} and night = ${night}`)
    // Taxes of the night come on top.
    return Number(await told()) < DEAR
  }

  it('is that of tonight at the earliest, and of the sixtieth night at the latest', async () => {
    const nights = ['2026-10-31', '2026-11-01', '2026-12-30', '2026-12-31']
    const found = []
    for (const night of nights) found.push(await isBargain(night))
    assert.deepEqual(found, [false, true, true, false])
  })

  it('is never that of a night behind those that can be booked', async () => {
    await run(sql`update hotel set reservable_period_months = 1 where id = ${HOTEL}`)
    assert.deepEqual([await isBargain('2026-12-01'), await isBargain('2026-12-02')], [true, false])
    await run(sql`update hotel set reservable_period_months = 12 where id = ${HOTEL}`)
  })

  it('is never that of a night that is over there already, though it is not at another hotel', async () => {
    // It is still the last day of October in Hawaii.
    await run(sql`update hotel set time_zone = 'Pacific/Honolulu' where id = 7`)
    const query = { is_including_lowest_price: true, rooms: [PARTY] }
    await run(sql`update hotel_day_min set two_adults_gross = ${DEAR} where hotel_id = ${HOTEL}`)
    await run(sql`insert into hotel_day_min (hotel_id, night, audience, two_adults_gross, free_rooms)
      values (${HOTEL}, '2026-10-31', 'public', ${CHEAP}, 3)
      on conflict (hotel_id, night, audience) do update set two_adults_gross = ${CHEAP}, free_rooms = 3`)
    const { body } = await guest.send(hotels.ofBrand, { brandId: BRAND, query })
    assert.ok(Number(body.data.find(({ id }) => id === HOTEL)?.lowest_price) >= DEAR)
  })
  describe('of plans that come and go', () => {
    const morning = (date: string) => Date.parse(`${date}T00:00:00+09:00`)
    /** One plan is a bargain in all its nights, and every other one is dear. */
    async function bargain(terms: string) {
      await run(sql`update rate_day set rates_gross = array_fill(${DEAR}::bigint, array[8]) where hotel_id = ${HOTEL}`)
      await run(sql`update rate_day set rates_gross = array_fill(${CHEAP}::bigint, array[8]) where hotel_id = ${HOTEL} and
        room_plan_id in (select o.id from room_plan o join hotel_plan p on p.id = o.hotel_plan_id where p.id = ${PLAN})`)
      await run(sql`update hotel_plan set booking_start_date = null, booking_end_date = null, booking_deadline_days = 0,
        booking_deadline_time = '23:59' where hotel_id = ${HOTEL}`)
      await run(sql`update hotel_plan set ${sql.raw(terms)} where id = ${PLAN}`)
      await run(sql`insert into dirty_day select hotel_id, night from hotel_day_min where hotel_id = ${HOTEL}`)
      await world.provider.jobs.sweep()
    }
    /** A session lasts no whole day. */
    async function goTo(at: number) {
      world.clock.set(at)
      guest = await openGuest(world)
    }
    const isCheap = async () => {
      const price = await told()
      return price === null ? null : price < DEAR
    }

    it('is of none whose last day to book is over since the nights were calculated', async () => {
      await bargain(`booking_end_date = '2026-11-05'`)
      await goTo(morning('2026-11-06') - 1)
      assert.equal(await isCheap(), true)
      await goTo(morning('2026-11-06'))
      assert.notEqual(await isCheap(), true)
      await world.provider.jobs.sweep()
      assert.equal(await isCheap(), false)
    })

    it('is of none that is not open yet, and of it once it is', async () => {
      await bargain(`booking_start_date = '2026-11-10'`)
      assert.equal(await isCheap(), false)
      await goTo(morning('2026-11-10'))
      await world.provider.jobs.sweep()
      assert.equal(await isCheap(), true)
    })

    it('is of none that had to be booked earlier, to the minute', async () => {
      await run(sql`update rate_day set closed = true where hotel_id = ${HOTEL} and night > '2026-11-12'`)
      await bargain(`booking_deadline_days = 1, booking_deadline_time = '17:00'`)
      await goTo(Date.parse('2026-11-11T17:00:00+09:00'))
      await world.provider.jobs.sweep()
      assert.equal(await isCheap(), true)
      await goTo(Date.parse('2026-11-11T17:01:00+09:00'))
      assert.notEqual(await isCheap(), true)
      await world.provider.jobs.sweep()
      assert.equal(await isCheap(), false)
    })

    it('is recalculated at most once for each such moment', async () => {
      await world.provider.jobs.sweep()
      const [found] = await rowsOf<{ due: number }>(
        world.database.orm,
        sql`select count(*)::int as due from hotel_day_min
        where hotel_id = ${HOTEL} and holds_until <= '2026-11-11 17:01'`,
      )
      assert.equal(found?.due, 0)
    })
  })
})
