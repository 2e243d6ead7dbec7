import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { program } from '../../../demo-host/provider/db/schema/member.ts'
import { changesOf, HOTEL, moneyOf } from '../helpers/changing.ts'
import type { Changes } from '../helpers/changing.ts'
import { openGuest } from '../helpers/guest.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import { ORIGINS, openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** The largest whole number of 32 bits. In rupiah, a house for a wedding costs more. */
const OF_32_BITS = 2 ** 31 - 1
const NIGHT = 1_234_567_890

describe('a stay that costs more than 32 bits count', () => {
  let world: World
  let at: Changes
  before(async () => {
    world = await openWorld()
    const { orm } = world.database
    await orm.update(hotel).set({ currency: 'IDR' }).where(eq(hotel.id, HOTEL))
    await orm.execute(sql`update rate_day set rates_gross = array(select ${NIGHT}::bigint from unnest(rates_gross))
      where hotel_id = ${HOTEL}`)
    await orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    // A point for each rupiah, and twice that for her rank.
    await orm.update(program).set({ point_rate: 1 }).where(eq(program.id, 101))
    at = changesOf(await signIn(await openGuest(world), HANAKO), world, `${ORIGINS.widget}/return`)
  })
  after(() => world.close())

  it('is booked by card, lengthened, shortened and given back, to the rupiah', async () => {
    const booked = await at.book('credit_card')
    const { reservation_number: number } = booked
    assert.ok(booked.total.total_price >= 3 * NIGHT)
    assert.ok(booked.total.total_price > OF_32_BITS)
    assert.equal(booked.currency, 'IDR')
    const longer = await at.change(booked, { checkout_date: '2026-12-12', payment: await at.byCard() })
    assert.equal(longer.answer.status, 200, JSON.stringify(longer.answer.body))
    const lengthened = await at.show(number)
    assert.equal((await moneyOf(world, number)).left, lengthened.total.total_price)
    assert.ok(lengthened.total.total_price >= 4 * NIGHT)
    const shorter = await at.change(lengthened, { checkout_date: '2026-12-09' })
    assert.equal(shorter.answer.status, 200, JSON.stringify(shorter.answer.body))
    const shortened = await at.show(number)
    assert.equal((await moneyOf(world, number)).left, shortened.total.total_price)
    assert.equal((await at.cancel(shortened)).status, 200)
    assert.equal((await moneyOf(world, number)).left, shortened.total.cancellation.fee)
  })

  it('promises its member no more points than an account of points holds', async () => {
    const booked = await at.book('credit_card')
    assert.equal(booked.points_earned, OF_32_BITS)
  })
})
