import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq, notInArray, sql } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { refundOf } from '../../../demo-host/provider/payments/refunds.ts'
import { webhookDelivery } from '../../../demo-host/simulators/gateway/schema.ts'
import { HOTEL, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import type { Cut } from '../helpers/cut-wires.ts'
import { paidBy, PAID_AT_ONCE, payWith, sentLink } from '../helpers/links.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PAYS = '4000000000024242'

/** A process that stood still on its way to the gateway, while another one gave up what nobody there had heard of. */
describe('money that is taken for what was given up meanwhile', () => {
  const { cut, gateway } = cutWires()
  let world: World
  let at: Changing
  let known: string[]
  /** From when it goes on. */
  let cutThen: readonly Cut[] = []
  let onTheWay: (() => Promise<void>) | null = null
  const slow = (real: Gateway): Gateway => ({
    ...real,
    async authorize(input) {
      const pass = onTheWay
      onTheWay = null
      await pass?.()
      return real.authorize(input)
    },
  })
  beforeEach(async () => {
    cut.clear()
    cutThen = []
    world = await openWorld({ gateway: (real) => gateway(slow(real)) })
    at = await openChanging(world)
    known = (await world.database.orm.select({ id: payment.id }).from(payment)).map(({ id }) => id)
  })
  afterEach(() => world.close())

  /** Nobody hears of it for longer than a charge takes to come about. */
  const stall = () => {
    onTheWay = async () => {
      world.clock.advance(MINUTE_MS)
      await world.provider.jobs.sweep()
      for (const wire of cutThen) cut.add(wire)
    }
  }
  const PAID: readonly [what: string, pay: () => Promise<{ status: number }>][] = [
    [
      'a stay',
      async () => {
        const body = await at.bookingOf('credit_card')
        stall()
        return at.postBooking(body)
      },
    ],
    [
      'a change of a stay',
      async () => {
        const booked = await at.book('on_site', [await at.roomFor('credit_card')])
        stall()
        return (await at.change(booked, { payment: await at.byCard(PAYS) })).answer
      },
    ],
    [
      'a payment link',
      async () => {
        const number = await sentLink(world)
        stall()
        return payWith(at.guest, number, await paidBy(world, PAID_AT_ONCE), 'late-money')
      },
    ],
  ]
  /** Of the one payment that was made since. */
  const money = async () => {
    const [row, ...others] = await world.database.orm.select().from(payment).where(notInArray(payment.id, known))
    assert.ok(row && row.amount_gross > 0)
    assert.deepEqual(others, [])
    return { asked: row.amount_gross, taken: row.captured_gross, back: row.refunded_gross }
  }
  const givenBack = async () => {
    const { asked, ...moved } = await money()
    assert.deepEqual(moved, { taken: asked, back: asked })
  }

  it('is let go of, where a card is only held for the house, though the gateway is silent for a while', async () => {
    const { orm } = world.database
    const type = 'on_site_credit_card_required'
    await orm.execute(sql`update hotel set settings = jsonb_set(settings, '{payment_options}', ${`["${type}"]`}::jsonb) where id = ${HOTEL}`) // prettier-ignore
    await orm.execute(sql`update hotel_plan set payment_methods = ${`{${type}}`}::text[] where hotel_id = ${HOTEL}`)
    const body = await at.bookingOf(type, undefined, { payment: { ...(await at.byCard(PAYS)), type } })
    stall()
    cutThen = ['before cancel']
    assert.equal((await at.postBooking(body)).status, 402)
    const [row] = await orm.select().from(payment).where(notInArray(payment.id, known))
    assert.ok(row)
    const held = async () => {
      const answer = await world.gateways.payment_hub.fetch(row.id)
      return answer.kind === 'charge' && answer.charge.state
    }
    assert.equal(await held(), 'authorized')
    cut.clear()
    await world.provider.jobs.sweep()
    assert.equal(await held(), 'cancelled')
    const [after] = await orm.select().from(payment).where(eq(payment.id, row.id))
    assert.deepEqual([after?.state, after?.captured_gross], [row.state, 0])
  })

  for (const [what, pay] of PAID) {
    it(`goes back at once, whether or not the gateway reports it: ${what}`, async () => {
      assert.equal((await pay()).status, 402)
      await givenBack()
    })

    it(`goes back once the gateway can be asked about its report, which comes again until then: ${what}`, async () => {
      cutThen = ['after authorize', 'before fetch']
      assert.equal((await pay()).status, 402)
      await world.outwait()
      assert.equal((await money()).back, 0)
      cut.clear()
      await world.database.orm.update(webhookDelivery).set({ next_at: new Date(0) })
      await world.outwait()
      await givenBack()
    })

    for (const [how, share] of [
      ['a part of it', 0.25],
      ['all of it', 1],
    ] as const)
      it(`goes back to the end where the hotel has given back ${how} by hand: ${what}`, async () => {
        cutThen = ['after authorize', 'before fetch']
        assert.equal((await pay()).status, 402)
        cut.clear()
        const [row] = await world.database.orm.select().from(payment).where(notInArray(payment.id, known))
        assert.ok(row)
        const amount = Math.floor(row.amount_gross * share)
        const { payment_hub: hub } = world.gateways
        await hub.refund({ reference: row.id, refund_reference: 'the-desk-1', amount })
        await world.database.orm.update(webhookDelivery).set({ next_at: new Date(0) })
        await world.outwait()
        await world.provider.jobs.sweep()
        const answer = await hub.fetch(row.id)
        assert.equal(answer.kind === 'charge' && answer.charge.refunded_amount, row.amount_gross)
        const { asked, back } = await money()
        assert.equal(back, asked)
        // It was paid for nothing, and is no part of what a guest is told of a stay that is cancelled.
        if (row.reservation_id !== null) assert.equal(await refundOf(world.database.orm, row.reservation_id), null)
      })
  }
})
