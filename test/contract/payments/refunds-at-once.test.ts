import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { oweRefund, sendRefund } from '../../../demo-host/provider/payments/refunds.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PARTS = 12
const PART = 100

describe('parts of one payment that go back at once', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('are all given back, once each, and none waits for another that waits for it', async () => {
    const at = await openChanging(world)
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
})
