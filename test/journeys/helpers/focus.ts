import assert from 'node:assert/strict'

import type { Frame, Locator } from 'playwright'

import type { Guest } from './guest.ts'

/** More stops than any screen has. */
const STOPS = 150

/** What has the focus: its name, whether it looks so, and whether a reader meets it after what had the focus before. */
type FocusStop = { name: string; isMarked: boolean; isNext: boolean }

// A text, because the test runner adds to functions what only it knows. What is in a frame of somebody else (the card's
// number) marks itself.
const LOOK = `(() => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const name = (active?.localName ?? '') + ' ' + (active?.getAttribute('name') ?? active?.ariaLabel ?? active?.textContent?.trim().slice(0, 40) ?? '')
  const before = window.lastStop
  const isWithin = (one) => one?.isConnected && one.closest('.root')
  window.lastStop = active
  const isNext = !isWithin(before) || !isWithin(active) || before === active ||
    (before.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  if (!active || active === document.body || active.localName === 'iframe') return { name, isMarked: true, isNext }
  const isDrawn = (one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  const { width, height } = active.getBoundingClientRect()
  const own = width > 0 && height > 0 && isDrawn(active)
  return { name, isMarked: own || isDrawn(active.closest('label')) || isDrawn(active.closest('.field')), isNext }
})()`

/** The document the widget is in. */
export function frameOf({ page, at }: Guest): Frame {
  const frame = at === page ? page.mainFrame() : page.frames()[1]
  assert.ok(frame)
  return frame
}

const focusedIn = (guest: Guest): Promise<FocusStop> => frameOf(guest).evaluate(LOOK)

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

/** Presses Tab until the focus is there. Every stop on the way can be seen, and follows the one before it. */
export async function tabTo(guest: Guest, target: Locator): Promise<void> {
  const stops: FocusStop[] = []
  await target.waitFor()
  for (let left = STOPS; left > 0; left--) {
    await guest.page.keyboard.press('Tab')
    stops.push(await focusedIn(guest))
    if (!(await isFocused(target))) continue
    assert.deepEqual(
      stops.filter(({ isMarked }) => !isMarked),
      [],
      'the focus is seen',
    )
    // The first follows what was pressed, which may have led to the top of another screen.
    const [, ...after] = stops
    assert.ok(after.every(({ isNext }) => isNext), `in order: ${names(stops)}`) // prettier-ignore
    return
  }
  assert.fail(`Tab never came to ${String(target)} by ${names(stops)}`)
}

const names = (stops: readonly FocusStop[]) =>
  stops.map(({ name, isNext }) => (isNext ? name : `(back) ${name}`)).join(', ')

/** Goes there and presses it, as somebody without a mouse does. */
export async function pressByKey(guest: Guest, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(guest, target)
  await guest.page.keyboard.press(key)
}
