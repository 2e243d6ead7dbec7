import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { HOTEL, moneyOf, openChanging, proof, refusalOf } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const FEWER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const [PAYS, ASKS_FIRST, REFUSED] = ['4000000000024242', '4000000000003220', '4000000000033003']

describe('a change that moves money', () => {
  let world: World
  let at: Changing
  const { cut, gateway } = cutWires()
  beforeEach(async () => {
    cut.clear()
    world = await openWorld({ gateway })
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  const money = (number: string) => moneyOf(world, number)

  it('gives back by card what a shorter stay costs less, once [MANAGE-035]', async () => {
    const booked = await at.book('credit_card')
    const { sum, answer, body } = await at.change(booked, FEWER, 'shorter-by-card')
    assert.equal(answer.body.data.status, 'done')
    assert.ok(sum && sum.refund > 0)
    assert.equal(sum.refund, sum.before - sum.after)
    await at.put(booked.reservation_number, body, 'shorter-by-card')
    await world.provider.jobs.sweep()
    const { left, paid } = await money(booked.reservation_number)
    assert.deepEqual([left, paid[0]?.refunded_gross], [sum.after, sum.refund])
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [sum.after, 0])
  })

  it('gives back what the gateway did not answer about, when it answers again', async () => {
    const booked = await at.book('credit_card')
    cut.add('after refund')
    const { sum } = await at.change(booked, FEWER)
    assert.equal((await money(booked.reservation_number)).left, sum?.before)
    cut.clear()
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    assert.equal((await money(booked.reservation_number)).left, sum?.after)
  })

  it('charges what a longer stay costs more, and changes nothing before it is paid [PAY-052]', async () => {
    const booked = await at.book('credit_card')
    const without = await at.change(booked, LONGER)
    assert.deepEqual([without.answer.status, refusalOf(without.answer.body)?.reason], [422, 'payment_needed'])
    const { sum, answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(PAYS) })
    assert.deepEqual([answer.status, answer.body.data.status], [200, 'done'])
    assert.ok(sum && sum.charge === sum.after - sum.before && sum.charge > 0)
    const { left, row } = await money(booked.reservation_number)
    assert.deepEqual([left, row.total_gross], [sum.after, sum.after])
  })

  it('stays as it was when the card is refused, and lets go of what it held', async () => {
    const booked = await at.book('credit_card')
    const before = await at.stock()
    const { answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(REFUSED) })
    assert.deepEqual([answer.status, refusalOf(answer.body)?.code], [402, 3003])
    assert.deepEqual(await at.stock(), before)
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual(
      [shown.checkout_date, shown.version, shown.total],
      [booked.checkout_date, booked.version, booked.total],
    )
  })

  it('waits for the bank: the stay stands, the new night is held, and nobody changes anything meanwhile [ERR-052] [MANAGE-022]', async () => {
    const booked = await at.book('credit_card')
    const before = await at.stock()
    const { sum, answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(ASKS_FIRST) })
    const { status, transaction } = answer.body.data
    assert.equal(status, 'payment_pending')
    assert.ok(transaction?.challenge_url)
    const held = await at.stock()
    assert.deepEqual([held.rooms?.held, held.rooms?.sold], [Number(before.rooms?.held) + 1, before.rooms?.sold])
    assert.equal((await at.show(booked.reservation_number)).checkout_date, booked.checkout_date)
    for (const refused of [
      await at.price(booked, FEWER),
      await at.put(booked.reservation_number, { ...proof, ...FEWER, version: booked.version, total_price: 1 }),
    ])
      assert.deepEqual([refused.status, refusalOf(refused.body)?.code], [409, 3016])
    const settings = await at.guest.send(managing.updateSettings, {
      hotelId: HOTEL,
      reservationId: booked.reservation_number,
      query: proof,
    })
    const { updatable, reason } = settings.body.data
    assert.deepEqual([updatable, reason], [false, 'payment_in_progress'])
    const cancelling = await at.cancel(booked)
    assert.deepEqual([cancelling.status, refusalOf(cancelling.body)?.reason], [422, 'payment_in_progress'])

    await world.decide(transaction.challenge_url, 'approve')
    const reservationId = booked.reservation_number
    const asked = { hotelId: HOTEL, transactionId: transaction.id }
    assert.equal((await at.guest.send(payments.transaction, asked)).body.data.next, 'done')
    const shown = await at.show(reservationId)
    assert.deepEqual([shown.checkout_date, shown.payment.paid], [LONGER.checkout_date, sum?.after])
    const after = await at.stock()
    assert.deepEqual([after.rooms?.held, after.rooms?.sold], [before.rooms?.held, Number(before.rooms?.sold) + 1])
  })

  for (const decision of ['fail', 'cancel'] as const)
    it(`stands as it was when the bank says no (${decision})`, async () => {
      const booked = await at.book('credit_card')
      const before = await at.stock()
      const { answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(ASKS_FIRST) })
      await world.decide(answer.body.data.transaction?.challenge_url ?? '', decision)
      await world.provider.jobs.sweep()
      assert.deepEqual(await at.stock(), before)
      const { row, changes, left } = await money(booked.reservation_number)
      assert.deepEqual(
        [row.status, row.version, changes[0]?.state, left],
        ['done', booked.version, 'failed', booked.total.total_price],
      )
      // And the guest goes on.
      assert.equal((await at.price(booked, FEWER)).status, 200)
    })

  it('is over when nobody answers the bank for a quarter of an hour', async () => {
    const booked = await at.book('credit_card')
    const before = await at.stock()
    await at.change(booked, { ...LONGER, payment: await at.byCard(ASKS_FIRST) })
    await world.outwait()
    assert.deepEqual(await at.stock(), before)
    const { row, changes } = await money(booked.reservation_number)
    assert.deepEqual([row.status, changes[0]?.state], ['done', 'failed'])
  })

  it('is finished by the sweeper when the process ends after the charge', async () => {
    const booked = await at.book('credit_card')
    cut.add('after authorize').add('before fetch')
    const { sum, answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(PAYS) })
    assert.equal(answer.body.data.status, 'payment_pending')
    cut.clear()
    await world.provider.jobs.sweep()
    const { row, left, changes } = await money(booked.reservation_number)
    assert.deepEqual([row.total_gross, left, changes[0]?.state], [sum?.after, sum?.after, 'applied'])
  })

  it('is let go of by the sweeper when the process ends before the charge', async () => {
    const booked = await at.book('credit_card')
    const before = await at.stock()
    const { answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(ASKS_FIRST) })
    // The row of before the gateway was asked, which knows nothing of it.
    await world.database.orm.execute(sql`update payment set id = 'never-asked', state = 'capturing', gateway_ref = null,
      challenge_url = null, expires_at = null where id = ${answer.body.data.transaction?.id ?? ''}`)
    world.clock.advance(2 * MINUTE_MS)
    await world.provider.jobs.sweep()
    assert.deepEqual(await at.stock(), before)
    assert.equal((await money(booked.reservation_number)).changes[0]?.state, 'failed')
  })

  it('turns paying at the hotel into paying now [PAY-052]', async () => {
    const room = await at.roomFor('on_site')
    const both = await at.roomFor('credit_card')
    const booked = await at.book('on_site', [room.room_plan_code === both.room_plan_code ? room : both])
    const { sum, answer } = await at.change(booked, { payment: await at.byCard(PAYS) })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.deepEqual([sum?.charge, sum?.due_at_hotel], [booked.total.total_price, 0])
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual([shown.payment.type, shown.payment.paid], ['credit_card', booked.total.total_price])
  })

  it('wins or loses against cancelling as a whole, and the money adds up', async () => {
    const booked = await at.book('credit_card')
    const before = await at.stock()
    const { reservation_number: reservationId } = booked
    const priced = await at.price(booked, FEWER)
    const total_price = priced.body.data.total.total_price
    const [changed, cancelled] = await Promise.all([
      at.put(reservationId, { ...proof, ...FEWER, version: booked.version, total_price }),
      at.cancel(booked),
    ])
    await world.provider.jobs.sweep()
    const { row, left } = await money(reservationId)
    assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body))
    // Whoever comes second meets a booking that is cancelled, or one of another version (409, 3014).
    const isStale = changed.status === 409 && refusalOf(changed.body)?.code === 3014
    assert.ok(isStale || [200, 422].includes(changed.status), `${changed.status} ${JSON.stringify(changed.body)}`)
    assert.deepEqual([row.status, left], ['cancelled', row.cancellation_fee_gross])
    assert.equal((await at.stock()).rooms?.sold, Number(before.rooms?.sold) - 3)
    const events = await world.database.orm
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.reservation_id, row.id))
    assert.equal(events.filter(({ kind }) => kind === 'changed').length, changed.status === 200 ? 1 : 0)
  })
})
