import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { chromium } from 'playwright'
import type { Browser } from 'playwright'

import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { openPage } from '../lib/browser.ts'
import { ground } from './ground.ts'
import { guestAt } from './guest.ts'
import { FRAME, hostPage, plain, script } from './host.ts'
import type { Host } from './host.ts'

const more = { next: () => '<!doctype html><title>Next</title><p id="elsewhere">Elsewhere</p>' }
const HOSTS: readonly Host[] = [
  { title: 'the page itself', path: 'page', page: plain, more },
  {
    title: 'a frame in the page',
    path: 'frame',
    inFrame: true,
    page: (at) => hostPage(at, { head: script(at), place: FRAME }),
    more,
  },
]

/** Test tools switch the back/forward cache off, so this browser is started with it. */
describe('coming back from the back/forward cache', () => {
  const get = ground(HOSTS)
  let browser: Browser | undefined
  before(async () => {
    const executablePath = chromiumPath()
    assert.ok(executablePath)
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    browser = await chromium.launch({ executablePath, args: chromiumFlags, ignoreDefaultArgs })
  })
  after(() => browser?.close())

  for (const host of HOSTS)
    it(`is as it was and can search again in ${host.title}`, async () => {
      assert.ok(browser)
      const page = await openPage(browser)
      const guest = await guestAt(page, page, host)
      await page.goto(`${get().server.origin}/on/${host.path}/`)
      await guest.search()
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted))
        addEventListener('booking-widget:search', () =>
          Reflect.set(window, 'hasSearched', Reflect.has(window, 'wasKept')),
        )
      })
      await guest.searchButton.scrollIntoViewIfNeeded()
      const button = await guest.searchButton.boundingBox()
      assert.ok(button)
      await page.goto(`${get().server.origin}/on/${host.path}/next`)
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForFunction(() => Reflect.has(window, 'wasKept'))
      assert.equal(await page.evaluate(() => Reflect.get(window, 'wasKept')), true)
      // Playwright finds no frame of a page that was kept; the guest's mouse and the page's own listeners do.
      if (!host.inFrame) await guest.rooms.first().waitFor()
      await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
      await page.waitForFunction(() => Reflect.get(window, 'hasSearched'))
      assert.deepEqual(page.complaints, [])
    })
})
