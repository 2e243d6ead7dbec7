import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { pretendToBe } from '../../lib/browser.ts'
import { useStage } from '../../lib/stage.ts'

const OLD = 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36'
/** A text, because the runner adds to functions what only it knows. */
const REFUSING = `
  const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError') }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
`
const PATH = '/booking/result?code=shirotsuki&checkin=2026-11-24&checkout=2026-11-26'

describe('a browser', () => {
  const stage = useStage()
  const { open } = stage
  const rooms = (page: Page) => page.locator('.results .room')

  it('that is too old is told so, in its language, until it is dismissed; a current one is not [A11Y-010]', async () => {
    const old = await open(PATH, (page) => pretendToBe(page, OLD))
    const warning = old.getByRole('alert').filter({ hasText: 'This browser is too old for booking.' })
    await warning.waitFor()
    await rooms(old).first().waitFor()
    await warning.getByRole('button', { name: 'Dismiss' }).click()
    assert.equal(await old.locator('.old-browser').count(), 0)
    await old.goto(`${stage.world.origins.widget}${PATH}&locale=ar`)
    await old.locator('.old-browser[dir="rtl"][lang="ar"]').waitFor()
    await old.close()

    const current = await stage.newPage()
    const script = current.waitForResponse(/old-browser\.js$/)
    await current.goto(stage.world.origins.widget + PATH)
    assert.equal((await script).status(), 200)
    await rooms(current).first().waitFor()
    assert.equal(await current.locator('.old-browser').count(), 0)
    await current.close()
  })

  it('that refuses cookies and storage searches, chooses and keeps what it chose in memory [A11Y-012]', async () => {
    const page = await open(PATH, (blocked) => blocked.addInitScript({ content: REFUSING }))
    await rooms(page).first().waitFor()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByText('日本語').first().click()
    await page.locator('.root[lang="ja"] .results .room').first().waitFor()
    await page.locator('.results .plan .button.main').first().click()
    await page
      .getByRole('button', { name: '次へ' })
      .or(page.locator('.bottombar button, .summary .button.main'))
      .first()
      .click()
    await page.locator('[name="first_name"]').waitFor()
    assert.match(page.url(), /\/reservation\/guest-detail\?/)
    await page.goBack()
    await page.locator('.root[lang="ja"] .results .room').first().waitFor()
    assert.deepEqual(page.complaints, [])
    await page.close()
  })
})
