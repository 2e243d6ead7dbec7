import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import type { Reservation } from '../../shared/model/reservation.ts'
import { reservationEvent } from '../../demo-host/provider/db/schema/booking.ts'
import { moneyOf, openChanging, proof } from './changing.ts'
import type { Changing } from './changing.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

const FEWER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const PAYS = '4000000000024242'

type Press = () => Promise<{ status: number; body: { errors?: { details: { code?: number; reason?: unknown } }[] } }>

describe('one reservation that is cancelled, changed and paid for at the same time', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  /** What was seen before anybody pressed. */
  async function agreed(booked: Reservation, wish: object, isPaidNow: boolean): Promise<Press> {
    const payment = isPaidNow ? { payment: await at.byCard(PAYS) } : {}
    const { body } = await at.price(booked, { ...wish, ...payment })
    const { total_price } = body.data.total
    const agreement = { ...proof, ...wish, ...payment, version: booked.version, total_price }
    return () => at.put(booked.reservation_number, agreement)
  }

  const pressesOf = {
    on_site: async (booked: Reservation) => [
      () => at.cancel(booked),
      await agreed(booked, FEWER, false),
      await agreed(booked, {}, true),
    ],
    credit_card: async (booked: Reservation) => [
      () => at.cancel(booked),
      await agreed(booked, FEWER, false),
      await agreed(booked, LONGER, true),
    ],
  }
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
        const presses = await pressesOf[type](booked)
        const answers = await Promise.all(order.map((place) => presses[place]?.()))
        await world.provider.sweeper.sweep()

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
