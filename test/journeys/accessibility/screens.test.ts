import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { until } from '../../lib/until.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'
import { mailed } from '../helpers/payment-links.ts'
import { ALL_SCREENS, assertNotFailed } from '../helpers/screens.ts'
import type { Before } from '../helpers/screens.ts'

const { world, guest } = journey()
const { booked } = managing({ guest, world })
let stay: Before
before(async () => {
  stay = await booked(AT_HOTEL)
  stay.payLink = (await mailed(world())).address
})

// What is asked of a page is a text, because the test runner adds to functions what only it knows.

/** What reaches beyond the window, unless it stands in something that scrolls by itself. */
const TOO_WIDE = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const scrolls = (one) => one !== null && one !== root && (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const wide = [...root.querySelectorAll('*')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(one.parentElement) && one.checkVisibility()
  })
  const page = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
  return [...page, ...wide.map((one) => one.localName + '.' + one.className)]
})()`

/** Signs without a name that are not hidden from who listens, and photographs without words. */
const NAMELESS = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const isTold = (one) => one.closest('[aria-hidden=true]') !== null || (one.ariaLabel ?? '') !== '' || one.hasAttribute('aria-labelledby') || one.querySelector('title') !== null
  const signs = [...root.querySelectorAll('svg')].filter((one) => !isTold(one))
  const images = [...root.querySelectorAll('img')].filter((one) => !one.hasAttribute('alt') && !isTold(one))
  const named = (one) => (one.innerText ?? '').trim() !== '' || (one.ariaLabel ?? '') !== '' || one.hasAttribute('aria-labelledby') || one.querySelector('img[alt]:not([alt=""]), .unseen') !== null
  const controls = [...root.querySelectorAll('button, a[href]')].filter((one) => one.checkVisibility() && !named(one))
  return [...signs, ...images, ...controls].map((one) => one.outerHTML.slice(0, 120))
})()`

/** Buttons as the browser draws them: the style of each comes with the part that shows it, not with a later screen. */
const UNDRESSED = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  return [...root.querySelectorAll('button')].filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopStyle === 'outset').map((one) => one.outerHTML.slice(0, 120))
})()`

/** What moves longer than a guest who wants none could see. */
const MOVES = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const seconds = (list) => Math.max(...list.split(',').map((one) => parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)))
  return [...root.querySelectorAll('*')].filter((one) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(one)
    const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.02
    return isAnimated || seconds(transitionDuration) > 0.02 || scrollBehavior === 'smooth'
  }).map((one) => one.localName + '.' + one.className)
})()`

/** Controls that the edge of a row that moves sideways cuts, without a fade or a bar that says that it goes on. */
const CUT = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const isSilent = (one) => {
    const { overflowX, maskImage, scrollbarWidth } = getComputedStyle(one)
    return /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1 && maskImage === 'none' && scrollbarWidth === 'none' && one.checkVisibility()
  }
  return [...root.querySelectorAll('*')].filter(isSilent).flatMap((row) => {
    const edge = row.getBoundingClientRect()
    const isCut = ({ left, right }) => left < edge.right - 1 && right > edge.right + 1 || right > edge.left + 1 && left < edge.left - 1
    return [...row.querySelectorAll('button, a[href], select, input, label')].filter((one) => isCut(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120))
  })
})()`

/** What opens and closes with the triangle that the browser draws. */
const TRIANGLES = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  return [...root.querySelectorAll('summary')].filter((one) => getComputedStyle(one).display === 'list-item').map((one) => one.innerText)
})()`

