import type { PortMessage } from '../../shared/element.ts'
import type { BookingWidgetElement } from '../../loader/element.ts'
import assert from './fixtures/assert.ts'
import { addLoader, delivered, eventsOf, framed, frameOf, html, until, watch, widget } from './fixtures/loader.ts'

const RELAYED = ['show-chatbot', 'close', 'removeQuery', 'ga4Event', 'booking-widget:close']

/** Does what widget/lib/host does in the frame's document, which is of this page's origin here. */
async function connected(attributes: string) {
  const element = widget(`frame ${attributes}`)
  const { frame, inside, port } = await framed(element)
  const heard: PortMessage[] = []
  port.onmessage = ({ data }) => heard.push(data)
  const say = (message: unknown) => port.postMessage(message)
  say({ type: 'loaded' })
  return { element, frame, inside, port, heard, say }
}

/** Posts from a window as its own scripts would: the source of the message is that window. */
const postFrom = (sender: Window, message: string) => {
  const script = sender.document.createElement('script')
  script.textContent = `parent.postMessage(${message}, '*')`
  sender.document.body.append(script)
}

describe('the frame', () => {
  before(() => addLoader())

  it('is one iframe whose address carries all four values [EMB-014] [EMB-006]', async () => {
    const { element, frame } = await connected(
      'hotel_code="h1" locale="ko" segment_ids="a,b" query="checkin=2026-12-24"',
    )
    const { pathname, searchParams } = new URL(frame.src)
    assert.equal(element.shadowRoot?.querySelectorAll('iframe').length, 1)
    assert.equal(pathname, '/booking/result')
    assert.deepEqual(Object.fromEntries(searchParams), {
      checkin: '2026-12-24',
      code: 'h1',
      locale: 'ko',
      segment_ids: 'a,b',
      parent_origin: location.origin,
      parentUrl: `${location.origin}/`,
      parentPathname: '/',
    })
    assert.ok(frame.src.includes('segment_ids=a%2Cb') && frame.src.includes(encodeURIComponent(location.origin)))
  })

  it('is the same under mode="iframe"', async () => {
    const element = widget('hotel-code="h1" mode="iframe"')
    await until(() => element.shadowRoot?.querySelector('iframe'))
    assert.equal(element.shadowRoot?.querySelectorAll('iframe').length, 1)
  })

  it('carries a title in the language, may pay, and grows and shrinks with its content [EMB-015]', async () => {
    const { element, frame, say } = await connected('hotel-code="h1" locale="ja"')
    assert.equal(frame.title, '宿泊予約')
    assert.ok(frame.allow.split('; ').includes('payment'))
    assert.equal(frame.referrerPolicy, 'strict-origin')
    assert.ok(frame.sandbox.contains('allow-scripts') && !frame.sandbox.contains('allow-top-navigation'))
    const before = element.getBoundingClientRect().height
    say({ type: 'height', payload: { px: 1200 } })
    await until(() => element.getBoundingClientRect().height === 1200)
    say({ type: 'height', payload: { px: 800 } })
    await until(() => element.getBoundingClientRect().height === 800)
    say({ type: 'height', payload: { px: 10 } })
    await until(() => element.getBoundingClientRect().height === before)
  })

  it('comes into view from its top when a new screen begins in it', async () => {
    const { element, say } = await connected('hotel-code="h1"')
    say({ type: 'height', payload: { px: 4000 } })
    await until(() => element.getBoundingClientRect().height === 4000)
    // Told a moment later, and not of the way back.
    const told = new Promise((heard) => addEventListener('scroll', heard, { once: true }))
    scrollTo(0, 3000)
    await told
    assert.ok(element.getBoundingClientRect().top < 0)
    // A page that scrolls smoothly would be on its way for many frames, and stop where the next height overtakes it.
    document.documentElement.style.scrollBehavior = 'smooth'
    const wayBetween: number[] = []
    addEventListener('scroll', () => wayBetween.push(element.getBoundingClientRect().top))
    say({ type: 'top' })
    await until(() => Math.abs(element.getBoundingClientRect().top) < 1)
    document.documentElement.style.scrollBehavior = ''
    assert.ok(wayBetween.length <= 1, wayBetween.join(' '))
    // Who sees the top already is left where they are.
    scrollTo({ top: 0, behavior: 'instant' })
    assert.equal(scrollY, 0)
    say({ type: 'top' })
    say({ type: 'height', payload: { px: 3000 } })
    await until(() => element.getBoundingClientRect().height === 3000)
    assert.equal(scrollY, 0)
  })

  it('relays the four messages once, as events of the same names [EMB-019] [EMB-022]', async () => {
    const { element, inside } = await connected('hotel-code="h1"')
    const seen = eventsOf(document, ...RELAYED)
    postFrom(inside, `{ type: 'show-chatbot', payload: { icon_message_id: 'i' } }`)
    postFrom(inside, `{ type: 'ga4Event', payload: { event: 'select_currency', currency: 'JPY', send_to: ['G-1'] } }`)
    await until(() => seen.length === 2)
    await delivered()
    assert.deepEqual(
      seen.map(({ type }) => type),
      ['show-chatbot', 'ga4Event'],
    )
    assert.ok(seen.every(({ bubbles, composed, target }) => bubbles && composed && target === element))
    const { dataLayer } = window as unknown as { dataLayer: unknown[] }
    assert.deepEqual(dataLayer.at(-1), { event: 'select_currency', currency: 'JPY', send_to: ['G-1'] })
  })

  it('takes the named parameter out of the address of the page [EMB-021]', async () => {
    const { inside } = await connected('hotel-code="h1"')
    history.replaceState(null, '', '?currency=USD&x=1')
    const { length } = history
    postFrom(inside, `{ type: 'removeQuery', payload: { query: 'currency' } }`)
    await until(() => location.search === '?x=1')
    assert.equal(history.length, length)
  })

  it('closes on the word of its widget and gives the focus back [EMB-020]', async () => {
    const { element, inside } = await connected('hotel-code="h1"')
    const opener = html('<button>Book</button>').querySelector('button')
    opener?.focus()
    element.open()
    opener?.blur()
    const seen = eventsOf(element, 'close')
    postFrom(inside, `{ type: 'close' }`)
    await until(() => getComputedStyle(element).display === 'none')
    await delivered()
    assert.equal(seen.length, 1)
    assert.equal(document.activeElement, opener)
  })

  it('keeps calls until the widget listens, and settles them', async () => {
    const element = widget('frame hotel-code="h1"')
    const called = element.setLocale('ko')
    const { frame, port } = await framed(element)
    port.onmessage = ({ data }) => port.postMessage({ type: 'answer', payload: { id: data.payload.id, code: '' } })
    port.postMessage({ type: 'loaded' })
    await called
    assert.equal(frame.title, '숙박 예약')
  })

  it('hears its own frame only (guarantee L1) [EMB-024]', async () => {
    const { element, frame } = await connected('hotel-code="h1"')
    const seen = eventsOf(document, ...RELAYED)
    const other = html('<iframe></iframe>').querySelector('iframe')
    if (other?.contentWindow) postFrom(other.contentWindow, `{ type: 'close' }`)
    window.postMessage({ type: 'close' }, location.origin)
    const forged = { data: { type: 'close' }, source: frame.contentWindow, origin: location.origin }
    window.dispatchEvent(new MessageEvent('message', forged))
    await delivered()
    assert.deepEqual(seen, [])
    assert.equal(element.isOpen, true)
  })

  it('stays silent about everything no row describes [EMB-025]', async () => {
    const { element, inside, say } = await connected('hotel-code="h1"')
    const seen = eventsOf(document, ...RELAYED)
    const errors = eventsOf(window, 'error', 'unhandledrejection')
    const warnings = watch(console, 'warn')
    const prototype = Object.prototype as { query?: string }
    prototype.query = 'x'
    const cases = [
      'null',
      'undefined',
      '"x"',
      '7',
      '[]',
      '{}',
      '{ type: 1 }',
      '{ type: null }',
      '{ type: ["close"] }',
      '{ type: "constructor" }',
      '{ type: "__proto__" }',
      '{ type: "toString" }',
      '{ type: "height", payload: { px: 9 } }',
      '{ type: "call", payload: null }',
      '{ type: "close", payload: { a: 1 } }',
      '{ type: "removeQuery" }',
      '{ type: "removeQuery", payload: {} }',
      '{ type: "removeQuery", payload: { query: 1 } }',
      '{ type: "ga4Event", payload: "x" }',
      // What a broken widget might say in the words of a whole one.
      '{ type: "removeQuery", payload: { query: "session" } }',
      '{ type: "removeQuery", payload: { query: "utm_source" } }',
      '{ type: "removeQuery", payload: { query: "currency", more: "x" } }',
      '{ type: "show-chatbot", payload: { icon_message_id: "x".repeat(201) } }',
      '{ type: "ga4Event", payload: { event: "gtm.js" } }',
      '{ type: "ga4Event", payload: { event: "x".repeat(5000) } }',
      '{ type: "ga4Event", payload: { event: "login", method: "someone@hotel.example" } }',
      '{ type: "ga4Event", payload: { event: "login", method: "x".repeat(501) } }',
      '{ type: "ga4Event", payload: { event: "login", method: "email", card: "4242424242424242" } }',
      '{ type: "ga4Event", payload: { event: "search", ecommerce: { items: [{ email: "x" }] } } }',
      '(() => { const deep = { event: "purchase" }; deep.own = deep; return { type: "ga4Event", payload: deep } })()',
      '(() => { const cyclic = {}; cyclic.type = cyclic; return cyclic })()',
    ]
    for (const message of cases) postFrom(inside, message)
    for (const message of [null, 'x', { type: 'close' }, { type: 'answer' }, { type: 'event', payload: { name: 'x' } }])
      say(message)
    await delivered()
    delete prototype.query
    warnings.restore()
    assert.deepEqual(
      seen.map(({ type }) => type),
      [],
    )
    assert.deepEqual(errors, [])
    assert.deepEqual(warnings.calls, [])
    assert.equal(element.isOpen, true)
  })

  it('leaves no listener and no frame behind (guarantee L10) [EMB-029]', async () => {
    const added = watch(window, 'addEventListener')
    const removed = watch(window, 'removeEventListener')
    const { element } = await connected('hotel-code="h1"')
    element.remove()
    await until(() => !element.shadowRoot?.querySelector('iframe'))
    added.restore()
    removed.restore()
    assert.equal(added.calls.length, 1)
    for (const [name, heard] of added.calls)
      assert.ok(removed.calls.some(([other, unheard]) => other === name && unheard === heard))
    html('').append(element)
    await until(() => element.shadowRoot?.querySelector('iframe'))
  })

  it('stands beside another one, each with its own hotel [EMB-028]', async () => {
    const { element: one } = await connected('hotel-code="h1"')
    const { element: other } = await connected('hotel-code="h2"')
    await (one as BookingWidgetElement).close()
    assert.equal(one.isOpen, false)
    assert.equal(other.isOpen, true)
    assert.ok(frameOf(other).frame.src.includes('code=h2'))
  })
})
