import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = { id: 1, code: 'shirotsuki' }
/** The clock of the world stands at its first day. */
const NEXT_SIXTY = { start_date: '2026-11-01', end_date: '2026-12-30' }

describe('what a button shows before anybody asks', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const ask = (code = HOTEL.code, headers: Record<string, string> = {}) =>
    world.fetch(new Request(`${ORIGINS.api}/hotels/${code}/teaser`, { headers: { origin: ORIGINS.host, ...headers } }))

  /** What the calendar says of the same nights. */
  async function lowestInCalendar(): Promise<number> {
    const query = { ...NEXT_SIXTY, rooms: [{ ...PARTY, adults: 2 }] }
    const nights = (await guest.send(rooms.inventory, { hotelId: HOTEL.id, query })).body.data
    return Math.min(...nights.flatMap(({ lowest_price: price }) => price ?? []))
  }
  const lowestTold = async () => (await (await ask()).json()).data.lowest_price

  it('is the first photograph and the lowest night for two, without a session, and may be kept for five minutes', async () => {
    const answer = await ask()
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.match(answer.headers.get('vary') ?? '', /origin/i)
    const { data } = await answer.json()
    const lowest = await lowestInCalendar()
    assert.ok(Number.isFinite(lowest))
    assert.deepEqual([data.lowest_price, data.currency], [lowest, 'JPY'])
    assert.ok(data.photo.url.startsWith(ORIGINS.api), data.photo.url)
    assert.equal('alt' in data.photo, false)
  })

  it('is the same in every language, with a session and for everybody', async () => {
    const plain = await (await ask()).text()
    const others = Object.entries({ [HEADERS.locale]: 'ar', [HEADERS.clientSession]: 'any', authorization: 'any' })
    for (const [name, value] of others)
      assert.equal(await (await ask(HOTEL.code, { [name]: value })).text(), plain, name)
  })

  it('is no night behind those that can be booked', async () => {
    const { orm } = world.database
    const [{ months } = {}] = await orm.select({ months: hotel.reservable_period_months }).from(hotel).where(eq(hotel.id, HOTEL.id)) // prettier-ignore
    await orm.update(hotel).set({ reservable_period_months: 1 }).where(eq(hotel.id, HOTEL.id))
    await orm.execute(sql`update hotel_day_min set two_adults_gross = 100 where hotel_id = ${HOTEL.id} and night > '2026-12-01'`) // prettier-ignore
    const lowest = await lowestInCalendar()
    assert.ok(lowest > 100)
    assert.equal(await lowestTold(), lowest)
    await orm.execute(sql`insert into dirty_day select hotel_id, night from hotel_day_min where hotel_id = ${HOTEL.id} order by night`) // prettier-ignore
    await world.provider.jobs.sweep()
    await orm.update(hotel).set({ reservable_period_months: months }).where(eq(hotel.id, HOTEL.id))
  })

  it('is of no plan whose last day to book is over', async () => {
    const { orm } = world.database
    await orm.execute(sql`update hotel_plan set booking_end_date = '2026-10-31' where hotel_id = ${HOTEL.id}`)
    assert.deepEqual([await lowestInCalendar(), await lowestTold()], [Infinity, null])
    await orm.execute(sql`update hotel_plan set booking_end_date = null where hotel_id = ${HOTEL.id}`)
  })

  it('has no price where nothing is free, and no photograph where the hotel has none', async () => {
    const { orm } = world.database
    const [{ photos } = {}] = await orm.select({ photos: hotel.photos }).from(hotel).where(eq(hotel.id, HOTEL.id))
    await orm.execute(sql`update hotel_day_min set free_rooms = 0 where hotel_id = ${HOTEL.id}`)
    await orm.update(hotel).set({ photos: [] }).where(eq(hotel.id, HOTEL.id))
    assert.deepEqual((await (await ask()).json()).data, { photo: null, lowest_price: null, currency: 'JPY' })
    await orm.update(hotel).set({ photos }).where(eq(hotel.id, HOTEL.id))
  })

  it('is refused for a hotel that nobody knows, and no cache keeps that', async () => {
    const answer = await ask('nobody')
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [404, 'no-store'])
  })
})
