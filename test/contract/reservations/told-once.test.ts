import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import type { ComponentType } from 'react'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { receiptPdf } from '../../../demo-host/provider/documents/receipt.ts'
import { wireLines } from '../../../demo-host/provider/payments/stay-money.ts'
import { PAYMENT_TYPE_CODES } from '../../../shared/payment-codes.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { dueLines, stayMoney } from '../../../shared/rules/money/stay-money.ts'
import { StayBill } from '../../../widget/features/manage/stay-bill.tsx'
import { BookedMoney } from '../../../widget/features/checkout/confirmation/booked/told-money.tsx'
import { environmentAtom } from '../../../widget/state/environment.ts'
import type { Environment } from '../../../widget/state/environment.ts'
import { wordsOf } from '../../lib/pdf.ts'
import { rendered } from '../../lib/rendered.tsx'
import { PAYEES, STATES, TIMES } from '../helpers/stay-cases.ts'

const HOTEL = { name: 'Shirotsuki', address: '1 Lakeside, Hakone', phone: '+81460000000' }
const ACCOUNT = {
  bank: 'Hakone Bank',
  branch: 'Lakeside',
  kind: 'ordinary',
  number: '1234567',
  holder: 'SHIROTSUKI',
} as const
const DUE = { pay_by: '2026-12-01', account: ACCOUNT }

type State = keyof typeof STATES
type Case = { type: PaymentType; currency: 'JPY' | 'USD'; state: State; times: keyof typeof TIMES }

function told({ type, currency, state, times }: Case) {
  const waits = type === 'bank_transfer' ? DUE : null
  const facts = {
    ...STATES[state](currency),
    payment_type: type,
    currency: 'JPY',
    pay_by: waits?.pay_by ?? null,
  } as const
  const lines = stayMoney(facts)
  const agreed = TIMES[times]
  const isKnown = times !== 'day use without its own times'
  const money = wireLines(lines, 'JPY')
  const payment = { type, lines: money, transaction_status: 'captured', bank_transfer: waits }
  const stay = {
    status: facts.status,
    currency: 'JPY',
    payment,
    total: { total_price: facts.total, cancellation: { fee: facts.fee } },
    rooms: [],
  } as unknown as Reservation // as much of it as a bill asks for
  return { facts, lines, money, stay, agreed, isKnown, waits }
}

/** Every sum that a place names, in its own currency. */
const sumsIn = (text: string): string[] => (text.match(/[¥$][\d,]+(?:\.\d\d)?/g) ?? []).toSorted()
const unique = (sums: readonly string[]) => [...new Set(sums)].toSorted()

