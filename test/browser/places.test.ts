import assert from './fixtures/assert.ts'
import { html, origins, until } from './fixtures/loader.ts'

const TAG = '<booking-widget hotel-code="demo" locale="en"></booking-widget>'
const FRAMED = '<booking-widget hotel-code="demo" locale="en" frame></booking-widget>'
/** The least that a guest can book in, and what the element is never less than where there is room. */
const LEAST_PX = 280

/** What a page may put the element into: around it, and whether all that the place has is the element's. */
const PLACES: Record<string, [around: (tag: string) => string, isWhole: boolean]> = {
  'a block': [(tag) => `<div>${tag}</div>`, true],
  'a flex row': [(tag) => `<div style="display:flex">${tag}</div>`, true],
  'a flex row beside others': [(tag) => `<div style="display:flex"><p style="width:120px">Call</p>${tag}</div>`, false],
  'a flex column': [(tag) => `<div style="display:flex;flex-direction:column">${tag}</div>`, true],
  'a centred flex column': [
    (tag) => `<div style="display:flex;flex-direction:column;align-items:center">${tag}</div>`,
    true,
  ],
  'a grid': [(tag) => `<div style="display:grid">${tag}</div>`, true],
  'a grid of auto columns': [(tag) => `<div style="display:grid;grid-template-columns:auto">${tag}</div>`, true],
  'a centred grid': [(tag) => `<div style="display:grid;place-items:center">${tag}</div>`, true],
  'a float': [(tag) => `<div style="float:left">${tag}</div>`, true],
  'an inline block': [(tag) => `<div style="display:inline-block">${tag}</div>`, true],
  'an inline flex box': [(tag) => `<div style="display:inline-flex">${tag}</div>`, true],
  'an inline grid': [(tag) => `<div style="display:inline-grid">${tag}</div>`, true],
  'a box as wide as its content': [(tag) => `<div style="width:fit-content">${tag}</div>`, true],
  'a box out of the flow': [
    (tag) => `<div style="position:relative;height:900px"><div style="position:absolute">${tag}</div></div>`,
    true,
  ],
  'a table cell': [(tag) => `<table style="border-spacing:0"><td style="padding:0">${tag}</table>`, true],
  'a box that is shown as a table': [(tag) => `<div style="display:table">${tag}</div>`, true],
  'an open dialog': [(tag) => `<dialog open style="position:static;padding:0;border:0">${tag}</dialog>`, true],
  'a page written from top to bottom': [
    (tag) => `<div style="writing-mode:vertical-rl;height:700px">${tag}</div>`,
    false,
  ],
  'a text that is not broken': [(tag) => `<div style="float:left;white-space:pre">${tag}</div>`, true],
  "the Row of WordPress' editor": [
    (tag) => `<div style="display:flex;flex-wrap:wrap;align-items:center;gap:8px">${tag}</div>`,
    true,
  ],
  "the centred Stack of WordPress' editor": [
    (tag) => `<div style="display:flex;flex-direction:column;align-items:center;gap:8px">${tag}</div>`,
    true,
  ],
}

function found<One>(one: One | null | undefined): One {
  if (!one) throw new Error('it is not in the page')
  return one
}

/** The search bar, or the frame that holds it. */
const shownIn = (element: Element) =>
  until(() => element.shadowRoot?.querySelector<HTMLElement>('.searchbar, #frame[style*=height]'))

describe('a place of its own', () => {
  before(() => {
    const script = document.createElement('script')
    script.src = `${origins.widget}/v1/loader.js`
    document.head.append(script)
  })

  for (const [name, [around, isWhole]] of Object.entries(PLACES))
    for (const tag of [TAG, FRAMED])
      it(`has ${isWhole ? 'the whole width' : 'room to book'} in ${name}, ${tag === FRAMED ? 'framed' : 'inline'} [EMB-051]`, async () => {
        const place = html(around(tag))
        const element = found(place.querySelector('booking-widget'))
        const bar = await shownIn(element)
        const { width } = element.getBoundingClientRect()
        const room = place.getBoundingClientRect().width
        if (isWhole) assert.ok(Math.abs(width - room) < 1, `${width} of ${room}`)
        assert.ok(width >= Math.min(LEAST_PX, room) && width <= Math.max(room, innerWidth), `${width} of ${room}`)
        assert.ok(bar.getBoundingClientRect().width > width * 0.8, `${bar.getBoundingClientRect().width} of ${width}`)
        assert.equal(getComputedStyle(element).writingMode, 'horizontal-tb')
        place.remove()
      })

  it('leaves its neighbours in a row as wide as they want to be, and its own width to the page', async () => {
    const place = html(`<div style="display:flex"><p style="margin:0">Call the hotel</p>${TAG}</div>`)
    const neighbour = found(place.querySelector('p'))
    const alone = found(html('<p style="margin:0;float:left">Call the hotel</p>').querySelector('p'))
    const element = found(place.querySelector('booking-widget'))
    await shownIn(element)
    assert.ok(Math.abs(neighbour.getBoundingClientRect().width - alone.getBoundingClientRect().width) < 1)
    element.setAttribute('style', 'width:400px;flex:none')
    assert.equal(element.getBoundingClientRect().width, 400)
    place.remove()
    alone.remove()
  })

  it('takes no width at all where only a button floats', async () => {
    const place = html(`<div style="display:inline-block">${TAG.replace('>', ' mode="floating">')}</div>`)
    await until(() => place.querySelector('booking-widget')?.shadowRoot?.querySelector('#go'))
    assert.equal(place.firstElementChild?.getBoundingClientRect().width, 0)
    place.remove()
  })

  it('begins anew in another document, dressed as it was, and again at its return', async () => {
    const place = html(`${TAG}<iframe width="900" height="700" srcdoc="<!doctype html><title>Other</title>"></iframe>`)
    const element = found(place.querySelector('booking-widget'))
    const frame = found(place.querySelector('iframe'))
    await until(() => frame.contentDocument?.title === 'Other')
    const looksOf = (bar: Element) => {
      const { display, padding, backgroundColor } = getComputedStyle(bar)
      return [display, padding, backgroundColor].join(' ')
    }
    const looks = looksOf(await shownIn(element))
    for (const [body, room] of [
      [found(frame.contentDocument).body, 900],
      [place, place.getBoundingClientRect().width],
    ] as const) {
      body.append(element)
      const bar = await until(() => {
        const shown = element.shadowRoot?.querySelector('.searchbar')
        return shown && looksOf(shown) === looks ? shown : undefined
      })
      const { width } = bar.getBoundingClientRect()
      assert.ok(width > Math.min(room, 900) * 0.7, `${width} of ${room}`)
    }
    place.remove()
  })
})
