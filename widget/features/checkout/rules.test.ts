import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { create, mask } from 'superstruct'

import { PRICE_FIELDS } from '../../../shared/model/search/price.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { paymentTypes } from '../../../shared/model/payment/payment-type.ts'
import { acceptedKinds } from '../../../shared/payments.ts'
import { openWindows } from '../../../shared/rules/days/maintenance.ts'
import { deadlineOf } from '../../lib/deadline.ts'
import { codeOfFailed } from '../../payment/bank.ts'
import { billLines } from './price/bill-lines.ts'
import { calendarFile } from './confirmation/calendar-file.ts'
import { readFailed } from './failure/failed.ts'
import { isShortFlow, offeredMethods } from './pay/methods.ts'

const ZERO = Object.fromEntries(PRICE_FIELDS.map((field) => [field, 0]))
const price = (given: Partial<Price>) => ({ ...ZERO, cancellation: { fee: 0 }, ...given }) as Price // every field is there
const ALL = acceptedKinds(0, 'JPY')

describe('the ways of paying', () => {
  const offered = (plans: Parameters<typeof offeredMethods>[0]['plans'], more = {}) =>
    offeredMethods({ plans, options: [], currency: 'JPY', hasGateway: true, accepted: ALL, ...more })

  it('are those all chosen plans allow and the hotel offers [PAY-001]', () => {
    const plans = [
      { payment_method: ['on_site', 'credit_card'] as const },
      { payment_method: ['credit_card'] as const },
    ]
    assert.deepEqual(offered(plans), [{ type: 'credit_card', off: null }])
    assert.deepEqual(offered(plans, { options: ['on_site'] }), [])
  })

  it('stay visible with the reason when they cannot be used', () => {
    const plans = [{ payment_method: ['credit_card', 'twd_credit_card', 'amazon_pay'] as const }]
    assert.deepEqual(
      offered(plans, { hasGateway: false }).map(({ type, off }) => [type, off]),
      [
        ['credit_card', 'gateway'],
        ['amazon_pay', 'gateway'],
      ],
    )
    assert.deepEqual(offered([{ payment_method: ['credit_card'] }], { accepted: [] })[0]?.off, 'cap')
  })

  it('are without those we do not know, and nothing breaks [PAY-016]', () => {
    const known = create(['x', 'on_site', 7], paymentTypes())
    assert.deepEqual(known, ['on_site'])
    assert.deepEqual(offered([{ payment_method: known }]), [{ type: 'on_site', off: null }])
    assert.deepEqual(mask({ hotel_id: 1, payment_options: ['x', 'on_site'] }, checkoutSettings).payment_options, [
      'on_site',
    ])
  })

  it('have the hotel’s desk among them once it takes whoever had no luck with cards', () => {
    const plans = [{ payment_method: ['credit_card'] as const }]
    assert.deepEqual(
      offered(plans, { isDeskOpen: true }).map(({ type }) => type),
      ['credit_card', 'on_site'],
    )
    assert.deepEqual(offered([], { isDeskOpen: true }), [])
  })

  it('rest while the payment provider is at work, from its first second to its last [ERR-127] [PAY-058]', () => {
    const hours = {
      from: '2024-11-18T04:00:00+09:00',
      to: '2024-11-18T06:00:00+09:00',
      brands: ['visa', 'master'] as const,
      methods: ['on_site_credit_card_required'] as const,
    }
    const windows = [{ ...hours, brands: [...hours.brands], methods: [...hours.methods] }]
    const open = (at: string) => openWindows(windows, Date.parse(at)).length
    assert.deepEqual(
      ['03:59:59', '04:00:00', '05:59:59', '06:00:00'].map((time) => open(`2024-11-18T${time}+09:00`)),
      [0, 1, 1, 0],
    )
    const plans = [{ payment_method: ['on_site', 'on_site_credit_card_required'] as const }]
    assert.deepEqual(
      offered(plans, { closed: hours.methods }).map(({ type, off }) => [type, off]),
      [
        ['on_site', null],
        ['on_site_credit_card_required', 'maintenance'],
      ],
    )
  })

  it('lose Visa and Mastercard strictly above a million yen', () => {
    assert.equal(acceptedKinds(1_000_000, 'JPY').includes('visa'), true)
    assert.deepEqual(acceptedKinds(1_000_001, 'JPY'), ['amex', 'jcb', 'diners'])
    assert.equal(acceptedKinds(9_000_000, 'KRW').includes('visa'), true)
  })

  const flows: [string, Parameters<typeof isShortFlow>, boolean][] = [
    ['no card', [[{ type: 'on_site', off: null }], 100], true],
    [
      'a card among them',
      [
        [
          { type: 'on_site', off: null },
          { type: 'credit_card', off: null },
        ],
        100,
      ],
      false,
    ],
    [
      'a card that cannot be used',
      [
        [
          { type: 'on_site', off: null },
          { type: 'credit_card', off: 'gateway' },
        ],
        100,
      ],
      true,
    ],
    ['nothing to pay', [[{ type: 'credit_card', off: null }], 0], true],
    ['no way at all', [[], 100], false],
  ]
  for (const [name, given, isShort] of flows)
    it(`need ${isShort ? 'two' : 'three'} steps with ${name}`, () => assert.equal(isShortFlow(...given), isShort))
})