describe('a stay is told once', () => {
  let t: Translate
  let shown: (Part: ComponentType<{ reservation: Reservation }>, reservation: Reservation) => string
  before(async () => {
    t = await loadTranslate('en', ['core', 'common', 'errors', 'codes', 'manage', 'booked'])
    const store = createStore()
    store.set(environmentAtom, { i18n: { t: () => t } } as unknown as Environment) // all that words need
    shown = (Part, reservation) => {
      const ui = rendered(createElement(Provider, { store }, createElement(Part, { reservation })))
      const text = ui
        .all('dl.bill > div:not(.sum)')
        .map((line) => line.textContent)
        .join('\n')
      ui.leave()
      return text
    }
  })

  const stayOf = (one: Case) => {
    const { facts, money, agreed, isKnown, waits } = told(one)
    const times = isKnown ? agreed : { ...agreed, check_in_from: '', check_in_to: '', check_out_time: '' }
    return {
      hotel: HOTEL,
      guest_name: 'Taro Yamada',
      reservation_number: 'SRT-1',
      ...times,
      currency: 'JPY',
      money,
      nights: one.times === 'night' ? 2 : 0,
      bank_transfer: waits ?? undefined,
      link: 'http://host.test/',
      total: facts.total,
    } as const
  }
  const rooms = [{ name: 'Suite', plan: 'Autumn', adults: 2, children: 0, cancellation: [] }]
  async function mailOf(one: Case): Promise<string> {
    const { total, bank_transfer, ...stay } = stayOf(one)
    const { facts } = told(one)
    if (facts.status === 'cancelled') {
      const { check_in_from: _f, check_in_to: _t, check_out_time: _o, nights: _n, ...cancelled } = stay
      return (await renderMail('cancellation', { ...cancelled, rooms: ['Suite'], fee: facts.fee }, 'en')).text
    }
    return (await renderMail('confirmation', { ...stay, rooms, total, bank_transfer }, 'en')).text
  }

  for (const state of Object.keys(STATES) as State[])
    for (const currency of ['JPY', 'USD'] as const)
      it(`in the same sums and to the same payee by every way of paying: ${state}, charged in ${currency} [CONF-023]`, async () => {
        for (const type of PAYMENT_TYPE_CODES)
          for (const times of Object.keys(TIMES) as (keyof typeof TIMES)[]) {
            const one = { type, currency, state, times }
            const { facts, money, stay } = told(one)
            const confirmation = shown(BookedMoney, stay)
            const review = shown(StayBill, stay)
            const mail = await mailOf(one)
            const what = `${JSON.stringify(one)}: ${confirmation} | ${review} | ${mail}`
            assert.deepEqual(sumsIn(confirmation), sumsIn(review), what)
            // The mail names the total or the fee as well.
            const whole = `¥${(facts.status === 'cancelled' ? facts.fee : facts.total).toLocaleString('en')}`
            assert.deepEqual(unique(sumsIn(mail)), unique([...sumsIn(confirmation), whole]), what)
            for (const { by } of money)
              if (by) for (const place of [confirmation, review, mail]) assert.ok(place.includes(by), what)
            const isAtDesk = money.some(({ kind }) => kind === 'hotel_due')
            if (PAYEES[type] !== 'desk') assert.ok(!isAtDesk)
            for (const place of [confirmation, review, mail])
              assert.equal(place.includes('To pay at the hotel'), isAtDesk, what)
            assertTimes(mail, one)
          }
      })

  function assertTimes(mail: string, { state, times }: Case) {
    if (state.startsWith('cancelled')) return
    const said = { night: ['15:00 to 18:00', 'until 11:00'], 'day use': ['11:00 to 13:00', 'until 17:00'] } as const
    if (times === 'day use without its own times') return assert.doesNotMatch(mail, /\d\d:\d\d/)
    for (const words of said[times]) assert.ok(mail.includes(words), `${words} in ${mail}`)
  }

  it('by bank transfer names the account and the last day, never the hotel’s desk [PAY-009]', async () => {
    const one = { type: 'bank_transfer', currency: 'JPY', state: 'unpaid', times: 'night' } as const
    const { stay } = told(one)
    const { total: _total, ...data } = stayOf(one)
    const reminder = await renderMail('reminder', { ...data, rooms: ['Suite'], calendar: CALENDAR }, 'en')
    for (const mail of [await mailOf(one), reminder.text]) {
      for (const words of ['Please transfer', '¥60,000', '2026/12/01', 'Hakone Bank', '1234567'])
        assert.ok(mail.includes(words))
      assert.doesNotMatch(mail, /at the hotel/)
    }
    for (const place of [shown(BookedMoney, stay), shown(StayBill, stay)])
      assert.equal(place, 'To pay by bank transfer by 2026/12/01¥60,000')
  })

  it('on the receipt, with each card and what is open', async () => {
    for (const state of ['paid with two cards', 'partly paid', 'changed dearer'] as const) {
      const { facts, lines } = told({ type: 'credit_card_deposit', currency: 'JPY', state, times: 'night' })
      const received = lines.filter(({ kind }) => kind === 'paid').reduce((sum, { amount }) => sum + amount, 0)
      const pdf = await receiptPdf(
        {
          kind: 'stay',
          reservation_number: 'SRT-1',
          issued_on: '2026-12-12',
          name: 'Taro Yamada',
          business_number: null,
          hotel: HOTEL,
          checkin_date: '2026-12-10',
          checkout_date: '2026-12-12',
          nights: 2,
          currency: 'JPY',
          received,
          charged: null,
          lines: [{ name: 'Suite', more: '', amount: facts.total }],
          voucher: 0,
          points: 0,
          total: facts.total,
          taxes: 0,
          service_fee: 0,
          local_tax: 0,
          due: dueLines(lines),
          payments: facts.payments.map(({ by }) => ({ card: null, wallet: by, on: '2026-11-01' })),
        },
        1,
        'en',
      )
      const words = await wordsOf(pdf)
      for (const { by } of facts.payments) assert.ok(words.includes(String(by)), `${by} in ${words}`)
      const open = facts.total - received
      assert.equal(words.includes('To pay at the hotel'), open > 0, words)
      for (const sum of [received, facts.total, ...(open > 0 ? [open] : [])])
        assert.ok(words.includes(`¥${sum.toLocaleString('en')}`), `${sum} in ${words}`)
    }
  })

  it('in a mail that was queued before it had lines', async () => {
    const {
      total: _total,
      money: _money,
      ...data
    } = stayOf({ type: 'on_site', currency: 'JPY', state: 'unpaid', times: 'night' })
    const before = { ...data, rooms, total: 60_000, paid: 20_000, due_at_hotel: 40_000 }
    const mail = await renderMail('confirmation', before, 'en')
    for (const words of ['Paid', '¥20,000', 'To pay at the hotel', '¥40,000']) assert.ok(mail.text.includes(words))
    const cancelled = {
      hotel: HOTEL,
      guest_name: 'Taro',
      reservation_number: 'SRT-1',
      checkin_date: '2026-12-10',
      checkout_date: '2026-12-12',
    }
    const refund = { amount: 18_995, currency: 'USD' }
    const old = { ...cancelled, rooms: ['Suite'], currency: 'JPY', fee: 0, due: 0, refund, link: 'http://host.test/' }
    assert.ok((await renderMail('cancellation', old, 'en')).text.includes('$189.95'))
  })
})

const CALENDAR = { from: 1_000, to: 2_000, deadline: null, written_at: 0, url: null }
