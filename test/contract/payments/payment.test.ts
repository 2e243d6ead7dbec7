import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'

import { payments } from '../../../shared/contract/payments.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { sign, SIGNATURE_HEADER } from '../../../demo-host/provider/gateways/signature.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const FRICTIONLESS = '4000000000024242'
const CHALLENGED = '4000000000003220'

describe('booking and paying by card', () => {
  const { cut, gateway } = cutWires()
  let authorized = 0
  const counting = (real: Gateway): Gateway => ({
    ...real,
    async authorize(input) {
      authorized++
      return real.authorize(input)
    },
  })
  let world: World
  let guest: Guest
  let keys = 0
  before(async () => {
    world = await openWorld({ gateway: (real) => gateway(counting(real)) })
    guest = await openGuest(world)
  })
  after(() => world.close())

  const key = () => `card-key-${++keys}`
  async function cardBooking(number: string) {
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken(number)
    const card = { token, brand: 'visa' as const, last4: number.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' }
    const payment = { type: 'credit_card' as const, card, return_url: `${ORIGINS.widget}/return` }
    return guest.booking(HOTEL, 'credit_card', [room], { payment })
  }
  const stock = async () => {
    const query = sql`select sum(sold)::int as sold, sum(held)::int as held from inventory_day where hotel_id = ${HOTEL}`
    return (await rowsOf<{ sold: number; held: number }>(world.database.orm, query))[0]
  }
  const rowOf = async (number: string) => {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    const [paid] = await world.database.orm.select().from(payment).where(eq(payment.reservation_id, row.id))
    assert.ok(paid)
    return { row, paid }
  }
  const mails = () => world.database.orm.$count(emailOutbox)
  const transaction = (id: string) => guest.send(payments.transaction, { hotelId: HOTEL, transactionId: id })

  it('captures, confirms and mails at once when the bank asks nothing', async () => {
    const before = await stock()
    const body = await cardBooking(FRICTIONLESS)
    const { status, body: answer } = await guest.book(HOTEL, body, key())
    assert.equal(status, 201)
    assert.equal(answer.data.status, 'done')
    assert.equal(answer.data.transaction?.status, 'captured')
    const { paid } = await rowOf(answer.data.reservation_number)
    assert.equal(paid.captured_gross, body.total_price)
    assert.deepEqual(await stock(), { sold: Number(before?.sold) + 2, held: before?.held })
    assert.equal(await mails(), 1)
    const query = { bypass_token: answer.data.token }
    const show = await guest.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: answer.data.reservation_number,
      query,
    })
    assert.deepEqual([show.body.data.payment.paid, show.body.data.payment.due_at_hotel], [body.total_price, 0])
  })

  it('charges once for fifty equal requests at once', async () => {
    const body = await cardBooking(FRICTIONLESS)
    const before = authorized
    const same = key()
    const all = await Promise.all(Array.from({ length: 50 }, () => guest.book(HOTEL, body, same)))
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(all.map(({ body: { data } }) => JSON.stringify(data))).size, 1)
    assert.equal(authorized, before + 1)
  })

  it('waits for the bank and confirms when the guest comes back', async () => {
    const { body: answer } = await guest.book(HOTEL, await cardBooking(CHALLENGED), key())
    const { transaction: asked, reservation_number } = answer.data
    assert.equal(answer.data.status, 'payment_pending')
    assert.equal(asked?.status, 'pre_3d_secure')
    assert.ok(asked?.challenge_url)
    assert.equal((await transaction(asked.id)).body.data.next, 'wait')

    await world.decide(asked.challenge_url, 'approve')
    const settled = await guest.send(payments.settle, {
      hotelId: HOTEL,
      reservationId: reservation_number,
      transactionId: asked.id,
      body: { status: 'returned' },
    })
    assert.deepEqual([settled.body.data.status, settled.body.data.next], ['captured', 'done'])
    assert.equal((await rowOf(reservation_number)).row.status, 'done')
  })

  for (const [decision, code] of [
    ['fail', 3006],
    ['cancel', 3008],
  ] as const) {
    it(`gives the room back when the guest's bank says ${decision}`, async () => {
      const before = await stock()
      const { body: answer } = await guest.book(HOTEL, await cardBooking(CHALLENGED), key())
      const { transaction: asked, reservation_number } = answer.data
      assert.ok(asked?.challenge_url)
      assert.notDeepEqual(await stock(), before)
      await world.decide(asked.challenge_url, decision)
      const { data } = (await transaction(asked.id)).body
      assert.deepEqual([data.next, data.code], ['failed', code])
      assert.deepEqual(await stock(), before)
      assert.equal((await rowOf(reservation_number)).row.status, 'cancelled')
    })
  }

  it('passes the code of a refused card on and keeps nothing', async () => {
    const before = await stock()
    const { status, body } = await guest.book(HOTEL, await cardBooking('4000000000003204'), key())
    assert.equal(status, 402)
    assert.equal(body.errors[0]?.details.code, 3204)
    assert.deepEqual(await stock(), before)
  })

  it('cancels after fifteen minutes of silence, without a charge', async () => {
    const before = await stock()
    const { body: answer } = await guest.book(HOTEL, await cardBooking(CHALLENGED), key())
    await world.outwait()
    const { row, paid } = await rowOf(answer.data.reservation_number)
    assert.equal(row.status, 'cancelled')
    assert.deepEqual([paid.state === 'captured', paid.captured_gross], [false, 0])
    assert.deepEqual(await stock(), before)
    assert.equal((await transaction(paid.id)).body.data.next, 'failed')
  })

  it('lets the guest give up at the bank', async () => {
    const before = await stock()
    const { body: answer } = await guest.book(HOTEL, await cardBooking(CHALLENGED), key())
    const settled = await guest.send(payments.settle, {
      hotelId: HOTEL,
      reservationId: answer.data.reservation_number,
      transactionId: answer.data.transaction?.id ?? '',
      body: { status: 'cancelled' },
    })
    assert.deepEqual([settled.body.data.next, settled.body.data.code], ['failed', 3008])
    assert.deepEqual(await stock(), before)
  })

  it('keeps the hold while the outcome is unknown and finds out what happened', async () => {
    cut.add('after authorize').add('before fetch')
    const { status, body: answer } = await guest.book(HOTEL, await cardBooking(FRICTIONLESS), key())
    cut.clear()
    assert.equal(status, 201)
    assert.equal(answer.data.status, 'payment_pending')
    const asked = answer.data.transaction
    assert.equal(asked?.status, 'capturing')
    const { data } = (await transaction(asked?.id ?? '')).body
    assert.deepEqual([data.status, data.next], ['captured', 'done'])
    assert.equal((await rowOf(answer.data.reservation_number)).row.status, 'done')
  })

  it('gives the money back when it came after the room was given up', async () => {
    const { body: answer } = await guest.book(HOTEL, await cardBooking(CHALLENGED), key())
    const { transaction: asked, reservation_number } = answer.data
    assert.ok(asked?.challenge_url)
    // The hotel's side gives up while the bank says yes: what the fifteen minutes cannot rule out.
    await world.database.orm.execute(
      sql`update reservation set status = 'cancelled', hold_expires_at = null where number = ${reservation_number}`,
    )
    await world.decide(asked.challenge_url, 'approve')
    const { data } = (await transaction(asked.id)).body
    assert.equal(data.code, 1105)
    const { paid } = await rowOf(reservation_number)
    assert.equal(paid.captured_gross, paid.amount_gross)
    assert.equal(paid.refunded_gross, paid.amount_gross)
  })

  it('takes a way back as long as the contract lets it be', async () => {
    const body = await cardBooking(FRICTIONLESS)
    const way = `${ORIGINS.widget}/return?x=`
    const return_url = way.padEnd(2048, 'x')
    const { status, body: answer } = await guest.book(HOTEL, { ...body, payment: { ...body.payment, return_url } }, key()) // prettier-ignore
    assert.equal(status, 201, JSON.stringify(answer))
  })

  it('holds a card as a guarantee without taking anything, where a hotel asks for that', async () => {
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    await world.database.orm.execute(
      sql`update hotel set settings = jsonb_set(settings, '{payment_options}', '["on_site_credit_card_required","credit_card"]') where id = ${HOTEL}`,
    )
    await world.database.orm.execute(
      sql`update hotel_plan set payment_methods = '{on_site_credit_card_required,credit_card}' where hotel_id = ${HOTEL}`,
    )
    const type = 'on_site_credit_card_required'
    const { card } = (await cardBooking(FRICTIONLESS)).payment
    const body = await guest.booking(HOTEL, type, [room], { payment: { type, ...(card && { card }) } })
    const { status, body: answer } = await guest.book(HOTEL, body, key())
    assert.equal(status, 201, JSON.stringify(answer))
    assert.deepEqual([answer.data.status, answer.data.transaction?.status], ['done', 'authorized'])
    const { paid } = await rowOf(answer.data.reservation_number)
    assert.deepEqual([paid.amount_gross, paid.captured_gross], [body.total_price, 0])
  })

  it('refuses a callback with a wrong signature and takes a true one twice without harm (guarantee S13)', async () => {
    const { body: answer } = await guest.book(HOTEL, await cardBooking(FRICTIONLESS), key())
    const { paid, row } = await rowOf(answer.data.reservation_number)
    const event = {
      id: 'evt-twice',
      type: 'charge.failed',
      created_at: new Date(world.clock.now()).toISOString(),
      charge_id: 'ch',
      reference: paid.id,
      state: 'failed',
      amount: paid.amount_gross,
      currency: 'JPY',
      code: 3006,
    }
    const body = JSON.stringify(event)
    const post = (signature: string) =>
      world.fetch(`${ORIGINS.api}/gateway/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
      })
    assert.equal((await post(sign('wrong', body, world.clock.now()))).status, 401)
    const signature = sign('wh_test', body, world.clock.now())
    assert.deepEqual([(await post(signature)).status, (await post(signature)).status], [200, 200])
    // It says failed, but the gateway itself says captured.
    assert.equal((await rowOf(row.number)).row.status, 'done')
  })

  it('refuses more than a million yen on Visa', async () => {
    const body = await cardBooking(FRICTIONLESS)
    const rate = sql`update rate_day set rates_gross = (select array_agg(r * 40) from unnest(rates_gross) r)`
    await world.database.orm.execute(sql`${rate} where hotel_id = ${HOTEL}`)
    const dear = await guest.booking(HOTEL, 'credit_card', body.rooms, { payment: body.payment })
    const { status, body: refused } = await guest.book(HOTEL, dear, key())
    assert.equal(status, 422)
    assert.equal(refused.errors[0]?.details.code, 3007)
  })
})
