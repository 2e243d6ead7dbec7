import assert from './fixtures/assert.ts'
import { html, origins, until, widget } from './fixtures/loader.ts'

/** What the element shows, once it is there. */
const shown = (element: Element, selector: string) =>
  until(() => element.shadowRoot?.querySelector<HTMLElement>(selector))
const searchBar = (element: Element) => shown(element, 'form')
const nameIn = (element: Element) => element.shadowRoot?.querySelector('header')?.textContent ?? ''
/** With a session or, where one is kept, alone. */
const settingsCalls = (hotel: string) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => RegExp(`/hotels/${hotel}/(start|settings/booking_widget)$`).test(name)).length

describe('the widget in a page that pasted the tag', () => {
  before(() => {
    const script = document.createElement('script')
    script.src = `${origins.widget}/v1/loader.js`
    script.async = true
    document.head.append(script)
  })

  it('shows its search bar with no other code than the tag, and asks for its hotel [EMB-001] [EMB-004]', async () => {
    const element = widget('hotel_code="demo"')
    const bar = await searchBar(element)
    await element.ready
    assert.equal(typeof customElements.get('booking-widget'), 'function')
    assert.ok(bar.getBoundingClientRect().height > 40)
    assert.equal(settingsCalls('demo'), 1)
  })

  it('starts in the language of the attribute, or in the first of the hotel [EMB-005]', async () => {
    await shown(widget('hotel_code="demo" locale="th"'), '.root[lang=th] form')
    await shown(widget('hotel_code="demo" locale="ko"'), '.root[lang=en] form')
  })

  it('changes the language and the hotel without a reload [EMB-009]', async () => {
    const element = widget('hotel_code="demo" locale="th"')
    await shown(element, '.root[lang=th] form')
    element.setAttribute('locale', 'en')
    await shown(element, '.root[lang=en] form')
    element.setAttribute('hotel_code', 'minato')
    await until(() => settingsCalls('minato') === 1 && nameIn(element).includes('Minato'))
  })

  it('keeps its markup and what it opens in its shadow root [EMB-011] [EMB-013]', async () => {
    const element = widget('hotel_code="demo"')
    const bar = await searchBar(element)
    const { length } = document.body.children
    bar.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click()
    const dialog = await shown(element, 'dialog[open], [role=dialog]')
    await until(() => dialog.getBoundingClientRect().height > 0)
    const { left, top, width } = dialog.getBoundingClientRect()
    const onTop = element.shadowRoot?.elementFromPoint(left + width / 2, top + 10) ?? null
    assert.ok(dialog.contains(onTop))
    assert.equal(document.body.children.length, length)
    assert.equal(element.childNodes.length, 0)
    element.remove()
  })

  it('looks the same under the rules of the page, and the page under its [EMB-012]', async () => {
    const paragraph = html('<p>The page</p>').querySelector('p')
    const lookOf = (one: Element | null | undefined) => {
      if (!one) throw new Error('nothing to look at')
      const { color, fontSize, fontFamily, direction, lineHeight } = getComputedStyle(one)
      return { color, fontSize, fontFamily, direction, lineHeight }
    }
    const page = lookOf(paragraph)
    const element = widget('hotel_code="demo" locale="en"')
    const bar = await searchBar(element)
    const before = [...bar.querySelectorAll('*')].map(lookOf)
    assert.deepEqual(lookOf(paragraph), page)

    const style = document.createElement('style')
    style.textContent = '* { color: red !important; font-size: 40px !important } form, button { line-height: 9 }'
    document.head.append(style)
    const after = [...bar.querySelectorAll('*')].map(lookOf)
    style.remove()
    assert.deepEqual(after, before)
  })

  it('shows two hotels side by side, and hides one alone [EMB-028]', async () => {
    const [one, other] = [widget('hotel_code="taipei-lan" locale="en"'), widget('hotel_code="kumoi" locale="en"')]
    await searchBar(one)
    await searchBar(other)
    assert.notEqual(nameIn(one), nameIn(other))
    assert.deepEqual([settingsCalls('taipei-lan'), settingsCalls('kumoi')], [1, 1])
    await one.close()
    assert.equal(one.isOpen, false)
    assert.ok((await searchBar(other)).getBoundingClientRect().height > 40)
  })

  it('answers in a frame, whose height is at least that of its content [EMB-014] [EMB-015]', async () => {
    const element = widget('frame hotel_code="demo" locale="th" segment_ids="a,b"')
    await element.ready
    const frame = await shown(element, 'iframe')
    assert.equal(frame.title, 'จองห้องพัก')
    assert.ok(Number.parseInt(frame.style.height, 10) > 100)
    await element.setLocale('en')
    assert.equal(frame.title, 'Book your stay')
  })
})
