import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { ota } from '../../../shared/contract/ota.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HOTEL, openLottery } from '../helpers/lottery.ts'
import type { OpenLottery } from '../helpers/lottery.ts'
import { refusal } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const CLOSED = { status: 'closed', room_count: 0, lowest_price: null }

describe('nights that a lottery alone gives, in calendars', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    await world.database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
    guest = await openGuest(world)
  })
  after(() => world.close())

  type Asked = {
    nights?: number
    is_day_use?: boolean
    room_type_codes?: string[]
    room_plan_codes?: string[]
    lottery_event_uuid?: string
  }
  /** From the night before the event to the one after it; the event has eight. */
  const range = ({ event }: OpenLottery) => ({ start_date: addDays(event.stay_from, -1), end_date: event.stay_to })
  const askHotel = (at: OpenLottery, more: Asked = {}) =>
    guest.send(rooms.inventory, { hotelId: HOTEL, query: { ...range(at), rooms: [PARTY], ...more } })
  const ofHotel = async (at: OpenLottery, more: Asked = {}) => (await askHotel(at, more)).body.data
  const ofBrand = async (at: OpenLottery) =>
    (await guest.send(hotels.inventory, { brandId: 1, query: { ...range(at), rooms: [PARTY] } })).body.data
  const facts = (day: { status: string; room_count: number; lowest_price: number | null } | undefined) =>
    day && { status: day.status, room_count: day.room_count, lowest_price: day.lowest_price }
  /** What the calendars read is made of the nights as they are. */
  async function keepReady(at: OpenLottery) {
    const { start_date, end_date } = range(at)
    await world.database.orm.execute(sql`insert into dirty_day select ${HOTEL}, night::date
      from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') as night on conflict do nothing`)
    await world.provider.jobs.sweep()
  }
  const makeExclusive = (at: OpenLottery) =>
    world.database.orm.execute(sql`update lottery_event set is_exclusive = true where id = ${at.event.id}`)

  it('are closed, from what is kept ready and from every single rate; the nights around them are as they were', async () => {
    const at = await openLottery(world, guest)
    await keepReady(at)
    const room_type_codes = [at.room.room_type_code]
    const kinds: Asked[] = [{}, { room_type_codes }, { nights: 1 }]
    for (const more of kinds) {
      await world.database.orm.execute(sql`update lottery_event set is_exclusive = false where id = ${at.event.id}`)
      const open = await ofHotel(at, more)
      assert.ok(open.slice(1, -1).some(({ lowest_price }) => lowest_price !== null), 'there was something to close') // prettier-ignore
      await makeExclusive(at)
      const days = await ofHotel(at, more)
      assert.deepEqual([days[0], days.at(-1)], [open[0], open.at(-1)])
      assert.deepEqual(
        days.slice(1, -1).map(facts),
        Array.from({ length: 8 }, () => CLOSED),
      )
    }
  })

  it('are closed however free what is kept ready says they are', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    await keepReady(at)
    const { start_date, end_date } = range(at)
    await world.database.orm.execute(
      sql`update hotel_day_min set free_rooms = 777 where hotel_id = ${HOTEL} and night between ${start_date} and ${end_date}`,
    )
    const days = await ofHotel(at)
    // The night before it shows that it was read.
    assert.equal(days[0]?.room_count, 777)
    assert.deepEqual(
      days.slice(1, -1).map(facts),
      Array.from({ length: 8 }, () => CLOSED),
    )
    const brand = await ofBrand(at)
    assert.ok((brand[0]?.room_count ?? 0) >= 777 && (brand.at(-1)?.room_count ?? 0) >= 777)
    assert.ok(brand.slice(1, -1).every(({ room_count }) => room_count < 777))
  })

  it('begin no stay that runs into them', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    const [eve] = await ofHotel(at, { nights: 2, room_type_codes: [at.room.room_type_code] })
    assert.deepEqual(facts(eve), CLOSED)
  })

  it('are the other hotels’ alone in the calendar of the brand', async () => {
    const at = await openLottery(world, guest)
    await keepReady(at)
    const [all, own] = [await ofBrand(at), await ofHotel(at)]
    await makeExclusive(at)
    const others = await ofBrand(at)
    assert.deepEqual([others[0], others.at(-1)], [all[0], all.at(-1)])
    for (const [index, night] of others.slice(1, -1).entries()) {
      const [before, house] = [all[index + 1], own[index + 1]]
      assert.equal(night.room_count, (before?.room_count ?? 0) - (house?.room_count ?? 0), night.date)
      assert.ok((house?.room_count ?? 0) > 0)
      assert.ok((night.lowest_price ?? Infinity) >= (before?.lowest_price ?? Infinity))
    }
  })

  it('are open in the search of their own lottery, for its rooms alone, and in no other’s', async () => {
    const at = await openLottery(world, guest)
    const open = await ofHotel(at, { room_plan_codes: [at.room.room_plan_code] })
    assert.ok(open.slice(1, -1).every(({ lowest_price }) => lowest_price !== null))
    await makeExclusive(at)
    assert.deepEqual(await ofHotel(at, { lottery_event_uuid: at.event.uuid }), open)
    const other = await openLottery(world, guest, { is_exclusive: true })
    const days = await ofHotel(at, { lottery_event_uuid: other.event.uuid })
    assert.deepEqual(
      days.slice(1, -1).map(facts),
      Array.from({ length: 8 }, () => CLOSED),
    )
    assert.deepEqual(refusal(await askHotel(at, { lottery_event_uuid: 'nothing' })), [404, 3753])
  })

  it('are no room that has become free, and no next dates of an agency', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    await keepReady(at)
    const { orm } = world.database
    const wish = (email: string, stay: OpenLottery['stay']) =>
      guest.send(rooms.alert, { hotelId: HOTEL, body: { email, ...stay, rooms: [PARTY], room_type_codes: [] } })
    const night = (checkin_date: string) => ({ checkin_date, checkout_date: addDays(checkin_date, 1) })
    assert.deepEqual((await wish('by-lot@example.com', at.stay)).body.data, { accepted: true })
    await wish('after@example.com', night(at.event.stay_to))
    await world.provider.jobs.sweep()
    const told = (await orm.select().from(emailOutbox)).map(({ to_address }) => to_address)
    assert.deepEqual([told.includes('by-lot@example.com'), told.includes('after@example.com')], [false, true])

    const query = { ...night(at.event.stay_from), rooms: [PARTY], per_page: 24 }
    const house = (await guest.send(ota.search, { query })).body.data.find(({ id }) => id === HOTEL)
    assert.ok(house && house.offer === null)
    assert.equal(house.next_available?.checkin_date, at.event.stay_to)
  })

  it('are anybody’s from the reservation deadline on', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    const now = world.clock.now()
    world.clock.set(at.event.deadline.getTime() - SECOND_MS)
    assert.equal((await ofHotel(at))[2]?.status, 'closed')
    world.clock.set(at.event.deadline.getTime())
    const [, , night] = await ofHotel(at)
    assert.ok(night?.status !== 'closed' && night?.lowest_price !== null)
    world.clock.set(now)
  })
})
