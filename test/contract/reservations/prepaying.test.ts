import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { extras } from '../../../shared/contract/extras.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Booking, Reservation } from '../../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { asLine, BOOKED, HOTEL, moneyOf, openChanging, proof, refusalOf } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [PAYS, ASKS_FIRST, REFUSED] = ['4000000000024242', '4000000000003220', '4000000000033003']

describe('paying now what would be paid at the hotel', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  const settings = async ({ reservation_number: reservationId }: Reservation) =>
    (await at.guest.send(managing.updateSettings, { hotelId: HOTEL, reservationId, query: proof })).body.data
  /** A plan that can be paid at the hotel or by card. */
  const bothWays = async (type: PaymentType = 'on_site') => at.book(type, [await at.roomFor('credit_card')])
  const set = (key: string, value: unknown) =>
    world.database.orm.execute(
      sql`update hotel set settings = jsonb_set(settings, ${`{${key}}`}::text[], ${JSON.stringify(value)}::jsonb) where id = ${HOTEL}`,
    )

  /** The calculation in a second currency, and the change that agrees to it. */
  async function inCurrency(booked: Reservation, mcp_currency: string, payment: Booking['payment']) {
    const query = {
      checkin_date: booked.checkin_date,
      checkout_date: booked.checkout_date,
      rooms: booked.rooms.map(asLine),
      current_reservation: booked.reservation_number,
      payment_type: payment.type,
      mcp_currency,
      ...proof,
    }
    const { body: priced } = await at.guest.send(rooms.price, { hotelId: HOTEL, query })
    const { mcp_currency: second, exchange_rate_version } = priced.meta
    const body = {
      ...proof,
      version: booked.version,
      total_price: priced.data.total.total_price,
      payment: { ...payment, ...(second && { currency: second }) },
      ...(second && { mcp_currency: second }),
      ...(exchange_rate_version !== null && { exchange_rate_version }),
    }
    return { priced, body }
  }

  it('is offered for what is owed, where hotel, plan and deadline allow it [PAY-052]', async () => {
    const booked = await bothWays()
    assert.deepEqual((await settings(booked)).prepayable_by, ['credit_card'])
    const paid = await bothWays('credit_card')
    assert.deepEqual((await settings(paid)).prepayable_by, [])
    await set('updates', { days_before: 3, hour: 18, prepay: false })
    assert.deepEqual((await settings(booked)).prepayable_by, [])
    await set('updates', { days_before: 3, hour: 18 })
    await world.database.orm.execute(sql`update hotel_plan set payment_methods = '{on_site}' where hotel_id = ${HOTEL}`)
    assert.deepEqual((await settings(booked)).prepayable_by, [])
  })

  it('is one charge, a new version of the booking and a letter, however often it is asked for [PAY-052]', async () => {
    const booked = await bothWays()
    const { body, answer } = await at.change(booked, { payment: await at.byCard(PAYS) }, 'pay-now-once')
    assert.deepEqual([answer.body.data.status, answer.body.data.version], ['done', booked.version + 1])
    const again = await at.put(booked.reservation_number, body, 'pay-now-once')
    assert.deepEqual(again.body.data, answer.body.data)
    const { left, paid } = await moneyOf(world, booked.reservation_number)
    assert.deepEqual([left, paid.length], [booked.total.total_price, 1])
    const letters = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, 'changed'))
    assert.deepEqual(
      letters.map(({ details }) => Object(details).money),
      [
        [
          {
            kind: 'paid',
            amount: booked.total.total_price,
            currency: 'JPY',
            by: 'VISA 4242',
            until: null,
            hotel: null,
          },
        ],
      ],
    )
  })

  it('charges a card in the second currency where the guest chose one and the card keeps it', async () => {
    const booked = await bothWays()
    const { priced, body } = await inCurrency(booked, 'USD', await at.byCard(PAYS))
    const cents = priced.data.total.mcp_total_price?.cents
    const jcb = {
      ...body,
      payment: { ...body.payment, card: { ...(await at.byCard(PAYS)).card, brand: 'jcb' as const } },
    }
    assert.equal((await at.put(booked.reservation_number, jcb)).status, 422)
    const stale = { ...body, exchange_rate_version: 987_654 }
    const moved = await at.put(booked.reservation_number, stale)
    assert.deepEqual([moved.status, refusalOf(moved.body)?.reason], [409, 'exchange_rate_updated'])
    const done = await at.put(booked.reservation_number, body)
    assert.equal(done.status, 200, JSON.stringify(done.body))
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual(shown.payment.charged, { amount: cents, currency: 'USD' })
    assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [booked.total.total_price, 0])
    assert.equal(shown.mcp_currency, 'USD')
  })

  it('moves no money of a stay that was charged in the second currency, in that one or in the hotel’s', async () => {
    const booked = await bothWays()
    const query = { ...BOOKED, room_plan_codes: booked.rooms.map((room) => room.room_plan_code) }
    const offered = (await at.guest.send(extras.list, { hotelId: HOTEL, query })).body.data
    const one = offered.find(
      (each) => each.extra_type === 'generic' && !each.is_included && !each.delivery_times.length,
    )
    assert.ok(one)
    const quantity = one.min_quantity || 1
    await at.change(booked, { extras: [{ extra_id: one.extra_id, quantity }] })
    const withExtra = await at.show(booked.reservation_number)
    const { body } = await inCurrency(withExtra, 'USD', await at.byCard(PAYS))
    const done = await at.put(booked.reservation_number, body)
    assert.equal(done.status, 200, JSON.stringify(done.body))

    const paid = await at.show(booked.reservation_number)
    const { version, total } = paid
    for (const wished of [0, quantity + 1]) {
      const wish = [{ extra_id: one.extra_id, quantity: wished }]
      const priced = await at.price(paid, { extras: wish })
      assert.deepEqual([priced.status, refusalOf(priced.body)?.reason], [422, 'other_currency'])
      const sent = { ...proof, version, extras: wish, total_price: total.total_price, payment: await at.byCard(PAYS) }
      const put = await at.put(booked.reservation_number, sent)
      assert.deepEqual([put.status, refusalOf(put.body)?.reason], [422, 'other_currency'])
    }
    await world.provider.jobs.sweep()
    assert.deepEqual(await at.show(booked.reservation_number), paid)
  })

  it('lets go of the card that stood as a guarantee', async () => {
    const methods = '{on_site_credit_card_required,credit_card}'
    await set('payment_options', ['on_site_credit_card_required', 'credit_card'])
    await world.database.orm.execute(sql`update hotel_plan set payment_methods = ${methods} where hotel_id = ${HOTEL}`)
    const type = 'on_site_credit_card_required'
    const payment = { ...(await at.byCard(PAYS)), type } as const
    const booked = await at.book(type, [await at.roomFor(type)], { payment })
    await at.change(booked, { payment: await at.byCard(PAYS) })
    await world.provider.jobs.sweep()
    const { paid, left } = await moneyOf(world, booked.reservation_number)
    assert.deepEqual(
      paid.map(({ state, captured_gross }) => [state, captured_gross]),
      [
        ['cancelled', 0],
        ['captured', booked.total.total_price],
      ],
    )
    assert.equal(left, booked.total.total_price)
    const [guarantee] = paid
    const answer = guarantee && (await world.gateways.payment_hub.fetch(guarantee.id))
    assert.equal(answer?.kind === 'charge' && answer.charge.state, 'cancelled')
  })

  it('shows the bank’s open question to whoever comes back, and nothing of a card that was refused', async () => {
    const booked = await bothWays()
    const { answer } = await at.change(booked, { payment: await at.byCard(ASKS_FIRST) })
    const { transaction } = answer.body.data
    const open = (await at.show(booked.reservation_number)).payment.open
    assert.deepEqual([open?.transaction_id, open?.challenge_url], [transaction?.id, transaction?.challenge_url])
    await world.decide(transaction?.challenge_url ?? '', 'fail')
    await world.provider.jobs.sweep()
    const refused = await at.change(booked, { payment: await at.byCard(REFUSED) })
    assert.equal(refused.answer.status, 402)
    assert.deepEqual(await at.show(booked.reservation_number), booked)
  })

  it('tells whoever asks again how the payment stands by now', async () => {
    const booked = await bothWays()
    const { body, answer } = await at.change(booked, { payment: await at.byCard(ASKS_FIRST) }, 'asked-again')
    const { transaction } = answer.body.data
    const again = async () => at.put(booked.reservation_number, body, 'asked-again')
    assert.deepEqual((await again()).body.data, answer.body.data)
    await world.decide(transaction?.challenge_url ?? '', 'approve')
    assert.equal((await again()).body.data.status, 'done')

    const other = await bothWays()
    const failed = await at.change(other, { payment: await at.byCard(ASKS_FIRST) }, 'failed-again')
    await world.decide(failed.answer.body.data.transaction?.challenge_url ?? '', 'fail')
    assert.equal((await at.put(other.reservation_number, failed.body, 'failed-again')).status, 402)
  })

  it('agrees on the sum with PayPal beforehand, and with nobody on another one', async () => {
    await set('payment_gateway_setting', 'paypal')
    const booked = await bothWays()
    assert.deepEqual((await settings(booked)).prepayable_by, ['credit_card'])
    const { priced, body } = await inCurrency(booked, 'JPY', { type: 'credit_card' })
    const agreed = {
      quote_id: priced.meta.quote_id,
      payment_type: 'credit_card' as const,
      amount: booked.total.total_price,
      currency: 'JPY' as const,
      return_url: 'http://widget.test/return',
      client_token: 'client',
    }
    const order = (amount: number) =>
      at.guest.send(payments.paypalOrder, { hotelId: HOTEL, body: { ...agreed, amount } })
    assert.equal((await order(agreed.amount - 1)).status, 409)
    const { order_id } = (await order(agreed.amount)).body.data
    const paying = { ...body, payment: { type: 'credit_card' as const, paypal: { order_id } } }
    const answer = await at.put(booked.reservation_number, paying)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const { challenge_url } = answer.body.data.transaction ?? {}
    if (challenge_url) await world.decide(challenge_url, 'approve')
    await world.provider.jobs.sweep()
    assert.equal((await moneyOf(world, booked.reservation_number)).left, booked.total.total_price)
  })

  it('books no room by the agreement of a change', async () => {
    const booked = await bothWays()
    const { priced } = await inCurrency(booked, 'JPY', { type: 'credit_card' })
    const room = await at.roomFor('credit_card')
    const body = await at.guest.booking(HOTEL, 'on_site', [room], {
      checkin_date: booked.checkin_date,
      checkout_date: booked.checkout_date,
      quote_id: priced.meta.quote_id,
      total_price: 1,
    })
    assert.equal((await at.guest.book(HOTEL, body, 'by-the-change')).status, 409)
  })
})
