import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { readLink } from './read-link.ts'
import type { Link } from './read-link.ts'

const said = (link: Link) => decodeURIComponent(String(readLink(link).query)).replaceAll('+', ' ')

describe('a link', () => {
  const cases: [what: string, link: Link, query: string, slips: string[]][] = [
    ['with our names', '?checkin=2026-12-24&adults=2', 'checkin=2026-12-24&adults=2', []],
    ['with names of other products', 'checkin_date=1&los=3', 'checkin=1&nights=3', ['checkin_date is called checkin', 'los is called nights']],
    ['in another spelling', 'checkIn=1&checkOut=2', 'checkin=1&checkout=2', ['checkIn is called checkin', 'checkOut is called checkout']],
    ['of hotel ads', 'user_language=ja&user_currency=USD', 'locale=ja&currency=USD', ['user_language is called locale', 'user_currency is called currency']],
    ['that an editor escaped', 'checkin=1&amp;nights=2&amp;amp;adults=3', 'checkin=1&nights=2&adults=3', ['amp;nights is called nights', 'amp;amp;adults is called adults']],
    ['with one value by name', 'room_type_codes[]=a&room_type_codes[]=b', 'room_type_codes=a,b', ['room_type_codes[] is called room_type_codes']],
    ['with numbered values', 'kids_ages[0]=5&kids_ages[1]=7', 'kids_ages=5,7', ['kids_ages[0] is called kids_ages', 'kids_ages[1] is called kids_ages']],
    ['with a list said twice', 'filter=a&filter=b', 'filter=a,b', []],
    ['with a day said twice', 'checkin=1&checkout=2&checkin=3', 'checkin=1&checkout=2', ['checkin is written twice']],
    ['in both names', 'coupon=a&coupon_code=b', 'coupon_code=b', ['coupon is called coupon_code']],
    ['in two other names', 'arrival=1&checkin_date=2', 'checkin=1', ['arrival is called checkin', 'checkin_date is called checkin']],
    ['in both names, as lists', 'room_type_ids[]=9&room_type_codes=a', 'room_type_codes=a', ['room_type_ids[] is called room_type_codes']],
    ['with a number of rooms', 'rooms=2&adults=1', 'adults=1&room_count=2', []],
    ['with a number of rooms beside a count', 'rooms=2&room_count=3', 'room_count=3', []],
    ['with an emptied parameter before a said one', 'adults=&adults=3', 'adults=3', ['adults is written twice']],
    ['as printed', 'code=inn=voucher', 'code=inn&mode=voucher', ['code=…=voucher is called code=…&mode=voucher']],
    ['that is an object', { checkin: '2026/12/24', rooms: [{ adults: 2 }], kids_ages: [5, 7], nights: 2, promo_code: null }, 'checkin=2026/12/24&rooms=[{"adults":2}]&kids_ages=5,7&nights=2&promo_code=', []],
    ['of nobody we know', 'ref=1&__proto__=2&constructor=3&[]=4', 'ref=1&__proto__=2&constructor=3&[]=4', []],
  ] // prettier-ignore
  for (const [what, link, query, slips] of cases)
    it(`${what} is read`, () => {
      assert.equal(said(link), query)
      assert.deepEqual(readLink(link).slips, slips)
    })

  it('of a page says by what it opens the widget, and how each parameter was written', () => {
    const { query, openers, written } = readLink(
      '?x=1&amp;booking_widget_open=search&checkIn=1&checkin=2&triplabot_open=true',
    )
    assert.equal(String(query), 'x=1&checkin=2')
    assert.deepEqual(openers, ['amp;booking_widget_open', 'triplabot_open'])
    assert.deepEqual(written('checkin'), ['checkin', 'checkIn'])
    assert.deepEqual(written('checkout'), [])
    assert.deepEqual(readLink('checkin=1').openers, [])
  })

  it('leaves what it was given as it was', () => {
    const given = new URLSearchParams('checkIn=1&checkIn=2')
    readLink(given)
    assert.equal(String(given), 'checkIn=1&checkIn=2')
  })
})
