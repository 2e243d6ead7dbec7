import assert from './fixtures/assert.ts'
import { eventsOf, origins, until, watch, widget } from './fixtures/loader.ts'

/** What a browser does that lets a page keep nothing: the getter itself throws. */
function block(owner: object, name: string): () => void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(owner, name, { configurable: true, get: refuse, set: refuse })
  return () => Reflect.deleteProperty(owner, name)
}

describe('the widget where nothing may be stored', () => {
  const PLACES = [
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'indexedDB'],
    [document, 'cookie'],
  ] as const
  let restored: (() => void)[] = []

  before(() => {
    restored = PLACES.map(([owner, name]) => block(owner, name))
    const script = document.createElement('script')
    script.src = `${origins.widget}/v1/loader.js`
    document.head.append(script)
  })
  after(() => restored.forEach((restore) => restore()))

  it('searches, shows rooms and changes its language from memory, and throws nothing (guarantee W8) [A11Y-012]', async () => {
    const errors = eventsOf(window, 'error', 'unhandledrejection', 'booking-widget:error')
    const complaints = watch(console, 'error')
    const element = widget('hotel-code="demo" locale="en"')
    const shown = (selector: string) => until(() => element.shadowRoot?.querySelector(selector))
    await shown('.root[lang=en] form')
    await element.search({ checkin: '+30', nights: 2 })
    await shown('.room')
    await element.setLocale('th')
    await shown('.root[lang=th] .room')
    complaints.restore()
    assert.deepEqual(errors, [])
    assert.deepEqual(complaints.calls, [])
  })
})
