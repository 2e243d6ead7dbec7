import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { renderSVG } from 'uqr'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { PRICE_FIELDS } from '../../../../shared/model/search/price.ts'
import type { Price } from '../../../../shared/model/search/price.ts'
import { TRANSACTION_STATUSES } from '../../../../shared/model/stay/reservation.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { PAYMENT_TYPE_CODES } from '../../../../shared/payment-codes.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openBooked } from '../../../../test/lib/widget/open-booked.ts'
import type { Booked } from '../../../../test/lib/widget/open-booked.ts'
import { until } from '../../../../test/lib/until.ts'
import { paymentLine } from '../../../../test/lib/payment-lines.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'
import { readDrawing } from '../../../state/reservation/qr-drawing.ts'

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

describe('the confirmation', () => {
  let world: World
  let checkout: Booked
  let booked: Reservation
  before(async () => {
    world = await openWorld()
    checkout = await openBooked(world)
    booked = checkout.booked
  })
  after(() => world.close())

  const show = (change: Partial<Reservation>) => checkout.show(change)
  const lines = () =>
    checkout.page
      .all('.summary dl.bill > div')
      .map((line) => [line.querySelector('dt')?.textContent, line.querySelector('dd')?.textContent])
  const lineOf = (label: string) => lines().find(([name]) => name === label)?.[1]

  it('shows number, hotel with its page, status, plan, room, guests and nights [CONF-002]', async () => {
    const { page, sees } = checkout
    const [room] = booked.rooms
    assert.equal(booked.hotel.url, 'http://host.test/')
    const url = 'https://inn.example/'
    show({ hotel: { ...booked.hotel, url } })
    for (const words of [booked.reservation_number, room?.room_plan_name, room?.room_type_name, '2 adults', '2 nights'])
      await sees(String(words))
    await until(() => lineOf('Booking') === 'Confirmed', 'the status')
    const link = () => page.all('.summary a').find(({ textContent }) => textContent === booked.hotel.name)
    await until(() => link()?.getAttribute('href') === url, 'the page of the hotel')
  })

  it('shows every line of the provider: taxes, fees, discounts, deposit and what remains [CONF-003]', async () => {
    const amounts = Object.fromEntries(PRICE_FIELDS.map((field) => [field, 0]))
    const total = {
      ...amounts,
      room_price_without_tax: 60_000,
      tax: 9_001,
      accommodation_tax: 602,
      promotion_discount_amount: 3_003,
      coupon_discount_amount: 1_004,
      total_special_discount: 5_005,
      deposit_amount: 20_006,
      remain_amount: 45_007,
      total_price: 65_013,
      cancellation: { fee: 0 },
    } as unknown as Price // every field is there
    const payment: Reservation['payment'] = {
      ...booked.payment,
      type: 'credit_card_deposit',
      transaction_status: 'captured',
      paid: 20_006,
      due_at_hotel: 45_007,
      lines: [
        { kind: 'paid', amount: 20_006, currency: 'JPY', by: null, until: null, hotel: null },
        { kind: 'hotel_due', amount: 45_007, currency: 'JPY', by: null, until: null, hotel: null },
      ],
    }
    show({ total, payment, service_fee: 4_008, deposit_percentage: 31 })
    await checkout.sees('of which service fee')
    const wanted = {
      Taxes: 9_001,
      'of which service fee': 4_008,
      'Accommodation tax': 602,
      Promotion: -3_003,
      Coupon: -1_004,
      'All offers together': 5_005,
      'Deposit (31%)': 20_006,
      'To pay at the hotel': 45_007,
      Total: 65_013,
      Paid: 20_006,
    }
    for (const [label, amount] of Object.entries(wanted)) assert.equal(lineOf(label), yen(amount), label)
  })

  it('lies open on paper where it is folded on the screen [CONF-011]', async () => {
    const { page } = checkout
    show({ total: { ...booked.total, total_price_before_point_discount: 1, total_extra_price: 2 } })
    const isOpen = () => page.all('.screen details').map((one) => one.hasAttribute('open'))
    await until(() => isOpen().join() === 'false', 'what is folded')
    const print = (name: string) => page.view.dispatchEvent(new page.view.Event(name))
    print('beforeprint')
    assert.deepEqual(isOpen(), [true])
    print('afterprint')
    assert.deepEqual(isOpen(), [false])
  })

  it('says in words how it is paid and how the payment stands [CONF-005]', async () => {
    for (const type of PAYMENT_TYPE_CODES)
      for (const state of TRANSACTION_STATUSES) {
        show({ payment: { ...booked.payment, type, transaction_status: state } })
        const words = paymentLine(type, state)
        await until(() => lineOf('Payment') === words, `${words} for ${type}, ${state}: ${lineOf('Payment')}`)
      }
    show({ payment: { ...booked.payment, type: 'credit_card', transaction_status: 'captured', wallet: 'paypal' } })
    await until(() => lineOf('Payment') === 'PayPal\u00a0· Paid', 'the wallet by its name')
  })

  it('stays where it is while it is fetched in another language', async () => {
    const { page, store, sees } = checkout
    await sees('What happens next')
    const title = page.one('h1')
    await store.set(showLocaleAtom, 'ja')
    await sees('これからの流れ')
    await until(() => page.one('h1') === title && title.textContent.includes('さま'), 'the same title in Japanese')
    await store.set(showLocaleAtom, 'en')
    await sees('Shirotsuki will be glad to help')
  })

  it('says within how many minutes the mail comes, in every language [CONF-009]', async () => {
    for (const locale of LOCALE_CODES) {
      await checkout.store.set(showLocaleAtom, locale)
      const t = await loadTranslate(locale, ['checkout'])
      const words = t('checkout.nextMail', { n: 10 })
      assert.match(words, /10|١٠/)
      await checkout.sees(words)
    }
    await checkout.store.set(showLocaleAtom, 'en')
    await checkout.sees('Shirotsuki will be glad to help')
  })

  it('shows the number as a code for the desk, as lines and never as markup [CONF-010]', async () => {
    const { page, sees, sent } = checkout
    await until(() => page.all('svg.qr').length === 1, 'the code')
    const code = page.one('svg.qr')
    const number = booked.reservation_number
    assert.equal(code.getAttribute('role'), 'img')
    assert.equal(code.getAttribute('aria-label'), `QR code of reservation ${number}`)
    await sees('Show this at reception.')
    const drawn = code.querySelector('path')?.getAttribute('d')
    assert.ok(drawn && renderSVG(number, { border: 4 }).includes(`d="${drawn}"`))
    const calls = sent.filter(({ path }) => path === '/qr_codes')
    assert.ok(calls.every(({ query }) => query.get('qr_code') === number))

    const evil = '<svg viewBox="0 0 9 9"><path d="M0 0" onload="x"/><path d="javascript:x"/><script>x</script></svg>'
    assert.deepEqual(readDrawing(evil), { size: '9', modules: 'M0 0' })
    assert.equal(readDrawing('<svg viewBox="0 0 9 9"><image href="x"/></svg>'), null)
    const before = sent.length
    show({ qr_code: null })
    await until(() => page.all('svg.qr').length === 0, 'no code')
    assert.ok(sent.slice(before).every(({ path }) => path !== '/qr_codes'))
  })

  it('shows a cancelled stay as cancelled, and offers nothing to change about it [CONF-014]', async () => {
    const { page, sees, text } = checkout
    show({})
    await sees('If your plans change')
    show({ status: 'cancelled' })
    await sees('This stay has been cancelled')
    await until(() => lineOf('Booking') === 'Cancelled', 'the status')
    for (const words of [
      'If your plans change',
      'Change or cancel',
      'What happens next',
      'We look forward',
      'Add to calendar',
    ])
      assert.ok(!text().includes(words), words)
    assert.equal(page.all('svg.qr').length, 0)
    show({})
  })
})
