import assert from './fixtures/assert.ts'
import { addLoader, appOf, hostOf, delivered, eventsOf, html, mounted, tick, until, widget } from './fixtures/loader.ts'

const hasApp = (element: Element) => mounted.some((one) => hostOf(one) === element)
const dialogOf = (element: Element) => until(() => element.shadowRoot?.querySelector('dialog'))
/** Whoever watched before whether it is seen has been told by then. */
async function lookedFor(element: Element) {
  await new Promise<void>((resolve) => {
    const sight = new IntersectionObserver(() => {
      sight.disconnect()
      resolve()
    })
    sight.observe(element)
  })
  await delivered()
}
const asked = () => performance.getEntriesByType('resource').length

beforeEach(async () => {
  for (const one of document.querySelectorAll('booking-widget')) one.remove()
  await tick()
})

describe('before anybody looks', () => {
  before(() => addLoader())

  it('asks for nothing while no element is seen or asked for [EMB-030]', async () => {
    const before = asked()
    widget('hidden hotel-code="demo"')
    widget('mode="popup" hotel-code="demo"')
    const far = widget()
    far.style.marginBlockStart = '5000px'
    far.parentElement?.after(document.createElement('i'))
    document.body.append(far)
    await lookedFor(far)
    assert.equal(asked(), before)
    far.remove()
  })

  it('keeps its place before it is loaded, so that nothing moves', async () => {
    const element = widget('hotel-code="demo"')
    await Promise.resolve()
    const { height } = element.getBoundingClientRect()
    await appOf(element)
    assert.equal(element.getBoundingClientRect().height, height)
  })
})

describe('popup', () => {
  it('shows nothing until it is opened, then a dialog over the page', async () => {
    const element = widget('mode="popup" hotel-code="demo" locale="ja"')
    const opens = eventsOf(element, 'booking-widget:open')
    await tick()
    assert.equal(element.getBoundingClientRect().height, 0)
    assert.equal(hasApp(element), false)
    const opened = element.open({ view: 'search', checkin: '2026-12-24' })
    const { heard, port, container } = await appOf(element)
    const dialog = await dialogOf(element)
    assert.ok(dialog.matches(':modal') && dialog.contains(container))
    assert.equal(dialog.getAttribute('aria-label'), '宿泊予約')
    assert.equal(element.isOpen, true)
    const [call] = heard.flatMap((message) => (message.type === 'call' ? [message.payload] : []))
    assert.deepEqual([call?.method, call?.input], ['open', 'search?checkin=2026-12-24'])
    port.post({ type: 'answer', payload: { id: call?.id ?? 0, code: '' } })
    await opened
    assert.deepEqual(
      opens.map(({ detail }) => detail),
      [{ view: 'search' }],
    )
    await element.close()
  })

  it('closes once by its button, gives the focus back and keeps the app [EMB-020]', async () => {
    const element = widget('mode="popup" hotel-code="demo"')
    const opener = html('<button>Book</button>').querySelector('button')
    const closes = eventsOf(element, 'booking-widget:close')
    opener?.focus()
    void element.open()
    const app = await appOf(element)
    const dialog = await dialogOf(element)
    dialog.querySelector<HTMLElement>('#close')?.click()
    await until(() => closes.length > 0)
    await delivered()
    assert.equal(document.activeElement, opener)
    assert.equal(element.isOpen, false)
    assert.deepEqual(
      closes.map(({ detail }) => detail),
      [{ reason: 'guest' }],
    )
    void element.toggle()
    await until(() => dialog.open)
    assert.equal(app.isMounted, true)
    dialog.requestClose()
    await until(() => closes.length === 2)
    void element.open()
    await until(() => dialog.open)
    await element.destroy()
    assert.deepEqual(
      closes.map(({ detail }) => detail.reason),
      ['guest', 'guest', 'destroyed'],
    )
  })

  it('stays open where it was opened again as it closed, and says once that it closed', async () => {
    const element = widget('mode="popup" hotel-code="demo"')
    const closes = eventsOf(element, 'booking-widget:close')
    void element.open()
    await appOf(element)
    const dialog = await dialogOf(element)
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    void element.close()
    void element.open('sign-in')
    await told
    assert.ok(element.isOpen && dialog.open)
    assert.equal(closes.length, 1)
    await element.close()
  })

  it('starts anew when the guest comes back after more than ten minutes', async () => {
    const element = widget('mode="popup" hotel-code="demo"')
    void element.open()
    const app = await appOf(element)
    const now = Date.now
    await element.close()
    Date.now = () => now() + 600_001
    void element.open()
    await until(() => !app.isMounted)
    Date.now = now
    assert.notEqual(await appOf(element), app)
    await element.close()
  })

  it('takes calls made at once after it was created [EMB-027]', async () => {
    const element = document.createElement('booking-widget')
    void element.open()
    void element.setLocale('en')
    element.setAttribute('mode', 'popup')
    element.setAttribute('hotel-code', 'demo')
    html('').append(element)
    const { heard } = await appOf(element)
    assert.ok((await dialogOf(element)).open)
    assert.deepEqual(
      heard.flatMap((message) => (message.type === 'call' ? [message.payload.method] : [])),
      ['setLocale'],
    )
    await element.close()
  })

  it('takes a frame as well', async () => {
    const element = widget('mode="popup" frame hotel-code="demo"')
    void element.open()
    const frame = await until(() => element.shadowRoot?.querySelector<HTMLIFrameElement>('dialog iframe'))
    assert.ok(frame.getBoundingClientRect().height > 300)
    assert.equal(element.shadowRoot?.querySelectorAll('iframe').length, 1)
    await element.close()
  })
})

