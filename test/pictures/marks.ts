import type { Page } from 'playwright'

/** Where something stands, in whole pixels, and how it is drawn; what it says does not matter. */
export type Mark = {
  /** Its element with its classes. */
  key: string
  left: number
  top: number
  width: number
  height: number
  /** From the edge of the window where reading begins, and from the other one. */
  start: number
  end: number
  colour: string
  /** Size of text, frame, line under it, corners. */
  style: string
  /** What keeps its place in the window lies over a quarter of it or more: it depends on the letters above how much of it is seen. */
  isUnder: boolean
}

export type Marks = {
  marks: Mark[]
  /** Pairs that lie on one another, and what reaches out of what holds it. */
  faults: string[]
}

/** Rooms from the third on repeat what stands above. */
const REPEATED = 'li.room:nth-of-type(n + 3) *'
const MOST_MARKS = 160

// A text, because the test runner adds to functions what only it knows.
const READ_MARKS = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const isFromRight = getComputedStyle(root).direction === 'rtl'
  const wide = document.documentElement.clientWidth
  const CHOSEN = 'header, footer, .screen > :first-child, section, aside, nav, form, fieldset, dialog[open], [role=dialog], h1, h2, h3, h4, p, dl, table, ol, ul, li.room, li.plan, .banner, .summary, button, a[href], input, select, textarea, label, img, iframe'
  const LEAF = 'h1, h2, h3, h4, p, button, a[href], input, select, textarea, img, iframe'
  const FLOATS = /^(absolute|fixed|sticky)$/
  const floats = (one) => one !== null && one !== root && (FLOATS.test(getComputedStyle(one).position) || floats(one.parentElement))
  const scrolls = (one) => one !== null && one !== root && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement))
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 2 && height > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const keyOf = (one) => [one.localName, ...[...one.classList].toSorted()].join('.')
  const all = [...root.querySelectorAll(CHOSEN)].filter((one) => isSeen(one) && !one.matches('${REPEATED}')).slice(0, ${MOST_MARKS})
  const bars = [...root.querySelectorAll('*')].filter((one) => /^(fixed|sticky)$/.test(getComputedStyle(one).position) && isSeen(one))
  const common = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  const isUnder = (one) => {
    const box = one.getBoundingClientRect()
    return !floats(one) && bars.some((bar) => !one.contains(bar) && common(box, bar.getBoundingClientRect()) > box.width * box.height / 4)
  }
  const marks = all.map((one) => {
    const { left, right, top, width, height } = one.getBoundingClientRect()
    const css = getComputedStyle(one)
    const frame = css.borderTopStyle === 'none' ? '' : css.borderTopStyle + ' ' + css.borderTopWidth
    const style = [css.fontSize, frame, css.textDecorationLine.replace('none', ''), css.borderTopLeftRadius].join(' | ')
    const [start, end] = isFromRight ? [wide - right, left] : [left, wide - right]
    const whole = [left, top + scrollY, width, height, start, end].map(Math.round)
    return { key: keyOf(one), left: whole[0], top: whole[1], width: whole[2], height: whole[3], start: whole[4], end: whole[5], colour: css.color, style, isUnder: isUnder(one) }
  })
  const leaves = all.filter((one) => one.matches(LEAF) && !floats(one))
  const faults = []
  leaves.forEach((one, at) => {
    const mine = one.getBoundingClientRect()
    for (const other of leaves.slice(at + 1)) {
      if (one.contains(other)) continue
      const its = other.getBoundingClientRect()
      const across = Math.min(mine.right, its.right) - Math.max(mine.left, its.left)
      const down = Math.min(mine.bottom, its.bottom) - Math.max(mine.top, its.top)
      if (across > 4 && down > 4) faults.push(keyOf(one) + ' lies on ' + keyOf(other))
    }
  })
  for (const one of all) {
    const { left, right } = one.getBoundingClientRect()
    const outer = one.parentElement?.getBoundingClientRect()
    if (!outer || floats(one) || scrolls(one.parentElement)) continue
    if (right > Math.max(outer.right, 0) + 8 || left < outer.left - 8 || right > wide + 1) faults.push(keyOf(one) + ' reaches out of ' + keyOf(one.parentElement))
  }
  return { marks, faults: [...new Set(faults)] }
})()`

export const readMarks = (page: Page): Promise<Marks> => page.evaluate(READ_MARKS)

/** Styles of a moment over those of the widget; gives the way back. */
export async function bendStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate(`(() => {
    const within = document.querySelector('booking-widget')?.shadowRoot ?? document
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(css)})
    within.adoptedStyleSheets = [...within.adoptedStyleSheets, sheet]
  })()`)
  return async () => {
    await page.evaluate(`(() => {
      const within = document.querySelector('booking-widget')?.shadowRoot ?? document
      within.adoptedStyleSheets = within.adoptedStyleSheets.slice(0, -1)
    })()`)
  }
}