/** Words in no part that a screen reader jumps to: of the page, of a dialog, or said by themselves. */
const IN_NO_LANDMARK = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    const { data, parentElement: one } = words.currentNode
    if (data.trim() && one.checkVisibility() && !one.closest('header, main, nav, footer, dialog, style, [role=dialog], [role=status], [role=alert]')) found.push(data.trim())
  }
  return found
})()`

/** Words that run into the space beside the page, unless they stand in something that scrolls, floats or lies on a picture. */
const IN_THE_GUTTER = `(() => {
  const main = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.screen > .pages')
  if (!main) return []
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  const { left: first, right: last } = main.getBoundingClientRect()
  const isApart = (one) => one !== main && (/fixed|sticky|absolute/.test(getComputedStyle(one).position) || getComputedStyle(one).overflowX !== 'visible' || isApart(one.parentElement))
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    const { currentNode: node } = words
    if (!node.data.trim() || !node.parentElement.checkVisibility() || isApart(node.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    if (right > last - parseFloat(paddingRight) + 1 || left < first + parseFloat(paddingLeft) - 1) found.push(node.data.trim())
  }
  return found
})()`

/** Headings that something else lies over. */
const COVERED = `(() => {
  const tree = document.querySelector('booking-widget')?.shadowRoot ?? document
  const isPainted = (one, x, y) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const isThere = x >= left && x <= right && y >= top && y <= bottom
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    return isThere && !one.closest('dialog, [popover]') && (backgroundImage !== 'none' || !/^transparent$|, 0\\)$/.test(backgroundColor))
  }
  const isCovered = (one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const words = document.createRange()
    words.selectNodeContents(one)
    const isUnder = (x, y) => {
      const all = tree.elementsFromPoint(x, y)
      const own = all.findIndex((each) => one.contains(each))
      return own < 0 ? !all[0]?.contains(one) : all.slice(0, own).some((each) => isPainted(each, x, y))
    }
    return [...words.getClientRects()].some(({ left, right, top, bottom }) => right - left > 2 && [left + 1, right - 1].some((x) => [0.25, 0.75].some((part) => isUnder(x, top + (bottom - top) * part))))
  }
  const found = [...(tree.querySelector('dialog:modal') ?? tree).querySelectorAll('.root :is(h1, h2, h3)')].filter((one) => one.checkVisibility() && isCovered(one))
  scrollTo(0, 0)
  return found.map((one) => one.innerText)
})()`

/** The letters twice as large. */
const TWICE = (size: string) => `document.documentElement.style.setProperty('--booking-text', '${size}')`

const list = (someone: Guest, what: string): Promise<string[]> => someone.page.evaluate(what)
const isFreeOf = async (someone: Guest, what: string, where: string) => {
  let found: string[] = []
  await until(
    async () => (found = await list(someone, what)).length === 0,
    () => `nothing of ${found.join()}: ${where}`,
  )
}

describe('every screen', () => {
  it('fits into 320 pixels and into all widths beyond, names its pictures, and stands still for who wants that (EN 301 549: 1.1.1, 1.3.1, 1.4.10, 4.1.2) [A11Y-005] [A11Y-006] [A11Y-007]', async () => {
    const someone = await guest()
    let moving = 0
    const inTheGutter: string[] = []
    for (const row of ALL_SCREENS) {
      const { name } = row
      await row.open(someone, stay)
      await assertNotFailed(row, someone)
      for (const width of [320, 390, 768, 992, 993, 1440]) {
        await someone.page.setViewportSize({ width, height: 900 })
        // What hangs beside its field becomes a sheet a moment after the width has changed.
        await isFreeOf(someone, TOO_WIDE, `${name} at ${width}`)
        await isFreeOf(someone, CUT, `${name} at ${width}`)
        await isFreeOf(someone, COVERED, `${name} at ${width}`)
      }
      await someone.page.setViewportSize({ width: 390, height: 844 })
      await someone.page.evaluate(TWICE('32px'))
      for (const words of await list(someone, IN_THE_GUTTER)) inTheGutter.push(`${name}: ${words}`)
      await someone.page.evaluate(TWICE(''))
      await someone.page.setViewportSize({ width: 1440, height: 900 })
      assert.deepEqual(await list(someone, TRIANGLES), [], name)
      assert.deepEqual(await list(someone, IN_NO_LANDMARK), [], name)
      assert.equal(await someone.at.getByRole('main').count(), 1, name)
      assert.deepEqual(await list(someone, NAMELESS), [], name)
      assert.deepEqual(await list(someone, UNDRESSED), [], name)
      await assertWell(someone, name, true)
      assert.deepEqual(await list(someone, MOVES), [], name)
      await someone.page.emulateMedia({ reducedMotion: 'no-preference' })
      moving += (await list(someone, MOVES)).length
      await someone.page.emulateMedia({ reducedMotion: 'reduce' })
    }
    assert.deepEqual(inTheGutter, [], 'in large letters')
    // For everybody else something does move, so there is something to stand still.
    assert.ok(moving > 0)
    await someone.page.close()
  })

  for (const name of ['details', 'look-up', 'sign-in', 'sign-up'])
    it(`says at each field what is wrong, and to who listens: ${name} (EN 301 549: 3.3.1, 3.3.2, 3.3.3) [A11Y-003]`, async () => {
      const someone = await guest()
      const row = ALL_SCREENS.find((screen) => screen.name === name) ?? assert.fail(name)
      await row.open(someone, stay)
      await someone.at
        .locator('.screen form button[type="submit"], .screen button.main')
        .filter({ visible: true })
        .first()
        .click()
      const invalid = someone.at.locator('.screen [aria-invalid="true"]')
      await invalid.first().waitFor()
      const fields = await invalid.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
      assert.ok(fields.length > 1, fields.join())
      for (const field of fields) assert.notEqual(await someone.wrong(field), '', field)
      // The first of them has the focus, which reads its fault aloud.
      await someone.at.locator('.screen [aria-invalid="true"]:focus').waitFor()
      assert.equal(await invalid.first().evaluate((field) => field.matches(':focus')), true)
      // Whoever mends one is not led to the next before they have done.
      const mended = await invalid.first().elementHandle()
      await someone.page.keyboard.type('ab')
      assert.equal(await mended?.evaluate((field) => field.matches(':focus')), true)
      await someone.page.close()
    })

  for (const colour of ['#ffff00', '#000080', '#c21e58', '#808080'])
    it(`can be read in a hotel whose colour is ${colour} (EN 301 549: 1.4.3) [A11Y-004]`, async () => {
      const someone = await guest()
      await bendSettings(world(), { button_colour: colour })
      await someone.open('/')
      const search = someone.button(someone.t('search.search'))
      await search.waitFor()
      const [text, ground] = await search.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button)
        return [color, backgroundColor]
      })
      assert.ok(ratio(text ?? '', ground ?? '') >= 4.5, `${text} on ${ground}`)
      await assertWell(someone, colour)
      await someone.page.close()
    })
})

/** The contrast of WCAG 2.2 between two colours as a browser tells them: rgb(…). */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
