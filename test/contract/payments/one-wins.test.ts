import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { pressesOn } from '../helpers/presses.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('one reservation that is cancelled, changed and paid for at the same time', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  const ORDERS = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]

  for (const type of ['on_site', 'credit_card'] as const)
    it(`is what one of them made of it, the others are told, and the money adds up (${type})`, async () => {
      const room = await at.roomFor('credit_card')
      const stock = await at.stock()
      for (const order of ORDERS) {
        const booked = await at.book(type, [room])
        const presses = await pressesOn(at, booked)
        const answers = await Promise.all(order.map((place) => presses[place]?.()))
        await world.provider.jobs.sweep()

        const [cancelled, ...changed] = presses.map((_press, place) => answers[order.indexOf(place)])
        const { row, left, changes } = await moneyOf(world, booked.reservation_number)
        const made = changed.filter((answer) => answer?.status === 200)
        assert.ok(made.length <= 1, 'both changes were made of the same version')
        for (const answer of [cancelled, ...changed])
          if (answer?.status !== 200) {
            const [error] = answer?.body.errors ?? []
            assert.ok([409, 422].includes(answer?.status ?? 0), JSON.stringify(answer))
            assert.ok(error?.details.reason ?? error?.details.code, 'nobody is told why')
          }

        assert.equal(row.status === 'cancelled', cancelled?.status === 200)
        assert.equal(changes.filter(({ state }) => state === 'applied').length, made.length)
        const isPrepaid = type === 'credit_card' || changed[1]?.status === 200
        const owed = row.status === 'cancelled' ? row.cancellation_fee_gross : row.total_gross
        assert.equal(left, isPrepaid ? owed : 0)
        const events = await world.database.orm
          .select()
          .from(reservationEvent)
          .where(eq(reservationEvent.reservation_id, row.id))
        assert.equal(events.filter(({ kind }) => kind === 'changed').length, made.length)
        assert.equal((await at.stock()).rooms?.held, stock.rooms?.held)

        // The next round begins with the rooms of the first.
        if (row.status !== 'cancelled') await at.cancel(await at.show(booked.reservation_number))
        assert.deepEqual((await at.stock()).rooms, stock.rooms)
      }
    })
})
