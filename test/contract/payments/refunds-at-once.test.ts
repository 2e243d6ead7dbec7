import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { paymentReturn, payment as payments } from '../../../demo-host/provider/db/schema/money.ts'
import { oweRefund, sendRefund } from '../../../demo-host/provider/payments/refunds.ts'
import { paidFor } from '../../../demo-host/provider/payments/stay-money.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PARTS = 12
const PART = 100

describe('parts of one payment that go back at once', () => {
  let world: World
  let at: Changing
  before(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  after(() => world.close())

  it('are all given back, once each, and none waits for another that waits for it', async () => {
    const { reservation_number: number } = await at.book('credit_card')
    const { orm } = world.database
    const { paid, left } = await moneyOf(world, number)
    const [payment] = paid
    assert.ok(payment)
    const now = new Date(world.clock.now())
    const owed = Array.from({ length: PARTS }, (_, n) => ({ cause: `part-${n}`, kind: 'refund' as const, amount_gross: PART })) // prettier-ignore
    const references = await orm.transaction(async (tx) => {
      const made: string[] = []
      for (const one of owed) made.push(await oweRefund(tx, payment, one, now))
      return made
    })
    // Each is asked for twice, as by the guest's call and by a job.
    await Promise.all([...references, ...references].map((reference) => sendRefund(world, reference)))
    const after = await moneyOf(world, number)
    assert.deepEqual([after.paid[0]?.refunded_gross, left - after.left], [PARTS * PART, PARTS * PART])
  })

  it('count once for who looks as one arrives: what is paid is laid beside the price of a change', async () => {
    const { reservation_number: number } = await at.book('credit_card')
    const { orm } = world.database
    const { row, paid, left } = await moneyOf(world, number)
    const [payment] = paid
    assert.ok(payment)
    const owed = { cause: 'arrives', kind: 'refund' as const, amount_gross: PART }
    const reference = await orm.transaction((tx) => oweRefund(tx, payment, owed, new Date(world.clock.now())))
    assert.equal(await paidFor(orm, row.id), left - PART)
    const { looking } = await orm.transaction(async (tx) => {
      await tx.execute(sql`lock table payment_return in access exclusive mode`)
      const answer = paidFor(orm, row.id)
      await waitForSessions(orm, 1)
      await tx.update(paymentReturn).set({ state: 'done' }).where(eq(paymentReturn.reference, reference))
      await tx.update(payments).set({ refunded_gross: PART }).where(eq(payments.id, payment.id))
      return { looking: answer }
    })
    assert.equal(await looking, left - PART)
  })
})
