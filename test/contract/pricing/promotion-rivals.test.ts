import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { promotion } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** A hotel with no promotions of its own for who comes soon. */
const SEOUL = 5
const [SUMMER, ALWAYS] = [901, 902]

describe('promotions that are for different nights', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  beforeEach(() => world.database.orm.delete(promotion).where(eq(promotion.hotel_id, SEOUL)))
  after(() => world.close())

  type Row = Partial<typeof promotion.$inferInsert>
  const offer = (id: number, row: Row) => ({
    id,
    hotel_id: SEOUL,
    names: { en: String(id) },
    target: 'all' as const,
    origin: 'all_users' as const,
    kind: 'percentage' as const,
    ...row,
  })
  const give = (...rows: ReturnType<typeof offer>[]) => world.database.orm.insert(promotion).values(rows)
  async function plans(checkin_date: string, checkout_date: string) {
    const query = { checkin_date, checkout_date, rooms: [PARTY] }
    const { status, body } = await guest.send(rooms.search, { hotelId: SEOUL, query })
    assert.equal(status, 200, JSON.stringify(body))
    const found = body.data.rooms.flatMap(({ room_plan }) => room_plan)
    assert.ok(found.length > 0)
    return found
  }
  /** Which of them lower the prices of a stay. */
  async function taken(checkin: string, checkout: string) {
    const discounts = (await plans(checkin, checkout)).map((plan) =>
      plan.discounts.map(({ promotion_id }) => promotion_id),
    )
    assert.ok(discounts.every((one) => String(one) === String(discounts[0])))
    return discounts[0]
  }

  it('leave each stay the one that takes most off its own nights', async () => {
    await give(
      offer(SUMMER, { percentage: 30, stay_start_date: '2026-12-08', stay_end_date: '2026-12-09' }),
      offer(ALWAYS, { percentage: 10 }),
    )
    assert.deepEqual(await taken('2026-11-24', '2026-11-26'), [ALWAYS])
    assert.deepEqual(await taken('2026-12-08', '2026-12-10'), [SUMMER])
    // Thirty of a hundred of one night in two, and ten of each of five.
    assert.deepEqual(await taken('2026-12-09', '2026-12-11'), [SUMMER])
    assert.deepEqual(await taken('2026-12-09', '2026-12-14'), [ALWAYS])
  })

  it('are weighed on the price at hand, whatever its currency: a sum against a part of it', async () => {
    const rates = (await plans('2026-11-24', '2026-11-26')).flatMap(({ room_rate }) =>
      room_rate.map(({ rate }) => rate),
    )
    const sum = { kind: 'amount' as const }
    const part = offer(ALWAYS, { percentage: 10 })
    await give(offer(SUMMER, { ...sum, amount_gross: Math.round(Math.min(...rates) * 0.05) }), part)
    assert.deepEqual(await taken('2026-11-24', '2026-11-26'), [ALWAYS])
    await world.database.orm.delete(promotion).where(eq(promotion.hotel_id, SEOUL))
    await give(part, offer(SUMMER, { ...sum, amount_gross: Math.round(Math.max(...rates) * 0.2) }))
    assert.deepEqual(await taken('2026-11-24', '2026-11-26'), [SUMMER])
  })

  it('take off what a night costs at most, so that one for a longer time is worth more than all of one night', async () => {
    const night = { stay_start_date: '2026-11-24', stay_end_date: '2026-11-24' }
    await give(
      offer(SUMMER, { kind: 'amount', amount_gross: 100_000_000, ...night }),
      offer(ALWAYS, { percentage: 80 }),
    )
    assert.deepEqual(await taken('2026-11-24', '2026-11-26'), [ALWAYS])
  })

  it('round to the multiple of their own season', async () => {
    const rounding = { target: 'rounding' as const, kind: 'amount' as const }
    await give(
      offer(SUMMER, { ...rounding, amount_gross: 7_000, stay_start_date: '2027-06-01' }),
      offer(ALWAYS, { ...rounding, amount_gross: 9_000, stay_end_date: '2027-05-31' }),
    )
    for (const { room_rate } of await plans('2026-11-24', '2026-11-26'))
      assert.deepEqual(
        room_rate.map(({ rate }) => rate % 9_000),
        [0, 0],
      )
  })

  it('round nothing where they name a multiple of nothing', async () => {
    const before = await plans('2026-11-24', '2026-11-26')
    await give(offer(ALWAYS, { target: 'rounding', kind: 'amount', amount_gross: 0 }))
    const after = await plans('2026-11-24', '2026-11-26')
    assert.deepEqual(
      after.map(({ price }) => offerTotal(price)),
      before.map(({ price }) => offerTotal(price)),
    )
  })
})
