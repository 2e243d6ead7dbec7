import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { journey, STAY } from '../helpers/guest.ts'

const { world, guest } = journey()

describe('a page without header and footer', () => {
  it('has only a way out in a chatbot for signing in and up, and for the terms [ROUTE-062]', async () => {
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
  it('has nothing around it where tokens are taken, a language is handed over, rooms are recommended and a payment hangs at the desk [ROUTE-061]', async () => {
    const taro = await guest({ width: 390 })
    const { at, t, page } = taro
    const waits = at.getByText(t('external.waiting'))
    for (const [path, query, stands] of [
      ['/iframe-token', { login_token: 'forged' }, waits],
      ['/iframe-liff-token', { lineLiffToken: 'forged' }, waits],
      ['/iframe-change-locale', {}, at.locator('.root')],
      ['/recommender-widget', { ...STAY, preview: 'true' }, at.locator('.recommended a').first()],
      ['/payments/P1/display', {}, at.locator('svg.qr')],
      ['/booking/result', {}, at.getByRole('button', { name: t('search.search'), exact: true })],
    ] as const) {
      if (stands === waits)
        await world().nextAnswer({ method: 'GET', path: '/hotels/:code/tripla_session/whoami', delay_ms: 3_000 })
      await taro.open(path, query)
      await stands.waitFor({ state: 'attached' })
      if (stands !== waits) await quiet(page)
      const around = await at.locator('header, footer').count()
      assert.equal(around > 0, path === '/booking/result', path)
    }
    await page.close()
  })
})
