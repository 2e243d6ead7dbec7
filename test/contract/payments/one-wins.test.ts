import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { pressesOn } from '../helpers/presses.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const ASKS = '4000000000003220'

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

  it('has its row locked before those of its payments, whoever ends one of them', async () => {
    const { orm } = world.database
    const made = await at.postBooking(await at.bookingOf('credit_card', undefined, { payment: await at.byCard(ASKS) }))
    const { reservation_number: number, transaction } = made.body.data
    assert.ok(transaction?.challenge_url)
    const url = transaction.challenge_url
    const { deciding } = await orm.transaction(async (tx) => {
      await tx.select().from(reservation).where(eq(reservation.number, number)).for('update')
      const approving = world.decide(url, 'approve')
      await waitForSessions(orm, 1)
      // As cancelling does.
      await tx.select().from(payment).where(eq(payment.id, transaction.id)).for('update')
      return { deciding: approving }
    })
    await deciding
    const { row, left } = await moneyOf(world, number)
    assert.deepEqual([row.status, left], ['done', row.total_gross])
  })

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
