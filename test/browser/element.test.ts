import assert from './fixtures/assert.ts'
import {
  addLoader,
  appOf,
  delivered,
  eventsOf,
  hostOf,
  html,
  loaderText,
  mounted,
  tick,
  until,
  watch,
  widget,
} from './fixtures/loader.ts'

/** The first language of a browser, and the one of five that it is mapped to, else English. */
const BROWSERS = {
  'ja-JP': 'ja',
  'en-GB': 'en',
  'zh-CN': 'zh_Hans',
  'zh-TW': 'zh_Hant',
  'zh-HK': 'zh_Hant',
  'ko-KR': 'ko',
  fr: 'en',
  th: 'en',
  'id-ID': 'en',
  ar: 'en',
}

describe('the element', () => {
  const early = widget('hotel_code="early" locale="ja"')
  let warnings: ReturnType<typeof watch<'warn'>>

  before(() => {
    addLoader()
    addLoader()
  })
  beforeEach(() => {
    warnings = watch(console, 'warn')
  })
  afterEach(() => warnings.restore())

  it('is upgraded where it stood before the loader, with its attributes [EMB-003]', async () => {
    const { attributes } = await appOf(early)
    assert.equal(attributes.hotelCode, 'early')
    assert.equal(attributes.locale, 'ja')
    assert.equal(typeof customElements.get('booking-widget'), 'function')
  })

  it('mounts once in each element however often the loader is included (guarantee L5) [EMB-002]', async () => {
    await appOf(early)
    assert.equal(mounted.filter((one) => hostOf(one) === early).length, 1)
  })

  it('stands in an open shadow root and leaves the page outside alone [EMB-011]', async () => {
    const element = widget()
    const nodes = document.querySelectorAll('*').length
    const { container } = await appOf(element)
    assert.equal(element.shadowRoot, container.getRootNode())
    assert.equal(element.childNodes.length, 0)
    assert.equal(document.querySelectorAll('*').length, nodes)
    assert.deepEqual(element.getAttributeNames(), ['hotel-code'])
  })

  for (const spelling of ['hotel-code', 'hotel_code', 'code'])
    it(`takes the hotel from ${spelling}`, async () => {
      assert.equal((await appOf(widget(`${spelling}="h1"`))).attributes.hotelCode, 'h1')
    })

  it('passes segments and the origin of the page on [EMB-008]', async () => {
    const { attributes } = await appOf(widget('hotel-code="demo" segment_ids="a,b"'))
    assert.equal(attributes.segmentIds, 'a,b')
    assert.equal(attributes.parentOrigin, location.origin)
  })

  it('takes the language of the page when it names none (EN 301 549: 3.1.1)', async () => {
    document.documentElement.lang = 'zh-TW'
    const { attributes } = await appOf(widget())
    document.documentElement.lang = 'en'
    assert.equal(attributes.locale, 'zh_Hant')
  })

  for (const [tag, locale] of Object.entries(BROWSERS))
    it(`takes ${locale} from a browser in ${tag}, where the page has no language [L10N-005]`, async () => {
      document.documentElement.lang = ''
      for (const [name, value] of Object.entries({ language: tag, languages: [tag, 'ja'] }))
        Object.defineProperty(navigator, name, { value, configurable: true })
      const { attributes } = await appOf(widget())
      for (const name of ['language', 'languages']) Reflect.deleteProperty(navigator, name)
      document.documentElement.lang = 'en'
      assert.equal(attributes.locale, locale)
    })

  it('tells the app a new language and starts anew for another hotel [EMB-009]', async () => {
    const element = widget('hotel-code="demo" locale="ja"')
    const first = await appOf(element)
    element.setAttribute('locale', 'en')
    await until(() => first.heard.length > 0)
    const [told] = first.heard
    assert.deepEqual(told?.type === 'call' && [told.payload.method, told.payload.input], ['setLocale', 'en'])

    element.setAttribute('hotel_code', 'h2')
    element.removeAttribute('hotel-code')
    await until(() => !first.isMounted)
    assert.equal((await appOf(element)).attributes.hotelCode, 'h2')
    assert.equal(element.shadowRoot?.children.length, 1)
  })

  it('says that there is no hotel code, warns once and asks nobody [EMB-010]', async () => {
    const place = html('')
    const errors = eventsOf(place, 'booking-widget:error')
    const before = mounted.length
    place.innerHTML = '<booking-widget locale="en"></booking-widget>'
    const element = place.querySelector('booking-widget')
    await until(() => element?.shadowRoot?.textContent === 'No hotel code')
    await until(() => errors.length > 0)
    await delivered()
    assert.equal(mounted.length, before)
    assert.equal(warnings.calls.length, 1)
    assert.deepEqual(
      errors.map((event) => event.detail.code),
      ['no_hotel_code'],
    )
    element?.setAttribute('locale', 'ar')
    await until(() => element?.shadowRoot?.querySelector('[dir=rtl][lang=ar]'))
    assert.equal(warnings.calls.length, 1)
  })

  it('names the right attribute for a wrong one, and is silent about those of every element', async () => {
    await appOf(
      widget('hotel-code="demo" hotelcod="x" id="w" class="a" style="margin:0" data-x="1" aria-label="b" part="p"'),
    )
    await until(() => warnings.calls.length > 0)
    assert.deepEqual(warnings.calls.map(String), [
      'booking-widget: The attribute hotelcod is unknown. Write hotel-code="x".',
    ])
  })

  it('keeps the default for a value that is none, and says so once (guarantee L6)', async () => {
    const { attributes } = await appOf(widget('hotel-code="demo" view="nowhere" parent-origin="javascript:1"'))
    assert.equal(attributes.view, 'search')
    assert.equal(attributes.parentOrigin, location.origin)
    await until(() => warnings.calls.length > 1)
    assert.equal(warnings.calls.length, 2)
  })

  it('keeps its state when it is moved (guarantee L10)', async () => {
    const element = widget()
    const app = await appOf(element)
    html('').append(element)
    await tick()
    assert.equal(app.isMounted, true)
  })

  it('takes the app away when it is removed, and mounts anew when it comes back [EMB-029]', async () => {
    const added = watch(window, 'addEventListener')
    const timers = watch(window, 'setTimeout')
    const cleared = watch(window, 'clearTimeout')
    const element = widget()
    const app = await appOf(element)
    const parent = element.parentElement
    element.remove()
    await until(() => !app.isMounted)
    added.restore()
    timers.restore()
    cleared.restore()
    assert.equal(element.shadowRoot?.childNodes.length, 0)
    assert.equal(added.calls.length, 0)
    const long = timers.calls.filter(([, ms]) => Number(ms) > 1000)
    assert.ok(long.length > 0 && cleared.calls.length >= long.length)
    parent?.append(element)
    assert.notEqual(await appOf(element), app)
  })

  it('hides one of two elements, says so once and gives the focus back [EMB-028]', async () => {
    const [one, other] = [widget('hotel-code="one"'), widget('hotel-code="other"')]
    const opener = html('<button>Book</button>').querySelector('button')
    const closes = eventsOf(document, 'booking-widget:close')
    const { port } = await appOf(one)
    assert.equal((await appOf(other)).attributes.hotelCode, 'other')
    opener?.focus()
    one.open()
    opener?.blur()
    port.post({ type: 'close' })
    await one.close()
    assert.equal(getComputedStyle(one).display, 'none')
    assert.equal(getComputedStyle(other).display, 'block')
    assert.equal(document.activeElement, opener)
    assert.deepEqual(
      closes.map(({ detail }) => detail),
      [{ reason: 'guest' }],
    )
    one.open()
    assert.equal(getComputedStyle(one).display, 'block')
  })

  it('keeps its place against rules that unset everything [EMB-012]', async () => {
    const style = document.createElement('style')
    style.textContent =
      '* { all: unset !important; color: red !important; font-size: 40px !important } div { display: none }'
    const element = widget()
    const { container } = await appOf(element)
    const root = container.querySelector('.root')
    const look = () =>
      root && [getComputedStyle(root).color, getComputedStyle(root).fontSize, getComputedStyle(element).display]
    const before = look()
    document.head.append(style)
    const height = element.getBoundingClientRect().height
    const after = look()
    style.remove()
    assert.deepEqual(after, before)
    assert.ok(height >= 311)
  })

  it('goes for good when it is destroyed', async () => {
    const element = widget()
    const app = await appOf(element)
    await element.destroy()
    assert.equal(app.isMounted, false)
    assert.equal(element.isOpen, false)
    assert.equal(await element.setLocale('ja').catch((error) => error.code), 'destroyed')
  })

  it('does not touch the names of the page', () => {
    assert.equal(/[^\x00-\x7f]/.test(loaderText()), false)
    assert.equal('BookingWidgetElement' in window, false)
  })
})
