import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>
const STAY = { checkin: '2026-12-10', checkout: '2026-12-12' }
const WHOAMI = /\/tripla_session\/whoami$/
const t = await loadTranslate('en', ['core', 'external', 'search'])

describe('a page without header and footer', () => {
  let world: World
  let visit: Visit | undefined
  before(async () => {
    world = await openWorld()
  })
  afterEach(leave)
  after(() => world.close())

  function leave() {
    visit?.close()
    forgetGuest()
  }
  /** A document of our own, by somebody who was never here. */
  async function open(path: string, query: Record<string, string>, isHeld = false) {
    leave()
    const door = quietDoor()
    const search = new URLSearchParams({ code: 'shirotsuki', locale: 'en', ...query })
    const opened = await openVisit(world, {
      address: `${path}?${search}`,
      isRefused: true,
      bend: (line, answer) => (isHeld && WHOAMI.test(line) ? new Promise(() => {}) : door.pass(answer)),
    })
    visit = opened
    return { ...opened, quiet: () => door.quiet(() => `quiet: ${opened.words()}`) }
  }
  const around = ({ all }: Visit) => all('header, footer').length
  const closes = ({ all }: Visit) =>
    all('button').filter((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === t('core.close'))

  it('has only a way out in a chatbot for signing in and up, and for the terms [ROUTE-062]', async () => {
    const terms = { room_plan_codes: 'r0p0', iframe: 'triplabot' }
    for (const [path, query] of [
      ['/chat-sign-in', { iframe: 'triplabot' }],
      ['/chat-sign-up', { iframe: 'triplabot' }],
      ['/chat-sign-up-form', { iframe: 'triplabot' }],
      ['/chat-sign-up-result', { iframe: 'triplabot' }],
      ['/chat-sign-up-done', { iframe: 'triplabot' }],
      ['/cancellation-policy', terms],
    ] as const) {
      const page = await open(path, query)
      await page.see('h1')
      await until(() => closes(page).length === 1, () => `a way out of ${path}: ${page.words()}`) // prettier-ignore
      await page.quiet()
      assert.equal(around(page), 0, path)
    }
    const page = await open('/chat-sign-in', {})
    const [close] = await until(() => closes(page).length > 0 && closes(page), 'a way out')
    close?.click()
    await page.find('button', t('search.search'))
    assert.equal(page.path(), '/booking/result')
  })

  it('has nothing around it where tokens are taken, a language is handed over, rooms are recommended and a payment hangs at the desk [ROUTE-061]', async () => {
    for (const [path, query, stands] of [
      ['/iframe-token', { login_token: 'forged' }, null],
      ['/iframe-liff-token', { lineLiffToken: 'forged' }, null],
      ['/iframe-change-locale', {}, '[role=status]'],
      ['/recommender-widget', { ...STAY, preview: 'true' }, '.recommended a'],
      ['/payments/P1/display', {}, 'svg.qr'],
      ['/booking/result', {}, 'form button[type="submit"]'],
    ] as const) {
      const page = await open(path, query, stands === null)
      if (stands === null) await page.sees(t('external.waiting'))
      else await page.see(stands).then(page.quiet)
      assert.equal(around(page) > 0, path === '/booking/result', path)
    }
  })
})
