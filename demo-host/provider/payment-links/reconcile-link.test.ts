import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { MINUTE_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import { cutWires } from '../../../test/contract/helpers/cut-wires.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import type { Guest } from '../../../test/contract/helpers/guest.ts'
import { ASKS_FIRST, PAID_AT_ONCE, paidBy, payWith, sentLink, SUM } from '../../../test/contract/helpers/links.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { payment, paymentEntry } from '../db/schema/money.ts'

describe('the payment of a link that was cut off', () => {
  let world: World
  let guest: Guest
  const { cut, gateway } = cutWires()

  beforeEach(async () => {
    cut.clear()
    world = await openWorld({ gateway })
    guest = await openGuest(world)
  })
  afterEach(() => world.close())

  const statusOf = async (paymentNumber: string) =>
    (await guest.send(paymentLinks.show, { paymentNumber })).body.data.status
  const moneyOf = async (number: string) => {
    const rows = await world.database.orm
      .select({ kind: paymentEntry.kind, amount: paymentEntry.amount_gross })
      .from(paymentEntry)
      .innerJoin(payment, eq(payment.id, paymentEntry.payment_id))
      .where(and(eq(payment.payment_link_number, number)))
    return rows.reduce((sum, { kind, amount }) => sum + (kind === 'captured' ? amount : -amount), 0)
  }

  it('before the gateway heard of it leaves the link open again, and nothing charged [CALL-066]', async () => {
    const number = await sentLink(world)
    cut.add('before authorize').add('before fetch')
    const answer = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'never-heard-1')
    assert.equal(answer.body.data.transaction.next, 'wait')
    cut.clear()
    await world.provider.jobs.sweep()
    assert.equal(await statusOf(number), 'processing', 'it may still be on its way')
    world.clock.advance(MINUTE_MS)
    await world.provider.jobs.sweep()
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['failed', 0])
    await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'heard-now-1')
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['paid', SUM])
  })

  it('after the money was taken is paid, once, whoever asks meanwhile [PAYLINK-003] [PAYLINK-004]', async () => {
    const number = await sentLink(world)
    cut.add('after authorize').add('before fetch')
    const body = await paidBy(world, PAID_AT_ONCE)
    await payWith(guest, number, body, 'answer-lost-1')
    const other = await openGuest(world)
    const second = await payWith(other, number, await paidBy(world, PAID_AT_ONCE), 'second-tab-1')
    assert.equal(second.status, 409)
    cut.clear()
    await world.provider.jobs.sweep()
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['paid', SUM])
    const again = await payWith(guest, number, body, 'answer-lost-1')
    assert.deepEqual([again.status, again.body.data.transaction.next], [201, 'done'])
    assert.equal(await moneyOf(number), SUM)
  })

  it('at the bank is paid by its yes even when every report of it is lost [PAYLINK-003]', async () => {
    const number = await sentLink(world)
    const { transaction } = (await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'report-lost-1')).body.data
    cut.add('before fetch')
    await world.decide(transaction.challenge_url ?? '', 'approve')
    assert.equal(await statusOf(number), 'processing')
    cut.clear()
    world.clock.advance(THREE_DS_MS + 1)
    await world.provider.jobs.sweep()
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['paid', SUM])
  })

  it('at a silent bank is given up after fifteen minutes, once the bank knows [PAYLINK-005]', async () => {
    const number = await sentLink(world)
    await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'silent-bank-1')
    cut.add('before cancel').add('before fetch')
    world.clock.advance(THREE_DS_MS + 1)
    await world.provider.jobs.sweep()
    assert.equal(await statusOf(number), 'processing', 'nobody knows that the bank takes nothing')
    cut.clear()
    await world.provider.jobs.sweep()
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['failed', 0])
  })

  it('and given up gives money back that comes after all, also after a refund without an answer', async () => {
    const number = await sentLink(world)
    const { transaction } = (await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'late-money-1')).body.data
    // The hotel's side gave up while the bank says yes.
    await world.database.orm.update(payment).set({ state: 'cancelled' }).where(eq(payment.id, transaction.id))
    cut.add('before refund')
    await world.decide(transaction.challenge_url ?? '', 'approve')
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['failed', SUM])
    cut.clear()
    await world.provider.jobs.sweep()
    assert.deepEqual([await statusOf(number), await moneyOf(number)], ['failed', 0])
  })
})
