import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { corrected } from './misspelt.ts'

describe('a misspelt parameter', () => {
  const cases: [string, string, string][] = [
    ['lang=ja-JP', 'locale=ja-JP', 'lang is called locale'],
    ['hotelCode=a', 'hotel_code=a', 'hotelCode is called hotel_code'],
    ['room_type_ids[]=1&room_type_ids[]=2', 'room_type_codes=1,2', 'room_type_ids[] is called room_type_codes'],
    ['room_plan_codes[]=a', 'room_plan_codes=a', 'room_plan_codes[] is called room_plan_codes'],
    [
      'Check-In=2026-12-24&Adults=2',
      'checkin=2026-12-24&adults=2',
      'Check-In is called checkin, Adults is called adults',
    ],
    ['numAdults=2&los=3', 'adults=2&nights=3', 'numAdults is called adults, los is called nights'],
    ['code=inn=voucher', 'code=inn&mode=voucher', 'code=…=voucher is called code=…&mode=voucher'],
    ['coupon=a&coupon_code=b', 'coupon_code=b', 'coupon is called coupon_code'],
    ['code=a&amp;checkin=1', 'code=a&checkin=1', 'amp;checkin is called checkin'],
    ['checkin=1&checkin=2', 'checkin=1', 'checkin is written twice'],
  ]
  for (const [given, right, told] of cases)
    it(`${given} is read as ${right}, and said once`, (test) => {
      const warn = test.mock.method(console, 'warn', () => undefined)
      const query = corrected(new URLSearchParams(given))
      assert.equal(decodeURIComponent(String(query)), right)
      assert.deepEqual(
        warn.mock.calls.map(({ arguments: [line] }) => line),
        [`booking-widget: in the address ${told}`],
      )
    })

  it('of another product, without a meaning here, leaves the address', (test) => {
    const warn = test.mock.method(console, 'warn', () => undefined)
    const given = 'code=a&uri=https%3A%2F%2Fhotel.example&booking_widget_open=search'
    assert.equal(String(corrected(new URLSearchParams(given))), 'code=a')
    assert.equal(warn.mock.callCount(), 0)
  })

  it("that is nobody's slip is left alone", (test) => {
    const warn = test.mock.method(console, 'warn', () => undefined)
    for (const given of ['', 'ref=1&__proto__=2&constructor=3', 'checkin=1&parentUrl=2', '%5B%5D=1'])
      assert.equal(corrected(new URLSearchParams(given)), null)
    assert.equal(warn.mock.callCount(), 0)
  })
})
