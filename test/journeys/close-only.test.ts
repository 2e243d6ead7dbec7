import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey } from './guest.ts'

const { guest } = journey()

describe('a page that has only a way out', () => {
  it('stands in a chatbot for signing in and up, and for the terms: no header, no footer, one button [ROUTE-062]', async () => {
    const taro = await guest({ width: 390 })
    const { at, t, page } = taro
    const close = at.getByRole('button', { name: t('core.close'), exact: true })
    const terms = { room_plan_codes: 'r0p0', iframe: 'triplabot' }
    for (const [path, query] of [
      ['/chat-sign-in', { iframe: 'triplabot' }],
      ['/chat-sign-up', { iframe: 'triplabot' }],
      ['/chat-sign-up-form', { iframe: 'triplabot' }],
      ['/chat-sign-up-done', { iframe: 'triplabot' }],
      ['/cancellation-policy', terms],
    ] as const) {
      await taro.open(path, query)
      await at.getByRole('heading', { level: 1 }).waitFor()
      await close.waitFor()
      assert.equal(await at.locator('header, footer').count(), 0, path)
    }
    await taro.open('/chat-sign-in', {})
    await close.click()
    await at.getByRole('button', { name: t('search.search'), exact: true }).waitFor()
    assert.match(page.url(), /\/booking\/result/)
    await page.close()
  })
})
