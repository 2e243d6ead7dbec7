import type { BookingWidgetElement } from '../../loader/element.ts'
import assert from './fixtures/assert.ts'
import { addLoader, appOf, html, until, widget } from './fixtures/loader.ts'

describe('an address of the page that names a screen', () => {
  before(() => {
    history.replaceState(null, '', '?booking_widget_open=search&checkin=2026-12-24&gclid=g-1&utm_source=news&other=1')
    addLoader()
  })

  it('opens the first element with its search, and only that one', async () => {
    const tags = ['first', 'second'].map(
      (code) => `<booking-widget mode="popup" hotel-code="${code}"></booking-widget>`,
    )
    const [first, second] = [...html(tags.join('')).children] as [BookingWidgetElement, BookingWidgetElement] // as written
    const { heard, attributes } = await appOf(first)
    assert.equal(attributes.hotelCode, 'first')
    await until(() => heard.length > 0)
    const [call] = heard
    const input = call?.type === 'call' ? call.payload.input : ''
    const [view, query] = input.split('?')
    assert.equal(view, 'search')
    assert.equal(new URLSearchParams(query).get('checkin'), '2026-12-24')
    // The widget reads the address as it stands, and says what of it is used up.
    assert.equal(new URLSearchParams(query).get('booking_widget_open'), 'search')
    assert.deepEqual([first.isOpen, second.isOpen], [true, false])
    await first.close()
  })

  it('tells the frame where the guest came from, and nothing else of itself', async () => {
    const element = widget('frame hotel-code="demo"')
    const frame = await until(() => element.shadowRoot?.querySelector('iframe'))
    const { searchParams } = new URL(frame.src)
    assert.deepEqual(
      ['gclid', 'utm_source', 'other', 'checkin', 'parentUrl', 'parentPathname'].map((name) => searchParams.get(name)),
      ['g-1', 'news', null, null, `${location.origin}/`, '/'],
    )
  })
})
