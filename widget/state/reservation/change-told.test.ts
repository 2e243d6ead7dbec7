import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Failure } from '../../lib/failure.ts'
import { messageOf } from './change-told.ts'

describe('why a stay was not changed', () => {
  for (const [code, reason, key] of [
    [1500, 'voucher_dates', 'changing.voucherDates'],
    [1500, 'expired', 'changing.couponExpired'],
    [1000, 'other_currency', 'changing.other_currency'],
  ] as const)
    it(`is told in words of its own (${reason})`, () => {
      const failure = new Failure('refused', 422, { errors: [{ title: 'No', details: { code, reason } }] })
      assert.deepEqual(messageOf(failure), { key })
    })
})
