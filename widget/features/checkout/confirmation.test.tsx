import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { renderSVG } from 'uqr'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { PRICE_FIELDS } from '../../../shared/model/price.ts'
import type { Price } from '../../../shared/model/price.ts'
import type { Question } from '../../../shared/model/question.ts'
import { TRANSACTION_STATUSES } from '../../../shared/model/reservation.ts'
import type { Reservation } from '../../../shared/model/reservation.ts'
import { PAYMENT_TYPE_CODES } from '../../../shared/payment-codes.ts'
import { money } from '../../../shared/rules/money.ts'
import { openWorld } from '../../../test/contract/world.ts'
import type { World } from '../../../test/contract/world.ts'
import { openCheckout, TARO } from '../../../test/lib/open-checkout.tsx'
import { until } from '../../../test/lib/until.ts'
import { paymentLine } from '../../../test/lib/payment-lines.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation.ts'
import { loadPartsAtom, showLocaleAtom } from '../../state/texts.ts'
import { bookedAtom, loadBookedAtom, numberAtom } from './booked.ts'
import { readDrawing } from '../../state/qr-drawing.ts'

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

const QUESTION: Question = {
  id: 1,
  question_type: 'free',
  answer_type: 'text',
  title: 'Is there anything you do not eat?',
  lang: null,
  options: [],
  multiple: false,
  required: false,
  attachable: true,
  labels: ['place_confirmation_screen'],
  hotel_plan_codes: [],
  display_start_date: null,
  display_end_date: null,
  ownable_type: 'Hotel',
  answer: { text: 'No shellfish', remote_attachments_urls: ['https://api.example/allergies.pdf'] },
  remote_attachments_urls: [],
  remote_attachments_alts: [],
}
const EXTRA = { lang: null, date: null, delivered_at: null, price_without_tax: 0, question: null, answer: null }

