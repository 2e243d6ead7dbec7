import assert from './fixtures/assert.ts'
import {
  addLoader,
  eventsOf,
  framed,
  loaderText,
  mounted,
  origins,
  PAGE,
  until,
  watch,
  widget,
} from './fixtures/loader.ts'

const MISSING = '/test/browser/fixtures/no-such-app.js'
const asked = () => performance.getEntriesByType('resource').map(({ name }) => name)

describe('an app that cannot be loaded', () => {
  const errors = eventsOf(window, 'error', 'unhandledrejection')
  const shouts = watch(console, 'error')

  before(() => addLoader(loaderText({ app: MISSING })))

  it('leaves a card in the language of the guest, with a retry and a plain link [EMB-033]', async () => {
    const element = widget('hotel-code="demo" locale="ja"')
    const failures = eventsOf(element, 'booking-widget:error')
    const called = element.search({ checkin: '2026-12-24' }).catch((error) => error.code)
    const card = await until(() => element.shadowRoot?.querySelector('[role=alert][lang=ja]'))
    const link = card.querySelector('a')
    await until(() => card.textContent?.includes('予約も請求もされていません'))
    assert.equal(link?.origin, location.origin)
    assert.equal(link?.pathname, '/booking/result')
    assert.equal(link?.target, '_blank')
    assert.equal(new URLSearchParams(link?.search).get('code'), 'demo')
    assert.equal(await called, 'unavailable')
    assert.deepEqual(
      failures.map(({ detail }) => detail.code),
      ['unavailable'],
    )

    // The retry asks under another address, because some browsers never fetch a failed module again.
    card.querySelector('button')?.click()
    await until(() => failures.length === 2 && element.shadowRoot?.querySelector('[role=alert]'))
    assert.ok(asked().some((name) => name.endsWith(`${MISSING}?retry=1`)))
  })

  it('is given up after ten seconds, in a frame too, and welcome when it comes after all (guarantee L11)', async () => {
    const timers = watch(window, 'setTimeout')
    const element = widget('frame hotel-code="demo" locale="th"')
    const { frame, port } = await framed(element)
    timers.restore()
    const waits = timers.calls.filter(([, ms]) => Number(ms) > 8_000)
    assert.ok(waits.length > 0 && waits.every(([, ms]) => Number(ms) <= 10_000))
    const [giveUp] = waits.at(-1) as [() => void]
    giveUp()
    assert.equal(frame.checkVisibility(), false)
    assert.ok(element.shadowRoot?.querySelector('a')?.href.includes('code=demo'))
    port.postMessage({ type: 'loaded' })
    await until(() => !element.shadowRoot?.querySelector('[role=alert]') && frame.checkVisibility())
  })

  it('stands over the page that asked for it, and can be closed', async () => {
    const element = widget('mode="popup" hotel-code="demo" locale="en"')
    const closes = eventsOf(element, 'booking-widget:close')
    assert.equal(await element.open().catch((error) => error.code), 'unavailable')
    const dialog = element.shadowRoot?.querySelector('dialog')
    assert.ok(dialog?.open && dialog.querySelector('[role=alert] a'))
    dialog?.querySelector<HTMLElement>('#close')?.click()
    assert.equal(dialog?.open, false)
    assert.deepEqual(
      closes.map(({ detail }) => detail),
      [{ reason: 'guest' }],
    )
  })

  it('was not the fault of the loader, and no error of the page (guarantee L11)', () => {
    shouts.restore()
    assert.ok(loaderText().includes(PAGE) && origins.widget.startsWith('http'))
    assert.equal(mounted.length, 0)
    assert.deepEqual([errors, shouts.calls], [[], []])
  })
})
