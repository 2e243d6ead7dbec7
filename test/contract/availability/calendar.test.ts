import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { count, eq, sql } from 'drizzle-orm'

import { hotelPlan, promotion } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { dirtyDay } from '../../../demo-host/provider/db/schema/hotel.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { InventoryDay } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { addDays, dateRange } from '../../../shared/rules/days/dates.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { firstRoom, openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTELS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const PARTIES: PartyRoom[][] = [
  [{ adults: 1, children: 0 }],
  [PARTY],
  [PARTY, { adults: 3, children: 0 }],
  [{ adults: 2, children: 1, kids_ages: [5] }],
]
const DECEMBER = { start_date: '2026-12-01', end_date: '2026-12-31' }
/** A city hotel without promotions that depend on the day, and with plans of many kinds. */
const SEOUL = 5

describe('the calendar', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  type Query = Parameters<typeof ask>[1]
  async function ask(
    hotelId: number,
    query: {
      start_date: string
      end_date: string
      rooms?: PartyRoom[]
      nights?: number
      is_day_use?: boolean
      mode?: 'secret'
      promo_code?: string
      dynamic_package?: 'wbf'
      room_type_codes?: string[]
      room_plan_codes?: string[]
    },
    locale = 'en',
  ) {
    const given = { rooms: [PARTY], ...query }
    return guest.send(rooms.inventory, { hotelId, query: given }, { [HEADERS.locale]: locale })
  }
  const days = async (hotelId: number, query: Query, locale?: string): Promise<InventoryDay[]> => {
    const { status, body } = await ask(hotelId, query, locale)
    assert.equal(status, 200, JSON.stringify(body))
    return body.data
  }
  async function allRooms(hotelId: number): Promise<string[]> {
    const found = await rowsOf<{ code: string }>(
      world.database.orm,
      sql`select code from room_type where hotel_id = ${hotelId}`,
    )
    return found.map(({ code }) => code)
  }

  /** Until everything that was edited is kept ready again. */
  const settled = async () => {
    await world.provider.jobs.sweep()
    const [left] = await world.database.orm.select({ days: count() }).from(dirtyDay)
    if (left?.days) await settled()
  }

  for (const hotelId of HOTELS) {
    it(`says the same in hotel ${hotelId} from what is kept ready as from every single rate`, async () => {
      const room_type_codes = await allRooms(hotelId)
      for (const party of PARTIES) {
        for (const range of [DECEMBER, { start_date: '2026-10-30', end_date: '2026-11-30' }]) {
          const query = { ...range, rooms: party }
          // Named one by one, they are all rooms again, but nothing is kept ready for that.
          assert.deepEqual(await days(hotelId, query), await days(hotelId, { ...query, room_type_codes }))
        }
      }
    })
  }

  /** What makes plans other ones for some guests, or from some day on. */
  const SOLD: [string, Partial<typeof hotelPlan.$inferInsert>][] = [
    ['that ends today', { booking_end_date: '2026-11-01' }],
    ['that begins tomorrow', { booking_start_date: '2026-11-02' }],
    ['to guests of a language', { language_rule: 'ja_only' }],
    ['until weeks before', { booking_deadline_days: 40 }],
  ]
  for (const [name, rule] of SOLD)
    it(`says the same from both of a hotel with a sale ${name}, before midnight and after it`, async () => {
      const { orm } = world.database
      const plans = await orm.select().from(hotelPlan).where(eq(hotelPlan.hotel_id, SEOUL))
      const room_type_codes = await allRooms(SEOUL)
      const open = await days(SEOUL, DECEMBER)
      const start = world.clock.now()
      await orm.update(hotelPlan).set(rule).where(eq(hotelPlan.hotel_id, SEOUL))
      await settled()
      try {
        const found = []
        for (const moment of [start, start + 18 * HOUR_MS]) {
          world.clock.set(moment)
          guest = await openGuest(world)
          const shown = await days(SEOUL, DECEMBER)
          assert.deepEqual(shown, await days(SEOUL, { ...DECEMBER, room_type_codes }))
          found.push(shown)
        }
        assert.ok(
          found.some((shown) => JSON.stringify(shown) !== JSON.stringify(open)),
          'it is another calendar',
        )
      } finally {
        world.clock.set(start)
        guest = await openGuest(world)
        for (const { id, ...was } of plans) await orm.update(hotelPlan).set(was).where(eq(hotelPlan.id, id))
        await settled()
      }
    })

  it('says the same from both where a club lowers prices', async () => {
    const room_type_codes = await allRooms(SEOUL)
    const plain = await days(SEOUL, DECEMBER)
    const club = { hotel_id: SEOUL, names: {}, target: 'all', origin: 'creansmaerd', kind: 'percentage' } as const
    const [made] = await world.database.orm
      .insert(promotion)
      .values({ ...club, percentage: 20 })
      .returning()
    try {
      const shown = await days(SEOUL, DECEMBER)
      assert.deepEqual(shown, await days(SEOUL, { ...DECEMBER, room_type_codes }))
      assert.notDeepEqual(shown, plain)
    } finally {
      await world.database.orm.delete(promotion).where(eq(promotion.id, made?.id ?? 0))
    }
  })

  it('reads most of a month from what is kept ready', async () => {
    const [before] = await days(SEOUL, { start_date: '2026-12-10', end_date: '2026-12-10' })
    await world.database.orm.execute(
      sql`update hotel_day_min set free_rooms = 777 where hotel_id = ${SEOUL} and night = '2026-12-10'`,
    )
    const [kept] = await days(SEOUL, { start_date: '2026-12-10', end_date: '2026-12-10' })
    assert.deepEqual(kept, { ...before, status: 'available', room_count: 777 })
    // What changed a moment ago is not read from there, and put right by the next round.
    await world.database.orm.execute(sql`insert into dirty_day values (${SEOUL}, '2026-12-10')`)
    assert.deepEqual(await days(SEOUL, { start_date: '2026-12-10', end_date: '2026-12-10' }), [before])
    await world.provider.jobs.sweep()
    assert.deepEqual(await days(SEOUL, { start_date: '2026-12-10', end_date: '2026-12-10' }), [before])
  })

  it('counts a room as taken from the moment it is booked', async () => {
    const query = { start_date: STAY.checkin_date, end_date: STAY.checkin_date }
    const [before] = await days(1, query)
    const room = await firstRoom(guest, 1, 'on_site')
    const { status } = await guest.book(1, await guest.booking(1, 'on_site', [room]), 'a-night-less')
    assert.equal(status, 201)
    const [booked] = await days(1, query)
    assert.ok(before && booked)
    assert.equal(booked.room_count, before.room_count - 1)
  })

  it('closes the days before today and behind the reservable period', async () => {
    for (const stay of [{}, { nights: 2 }]) {
      const past = await days(1, { start_date: '2026-10-25', end_date: '2026-11-02', ...stay })
      assert.deepEqual(
        past.map(({ status }) => status === 'closed'),
        [...Array.from({ length: 7 }, () => true), false, false],
      )
    }
    // Seoul takes bookings for twelve months.
    const last = await days(SEOUL, { start_date: '2027-10-30', end_date: '2027-11-03' })
    assert.deepEqual(
      last.map(({ status }) => status === 'closed'),
      [false, false, false, true, true],
    )
    for (const { lowest_price, room_count } of last.slice(3)) assert.deepEqual([lowest_price, room_count], [null, 0])
  })

  it('calls no house full whose rooms are free, but not for such a stay', async () => {
    // The last of these nights is sold out, and nobody stays for less than two.
    const longer = { start_date: '2026-11-23', end_date: '2026-11-26', room_plan_codes: ['tsukimi-longer-1'] }
    const [one, two] = await Promise.all([1, 2].map((nights) => days(1, { ...longer, nights })))
    assert.deepEqual(
      [one, two].map((found) => found?.map(({ status }) => status)),
      [
        ['closed', 'closed', 'closed', 'full'],
        ['few', 'few', 'full', 'full'],
      ],
    )
  })

  it('names the holidays of hotels in Japan, in the guest’s language', async () => {
    const week = { start_date: '2026-11-02', end_date: '2026-11-04' }
    const names = async (hotelId: number, locale: string) =>
      (await days(hotelId, week, locale)).map(({ holiday }) => holiday)
    assert.deepEqual(await names(1, 'ja'), [null, '文化の日', null])
    assert.deepEqual(await names(1, 'en'), [null, 'Culture Day', null])
    assert.deepEqual(await names(1, 'ko'), [null, '문화의 날', null])
    assert.deepEqual(await names(1, 'ar'), [null, 'يوم الثقافة', null])
    assert.deepEqual(await names(SEOUL, 'ja'), [null, null, null])
  })

  it('tells the shortest stay and the days on which nobody arrives', async () => {
    const [newYear] = await days(1, { start_date: '2026-12-31', end_date: '2026-12-31', room_plan_codes: ['tsukimi-kaiseki-1'] }) // prettier-ignore
    assert.deepEqual([newYear?.min_stay, newYear?.closed_to_arrival], [2, true])
    const [other] = await days(1, { start_date: '2026-12-08', end_date: '2026-12-08', room_plan_codes: ['tsukimi-kaiseki-1'] }) // prettier-ignore
    assert.deepEqual([other?.min_stay, other?.closed_to_arrival], [1, false])
  })

  /** What the search asks for a stay that begins on this day; null where it finds nothing. */
  async function searched(hotelId: number, date: string, nights: number, more: object): Promise<number | null> {
    const stay = { checkin_date: date, checkout_date: addDays(date, nights) }
    const { body } = await guest.send(rooms.search, { hotelId, query: { ...stay, rooms: [PARTY], ...more } })
    const plans = body.data.rooms.flatMap(({ room_plan }) => room_plan)
    const totals = plans.filter((plan) => plan.booking_start_date === null).map(({ price }) => offerTotal(price))
    return totals.length === 0 ? null : Math.round(Math.min(...totals) / Math.max(1, nights))
  }

  const NARROWED: [string, number, number, Omit<Query, 'start_date' | 'end_date'>][] = [
    ['of three nights', 3, 3, {}],
    ['of two nights in one room', 1, 2, { room_type_codes: ['asagiri'] }],
    ['of two nights of one room plan', 1, 2, { room_plan_codes: ['tsukimi-longer-1'] }],
    ['for the day only', 1, 0, { is_day_use: true }],
    ['of a secret plan', 1, 1, { mode: 'secret', promo_code: 'TSUKIMI' }],
    ['of a flight package', 2, 1, { dynamic_package: 'wbf' }],
  ]
  for (const [name, hotelId, nights, narrowed] of NARROWED) {
    it(`has for a stay ${name} the price the search has, by the night`, async () => {
      const range = { start_date: '2026-11-22', end_date: '2026-11-29' }
      const shown = await days(hotelId, { ...range, ...narrowed, ...(nights > 0 && { nights }) })
      const expected = []
      for (const date of dateRange(range.start_date, range.end_date))
        expected.push(await searched(hotelId, date, nights, narrowed))
      assert.deepEqual(
        shown.map(({ lowest_price }) => lowest_price),
        expected,
      )
      assert.ok(expected.some((price) => price !== null) && expected.includes(null), 'both are seen')
      for (const { status, lowest_price } of shown)
        assert.equal(status === 'available' || status === 'few', lowest_price !== null)
    })
  }

  it('refuses a range without an end and a stay without nights', async () => {
    for (const query of [
      { start_date: '2026-12-02', end_date: '2026-12-01' },
      { start_date: '2026-12-01', end_date: '2027-12-01' },
      { start_date: '2026-12-01', end_date: '2026-12-02', nights: 0 },
      { start_date: '2026-12-01', end_date: '2026-12-02', nights: 61 },
    ])
      assert.equal((await ask(1, query)).status, 422)
  })

  const brandDays = async (brandId: number, range = DECEMBER) =>
    (await guest.send(hotels.inventory, { brandId, query: { ...range, rooms: [PARTY] } })).body.data

  it('adds up the hotels of a brand, and asks what the cheapest of them asks', async () => {
    const each = await Promise.all([7, 8, 9].map((hotelId) => days(hotelId, DECEMBER)))
    for (const [at, day] of (await brandDays(3)).entries()) {
      const own = each.flatMap((month) => month[at] ?? [])
      const prices = own.flatMap(({ lowest_price }) => lowest_price ?? [])
      assert.equal(day.date, own[0]?.date)
      assert.equal(day.room_count, own.reduce((sum, { room_count }) => sum + room_count, 0)) // prettier-ignore
      assert.equal(day.lowest_price, prices.length === 0 ? null : Math.min(...prices))
      assert.equal(day.status === 'full', prices.length === 0)
    }
  })

  it('says no price for a brand whose hotels ask in different currencies', async () => {
    const month = await brandDays(2)
    assert.ok(month.every(({ lowest_price }) => lowest_price === null))
    assert.ok(month.some(({ status }) => status === 'available'))
  })

  it('knows no brand that has no hotel', async () => {
    const { status } = await guest.send(hotels.inventory, { brandId: 99, query: { ...DECEMBER, rooms: [PARTY] } })
    assert.equal(status, 404)
  })
})
