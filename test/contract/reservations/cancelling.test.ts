import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { and, asc, eq, sql } from 'drizzle-orm'

import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { inventoryDay } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { payment, paymentEntry, paymentReturn } from '../../../demo-host/provider/db/schema/money.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { createMetrics } from '../../../demo-host/provider/metrics/metrics.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { bookAs } from '../helpers/member-stays.ts'
import { HANAKO, newMember, refusal, signIn } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
/** Of the brand that opens bookings by the token alone. */
const [SECURE_HOTEL, SECURE_BRAND] = [10, 4]
const BODY = { reason: 'plans' as const, details: 'A wedding\nin June', cancellation_fee_displayed: 0 }
const PAYS = '4000000000024242'
const TOKYO = 'Asia/Tokyo'

describe('cancelling', () => {
  let world: World
  let guest: Guest
  let keys = 0
  const { cut, gateway } = cutWires()
  const refunds: string[] = []
  const counting = (real: Gateway): Gateway => ({
    ...real,
    async refund(input) {
      refunds.push(input.refund_reference)
      return real.refund(input)
    },
  })
  before(async () => {
    world = await openWorld({ gateway: (real) => gateway(counting(real)) })
    guest = await openGuest(world)
  })
  beforeEach(() => {
    cut.clear()
    refunds.length = 0
  })
  after(() => world.close())

  const key = () => ({ [HEADERS.idempotencyKey]: `cancel-key-${++keys}` })
  async function book(type: PaymentType = 'on_site', hotelId = HOTEL) {
    const room = await firstRoom(guest, hotelId, type)
    const card = async () => {
      const token = await world.cardToken(PAYS)
      return { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    }
    const more = type === 'on_site' ? {} : { card: await card(), return_url: `${ORIGINS.widget}/return` }
    const body = await guest.booking(hotelId, type, [room], { payment: { type, ...more } })
    const made = await guest.book(hotelId, body, `booking-key-${++keys}`)
    assert.equal(made.status, 201, JSON.stringify(made.body))
    return made.body.data
  }
  type Query = { email?: string; bypass_token?: string }
  const cancel = (number: string, query: Query, body: Partial<typeof BODY> = {}, hotelId = HOTEL, headers = key()) =>
    guest.send(managing.cancel, { hotelId, reservationId: number, query, body: { ...BODY, ...body } }, headers)
  const show = async (number: string) =>
    (await guest.send(reservations.show, { hotelId: HOTEL, reservationId: number, query: { email: TARO.email } })).body
      .data
  async function rowOf(number: string) {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    return row
  }
  const paymentOf = async (id: number) =>
    (await world.database.orm.select().from(payment).where(eq(payment.reservation_id, id)))[0]
  /** Rooms sold and held on the first night, of the whole hotel. */
  async function taken() {
    const { orm } = world.database
    const isThen = and(eq(inventoryDay.hotel_id, HOTEL), eq(inventoryDay.night, STAY.checkin_date))
    const [row] = await orm
      .select({ n: sql<number>`sum(${inventoryDay.sold} + ${inventoryDay.held})::int` })
      .from(inventoryDay)
      .where(isThen)
    return row?.n
  }
  async function at(date: string, minutes: number, work: () => Promise<void>) {
    const now = world.clock.now()
    world.clock.advance(Date.parse(zonedTime(TOKYO, date, minutes)) - now)
    try {
      // The night between is longer than a client session.
      guest = await openGuest(world)
      await work()
    } finally {
      world.clock.advance(now - world.clock.now())
      guest = await openGuest(world)
    }
  }

  it('ends the stay by e-mail, gives everything back and writes to the guest [CALL-044] [MANAGE-012] [MANAGE-015]', async () => {
    const before = await taken()
    const { reservation_number: number } = await book()
    assert.equal(await taken(), Number(before) + 1)
    const { status, body } = await cancel(number, { email: ` ${TARO.email.toUpperCase()}`, bypass_token: '' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.data, { status: 'cancelled', cancellation: { fee: 0 }, refund: null })
    assert.equal(await taken(), before)

    const row = await rowOf(number)
    assert.deepEqual([row.status, row.cancel_reason, row.cancel_details], ['cancelled', 'plans', BODY.details])
    const events = await world.database.orm
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.reservation_id, row.id))
      .orderBy(asc(reservationEvent.id))
    assert.deepEqual([events.at(-1)?.kind, events.at(-1)?.actor], ['cancelled', 'guest'])
    const mails = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.reservation_id, row.id))
    assert.deepEqual(mails.map(({ template }) => template).toSorted(), ['cancellation', 'confirmation'])
    assert.equal((await show(number)).status, 'cancelled')
  })

  it('ends it by the token of the mail, where e-mail alone opens nothing [MANAGE-015]', async () => {
    const { reservation_number: number, token } = await book('on_site', SECURE_HOTEL)
    const byEmail = await cancel(number, { email: TARO.email }, {}, SECURE_HOTEL)
    assert.deepEqual(refusal(byEmail), [404, 1000])
    assert.equal((await rowOf(number)).status, 'done')
    const found = await guest.send(managing.find, { brandId: SECURE_BRAND, number, query: { email: TARO.email } })
    assert.deepEqual(refusal(found), [404, 1000])
    const byToken = await cancel(number, { email: TARO.email, bypass_token: token }, {}, SECURE_HOTEL)
    assert.equal(byToken.status, 200, JSON.stringify(byToken.body))
  })

  it('is told of a wrong proof as of a number that never was', async () => {
    const { reservation_number: number } = await book()
    const answers = [
      await cancel(number, { email: 'other@example.com' }),
      await cancel(number, { email: TARO.email, bypass_token: 'wrong' }),
      await cancel(number, {}),
      await cancel('ABC-0000-0000', { email: TARO.email }),
    ]
    for (const answer of answers) assert.deepEqual(answer.body, answers[0]?.body)
    assert.deepEqual(
      answers.map(refusal),
      answers.map(() => [404, 1000]),
    )
  })

  it('asks for what the policy says to the minute of the hotel’s clock, and takes no other fee [MANAGE-014]', async () => {
    const { reservation_number: number } = await book('credit_card')
    const { total, cancellation_policies: policies } = await show(number)
    const first = policies[0]?.cancellation_policy_parts.toSorted((a, b) => b.days_before - a.days_before)[0]
    assert.ok(first && first.percentage_of_cost > 0)
    const day = new Date(Date.parse(STAY.checkin_date) - first.days_before * 86_400_000).toISOString().slice(0, 10)
    const minute = (first.hours_after ?? 0) * 60
    await at(day, minute - 1, async () => assert.equal((await show(number)).total.cancellation?.fee, 0))
    await at(day, minute, async () => {
      const fee = (await show(number)).total.cancellation?.fee ?? 0
      assert.equal(fee, Math.floor((total.total_price * first.percentage_of_cost) / 100))
      const stale = await cancel(number, { email: TARO.email })
      assert.deepEqual(refusal(stale), [409, 1000])
      assert.deepEqual(
        [stale.body.errors[0]?.details.reason, stale.body.errors[0]?.details.fee, (await show(number)).status],
        ['fee_changed', fee, 'done'],
      )
      const done = await cancel(number, { email: TARO.email }, { cancellation_fee_displayed: fee })
      const amount = total.total_price - fee
      assert.deepEqual(done.body.data, {
        status: 'cancelled',
        cancellation: { fee },
        refund: { amount, currency: 'JPY', status: 'done' },
      })
      const paid = await paymentOf((await rowOf(number)).id)
      assert.deepEqual([paid?.captured_gross, paid?.refunded_gross], [total.total_price, amount])
      // What the gateway reports of it afterwards gives nothing back a second time.
      await world.provider.jobs.sweep()
      assert.deepEqual([refunds.length, (await show(number)).payment.paid], [1, fee])
    })
  })

  it('happens once, however often and from wherever it is asked for at once', async () => {
    const { reservation_number: number } = await book('credit_card')
    const same = key()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => cancel(number, { email: TARO.email }, {}, HOTEL, same)),
      ...Array.from({ length: 8 }, () => cancel(number, { email: TARO.email })),
    ])
    const taken = answers.filter(({ status }) => status === 200)
    assert.ok(taken.length === 8 || taken.length === 1, `${taken.length} were taken`)
    for (const { status, body } of answers)
      if (status !== 200) assert.deepEqual([status, body.errors[0]?.details.reason], [422, 'cancelled'])
    const { id } = await rowOf(number)
    const paid = await paymentOf(id)
    assert.ok(paid)
    const entries = await world.database.orm.select().from(paymentEntry).where(eq(paymentEntry.payment_id, paid.id))
    assert.deepEqual(entries.map(({ kind }) => kind).toSorted(), ['captured', 'refunded'])
    assert.equal(paid.refunded_gross, paid.captured_gross)
  })

  it('gives the money back once the gateway is to be reached again, and operators see until then that it is owed', async () => {
    const metrics = createMetrics(world.database)
    const owedSums = async () => Number(/^booking_refunds_owed (\d+)$/m.exec(await metrics.text())?.[1])
    const before = await owedSums()
    const { reservation_number: number } = await book('credit_card')
    cut.add('after refund')
    const { body } = await cancel(number, { email: TARO.email })
    assert.equal(body.data.refund?.status, 'processing')
    assert.equal((await show(number)).refund?.status, 'processing')
    assert.equal(await owedSums(), before + 1)
    cut.clear()
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    const { refund, payment: shown } = await show(number)
    assert.deepEqual([refund?.status, shown.paid, await owedSums()], ['done', 0, 0])
    const owed = await world.database.orm.select().from(paymentReturn)
    assert.ok(owed.every(({ state }) => state === 'done'))
    // Asked for twice, under one name.
    assert.deepEqual(refunds, [refunds[0], refunds[0]])
  })

  it('is no online matter from midnight of the check-in day, and was one until then [MANAGE-016]', async () => {
    const { reservation_number: number } = await book()
    await at(STAY.checkin_date, 0, async () => {
      const fee = (await show(number)).total.cancellation?.fee ?? 0
      const late = await cancel(number, { email: TARO.email }, { cancellation_fee_displayed: fee })
      assert.deepEqual([late.status, late.body.errors[0]?.details.reason], [422, 'checkin_day'])
    })
    await at('2026-11-23', 1_439, async () => {
      const fee = (await show(number)).total.cancellation?.fee ?? 0
      const done = await cancel(number, { email: TARO.email }, { cancellation_fee_displayed: fee })
      assert.equal(done.status, 200, JSON.stringify(done.body))
      assert.equal((await show(number)).payment.paid, 0)
    })
  })

  it('is no online matter once the hotel’s staff changed the booking [MANAGE-017]', async () => {
    const { reservation_number: number } = await book()
    const { orm } = world.database
    await orm.update(reservation).set({ staff_edited: true }).where(eq(reservation.number, number))
    const refused = await cancel(number, { email: TARO.email })
    assert.deepEqual([refused.status, refused.body.errors[0]?.details.reason], [422, 'edited_by_staff'])
    const asked = { hotelId: HOTEL, reservationId: number, query: { email: TARO.email } }
    const { data } = (await guest.send(managing.updateSettings, asked)).body
    assert.deepEqual([data.is_active, data.updatable, data.reason], [true, false, 'edited_by_staff'])
  })

  it('of a member’s stay is for that member alone, and of a guest’s for nobody signed in [PERM-006] [PERM-007]', async () => {
    const hanako = await signIn(guest, HANAKO)
    const own = await bookAs(guest, hanako, HOTEL, 'hanako-books')
    const other = await signIn(guest, (await newMember(world)).email)
    const { reservation_number: guests } = await book()
    const input = (number: string) => ({
      hotelId: HOTEL,
      reservationId: number,
      query: { email: TARO.email },
      body: BODY,
    })
    const matrix = [
      [await guest.send(managing.cancel, input(own), key()), 'member_account'],
      [await other.send(managing.cancel, input(own), key()), 'member_account'],
      [await hanako.send(managing.cancel, input(guests), key()), 'guest_booking'],
    ] as const
    for (const [answer, reason] of matrix) {
      assert.deepEqual([answer.status, answer.body.errors[0]?.details.reason], [403, reason])
    }
    const seen = await other.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: own,
      query: { email: TARO.email },
    })
    assert.deepEqual(
      [seen.body.data.holder, seen.body.data.is_holder, seen.body.data.warnings.map(({ type }) => type)],
      ['member', false, ['member_account']],
    )
    assert.ok(seen.body.data.warnings[0]?.messages[0])
    // Signed in as who booked, nothing else is asked for.
    const mine = await hanako.send(managing.cancel, { ...input(own), query: {} }, key())
    assert.equal(mine.status, 200, JSON.stringify(mine.body))
    assert.equal((await guest.send(managing.cancel, input(guests), key())).status, 200)
  })
})
