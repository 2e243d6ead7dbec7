import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ANALYTICS, ANALYTICS_PLACEHOLDERS } from '../../shared/analytics.ts'
import type { AnalyticsPayload } from '../../shared/analytics.ts'
import { digestOf, ecommerceOf, entryOf, filledText, pushToDataLayer, wholeUnits } from './analytics.ts'

const item = {
  item_id: 'plan-1',
  item_name: 'Room',
  item_variant: 'Plan',
  item_category: 'room',
  affiliation: 'Hotel',
  price: 100.1,
  quantity: 1,
}
const VALUES = Object.fromEntries(ANALYTICS_PLACEHOLDERS.map((name) => [name, `the ${name}`])) as Record<
  (typeof ANALYTICS_PLACEHOLDERS)[number],
  string
> // made of just these names

describe('an entry for the data layer', () => {
  it('holds what its row lists and cuts off the rest, however deep (guarantee W16)', () => {
    const guest = { email: 'taro@guest.example', first_name: 'Taro', phone: '+8190', card: { last4: '4242' } }
    const payload = {
      checkin_date: '2030-05-01',
      checkout_date: '2030-05-02',
      ...guest,
      ecommerce: { ...guest, currency: 'USD', value: 1, items: [{ ...item, ...guest }] },
    }
    assert.deepEqual(entryOf({ event: 'checkout', payload }), {
      event: 'begin_checkout',
      checkin_date: '2030-05-01',
      checkout_date: '2030-05-02',
      ecommerce: { currency: 'USD', value: 1, items: [item] },
    })
  })

  it('loses an e-mail that stands where nobody expects one', () => {
    for (const [parent_pathname, left] of [
      ['/rooms/taro@guest.example/now', '/rooms//now'],
      ['/mail=taro%40guest.example&x=1', '/mail=&x=1'],
      ['/rooms', '/rooms'],
    ]) {
      const entry = entryOf({ event: 'page_view', payload: { path: '/', language: 'en', parent_pathname } })
      assert.equal(entry?.parent_pathname, left)
    }
  })

  it('has no field for what is not there', () => {
    const ecommerce = { currency: 'JPY', value: 0, items: [] }
    const payload = { room_type_code: null, action: 'click', search_id: undefined, ecommerce }
    assert.deepEqual(entryOf({ event: 'recommend', payload }), {
      event: 'recommend',
      room_type_code: null,
      action: 'click',
      ecommerce,
    })
  })

  it('is none when something is not what its row says', () => {
    const payload = { currency: 7 } as unknown as AnalyticsPayload<'select_currency'> // what no type lets happen
    assert.equal(entryOf({ event: 'select_currency', payload }), null)
  })

  it('cannot be renamed by the hotel’s own data', () => {
    const more = { event: 'mine', currency: 'EUR', shop: 'x' }
    const entry = entryOf({ event: 'select_currency', payload: { currency: 'USD' } }, more)
    assert.deepEqual(entry, { event: 'select_currency', currency: 'USD', shop: 'x' })
  })
})

describe('the table of events', () => {
  it('has the eight of the specification under the names of GA4', () => {
    const eight = [
      ['page_view', 'page_view'],
      ['book', 'purchase'],
      ['select_item', 'select_item'],
      ['login', 'login'],
      ['sign_up', 'sign_up'],
      ['logout', 'logout'],
      ['recommend', 'recommend'],
      ['reservation_update', 'reservation_update'],
    ] as const
    for (const [event, name] of eight) assert.equal(ANALYTICS[event].as, name)
  })
})

describe('amounts', () => {
  it('are whole units by the digits of the currency', () => {
    assert.equal(wholeUnits(12345, 'JPY'), 12345)
    assert.equal(wholeUnits(12345, 'USD'), 123.45)
  })

  it('add up without the dust of binary fractions', () => {
    const items = [item, { ...item, price: 0.2, quantity: 3 }]
    assert.deepEqual(ecommerceOf('USD', items), { currency: 'USD', value: 100.7, items })
  })
})

describe('a hotel’s analytics text', () => {
  it('has every placeholder filled in, alone, inside a text and deep down', () => {
    const written = { all: ANALYTICS_PLACEHOLDERS.map((name) => `{{${name}}}`), deep: [{ in: 'no. {{ plan_id }}!' }] }
    assert.deepEqual(filledText(JSON.stringify(written), VALUES), {
      all: Object.values(VALUES),
      deep: [{ in: 'no. the plan_id!' }],
    })
  })

  it('keeps a number a number, and names of others as they are', () => {
    const text = '{"price":"{{transaction_total_price}}","mail":"{{email}}","up":"{{constructor}}"}'
    assert.deepEqual(filledText(text, { ...VALUES, transaction_total_price: 1500 }), {
      price: 1500,
      mail: '{{email}}',
      up: '{{constructor}}',
    })
  })

  it('takes no structure from a name', () => {
    const hotel_name = '","admin":true,"x":"'
    assert.deepEqual(filledText('{"name":"{{hotel_name}}"}', { ...VALUES, hotel_name }), { name: hotel_name })
    const filled = filledText('{"__proto__":{"polluted":"{{plan_id}}"}}', VALUES)
    assert.equal(Reflect.get({}, 'polluted'), undefined)
    assert.equal(Object.getPrototypeOf(filled), Object.prototype)
  })

  it('is nothing when it is no data', () => {
    for (const text of ['', '<script>dataLayer.push({})</script>', '[1]', '"x"', 'null', '{'])
      assert.deepEqual(filledText(text, VALUES), {}, text)
  })
})

describe('a data layer of our own', () => {
  it('is made where there is none, and the sale before is taken back first', () => {
    const page = {} as Window & { dataLayer?: unknown } // pushToDataLayer touches nothing else of a window
    pushToDataLayer(page, { event: 'page_view' })
    pushToDataLayer(page, { event: 'purchase', ecommerce: {} })
    assert.deepEqual(page.dataLayer, [
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'purchase', ecommerce: {} },
    ])
  })

  it('is left alone where the name belongs to something else', () => {
    const element = { id: 'dataLayer' }
    const page = { dataLayer: element } as unknown as Window // as above
    pushToDataLayer(page, { event: 'page_view' })
    assert.deepEqual(element, { id: 'dataLayer' })
  })
})

describe('the digest of a number', () => {
  it('tells numbers apart and holds none of them', () => {
    const numbers = Array.from({ length: 2_000 }, (_, at) => `ABC-1234-${String(at).padStart(4, '0')}`)
    const digests = numbers.map(digestOf)
    assert.equal(new Set(digests).size, numbers.length)
    assert.equal(digestOf('ABC-1234-0001'), digests[1])
    assert.ok(digests.every((digest) => /^[\da-z]{8,13}$/.test(digest)))
  })
})
