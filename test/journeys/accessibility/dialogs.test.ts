import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import type { Locator } from 'playwright'

import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { frameOf } from '../helpers/focus.ts'
import { WALKED_SCREENS } from '../helpers/screens.ts'

const { guest, world } = journey()
const { booked } = managing({ guest, world })

/** Once round and a little more, in the longest of them that is not a list of currencies. */
const ROUND = 12
/** Of what a list repeats, as the terms of every plan, a few are as good as all. */
const OF_A_KIND = 2

const OPENERS = '[aria-haspopup="dialog"]:not([aria-disabled="true"])'
/** The row of a hotel's texts stands below every screen and opens the same. */
const TEXTS = '.legal-links button'
const OPEN = 'dialog[open], [role=dialog]'

// Texts, because the test runner adds to functions what only it knows.
const IS_INSIDE = `(() => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active?.closest('${OPEN}') !== null && active?.closest('${OPEN}') !== undefined
})()`

/** Tab stays inside, Escape closes, and the focus is back where it was. */
async function assertDialog(someone: Guest, opener: Locator, name: string) {
  const { page, at } = someone
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = at.locator(OPEN).filter({ visible: true }).first()
  await dialog.waitFor().catch((error: unknown) => {
    throw new Error(`${name}: ${opener} opens nothing`, { cause: error })
  })
  const title = await dialog.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot // what an element in a page is in
    return element.ariaLabel ?? root.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
  })
  assert.notEqual(title.trim(), '', `${name}: a dialog has a name`)
  for (let press = 0; press < ROUND; press++) {
    await page.keyboard.press(press === 0 ? 'Shift+Tab' : 'Tab')
    // Where a dialog ends, the browser has its own bar; from there Tab comes back in.
    const isInside = await frameOf(someone).evaluate(`${IS_INSIDE} || document.activeElement === document.body`)
    assert.equal(isInside, true, `${name}: Tab leaves “${title}”`)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(
    await opener.evaluate((element) => element.matches(':focus')),
    true,
    `${name}: “${title}” loses the focus`,
  )
  return title.trim()
}

describe('every dialog that a control opens', () => {
  let stay: { number: string; email: string }
  before(async () => {
    stay = await booked(AT_HOTEL)
  })

  for (const width of [1280, 390])
    it(`keeps Tab inside, closes by Escape and gives the focus back, at ${width} pixels (EN 301 549: 2.1.2, 2.4.3) [A11Y-002]`, async () => {
      const someone = await guest({ width })
      const seen = new Map<string, string[]>()
      for (const { name, open } of WALKED_SCREENS) {
        await open(someone, stay)
        // On a phone the search above what was found is one line, whose parts have dialogs of their own.
        const folded = someone.at.locator('.fold')
        if (await folded.isVisible()) await folded.click()
        const kinds = new Map<string, number>()
        const openers = seen.has('search bar')
          ? someone.at.locator(`${OPENERS}:not(${TEXTS})`)
          : someone.at.locator(OPENERS)
        for (const opener of await openers.filter({ visible: true }).all()) {
          const kind = `${await opener.getAttribute('class')} ${await opener.locator('svg').count()}`
          const known = kinds.get(kind) ?? 0
          kinds.set(kind, known + 1)
          if (known >= OF_A_KIND) continue
          const title = await assertDialog(someone, opener, name)
          seen.set(name, [...(seen.get(name) ?? []), title])
        }
      }
      // Written down, so that a screen that has lost its dialogs is noticed.
      assert.deepEqual(
        [...seen.keys()],
        [
          'search bar',
          'facilities',
          'results',
          'details',
          'payment',
          'review',
          'sign-up',
          'account',
          'profile',
          'payment options',
          'lottery',
        ],
      )
      await someone.page.close()
    })
})
