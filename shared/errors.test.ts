import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ERRORS, errorRow, errorText, errorTextKey, isErrorCode } from './errors.ts'
import { STATUSES } from './statuses.ts'

// ERR-010 to ERR-077 and ERR-101 to ERR-110, written out; 3900 is ours (AMB-83).
const CATALOGUE = [
  1000, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1200, 1250, 1251, 1252, 1300, 1301, 1302, 1400, 1401, 1402, 1403,
  1500, 1501, 1600, 1903, 2001, 2101, 2201, 2304, 2401, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3011,
  3013, 3014, 3016, 3200, 3201, 3202, 3203, 3204, 3205, 3250, 3251, 3252, 3401, 3402, 3403, 3501, 3502, 3503, 3504,
  3601, 3602, 3603, 3604, 3704, 3705, 3750, 3751, 3752, 3753, 3754, 3756, 3757, 3760, 3780, 3781, 3782, 3783, 3900,
  4000,
]

describe('the table of error codes', () => {
  it('has every code of the catalogue and no other', () => {
    assert.deepEqual(
      Object.values(ERRORS).map(({ code }) => code),
      CATALOGUE,
    )
  })

  it('keeps the guest at the payment for what is wrong with a card', () => {
    for (const code of [3003, 3004, 3005, 3007, 3204, 3205]) assert.equal(errorRow(code).then, 'payment', String(code))
  })

  it('leads to the failure page for the bank check and for payments that did not happen', () => {
    for (const code of [3001, 3002, 3006, 3008, 3009, 3011, 3203, 3250, 3251, 3252])
      assert.equal(errorRow(code).then, 'fail', String(code))
  })

  it('says of every payment what happened to the money', () => {
    for (const code of CATALOGUE.filter((code) => ['payment', 'fail'].includes(errorRow(code).then)))
      assert.ok(errorRow(code).money, String(code))
  })

  it('reads 1105 as the room, or as an extra when the payload names one', () => {
    assert.deepEqual([errorRow(1105).money, errorTextKey(1105)], ['refund', 'errors.1105'])
    assert.deepEqual(
      [errorRow(1105, { extra_id: 3 }).money, errorTextKey(1105, { extra_id: 3 })],
      [undefined, 'errors.1105_extra'],
    )
  })

  it('takes the numbers of a text from the payload, or does without', () => {
    assert.deepEqual(errorText(1903, { reservable_period_months: 6 }), { key: 'codes.1903', values: { n: 6 } })
    assert.deepEqual(errorText(1903), { key: 'codes.1903_unknown', values: {} })
    assert.deepEqual(errorText(2401, { current_points: 80 }), { key: 'codes.2401_unknown', values: {} })
    assert.deepEqual(errorText(3013), { key: 'codes.3013', values: { minutes: 5 } })
  })

  it('has no words for a code it does not know', () => {
    for (const code of [9999, undefined, NaN]) assert.equal(errorText(code), null)
    assert.equal(isErrorCode(9999), false)
    assert.equal(errorText(2101)?.key, 'errors.general')
  })

  it('knows the four statuses with a policy', () => {
    assert.deepEqual(
      [401, 403, 429, 503, 500].map((status) => STATUSES[status]),
      ['signOut', 'tokenCheck', 'wait', 'unavailable', undefined],
    )
  })
})
