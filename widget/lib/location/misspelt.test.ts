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
    it(`${given} is read as ${right}, and noted once`, () => {
      const { query, notes } = corrected(new URLSearchParams(given), false)
      assert.equal(decodeURIComponent(String(query)), right)
      assert.equal(notes.join(', '), told)
    })

  it('of another product, without a meaning here, leaves the address, which is noted', () => {
    const given = 'code=a&uri=https%3A%2F%2Fhotel.example&booking_widget_open=search'
    const { query, notes } = corrected(new URLSearchParams(given), true)
    assert.equal(String(query), 'code=a')
    assert.deepEqual(notes, ['uri says nothing here and is left out'])
  })

  it("that is nobody's slip is left alone", () => {
    for (const given of ['', 'ref=1&__proto__=2&constructor=3', 'checkin=1&parentUrl=2', '%5B%5D=1'])
      assert.deepEqual(corrected(new URLSearchParams(given), false), { query: null, notes: [] })
  })

  it('is named with the one that was meant, and where it was written for the widget alone, without one, too', () => {
    const given = new URLSearchParams('chekin=2026-12-24&nites=2&ref=1')
    assert.deepEqual(corrected(given, false).notes, ['chekin is no parameter, checkin is'])
    assert.deepEqual(corrected(given, true).notes, [
      'chekin is no parameter, checkin is',
      'nites is no parameter',
      'ref is no parameter',
    ])
  })
})