describe('floating', () => {
  it('is a button in the corner, which opens the dialog', async () => {
    const element = widget('mode="floating" hotel-code="demo" locale="ar"')
    const launcher = await until(() => element.shadowRoot?.querySelector<HTMLElement>('#go'))
    const { left, bottom, height } = launcher.getBoundingClientRect()
    assert.equal(launcher.textContent, 'احجز إقامتك')
    assert.ok(left === 16 && innerHeight - bottom === 16 && height >= 44)
    assert.equal(hasApp(element), false)
    launcher.click()
    await appOf(element)
    assert.ok((await dialogOf(element)).open)
    element.setAttribute('locale', 'th')
    await until(() => launcher.textContent === 'จองห้องพัก')
    await element.close()
    element.hidden = true
    assert.equal(launcher.checkVisibility(), false)
    element.remove()
  })
})

describe('where the focus goes when it closes', () => {
  it('is what was pressed last, the button in the corner too', async () => {
    const element = widget('mode="floating" hotel-code="demo"')
    const link = html('<button data-booking-open="search">Book</button>').querySelector('button')
    const launcher = await until(() => element.shadowRoot?.querySelector<HTMLElement>('#go'))
    const dialog = await dialogOf(element)
    for (const pressed of [link, launcher]) {
      pressed?.focus()
      const before = document.activeElement
      pressed?.click()
      await until(() => dialog.open)
      await element.close()
      assert.equal(document.activeElement, before)
    }
    element.remove()
  })
})

describe('tab', () => {
  it('is a plain link, and opens the page of the widget in a tab [EMB-016]', async () => {
    for (const mode of ['tab', 'standalone']) {
      const element = widget(`mode="${mode}" hotel-code="demo" locale="ko" segment-ids="a,b"`)
      const link = await until(() => element.shadowRoot?.querySelector<HTMLAnchorElement>('a'))
      const opened: string[] = []
      const { open } = window
      window.open = (address) => {
        opened.push(String(address))
        return { opener: window } as Window
      }
      html('<a href="#" data-booking-open="search" data-query="adults=3" data-hotel-code="demo">Book</a>')
        .querySelector('a')
        ?.click()
      await until(() => opened.length === 1)
      await element.open()
      window.open = open
      const seen = [link.href, ...opened].map((address) => {
        const { origin, pathname, searchParams } = new URL(address)
        return [
          origin,
          pathname,
          ...['code', 'locale', 'segment_ids', 'parent_origin', 'adults'].map((name) => searchParams.get(name)),
        ]
      })
      const page = [location.origin, '/booking/result', 'demo', 'ko', 'a,b', null]
      assert.deepEqual(seen, [
        [...page, null],
        [...page, '3'],
        [...page, null],
      ])
      assert.equal(link.target, '_blank')
      assert.equal(await element.setLocale('ja').catch((error) => error.code), 'only_in_tab')
      element.remove()
      await tick()
    }
  })

  it('begins with what the element says where nobody says more', async () => {
    const element = widget('mode="tab" hotel-code="demo" query="source=wordpress&promo_code=SUMMER"')
    await until(() => element.shadowRoot?.querySelector('a'))
    const opened: string[] = []
    const { open } = window
    window.open = (address) => {
      opened.push(new URL(String(address)).search)
      return { opener: window } as Window
    }
    html('<a href="#" data-booking-open="search">Book</a>').querySelector('a')?.click()
    await until(() => opened.length === 1)
    await element.open()
    window.open = open
    for (const search of opened) assert.ok(search.startsWith('?source=wordpress&promo_code=SUMMER&code=demo&'), search)
    assert.equal(opened.length, 2)
    element.remove()
  })
})

describe('what opens the widget from the page', () => {
  for (const mode of ['floating', 'tab'])
    it(`is read on any ground, and styled as every button with words: ${mode}`, async () => {
      const style = html('<style>booking-widget::part(button) { text-transform: uppercase }</style>')
      const element = widget(`mode="${mode}" hotel-code="demo"`)
      const button = await until(() => element.shadowRoot?.querySelector<HTMLElement>('#go, #link'))
      const { backgroundColor, color, textTransform } = getComputedStyle(button)
      assert.equal(textTransform, 'uppercase')
      assert.deepEqual([backgroundColor, color], ['rgb(34, 34, 34)', 'rgb(255, 255, 255)'])
      button.focus()
      const { outlineColor, boxShadow } = getComputedStyle(button)
      assert.deepEqual([outlineColor, boxShadow.split(') ')[0]], ['rgb(34, 34, 34)', 'rgb(255, 255, 255'])
      element.style.setProperty('--booking-accent', 'rgb(122, 46, 46)')
      assert.equal(getComputedStyle(button).backgroundColor, 'rgb(122, 46, 46)')
      element.remove()
      style.remove()
    })
})
