import assert from './fixtures/assert.ts'
import { addLoader, APP, eventsOf, loaderText, mounted, origins, until, watch, widget } from './fixtures/loader.ts'

describe('an app that cannot be loaded', () => {
  const MISSING = '/test/browser/fixtures/no-such-app.js'
  const errors = eventsOf(window, 'error')
  let text = ''

  before(() => {
    text = loaderText(MISSING)
    addLoader(text)
  })

  it('leaves a card in the language of the guest, with a retry and a plain link', async () => {
    const element = widget('hotel-code="demo" locale="ja"')
    const failures = eventsOf(element, 'booking-widget:error')
    const called = element.search({ checkin: '2026-12-24' }).catch((error) => error.code)
    const card = await until(() => element.shadowRoot?.querySelector('[lang=ja]'))
    const link = card.querySelector('a')
    assert.ok(card.textContent?.includes('予約も請求もされていません'))
    assert.equal(link?.origin, location.origin)
    assert.equal(link?.pathname, '/booking/result')
    assert.equal(new URLSearchParams(link?.search).get('code'), 'demo')
    assert.equal(await called, 'unavailable')
    assert.deepEqual(
      failures.map(({ detail }) => detail.code),
      ['unavailable'],
    )
    assert.deepEqual(errors, [])

    // The retry asks under another address, because some browsers never fetch a failed module again.
    card.querySelector('button')?.click()
    await until(() => element.shadowRoot?.querySelector('button') && failures.length === 2)
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    assert.ok(asked.some((name) => name.endsWith(`${MISSING}?retry=1`)))
  })

  it('is given up after ten seconds, in a frame too', async () => {
    const timers = watch(window, 'setTimeout')
    const element = widget('frame hotel-code="demo" locale="th"')
    await until(() => element.shadowRoot?.querySelector('iframe'))
    timers.restore()
    const waits = timers.calls.filter(([, ms]) => ms === 10_000)
    assert.equal(waits.length, 1)
    const [giveUp] = waits[0] as [() => void]
    giveUp()
    assert.equal(element.shadowRoot?.querySelector('iframe'), null)
    assert.ok(element.shadowRoot?.querySelector('a')?.href.includes('code=demo'))
  })

  it('was not the fault of the loader, which knows where its app is', () => {
    assert.ok(loaderText().includes(APP))
    assert.ok(origins.widget.startsWith('http'))
    assert.equal(mounted.length, 0)
  })
})
