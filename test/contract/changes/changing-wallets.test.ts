import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { HOTEL, moneyOf, openChanging, refusalOf } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHORTER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const PAYS = '4000000000024242'
const AMAZON = { type: 'amazon_pay' as const, return_url: `${ORIGINS.widget}/return` }

describe('changing a stay', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  const setPayment = (change: object) =>
    editWorld(world.database, world.clock, { kind: 'set_payment', hotel: 'shirotsuki', ...change })
  /** What each gateway took for a stay, the oldest payment first. */
  async function charges(number: string) {
    const { paid } = await moneyOf(world, number)
    const taken = paid.filter(({ captured_gross }) => captured_gross > 0)
    return Promise.all(
      taken.map(async ({ id, gateway }) => {
        const [row] = await world.database.orm.select().from(chargeTable).where(eq(chargeTable.reference, id))
        assert.ok(row && row.gateway === gateway)
        return { gateway, taken: row.captured_amount, back: row.refunded_amount }
      }),
    )
  }

  describe('by Amazon Pay', () => {
    beforeEach(() => setPayment({ payment_options: ['on_site', 'credit_card', 'amazon_pay'] }))

    it('pays what a longer stay costs more once its page is answered, and gives back there what a shorter one costs less', async () => {
      const booked = await at.book('credit_card')
      const { reservation_number: number } = booked
      world.clock.advance(MINUTE_MS)
      const longer = await at.change(booked, { ...LONGER, payment: AMAZON })
      const { status, transaction } = longer.answer.body.data
      assert.equal(status, 'payment_pending', JSON.stringify(longer.answer.body))
      assert.equal((await at.show(number)).checkout_date, booked.checkout_date)
      await world.decide(transaction?.challenge_url ?? '', 'approve')
      await world.provider.jobs.sweep()
      const stay = await at.show(number)
      assert.deepEqual([stay.checkout_date, stay.payment.type], [LONGER.checkout_date, 'amazon_pay'])
      assert.ok(longer.sum && longer.sum.charge > 0)
      const [before, more] = [longer.sum.before, longer.sum.charge]
      assert.deepEqual(await charges(number), [
        { gateway: 'payment_hub', taken: before, back: 0 },
        { gateway: 'amazon_pay', taken: more, back: 0 },
      ])

      const shorter = await at.change(stay, SHORTER)
      assert.equal(shorter.answer.body.data.status, 'done')
      assert.ok(shorter.sum && shorter.sum.refund > more)
      assert.deepEqual(await charges(number), [
        { gateway: 'payment_hub', taken: before, back: shorter.sum.refund - more },
        { gateway: 'amazon_pay', taken: more, back: more },
      ])
      assert.equal((await moneyOf(world, number)).left, shorter.sum.after)
    })

    it('leaves everything as it was where the guest cancels there', async () => {
      const booked = await at.book('credit_card')
      const stock = await at.stock()
      const { answer } = await at.change(booked, { ...LONGER, payment: AMAZON })
      await world.decide(answer.body.data.transaction?.challenge_url ?? '', 'cancel')
      await world.provider.jobs.sweep()
      assert.deepEqual(await at.show(booked.reservation_number), booked)
      assert.deepEqual(await at.stock(), stock)
    })

    it('is refused by a hotel that does not take it', async () => {
      await setPayment({ payment_options: ['on_site', 'credit_card'] })
      const booked = await at.book('credit_card')
      const { total } = (await at.price(booked, LONGER)).body.data
      const agreement = { ...LONGER, version: booked.version, total_price: total.total_price, email: booked.email }
      const refused = await at.put(booked.reservation_number, { ...agreement, payment: AMAZON })
      assert.deepEqual([refused.status, refused.body.errors[0]?.details.base[0]?.field], [422, 'payment.type'])
    })
  })

  describe('by a card of Adyen', () => {
    /** A card typed in a session that was opened for the sum of a calculation. */
    async function session(priced: Awaited<ReturnType<Changing['price']>>['body'], amount: number) {
      const asked = {
        quote_id: priced.meta.quote_id,
        payment_type: 'credit_card' as const,
        amount,
        currency: 'JPY' as const,
        return_url: `${ORIGINS.widget}/return`,
      }
      return at.guest.send(payments.adyenSession, { hotelId: HOTEL, body: asked })
    }

    it('opens the form for the difference alone, and gives back where each part was paid', async () => {
      const booked = await at.book('credit_card')
      const { reservation_number: number } = booked
      world.clock.advance(MINUTE_MS)
      await setPayment({ payment_gateway_setting: 'adyen_gmo' })
      const { body: priced } = await at.price(booked, { ...LONGER, payment: { type: 'credit_card' } })
      const more = priced.data.change?.charge ?? NaN
      assert.equal((await session(priced, priced.data.total.total_price)).status, 409)
      const { data } = (await session(priced, more)).body
      assert.deepEqual(data.amount, { value: more, currency: 'JPY' })

      const token = await world.cardToken(PAYS, { gateway: 'adyen_gmo', session: data.session_data })
      const { type, card, return_url } = await at.byCard(PAYS)
      const foreign = await at.change(booked, { ...LONGER, payment: { type, card, return_url } })
      assert.deepEqual([foreign.answer.status, refusalOf(foreign.answer.body)?.code], [402, 3007])
      const { answer } = await at.change(booked, { ...LONGER, payment: { type, card: { ...card, token }, return_url } })
      assert.deepEqual([answer.status, answer.body.data.status], [200, 'done'], JSON.stringify(answer.body))
      const before = booked.total.total_price
      assert.deepEqual(await charges(number), [
        { gateway: 'payment_hub', taken: before, back: 0 },
        { gateway: 'adyen_gmo', taken: more, back: 0 },
      ])

      const { sum } = await at.change(await at.show(number), SHORTER)
      assert.ok(sum && sum.refund > more)
      assert.deepEqual(await charges(number), [
        { gateway: 'payment_hub', taken: before, back: sum.refund - more },
        { gateway: 'adyen_gmo', taken: more, back: more },
      ])
      assert.equal((await moneyOf(world, number)).left, sum.after)
    })
  })
})
