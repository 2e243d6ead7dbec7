import assert from './fixtures/assert.ts'
import { addLoader, delivered, eventsOf, loaderText, mounted, tick, until, watch, widget } from './fixtures/loader.ts'

const MISSING = '/test/browser/fixtures/no-such-page.js'

describe('a loader whose own late file cannot be loaded', () => {
  const errors = eventsOf(window, 'error', 'unhandledrejection')
  const shouts = watch(console, 'error')

  before(() => addLoader(loaderText({ page: MISSING })))

  it('leaves a card with a retry and a plain link all the same [EMB-033]', async () => {
    const element = widget('hotel-code="demo" locale="ko"')
    const failures = eventsOf(element, 'booking-widget:error')
    const card = await until(() => element.shadowRoot?.querySelector('dialog[lang=ko]'))
    assert.ok(card.checkVisibility())
    assert.equal(card.querySelector('a')?.href, `${location.origin}/booking/result?code=demo&locale=ko`)
    card.querySelector('button')?.click()
    await until(() => failures.length === 2)
    assert.equal(element.shadowRoot?.querySelectorAll('dialog').length, 1)
  })

  it('shows it over the page only to a guest who asked, and Esc leads back', async () => {
    const element = widget('mode="floating" hotel-code="demo" locale="ar"')
    const failures = eventsOf(element, 'booking-widget:error')
    await until(() => failures.length === 1)
    const cardOf = () => element.shadowRoot?.querySelector<HTMLDialogElement>('dialog:dir(rtl)')
    assert.ok(!cardOf()?.open)
    assert.equal(await element.open().catch((error) => error.code), 'unavailable')
    assert.ok(cardOf()?.matches(':modal'))
    cardOf()?.requestClose()
    assert.equal(cardOf()?.open, false)
  })

  it('leaves nothing where the page has no more use for it, and asks for nothing then', async () => {
    const element = widget('hotel-code="demo"')
    const cardOf = () => element.shadowRoot?.querySelector('dialog')
    await until(cardOf)
    await element.destroy()
    assert.equal(cardOf(), null)
    for (const other of document.querySelectorAll('booking-widget')) if (other !== element) other.remove()
    await tick()
    const since = performance.now()
    dispatchEvent(new Event('online'))
    await delivered()
    // One that began before may end, and be counted, only now.
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= since)
    assert.deepEqual(
      asked.map(({ name }) => name),
      [],
    )
    assert.equal(cardOf(), null)
  })

  it('makes no error of the page', () => {
    shouts.restore()
    assert.equal(mounted.length, 0)
    assert.deepEqual([errors, shouts.calls], [[], []])
  })
})
