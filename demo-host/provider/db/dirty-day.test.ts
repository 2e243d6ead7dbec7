import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { and, eq, inArray, sql } from 'drizzle-orm'

import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { waitForSessions } from '../../../test/lib/database/waiting-sessions.ts'
import { changeStock, holdStock, sellHeld } from '../changes/change-stock.ts'
import { takeStock } from '../inventory/stock.ts'
import type { Take } from '../inventory/stock.ts'
import { refreshDayMinimum } from './day-minimum.ts'
import type { Orm } from './orm.ts'
import { inventoryDay, roomPlan } from './schema/catalogue.ts'
import { dirtyDay, hotelDayMin } from './schema/hotel.ts'

const HOTEL = 1
const [NIGHT, LAST] = ['2026-11-24', '2026-11-27']
const isNight = and(eq(hotelDayMin.hotel_id, HOTEL), eq(hotelDayMin.night, NIGHT))

describe('nights that change', () => {
  let world: World
  let orm: Orm
  /** A room of one type, and one of another. */
  let takes: [Take, Take]
  beforeEach(async () => {
    world = await openWorld()
    orm = world.database.orm
    await refreshDayMinimum(orm)
    const { room_plan_code } = await firstRoom(await openGuest(world), HOTEL, 'on_site')
    const plans = await orm.select().from(roomPlan).where(eq(roomPlan.hotel_id, HOTEL))
    const one = plans.find(({ code }) => code === room_plan_code)
    const other = plans.find(({ room_type_id }) => room_type_id !== one?.room_type_id)
    assert.ok(one && other)
    takes = [taken(one), taken(other)]
  })
  afterEach(() => world.close())

  const taken = ({ id, room_type_id }: typeof roomPlan.$inferSelect): Take => ({ room_type_id, room_plan_id: id, quantity: 1 }) // prettier-ignore
  const free = async () => (await orm.select().from(hotelDayMin).where(isNight))[0]?.free_rooms
  const mark = () => orm.insert(dirtyDay).values({ hotel_id: HOTEL, night: NIGHT })
  const sell = async (tx: Orm, take: Take) => assert.ok(await takeStock(tx, HOTEL, [NIGHT], [take], 'sold'))

  it('are calculated once more where a room of them is sold while they are calculated', async () => {
    const before = await free()
    await mark()
    await orm.transaction(async (tx) => {
      await sell(tx, takes[0])
      await refreshDayMinimum(orm)
    })
    await refreshDayMinimum(orm)
    assert.equal(await free(), Number(before) - 1)
  })

  it('make nobody wait who books other rooms of them', async () => {
    await orm.transaction(async (tx) => {
      await sell(tx, takes[0])
      await orm.transaction((other) => sell(other, takes[1]))
    })
    await refreshDayMinimum(orm)
    assert.equal(await orm.$count(dirtyDay), 0)
  })

  it('are calculated anew where a stay has another plan of the same rooms', async () => {
    const plans = [{ id: takes[0].room_plan_id, night: NIGHT, count: 1 }]
    await orm.transaction((tx) => changeStock(tx, HOTEL, { rooms: [], plans, extras: [] }))
    assert.deepEqual(await orm.select().from(dirtyDay), [{ hotel_id: HOTEL, night: NIGHT }])
  })

  it('are locked in one order by a stay that was moved and is paid now, so that nobody waits for it who waits for them', async () => {
    const [{ room_type_id, room_plan_id }] = takes
    const shifted = (id: number) => [{ id, night: NIGHT, count: -1 }, { id, night: LAST, count: 1 }] // prettier-ignore
    const shift = { rooms: shifted(room_type_id), plans: shifted(room_plan_id), extras: [] }
    await orm.transaction((tx) => sell(tx, takes[0]))
    assert.ok(await orm.transaction((tx) => holdStock(tx, HOTEL, shift)))
    const nights = and(eq(inventoryDay.room_type_id, room_type_id), inArray(inventoryDay.night, [NIGHT, LAST]))
    const counts = () => orm.select().from(inventoryDay).where(nights).orderBy(inventoryDay.night)
    const before = await counts()

    const lock = (tx: Orm, night: string) =>
      tx.execute(sql`select 1 from inventory_day where room_type_id = ${room_type_id} and night = ${night} for update`)
    const { selling } = await orm.transaction(async (tx) => {
      await lock(tx, NIGHT)
      const paid = orm.transaction((other) => sellHeld(other, HOTEL, shift))
      await waitForSessions(orm, 1)
      await lock(tx, LAST)
      return { selling: paid }
    })
    assert.ok(await selling)
    const moved = (await counts()).map(({ sold, held }, at) => [
      sold - (before[at]?.sold ?? NaN),
      held - (before[at]?.held ?? NaN),
    ])
    assert.deepEqual(moved, [
      [-1, 0],
      [1, -1],
    ])
  })
})
