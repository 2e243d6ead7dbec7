import type { Page } from 'playwright'

import { readPaint } from '../../pictures/paint.ts'
import type { Colour } from '../../pictures/paint.ts'

/** WCAG 1.4.3, and 1.4.11 for what is drawn. */
const LEAST = 4.5
const LEAST_LARGE = 3

type Glyphs = {
  /** What it says, or the element that draws it. */
  name: string
  left: number
  top: number
  width: number
  height: number
  colour: Colour
  /** Of it and all that it stands in. */
  opacity: number
  isLarge: boolean
}

export type Faint = { name: string; ratio: number; least: number }

// Texts, because the test runner adds to functions what only it knows.
const ROOTS = `[document, ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])]`

/** Every run of words and every sign in the window that is not switched off, with the colour that it is drawn in. */
const READ_GLYPHS = `(() => {
  const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgb = (colour) => {
    paper.clearRect(0, 0, 1, 1)
    paper.fillStyle = colour
    paper.fillRect(0, 0, 1, 1)
    return [...paper.getImageData(0, 0, 1, 1).data]
  }
  const chain = (one) => (one instanceof Element ? [one, ...chain(one.parentElement ?? one.getRootNode().host)] : [])
  // What lies below something else is not seen, and what is switched off need not be.
  const isSeen = (one, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 3 || height < 3 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (chain(one).some((each) => each.matches('.unseen, [aria-disabled=true], :disabled, .past, option'))) return false
    const over = one.getRootNode().elementFromPoint(x, y)
    return over !== null && (one.contains(over) || over.contains(one))
  }
  const glyphs = []
  const add = (one, box, name, isLarge, colour) => {
    if (!isSeen(one, box)) return
    const opacity = chain(one).reduce((all, each) => all * Number(getComputedStyle(each).opacity), 1)
    const [red, green, blue, alpha] = rgb(colour)
    const whole = { left: Math.floor(box.left), top: Math.floor(box.top), width: Math.ceil(box.width), height: Math.ceil(box.height) }
    glyphs.push({ name, ...whole, colour: [red, green, blue], opacity: (opacity * alpha) / 255, isLarge })
  }
  for (const root of ${ROOTS}) {
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { currentNode: text } = words
      const one = text.parentElement
      if (!one || text.data.trim() === '' || one.matches('style, script, title')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const css = getComputedStyle(one)
      const size = parseFloat(css.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 700)
      for (const box of range.getClientRects()) add(one, box, text.data.trim(), isLarge, css.color)
    }
    for (const one of root.querySelectorAll('svg.icon'))
      add(one, one.getBoundingClientRect(), 'svg of ' + one.parentElement.className, true, getComputedStyle(one).color)
  }
  return glyphs
})()`

/** The same page with its words and signs taken out, so that what lies behind them can be read. */
const HIDE = `(() => {
  for (const root of ${ROOTS}) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important } svg.icon { visibility: hidden !important }')
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
})()`
const SHOW = `(() => {
  for (const root of ${ROOTS}) root.adoptedStyleSheets = root.adoptedStyleSheets.slice(0, -1)
})()`

/** What in the window is too faint to be read: its own colour against what is painted behind it. */
export async function faintIn(page: Page): Promise<{ seen: number; faint: Faint[] }> {
  const glyphs = await page.evaluate<Glyphs[]>(READ_GLYPHS)
  await page.evaluate(HIDE)
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.evaluate(SHOW)
  const seen = await readPaint(picture, glyphs)
  // Words on a photograph have a veil of their own, and no one colour behind them.
  const plain = seen.filter(({ isPhotograph }) => !isPhotograph)
  const faint = plain.flatMap(({ name, colour, opacity, ground, isLarge }) => {
    const shown = colour.map((value, channel) => value * opacity + (ground[channel] ?? 0) * (1 - opacity))
    const ratio = contrast(shown, ground)
    const least = isLarge ? LEAST_LARGE : LEAST
    // The picture has whole numbers where the colours have parts of them.
    return ratio < least - 0.05 ? [{ name, ratio: Math.round(ratio * 100) / 100, least }] : []
  })
  return { seen: plain.length, faint }
}

export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
