import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ATTRIBUTES, mailbox, METHODS, WIDGET_PATH } from './element.ts'
import type { PortMessage } from './element.ts'
import { hotelRoutes } from './routes.ts'

describe('the element', () => {
  it('shows the screen of search results first', () => {
    assert.equal(WIDGET_PATH, hotelRoutes.result.path)
  })

  for (const [attribute, good, bad] of [
    ['hotel-code', '018f3b1e-demo_1', '../admin'],
    ['locale', 'zh-TW', 'tlh'],
    ['hotel-code', 'constructors', '__proto__'],
    ['hotel-code', 'a', 'constructor'],
    ['segment-ids', 'a, b', 'a&b'],
    ['segment-ids', Array.from({ length: 50 }, (_, index) => `segment ${index}`).join(), ',s'.repeat(20_000)],
    ['segment-ids', 'x'.repeat(64), 'x'.repeat(65)],
    ['parent-origin', 'https://host.example:8443', 'https://host.example/path'],
    ['parent-origin', '*', 'javascript:alert(1)'],
    ['mode', 'iframe', 'tab-of-mine'],
    ['view', 'search', 'nowhere'],
    ['query', 'checkin=2026-12-24', 'x'.repeat(2001)],
  ] as const)
    it(`${attribute} takes ${good} and refuses ${bad.slice(0, 30)}`, () => {
      const { parse } = ATTRIBUTES[attribute]
      assert.notEqual(parse(good), undefined)
      assert.equal(parse(bad), undefined)
    })

  it('takes frame as present, but for false', () => {
    assert.deepEqual(['', 'frame', 'true', 'false'].map(ATTRIBUTES.frame.parse), [true, true, true, false])
  })

  it('sends criteria as search parameters', () => {
    const criteria = { checkin: '2026-12-24', adults: 2, roomTypeCodes: ['a', 'b'], couponCode: undefined }
    assert.equal(METHODS.search(criteria), 'checkin=2026-12-24&adults=2&room_type_codes=a%2Cb')
  })

  it('keeps messages until somebody listens, and again when nobody does', () => {
    const { put, listen } = mailbox()
    const heard: PortMessage[] = []
    put({ type: 'ready' })
    const stop = listen((message) => heard.push(message))
    put({ type: 'loaded' })
    stop()
    put({ type: 'close' })
    assert.deepEqual(
      heard.map(({ type }) => type),
      ['ready', 'loaded'],
    )
    listen((message) => heard.push(message))
    assert.deepEqual(
      heard.map(({ type }) => type),
      ['ready', 'loaded', 'close'],
    )
  })
})
