import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hasMultiCurrency } from './brands.ts'
import {
  CARD_BRANDS,
  isCardBrand,
  isOnlineCard,
  isPaymentType,
  keepsCurrency,
  needsGateway,
  overOnlineCap,
} from './payments.ts'
import { PAYMENT_TYPE_CODES } from './payment-codes.ts'

describe('payment types', () => {
  it('charge a card online except where the card is only a guarantee', () => {
    const online = PAYMENT_TYPE_CODES.filter(isOnlineCard)
    assert.equal(online.length, 8)
    assert.equal(isOnlineCard('on_site_credit_card_required'), false)
  })

  it('need a gateway for any card and for a redirect', () => {
    const without = PAYMENT_TYPE_CODES.filter((type) => !needsGateway(type))
    assert.deepEqual(without, ['on_site', 'deferred_payment', 'bank_transfer', 'pre_paid'])
  })

  it('are fourteen, and nothing else is one', () => {
    assert.equal(PAYMENT_TYPE_CODES.length, 14)
    for (const odd of ['x', 'toString', null]) assert.equal(isPaymentType(odd), false)
  })
})

describe('card brands', () => {
  it('are told from whatever else a gateway calls a card', () => {
    for (const brand of Object.keys(CARD_BRANDS)) assert.ok(isCardBrand(brand), brand)
    for (const other of ['Visa', 'maestro', '', 'toString', null, undefined, 1, ['visa']])
      assert.equal(isCardBrand(other), false, String(other))
  })

  it('are seven with a mark each, two of them other names of Visa and Mastercard [PAY-031]', () => {
    const marks = Object.entries(CARD_BRANDS).map(([brand, { is, mark }]) => [brand, is, mark])
    assert.deepEqual(marks, [
      ['visa', 'visa', 'VISA'],
      ['ponta_visa', 'visa', 'VISA'],
      ['master', 'master', 'Mastercard'],
      ['mastercard', 'master', 'Mastercard'],
      ['amex', 'amex', 'American Express'],
      ['jcb', 'jcb', 'JCB'],
      ['diners', 'diners', 'Diners Club'],
    ])
  })

  it('keep the selected currency for Visa and Mastercard, their aliases included', () => {
    const kept = (['visa', 'ponta_visa', 'master', 'mastercard', 'jcb', 'amex', 'diners'] as const).filter((brand) =>
      keepsCurrency('credit_card', brand),
    )
    assert.deepEqual(kept, ['visa', 'ponta_visa', 'master', 'mastercard'])
    assert.equal(keepsCurrency('on_site', 'visa'), false)
    assert.equal(keepsCurrency('credit_card', null), false)
  })

  it('refuse Visa and Mastercard above a million yen, not at it', () => {
    assert.equal(overOnlineCap(1_000_000, 'visa'), false)
    assert.equal(overOnlineCap(1_000_001, 'visa'), true)
    assert.equal(overOnlineCap(1_000_001, 'mastercard'), true)
    assert.equal(overOnlineCap(1_000_001, 'jcb'), false)
  })
})

describe('brands', () => {
  it('have several currencies when the hotel says so, except two', () => {
    assert.deepEqual(
      [838, 1242, 1, null].map((brand) => hasMultiCurrency(brand, true)),
      [false, false, true, true],
    )
    assert.equal(hasMultiCurrency(1, false), false)
    assert.equal(hasMultiCurrency(1, undefined), false)
  })
})
