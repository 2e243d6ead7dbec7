import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { hotels } from '../../../shared/contract/hotels.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const BRAND = 3
const HOTEL = 8
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
})
