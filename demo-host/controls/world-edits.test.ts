import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { addDays } from '../../shared/rules/days/dates.ts'
import { hotelPlan, inventoryDay, rateDay, roomPlan, roomType } from '../provider/db/schema/catalogue.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { TARO, firstRoom, openGuest } from '../../test/contract/helpers/guest.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { editWorld } from './world-edits.ts'
import type { WorldEdit } from './world-edits.ts'

describe('what staff does in the demo', () => {
  let world: World
  let house: typeof hotel.$inferSelect
  const from = '2026-12-01'
  const to = addDays(from, 2)
  before(async () => {
    world = await openWorld()
    const [first] = await world.database.orm.select().from(hotel).orderBy(asc(hotel.id))
    assert.ok(first)
    house = first
  })
  after(() => world.close())

  const edit = (change: WorldEdit) => editWorld(world.database, world.clock, change)
  const onePlan = async () => {
    const { orm } = world.database
    const [row] = await orm
      .select()
      .from(roomPlan)
      .innerJoin(hotelPlan, eq(hotelPlan.id, roomPlan.hotel_plan_id))
      .innerJoin(roomType, eq(roomType.id, roomPlan.room_type_id))
      .where(eq(roomPlan.hotel_id, house.id))
      .orderBy(asc(roomPlan.id))
    assert.ok(row)
    return row
  }
  const rates = (planId: number) =>
    world.database.orm
      .select()
      .from(rateDay)
      .where(and(eq(rateDay.room_plan_id, planId), inArray(rateDay.night, [from, to, addDays(to, 1)])))
      .orderBy(asc(rateDay.night))

  it('sells a room out for the nights named and no other', async () => {
    const { room_type: room } = await onePlan()
    const nights = () =>
      world.database.orm
        .select()
        .from(inventoryDay)
        .where(and(eq(inventoryDay.room_type_id, room.id), inArray(inventoryDay.night, [from, to, addDays(to, 1)])))
        .orderBy(asc(inventoryDay.night))
    const before = await nights()
    assert.equal(await edit({ kind: 'sell_out', hotel: house.code, room_type_code: room.code, from, to, left: 0 }), 3)
    const free = (await nights()).map((night) => night.total - night.sold - night.held)
    assert.deepEqual(free.slice(0, 2), [0, 0])
    assert.equal(free[2], before.map((night) => night.total - night.sold - night.held)[2])
  })

  it('changes a price in percent and makes every older quote invalid', async () => {
    const { room_plan: plan } = await onePlan()
    const before = await rates(plan.id)
    await edit({ kind: 'change_price', hotel: house.code, room_plan_code: plan.code, from, to, percent: 110 })
    const after = await rates(plan.id)
    assert.deepEqual(
      after[0]?.rates_gross,
      before[0]?.rates_gross.map((rate) => Math.round((rate * 110) / 100)),
    )
    assert.deepEqual(after[2]?.rates_gross, before[2]?.rates_gross)
    const [now] = await world.database.orm.select().from(hotel).where(eq(hotel.id, house.id))
    assert.equal(now?.rate_version, house.rate_version + 1)
  })

  it('closes a plan for nights and opens it again', async () => {
    const { room_plan: plan, hotel_plan: sold } = await onePlan()
    const change = { kind: 'close_plan', hotel: house.code, hotel_plan_code: sold.code, from, to } as const
    await edit({ ...change, closed: true })
    assert.deepEqual(
      (await rates(plan.id)).map((rate) => rate.closed),
      [true, true, false],
    )
    await edit({ ...change, closed: false })
    assert.deepEqual(
      (await rates(plan.id)).map((rate) => rate.closed),
      [false, false, false],
    )
  })

  it('edits a reservation, and the guest sees that staff did', async () => {
    const guest = await openGuest(world)
    const room = await firstRoom(guest, house.id, 'on_site')
    const booked = await guest.book(house.id, await guest.booking(house.id, 'on_site', [room]), 'staff-edit-1')
    const { reservation_number, token } = booked.body.data
    assert.equal(await edit({ kind: 'edit_reservation', reservation_number, first_name: 'Jiro' }), 1)

    const query = { email: TARO.email, bypass_token: token }
    const input = { hotelId: house.id, reservationId: reservation_number, query }
    const { data } = (await guest.send(reservations.show, input)).body
    assert.deepEqual([data.is_staff_edited, data.version, data.guest.first_name], [true, 2, 'Jiro'])
  })

  it('says when there is no such thing', async () => {
    assert.equal(await edit({ kind: 'sell_out', hotel: house.code, room_type_code: 'none', from, to }), 0)
    assert.equal(await edit({ kind: 'edit_reservation', reservation_number: 'none' }), 0)
  })
})
