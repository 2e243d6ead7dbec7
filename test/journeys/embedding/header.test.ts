import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { useStage } from '../../lib/stage.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26'
const SEARCH = '/hotels/:hotelId/rooms'

describe('around every screen', () => {
  const stage = useStage()

  const { open } = stage
  /** Where the focus is, as a guest would say it. */
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.tagName')

  describe('the header', () => {
    it('lists the languages of the hotel by their own names, by keyboard too [HEAD-002]', async () => {
      await bendSettings(stage.world, { book_languages: ['ja', 'en'] }, { times: 2 })
      const page = await open('/booking/result?code=shirotsuki&locale=en')
      const button = page.getByRole('button', { name: /^Language/ })
      await button.focus()
      await page.keyboard.press('ArrowDown')
      const items = page.getByRole('menuitemradio')
      await items.first().waitFor()
      assert.deepEqual(await items.allInnerTexts(), ['日本語', 'English'])
      const current = page.locator('[role=menuitemradio][aria-current=true]')
      assert.deepEqual(await current.allInnerTexts(), ['English'])
      assert.deepEqual(await items.evaluateAll((all) => all.map((item) => item.getAttribute('lang'))), ['ja', 'en'])

      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.locator('.root[lang=ja]').waitFor()
      await page.locator('header button').last().click()
      await current.waitFor()
      assert.deepEqual(await current.allInnerTexts(), ['日本語'])
      await page.close()
    })

    it('has a menu each for language, currency and sign-in, opened and left by keyboard [HEAD-001]', async () => {
      const page = await open(`/booking/result?code=shirotsuki&locale=en&${STAY}`)
      await page.locator('.results .room').first().waitFor()
      for (const [button, opened] of [
        [page.locator('header').getByRole('button', { name: /^Language/ }), page.getByRole('menu')],
        [page.locator('header').getByRole('button', { name: /^Your account/ }), page.getByRole('menu')],
        [page.locator('header button[aria-haspopup=dialog]'), page.getByRole('dialog')],
      ] as const) {
        await button.focus()
        await page.keyboard.press('Enter')
        await opened.waitFor()
        await page.keyboard.press('Escape')
        await opened.waitFor({ state: 'detached' })
        await button.and(page.locator(':focus')).waitFor()
      }
      await page.close()
    })

    it('is followed by a sign of work while calls are under way [HEAD-027]', async () => {
      await stage.world.nextAnswer({ method: 'GET', path: SEARCH, delay_ms: 2_000 })
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const working = page.locator('.loading-bar[role=status]')
      await working.getByText('Loading').waitFor()
      await page.locator('.results .room').first().waitFor()
      await working.getByText('Loading').waitFor({ state: 'detached' })
      await page.close()
    })

    it('has below it an error and a message that leave when they are dismissed [HEAD-028]', async () => {
      await stage.world.nextAnswer({ method: 'GET', path: SEARCH, status: 401, code: 1400 })
      const page = await open('/reservation/guest-detail?code=shirotsuki')
      const message = page.locator('.messages [role=status]')
      await message.waitFor()
      const error = page.locator('.messages [role=alert]')
      await error.getByText('You have been signed out').waitFor()

      await error.getByRole('button', { name: 'Dismiss' }).press('Enter')
      await error.waitFor({ state: 'detached' })
      assert.equal(await focused(page), 'BUTTON')
      await page.keyboard.press('Enter')
      await message.waitFor({ state: 'detached' })
      assert.ok(['H1', 'MAIN'].includes(await focused(page)), await focused(page))
      await page.close()
    })
  })
})