describe('the confirmation', () => {
  let world: World
  let checkout: Awaited<ReturnType<typeof openCheckout>>
  let booked: Reservation
  let asked: Question[] = []
  before(async () => {
    world = await openWorld()
    checkout = await openCheckout(world, 'on_site')
    // What is shown here of a stay is not in the world, and its questions are asked for once more.
    checkout.spoil(async (send, { method, path }) =>
      method === 'GET' && path.endsWith('/additional_questions') ? Response.json({ data: asked }) : send(),
    )
    await checkout.store.set(loadPartsAtom, ['errors'])
    await checkout.press('Continue to payment')
    await checkout.press('Book, pay at the hotel')
    await checkout.sees('We look forward to you, Taro')
    const state = checkout.store.get(bookedAtom)
    assert.ok(state.kind === 'ready')
    booked = state.reservation
  })
  after(() => world.close())

  const show = (change: Partial<Reservation>) => {
    asked = change.additional_questions ?? []
    checkout.store.set(bookedAtom, { kind: 'ready', reservation: { ...booked, ...change } })
  }
  const lines = () =>
    checkout.page
      .all('.summary dl.bill > div')
      .map((line) => [line.querySelector('dt')?.textContent, line.querySelector('dd')?.textContent])
  const lineOf = (label: string) => lines().find(([name]) => name === label)?.[1]
  const open = (number: string, state: object) => {
    checkout.store.set(goAtom, { to: 'confirmation', params: { confirmationNumber: number }, state })
    return checkout.store.set(loadBookedAtom, number)
  }

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
      'In all': 65_013,
      Paid: 20_006,
    }
    for (const [label, amount] of Object.entries(wanted)) assert.equal(lineOf(label), yen(amount), label)
  })

  it('lies open on paper where it is folded on the screen [CONF-011]', async () => {
    const { page } = checkout
    show({ total: { ...booked.total, total_price_before_point_discount: 1, total_extra_price: 2 } })
    const isOpen = () => page.all('main details').map((one) => one.hasAttribute('open'))
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
    await until(() => lineOf('Payment') === 'PayPal · Paid', 'the wallet by its name')
  })

  it('shows the answers, the file and the extras with their quantities and days [CONF-006]', async () => {
    const stop = { ...QUESTION, id: 2, title: 'When will you arrive?', answer: { checkin_time: '17:30' } }
    show({
      additional_questions: [QUESTION, stop],
      extras: [
        {
          ...EXTRA,
          extra_id: 1,
          name: 'Champagne',
          quantity: 2,
          price: 17_600,
          date: '2026-11-24',
          delivered_at: '18:00',
        },
        { ...EXTRA, extra_id: 2, name: 'Yukata to take home', quantity: 3, price: 9_900 },
      ],
    })
    const said = ['No shellfish', 'When will you arrive?', '17:30', 'Champagne × 2', 'Yukata to take home × 3', '18:00']
    for (const words of [...said, yen(17_600), yen(9_900)]) await checkout.sees(words)
    await checkout.sees(/Champagne × 2.*2026\/11\/24|Champagne × 2.*24 Nov/)
    await checkout.sees('File 1')
    const file = checkout.page.all('main a').find((link) => link.getAttribute('href')?.endsWith('allergies.pdf'))
    assert.equal(file?.textContent, 'File 1')
    show({})
  })

  it('stays where it is while it is fetched in another language', async () => {
    const { page, store, sees } = checkout
    await sees('What happens next')
    const title = page.one('h1')
    await store.set(showLocaleAtom, 'ja')
    await sees('これからの流れ')
    await until(() => page.one('h1') === title && title.textContent.includes('さま'), 'the same title in Japanese')
    await store.set(showLocaleAtom, 'en')
    await sees('Shirotsuki is glad to help')
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
    await checkout.sees('Shirotsuki is glad to help')
  })

  it('shows the number as a code for the desk, as lines and never as markup [CONF-010]', async () => {
    const { page, sees, sent } = checkout
    await until(() => page.all('svg.qr').length === 1, 'the code')
    const code = page.one('svg.qr')
    const number = booked.reservation_number
    assert.equal(code.getAttribute('role'), 'img')
    assert.equal(code.getAttribute('aria-label'), `QR code of reservation ${number}`)
    await sees('Show this at the front desk.')
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
    await sees('This stay was cancelled')
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

  it('is shown to whoever has the e-mail or the token, and to nobody else [CONF-001]', async () => {
    const { store, sees, text } = checkout
    const kept = store.get(environmentAtom).storage.read('booked')
    assert.ok(kept?.[0]?.token)
    const { reservation_number: number, rooms } = booked
    await open(number, { email: TARO.email.toUpperCase() })
    await sees('We look forward to you')
    store.get(environmentAtom).storage.remove('booked')
    await open(number, { bypass_token: kept[0].token })
    await sees('We look forward to you')

    const refused = 'No booking goes with this number and e-mail address. Please check both.'
    for (const [wrong, state] of [
      [number, { email: 'someone@example.com' }],
      [number, { bypass_token: 'x'.repeat(43) }],
      ['ABC-1234-5678', { email: TARO.email }],
    ] as const) {
      store.get(environmentAtom).storage.remove('booked')
      await open(wrong, state)
      await sees(refused)
      assert.ok(![rooms[0]?.room_type_name, 'Taro'].some((words) => text().includes(String(words))))
    }
    store.get(environmentAtom).storage.write('booked', kept)
  })

  it('keeps token and booking method for what is asked later, without the e-mail [CONF-015]', async () => {
    const { store, sees, sent, press, page } = checkout
    const { reservation_number: number } = booked
    const kept = store
      .get(environmentAtom)
      .storage.read('booked')
      ?.find((one) => one.reservation_number === number)
    assert.equal(kept?.booking_method, 'booking_widget')
    assert.ok(kept?.token)

    await open(number, {})
    assert.equal(store.get(numberAtom), number)
    await sees('We look forward to you')
    assert.equal(sent.findLast(({ path }) => path.endsWith(number))?.query.get('bypass_token'), kept?.token)

    await open(number, { email: TARO.email })
    show({ additional_questions: [{ ...QUESTION, answer: null }] })
    await sees('The hotel would also like to know')
    const field = page.one('form textarea, form input[type=text]')
    assert.ok('value' in field)
    field.value = 'No nuts'
    page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
    await press('Send answers')
    const isLater = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith(`${number}/additional_questions`)
    await until(() => sent.some(isLater), 'the answer')
    assert.deepEqual([...(sent.find(isLater)?.query ?? [])], [['bypass_token', kept?.token]])
  })
})
