import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'
import { mask } from 'superstruct'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { CardGateway } from '../../../shared/payments.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [TAIPEI, HOTORI] = [4, 10]
const PAYS = '4000000000024242'
const REFUSED = '4000000000033003'
const ROOM = 'asagiri'
const INVOICE = { name: 'Yamada Trading', address: '1-2-3 Ginza, Tokyo' }

describe('the ways of paying', () => {
  let world: World
  let guest: Guest
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    // Many are booked here, and the seeded nights are scarce.
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id in (${TAIPEI}, ${HOTORI})`)
  })
  after(() => world.close())

  const key = () => `paying-key-${++keys}`
  const line = (plan: string, room = ROOM): SelectedRoom => ({
    room_type_code: room,
    room_plan_code: `${room}-${plan}-1`,
    quantity: 1,
    party: PARTY,
  })
  async function card(number: string, gateway: CardGateway = 'payment_hub') {
    const token = await world.cardToken(number, { gateway })
    return { token, brand: 'visa' as const, last4: number.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' }
  }
  type Paying = Partial<Booking['payment']>
  async function book(type: PaymentType, plan: string, paying: Paying = {}, hotel = HOTORI, room = ROOM) {
    const body = await guest.booking(hotel, type, [line(plan, room)], { payment: { type, ...paying } })
    return { body, answer: await guest.book(hotel, body, key()) }
  }
  async function booked(...given: Parameters<typeof book>) {
    const { body, answer } = await book(...given)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const { data } = answer.body
    return { body, data, shown: await show(data.reservation_number, data.token, given[3]) }
  }
  async function show(reservationId: string, bypass_token: string, hotelId = HOTORI) {
    return (await guest.send(reservations.show, { hotelId, reservationId, query: { bypass_token } })).body.data
  }
  const rowOf = async (number: string) => {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    const [paid] = await world.database.orm.select().from(payment).where(eq(payment.reservation_id, row.id))
    return { row, paid: paid ?? null }
  }
  const sold = async () => {
    const query = sql`select sum(sold)::int as sold from inventory_day where hotel_id = ${HOTORI}`
    return (await rowsOf<{ sold: number }>(world.database.orm, query))[0]?.sold
  }

  it('take a deposit now and leave the rest for the hotel: together the total [PAY-008]', async () => {
    const { body, data, shown } = await booked('credit_card_deposit', 'deposit', { card: await card(PAYS) })
    const { total, payment: paid } = shown
    assert.equal(total.deposit_amount, Math.round(body.total_price * 0.3))
    assert.equal(total.deposit_amount + total.remain_amount, total.total_price)
    assert.deepEqual([paid.paid, paid.due_at_hotel], [total.deposit_amount, total.remain_amount])
    assert.equal((await rowOf(data.reservation_number)).paid?.captured_gross, total.deposit_amount)
  })

  it('take a deposit in Taiwan dollars too [PAY-015]', async () => {
    const { shown } = await booked(
      'twd_credit_card_deposit',
      'deposit',
      { card: await card(PAYS, 'tappay') },
      TAIPEI,
      'city-suite',
    )
    assert.deepEqual([shown.currency, shown.payment.type], ['TWD', 'twd_credit_card_deposit'])
    const { deposit_amount: now, remain_amount: later, total_price: all } = shown.total
    assert.ok(now > 0 && later > now)
    assert.deepEqual([now + later, shown.payment.paid], [all, now])
  })

  for (const [type, plan] of [
    ['credit_card_full', 'full'],
    ['credit_card_international', 'abroad'],
    ['credit_card', 'card-only'],
  ] as const)
    it(`charge everything now by ${type}`, async () => {
      const { body, data, shown } = await booked(type, plan, { card: await card(PAYS) })
      assert.deepEqual(
        [shown.payment.type, shown.payment.paid, shown.payment.due_at_hotel],
        [type, body.total_price, 0],
      )
      assert.equal((await rowOf(data.reservation_number)).paid?.captured_gross, body.total_price)
    })

  it('hold a card as a guarantee and take nothing of it', async () => {
    const { body, data, shown } = await booked('on_site_credit_card_required', 'guarantee', { card: await card(PAYS) })
    assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [0, body.total_price])
    assert.equal((await rowOf(data.reservation_number)).paid?.state, 'authorized')
    const without = await book('on_site_credit_card_required', 'guarantee')
    assert.equal(without.answer.status, 422)
  })

  it('book without any card what was paid beforehand', async () => {
    const { data, shown } = await booked('pre_paid', 'prepaid')
    assert.deepEqual([shown.payment.type, shown.payment.card], ['pre_paid', null])
    assert.equal((await rowOf(data.reservation_number)).paid, null)
  })

  it('keep whom the bill goes to when it is paid later, and refuse without', async () => {
    const { data, shown } = await booked('deferred_payment', 'later', { invoice: INVOICE })
    assert.equal(shown.payment.type, 'deferred_payment')
    assert.deepEqual((await rowOf(data.reservation_number)).row.invoice, INVOICE)
    const { answer } = await book('deferred_payment', 'later')
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors[0]?.details.base[0]?.field, 'payment.invoice')
  })

  it('wait a week for a bank transfer, say where to, and then free the room [PAY-009]', async () => {
    const stay = { checkin_date: '2026-12-20', checkout_date: '2026-12-21' }
    const { body: priced } = await guest.send(rooms.price, {
      hotelId: HOTORI,
      query: { ...stay, rooms: [line('transfer')], payment_type: 'bank_transfer' },
    })
    const body = await guest.booking(HOTORI, 'bank_transfer', [line('transfer')], {
      ...stay,
      quote_id: priced.meta.quote_id,
      total_price: priced.data.total.total_price,
    })
    const before = await sold()
    const { data } = (await guest.book(HOTORI, body, key())).body
    const due = (await show(data.reservation_number, data.token)).payment.bank_transfer
    assert.equal(due?.pay_by, '2026-11-08')
    assert.deepEqual(due.account, {
      bank: 'Kokoku Bank',
      branch: 'Hikone branch',
      kind: 'ordinary',
      number: '0012525',
      holder: 'カ）ホトリ',
    })
    const { row } = await rowOf(data.reservation_number)
    const [mail] = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.reservation_id, row.id))
    assert.deepEqual(Object(mail?.details).bank_transfer, due)

    const end = row.pay_by?.getTime() ?? NaN
    assert.equal(new Date(end).toISOString(), '2026-11-08T15:00:00.000Z', 'the end of the day in Japan')
    const start = world.clock.now()
    world.clock.advance(end - 1 - start)
    await world.provider.jobs.sweep()
    assert.equal((await rowOf(data.reservation_number)).row.status, 'done')
    world.clock.advance(1)
    await world.provider.jobs.sweep()
    const after = await rowOf(data.reservation_number)
    assert.deepEqual([after.row.status, after.row.cancel_reason], ['cancelled', 'not_paid'])
    assert.equal(await sold(), before)
    const letters = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.reservation_id, row.id))
    const [told, ...more] = letters.filter(({ template }) => template === 'cancellation')
    assert.deepEqual(more, [])
    for (const locale of LOCALE_CODES) {
      const { text } = await renderMail('cancellation', told?.details, locale)
      const t = await loadTranslate(locale, ['mail'])
      assert.ok(text.includes(t('mail.unpaidLead', { hotel: Object(told?.details).hotel.name })), text)
    }
    world.clock.advance(start - world.clock.now())
  })

  it('need no card where nothing is to be paid [PAY-056]', async () => {
    const { body, data, shown } = await booked('credit_card', 'gift')
    assert.equal(body.total_price, 0)
    assert.deepEqual([data.status, data.transaction, shown.payment.paid], ['done', null, 0])
    assert.equal((await rowOf(data.reservation_number)).paid, null)
  })

  it('cannot be mixed across rooms, and the provider says so itself [PAY-017]', async () => {
    const both = [line('card-only'), line('transfer', 'tsukimi')]
    const { body: priced } = await guest.send(rooms.price, { hotelId: HOTORI, query: { ...STAY, rooms: both } })
    for (const type of ['credit_card', 'bank_transfer', 'on_site'] as const) {
      const body = await guest.booking(HOTORI, type, both, {
        quote_id: priced.meta.quote_id,
        total_price: priced.data.total.total_price,
        payment: { type, ...(type === 'credit_card' && { card: await card(PAYS) }) },
      })
      const answer = await guest.book(HOTORI, body, key())
      assert.deepEqual([answer.status, answer.body.errors[0]?.details.reason], [422, 'payment_mix'], type)
    }
  })

  it('open the hotel’s desk after two refused cards, and not before', async () => {
    const unlucky = await openGuest(world)
    const atDesk = async () => {
      const body = await unlucky.booking(HOTORI, 'on_site', [line('card-only')])
      return (await unlucky.book(HOTORI, body, key())).status
    }
    for (const wanted of [422, 422]) {
      assert.equal(await atDesk(), wanted)
      const type = 'credit_card'
      const body = await unlucky.booking(HOTORI, type, [line('card-only')], {
        payment: { type, card: await card(REFUSED) },
      })
      assert.equal((await unlucky.book(HOTORI, body, key())).status, 402)
    }
    assert.equal(await atDesk(), 201)
  })

  it('stop while the payment provider is at work, and not a second longer', async () => {
    const now = world.clock.now()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const window = {
      from: at(0),
      to: at(60_000),
      brands: ['visa', 'master'],
      methods: ['on_site_credit_card_required'],
    }
    const close = (value: unknown) =>
      world.database.orm.execute(
        sql`update hotel set settings = jsonb_set(settings, '{payment_maintenance}', ${JSON.stringify(value)}::jsonb) where id = ${HOTORI}`,
      )
    await close([window])
    const { body } = await guest.send(starting.settings, { code: 'hotori' })
    const { payment_maintenance: windows } = mask(body.data, checkoutSettings)
    assert.deepEqual(windows.at(-1), window)
    // ERR-127, kept as data.
    assert.deepEqual(windows[0], {
      from: '2024-11-18T04:00:00+09:00',
      to: '2024-11-18T06:00:00+09:00',
      brands: ['visa', 'master'],
      methods: ['on_site_credit_card_required'],
    })
    const tries: [PaymentType, string, number][] = [
      ['credit_card', 'card-only', 422],
      ['on_site_credit_card_required', 'guarantee', 422],
    ]
    for (const [type, plan, wanted] of tries)
      assert.equal((await book(type, plan, { card: await card(PAYS) })).answer.status, wanted)
    world.clock.advance(60_000)
    assert.equal((await book('credit_card', 'card-only', { card: await card(PAYS) })).answer.status, 201)
    await close([])
  })

  it('takes a card that is valid through the day of departure and no other [PAY-038]', async () => {
    const stay = { checkin_date: '2027-05-30', checkout_date: '2027-05-31' }
    const later = { checkin_date: '2027-05-30', checkout_date: '2027-06-01' }
    for (const [dates, wanted] of [
      [stay, 201],
      [later, 422],
    ] as const) {
      const { body: priced } = await guest.send(rooms.price, {
        hotelId: HOTORI,
        query: { ...dates, rooms: [line('card-only')], payment_type: 'credit_card' },
      })
      const body = await guest.booking(HOTORI, 'credit_card', [line('card-only')], {
        ...dates,
        quote_id: priced.meta.quote_id,
        total_price: priced.data.total.total_price,
        payment: { type: 'credit_card', card: { ...(await card(PAYS)), expiry: '05/27' } },
      })
      const answer = await guest.book(HOTORI, body, key())
      assert.equal(answer.status, wanted, JSON.stringify(answer.body))
      if (wanted === 422) assert.equal(answer.body.errors[0]?.details.code, 3005)
    }
  })

  it('does not sell a plan of other languages, and says which language it wants', async () => {
    for (const [plan, locale, code] of [
      ['kotoba', 'en', 3601],
      ['visitor', 'ja', 3602],
      ['homely', 'en', 3603],
    ] as const) {
      const reader = await openGuest(world, { [HEADERS.locale]: locale })
      const { status, body } = await reader.send(rooms.price, {
        hotelId: HOTORI,
        query: { ...STAY, rooms: [line(plan)], payment_type: 'on_site' },
      })
      assert.deepEqual([status, body.errors[0]?.details.code], [422, code], plan)
    }
  })
})
