import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../constants.ts'
import type { PaymentType } from '../../payment-codes.ts'
import { receiptState } from './receipts.ts'
import type { Received } from './receipts.ts'

const PAID: Received = {
  status: 'done',
  payment_type: 'credit_card',
  paid: 96_200,
  cancellation_fee: 28_860,
  checkout_date: '2026-11-26',
}
const LATER = Date.parse('2027-01-01T00:00:00Z')

describe('a receipt', () => {
  const midnights = [
    ['Asia/Tokyo', '2026-11-25T15:00:00Z'],
    ['Asia/Taipei', '2026-11-25T16:00:00Z'],
    ['America/New_York', '2026-11-26T05:00:00Z'],
    ['Pacific/Auckland', '2026-11-25T11:00:00Z'],
  ] as const
  for (const [zone, midnight] of midnights)
    it(`is there from the first minute of the check-out day in ${zone}`, () => {
      const at = Date.parse(midnight)
      assert.deepEqual(receiptState(PAID, zone, at - MINUTE_MS), { kind: 'from', at })
      assert.deepEqual(receiptState(PAID, zone, at), { kind: 'available', amount: 96_200 })
    })

  const cases: [string, Partial<Received>, number | null][] = [
    ['a deposit is for the deposit', { payment_type: 'credit_card_deposit', paid: 28_860 }, 28_860],
    ['a stay that is over is for what was paid', { status: 'completed' }, 96_200],
    ['a cancelled stay is for its fee, even while the rest is on its way back', { status: 'cancelled' }, 28_860],
    ['a cancelled stay without a fee is not written', { status: 'cancelled', cancellation_fee: 0 }, null],
    ['a cancelled stay that was given back wholly is not written', { status: 'cancelled', paid: 0 }, null],
    ['a payment under way is not written', { status: 'payment_pending' }, null],
    ['a stay that points paid for is not written', { paid: 0 }, null],
  ]
  it('for a cancelled stay is there at once', () => {
    const cancelled = { ...PAID, status: 'cancelled' as const }
    assert.deepEqual(receiptState(cancelled, 'Asia/Tokyo', 0), { kind: 'available', amount: 28_860 })
  })

  for (const [what, change, amount] of cases)
    it(`for ${what}`, () => {
      const wanted = amount === null ? { kind: 'never' } : { kind: 'available', amount }
      assert.deepEqual(receiptState({ ...PAID, ...change }, 'Asia/Tokyo', LATER), wanted)
    })

  const elsewhere: PaymentType[] = [
    'on_site',
    'on_site_credit_card_required',
    'deferred_payment',
    'bank_transfer',
    'pre_paid',
  ]
  for (const payment_type of elsewhere)
    it(`is the hotel's own matter when it is paid by ${payment_type}`, () =>
      assert.deepEqual(receiptState({ ...PAID, payment_type }, 'Asia/Tokyo', LATER), { kind: 'never' }))
})
