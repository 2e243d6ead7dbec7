import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { WidgetAttributes } from '../../shared/element.ts'
import { makeMount } from './frame.ts'

const WIDGET = 'https://widget.example'
type Said = { isTrusted: boolean; source: unknown; origin: string; data: unknown }

/** A page with one frame, of which nothing is real but what the frame is handed and heard. */
function page() {
  const sent: { message: unknown; target: unknown }[] = []
  const contentWindow = { postMessage: (message: unknown, target: unknown) => sent.push({ message, target }) }
  let loaded = () => {}
  const frame = {
    contentWindow,
    setAttribute() {},
    addEventListener: (_name: string, listener: () => void) => void (loaded = listener),
    remove() {},
  }
  let hear = (_said: Said) => {}
  Object.assign(globalThis, {
    crossOriginIsolated: false,
    origin: 'https://hotel.example',
    document: { createElement: () => frame },
    addEventListener: (_name: string, listener: typeof hear) => void (hear = listener),
    removeEventListener() {},
  })
  return { sent, contentWindow, load: () => loaded(), say: (said: Said) => hear(said) }
}

describe('the frame of a page', () => {
  function mounted(parentOrigin = 'https://hotel.example') {
    const around = page()
    const heard: unknown[] = []
    const mount = makeMount({ address: `${WIDGET}/booking/result`, titleIn: () => '' })
    const attributes = {
      locale: 'en',
      parentOrigin,
      origins: { widget: WIDGET, api: '', identity: '' },
    } as WidgetAttributes // the rest is in its address
    const port = { post: (message: unknown) => void heard.push(message), listen: () => () => {}, stop() {} }
    const stop = mount({ append() {} } as unknown as HTMLElement, attributes, port)
    return { ...around, heard, stop }
  }
  const close = { type: 'close', payload: null }

  it('is none where it would speak to another page, whatever the origin is written like', () => {
    for (const other of ['https://other.example', 'http://hotel.example', 'https://a:b'])
      assert.throws(() => mounted(other), other)
    for (const ours of ['https://hotel.example', 'https://HOTEL.example:443', '*'])
      assert.doesNotThrow(() => mounted(ours).stop(), ours)
  })

  it('is heard', () => {
    const { say, heard, contentWindow, stop } = mounted()
    say({ isTrusted: true, source: contentWindow, origin: WIDGET, data: close })
    assert.equal(heard.length, 1)
    stop()
  })

  const forged: [string, (own: unknown) => Said][] = [
    ['another window of the same origin', () => ({ isTrusted: true, source: {}, origin: WIDGET, data: close })],
    [
      'the own frame, gone to a page whose name begins alike',
      (source) => ({ isTrusted: true, source, origin: `${WIDGET}.evil.test`, data: close }),
    ],
    ['a script of this page', (source) => ({ isTrusted: false, source, origin: WIDGET, data: close })],
  ]
  for (const [name, made] of forged)
    it(`does not hear ${name}`, () => {
      const { say, heard, contentWindow, stop } = mounted()
      say(made(contentWindow))
      assert.deepEqual(heard, [])
      stop()
    })

  const BROKEN: [string, unknown][] = [
    ['takes away what is no name of a parameter', { type: 'removeQuery', payload: { query: 'x'.repeat(65) } }],
    ['says more than its row', { type: 'removeQuery', payload: { query: 'currency', more: 1 } }],
    ['writes a text without end', { type: 'show-chatbot', payload: { icon_message_id: 'x'.repeat(201) } }],
    ['measures what no widget does', { type: 'ga4Event', payload: { event: 'gtm.js' } }],
    ['measures who it is', { type: 'ga4Event', payload: { event: 'login', method: 'a@hotel.example' } }],
    ['measures a field of its own', { type: 'ga4Event', payload: { event: 'login', method: 'email', card: '4242' } }],
  ]
  for (const [name, data] of BROKEN)
    it(`is not heard when it ${name}`, () => {
      const { say, heard, contentWindow, stop } = mounted()
      say({ isTrusted: true, source: contentWindow, origin: WIDGET, data })
      assert.deepEqual(heard, [])
      stop()
    })

  it('is heard when it measures what the widget does, with the data of the hotel beside a purchase', () => {
    const { say, heard, contentWindow, stop } = mounted()
    const purchase = { event: 'purchase', transaction_id: 'R1', own: { of: ['the hotel'] }, ecommerce: { items: [] } }
    for (const payload of [{ event: 'login', method: 'email', send_to: ['G-1'] }, purchase])
      say({ isTrusted: true, source: contentWindow, origin: WIDGET, data: { type: 'ga4Event', payload } })
    assert.equal(heard.length, 2)
    stop()
  })

  it('hands its port to a document of the widget and to no other', () => {
    const { load, sent, stop } = mounted()
    load()
    assert.deepEqual(sent, [{ message: { type: 'booking-widget-port' }, target: WIDGET }])
    stop()
  })
})
