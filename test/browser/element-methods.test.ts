import assert from './fixtures/assert.ts'
import { addLoader, appOf, delivered, eventsOf, html, watch, widget } from './fixtures/loader.ts'

describe('methods and messages of the element', () => {
  before(() => addLoader())

  it('keeps calls made before there is an app, and answers with promises', async () => {
    const element = document.createElement('booking-widget')
    const opened = element.open('search')
    const spoken = element.setLocale('ko')
    const searched = element.search({ checkin: '2026-12-24', roomTypeCodes: ['a', 'b'] })
    element.setAttribute('hotel-code', 'demo')
    html('').append(element)
    const { heard, port } = await appOf(element)
    const calls = heard.flatMap((message) => (message.type === 'call' ? [message.payload] : []))
    assert.deepEqual(
      calls.map(({ method, input }) => [method, input]),
      [
        ['open', 'search?'],
        ['setLocale', 'ko'],
        ['search', 'checkin=2026-12-24&room_type_codes=a%2Cb'],
      ],
    )
    for (const { id } of calls.slice(0, 2)) port.post({ type: 'answer', payload: { id, code: '' } })
    port.post({ type: 'answer', payload: { id: calls[2]?.id ?? 0, code: 'invalid_criteria' } })
    await opened
    await spoken
    assert.equal(await searched.catch((error) => error.code), 'invalid_criteria')
  })

  it('refuses what is no value with a code, and silently for whoever does not listen (guarantee L6)', async () => {
    const unhandled = eventsOf(window, 'unhandledrejection')
    const element = widget()
    const refused = [
      element.setLocale('xx'),
      element.open('nowhere' as 'search'),
      element.search('checkin' as unknown as Record<string, never>),
    ]
    element.setLocale('')
    const errors = await Promise.all(refused.map((call) => call.catch((error) => error)))
    await delivered()
    for (const [at, name] of ['setLocale', 'open', 'search'].entries()) {
      assert.equal(errors[at].code, `invalid_${name}`)
      assert.ok(errors[at].message.startsWith(`${name}: This is not what it takes. ${name}(`))
    }
    assert.deepEqual(unhandled, [])
  })

  it('is ready when the app says so', async () => {
    const element = widget()
    const events = eventsOf(document, 'booking-widget:ready')
    const { port } = await appOf(element)
    port.post({ type: 'ready' })
    await element.ready
    assert.equal(events.length, 1)
    assert.equal(element.isOpen, true)
  })

  it('gives the four messages as events and never posts to a window [EMB-023]', async () => {
    const posts = watch(window, 'postMessage')
    history.replaceState({ kept: 1 }, '', '?currency=USD&x=%20y#top')
    const { length } = history
    const element = widget()
    const seen = eventsOf(document, 'show-chatbot', 'removeQuery', 'ga4Event', 'close')
    const { port } = await appOf(element)
    port.post({ type: 'show-chatbot', payload: { icon_message_id: '' } })
    port.post({ type: 'removeQuery', payload: { query: 'currency' } })
    port.post({ type: 'ga4Event', payload: { event: 'page_view' } })
    port.post({ type: 'close' })
    posts.restore()
    assert.deepEqual(
      seen.map(({ type }) => type),
      ['show-chatbot', 'removeQuery', 'ga4Event', 'close'],
    )
    assert.ok(seen.every((event) => event.bubbles && event.composed && event.cancelable))
    assert.equal(location.search + location.hash, '?x=%20y#top')
    // What did not come with an opener is the page's own.
    port.post({ type: 'removeQuery', payload: { query: 'x' } })
    assert.equal(location.search, '?x=%20y')
    history.replaceState({ kept: 1 }, '', '?x=%20y&booking_widget_open=search#top')
    port.post({ type: 'removeQuery', payload: { query: 'booking_widget_open' } })
    assert.equal(location.search, '?x=%20y')
    assert.equal(history.length, length)
    assert.deepEqual(history.state, { kept: 1 })
    assert.deepEqual((window as unknown as { dataLayer: unknown[] }).dataLayer.at(-1), { event: 'page_view' })
    assert.deepEqual(posts.calls, [])
  })

  it('does nothing of its own when the page prevents it', async () => {
    history.replaceState(null, '', '?currency=USD')
    const element = widget()
    element.addEventListener('removeQuery', (event) => event.preventDefault())
    element.addEventListener('close', (event) => event.preventDefault())
    const { port } = await appOf(element)
    port.post({ type: 'removeQuery', payload: { query: 'currency' } })
    port.post({ type: 'close' })
    assert.equal(location.search, '?currency=USD')
    assert.equal(element.isOpen, true)
  })
})