describe('the bill', () => {
  const cases: [string, Partial<Price>, string[]][] = [
    ['taxes', { total_price: 1100, tax: 100 }, ['billFor', 'billTaxes']],
    [
      'a promotion that is part of the special discount',
      { total_price: 1000, tax: 90, promotion_discount_amount: 200, total_special_discount: 200 },
      ['billFor', 'billPromotion', 'billTaxes'],
    ],
    [
      'everything',
      {
        total_price: 900,
        tax: 80,
        accommodation_tax: 10,
        promotion_discount_amount: 100,
        total_special_discount: 130,
        spending_point_value: 50,
      },
      ['billFor', 'billPromotion', 'billDiscount', 'billPoints', 'billTaxes', 'billLocalTax'],
    ],
  ]
  for (const [name, given, keys] of cases)
    it(`adds up to the total with ${name}`, () => {
      const lines = billLines({ price: price(given), off: {} })
      assert.equal(
        lines.reduce((sum, { amount }) => sum + amount, 0),
        given.total_price,
      )
      assert.deepEqual(
        lines.map(({ key }) => key),
        keys.map((key) => `checkout.${key}`),
      )
    })
})

describe('the failure page', () => {
  const read = (search: string) => readFailed(new URLSearchParams(search))
  it('believes only codes of ours and never shows what the address says', () => {
    assert.deepEqual(read('error_code=3006&error=Call+this+number'), { code: 3006, money: 'none' })
    assert.deepEqual(read('error_code=1105'), { code: 1105, money: 'refund' })
    assert.deepEqual(read('error_code=9999&error=<b>x</b>'), { code: null, money: 'unknown' })
    assert.deepEqual(read(''), { code: null, money: 'unknown' })
  })
  it('names the reason the bank check ended for', () => {
    assert.equal(codeOfFailed({ status: 'failed', code: 3006 }, false), 3006)
    assert.equal(codeOfFailed({ status: 'cancelled', code: null }, false), 3008)
    assert.equal(codeOfFailed({ status: 'cancelled', code: null }, true), 3001)
    assert.equal(codeOfFailed({ status: 'failed', code: null }, false), 3002)
  })
})

describe('the time for the bank', () => {
  const now = Date.parse('2026-11-01T00:00:00Z')
  it('is the server’s, unless its clock and ours disagree', () => {
    assert.equal(deadlineOf('2026-11-01T00:14:00Z', now), now + 14 * 60_000)
    assert.equal(deadlineOf('2025-11-01T00:14:00Z', now), now + 15 * 60_000)
    assert.equal(deadlineOf('2027-11-01T00:14:00Z', now), now + 15 * 60_000)
  })
})

describe('the calendar file', () => {
  const file = calendarFile({
    number: 'SRT-1',
    version: 3,
    title: 'Stay; at\nthe inn, by the 湖'.repeat(4),
    deadlineTitle: 'Last moment',
    note: 'n',
    place: 'p',
    url: null,
    from: Date.parse('2026-11-20T15:00:00+09:00'),
    to: Date.parse('2026-11-22T11:00:00+09:00'),
    deadline: Date.parse('2026-11-16T18:00:00+09:00'),
    now: 0,
  })
  it('holds the stay and the last moment to cancel', () => {
    for (const line of ['DTSTART:20261120T060000Z', 'DTEND:20261122T020000Z', 'DTSTART:20261116T090000Z'])
      assert.ok(file.includes(line), line)
    assert.match(file.replaceAll('\r\n ', ''), /SUMMARY:Stay\\; at\\nthe inn\\, by the 湖/)
  })
  it('has no line over 75 bytes and no bare line end', () => {
    for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75 && !line.includes('\n'), line)
  })
})
