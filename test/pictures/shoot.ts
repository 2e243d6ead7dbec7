import type { Page } from 'playwright'

import { until } from '../lib/until.ts'

/** Longer lists repeat what stands above. */
const TALLEST_PX = 4000
const READY_MS = 10_000

// A text, because the test runner adds to functions what only it knows.
/**
 * Photographs and fonts are there, nothing moves, and two frames were painted since. A large photograph that is only loaded is
 * drawn a moment after what stands around it; one that was asked to be decoded is drawn with it.
 */
const IS_STILL = `(async () => {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])]
  const images = roots.flatMap((root) => [...root.querySelectorAll('img')]).filter((one) => one.checkVisibility())
  const busy = roots.some((root) => root.querySelector('.skeleton, .screen [aria-busy=true]') !== null)
  const late = images.some((one) => one.loading !== 'lazy' && !one.complete)
  await Promise.all(images.filter((one) => one.complete).map((one) => one.decode().catch(() => {})))
  await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)))
  return !busy && !late && document.fonts.status === 'loaded' && roots.flatMap((root) => root.getAnimations()).every((one) => one.playState !== 'running' && !one.pending)
})()`

/** Waits until there is something to look at; what never ends is pictured as it is. */
export async function stands(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate('scrollTo(0, 0)')
  await until(() => page.evaluate<boolean>(IS_STILL), 'a page that stands', READY_MS).catch(() => undefined)
}

/** The whole page, as far as it is not too tall. */
export async function shoot(page: Page, type: 'png' | 'jpeg'): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {}
  const tall = await page.evaluate('document.documentElement.scrollHeight')
  const height = Math.min(Number(tall), TALLEST_PX)
  const clip = { x: 0, y: 0, width, height: Math.max(height, 1) }
  return page.screenshot({
    fullPage: true,
    clip,
    type,
    ...(type === 'jpeg' && { quality: 80 }),
    animations: 'disabled',
  })
}
