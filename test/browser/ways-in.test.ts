import assert from './fixtures/assert.ts'
import { addLoader, appOf, hostOf, html, mounted, tick, until, watch, widget } from './fixtures/loader.ts'

const hasApp = (element: Element) => mounted.some((one) => hostOf(one) === element)
/** A tag that comes later is found when the page is looked at again, and all that came before it has been found then. */
async function lookedAgain() {
  const place = html('<div data-booking-widget data-hotel-code="later">&nbsp;</div>')
  await until(() => place.querySelector('booking-widget'))
}
const dialogOf = (element: Element) => until(() => element.shadowRoot?.querySelector('dialog'))

before(() => addLoader())
beforeEach(async () => {
  for (const one of document.querySelectorAll('booking-widget')) one.remove()
  await tick()
})

describe('openers', () => {
  const opener = (attributes: string) => html(`<a href="#plain" ${attributes}>Book</a>`).querySelector('a')

  it('open the element of their hotel with their search, also when they are clicked before it is loaded', async () => {
    const other = widget('mode="popup" hotel-code="other"')
    const element = widget('mode="popup" hotel-code="mine"')
    await tick()
    opener('data-booking-open="search" data-query="checkin=2026-12-24" data-hotel-code="mine"')?.click()
    const { heard } = await appOf(element)
    assert.equal(location.hash, '')
    assert.equal(hasApp(other), false)
    await until(() => heard.length > 0)
    const [call] = heard
    assert.equal(call?.type === 'call' && call.payload.input, 'search?checkin=2026-12-24')
    await element.close()
  })

  it('leave clicks alone that mean a tab, and are plain links without an element', async () => {
    const element = widget('mode="popup" hotel-code="demo"')
    await tick()
    const link = opener('data-booking-open')
    const blank = opener('data-booking-open target="_blank"')
    const prevented = (one: Element | null, init: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init })
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      let isTaken = false
      one?.addEventListener('click', (event) => (isTaken = event.defaultPrevented), { once: true })
      one?.dispatchEvent(click)
      return isTaken
    }
    assert.deepEqual(
      [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((init) => prevented(link, init)),
      [false, false, false, false],
    )
    assert.equal(prevented(blank, {}), false)
    assert.equal(hasApp(element), false)
    assert.equal(prevented(link, {}), true)
    await dialogOf(element)
    await element.close()
    element.remove()
    await tick()
    const removed = watch(document, 'removeEventListener')
    assert.equal(prevented(link, {}), false)
    removed.restore()
  })

  it('fetch on intent, and show nothing for it', async () => {
    const element = widget('mode="popup" hotel-code="demo"')
    await tick()
    opener('data-booking-open')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    const dialog = await dialogOf(element)
    assert.equal(dialog.open, false)
    element.remove()
  })
})

describe('one name in the page', () => {
  it('calls the first element, and kept what was pushed before', async () => {
    const page = window as unknown as { BookingWidget: { open(): Promise<void>; push(...calls: unknown[]): void } }
    const element = widget('mode="popup" hotel-code="demo"')
    await tick()
    void page.BookingWidget.push(['open'])
    const dialog = await dialogOf(element)
    await until(() => dialog.open)
    await element.close()
  })
})

describe('the tag in other forms', () => {
  it('is a div as well, also one that comes later', async () => {
    const place = html('<div data-booking-widget data-hotel-code="divided" data-locale="th">&nbsp;</div>')
    const element = await until(() => place.querySelector('booking-widget'))
    assert.equal((await appOf(element)).attributes.hotelCode, 'divided')
    const { innerHTML } = place
    html(innerHTML)
    await lookedAgain()
    assert.equal(document.querySelectorAll('booking-widget[hotel-code=divided]').length, 2)
  })

  it('is the script alone, once', async () => {
    const script = () => {
      const one = document.createElement('script')
      one.type = 'text/plain'
      one.src = `${location.origin}/v1/loader.js`
      one.dataset.hotelCode = 'alone'
      document.body.append(one)
      return one
    }
    const one = script()
    const element = await until(() => document.querySelector('booking-widget[hotel-code=alone]'))
    assert.equal(one.nextElementSibling, element)
    assert.equal(element.getAttribute('mode'), 'floating')
    script()
    await lookedAgain()
    assert.equal(document.querySelectorAll('booking-widget[hotel-code=alone]').length, 1)
  })

  it('is there again in each page of a site that changes the whole body, and not where the site took it away', async () => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = `${location.origin}/v1/loader.js`
    script.dataset.hotelCode = 'travelling'
    document.head.append(script)
    const placed = () => document.querySelectorAll('booking-widget[hotel-code=travelling]')
    await until(() => placed().length === 1)
    const { body } = document
    document.documentElement.replaceChild(document.createElement('body'), body)
    await until(() => placed().length === 1)
    placed()[0]?.remove()
    await lookedAgain()
    assert.equal(placed().length, 0)
    document.documentElement.replaceChild(body, document.body)
    await lookedAgain()
    assert.equal(placed().length, 1)
    script.remove()
  })

  it('leaves scripts of others alone', async () => {
    const foreign = document.createElement('script')
    foreign.type = 'text/plain'
    foreign.src = 'https://others.example/loader.js'
    foreign.dataset.hotelCode = 'foreign'
    document.body.append(foreign)
    await lookedAgain()
    assert.equal(document.querySelector('booking-widget[hotel-code=foreign]'), null)
  })
})
