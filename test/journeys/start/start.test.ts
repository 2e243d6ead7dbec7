import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { clientSession } from '../../../demo-host/provider/db/schema/identity.ts'
import { CLIENT_SESSION_MS, SECOND_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26'
const header = (name: string) => name.toLowerCase()

// What waits, fails and is refused, and whose hotel it is: widget/app/start/own-document.test.ts.

describe('starting the widget', () => {
  const stage = useStage()

  const { open } = stage
  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const rooms = (page: Page) => page.locator('.results .room')
  const linesOf = (calls: LogEntry[]) => calls.map(({ method, path }) => `${method} ${path}`)

  /** What the guest's browser keeps, and what the log shows of it. */
  const sessionOf = async (page: Page): Promise<string> => {
    const kept = (await page.context().cookies()).find(({ name }) => name === storageKey('clientSession'))
    return (JSON.parse(decodeURIComponent(kept?.value ?? '{}')) as { value: string }).value
  }
  const fingerprint = (secret: string) => `[secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}]`

  describe('a start', () => {
    it('asks for the session and the settings while its words are on their way, and shows no key meanwhile', async () => {
      const page = await stage.newPage()
      const started = page.waitForRequest(/\/hotels\/shirotsuki\/start$/)
      const shownBefore: string[] = []
      await page.route(/\/assets\/en-[\da-f]+\.js$/, async (route) => {
        await started
        shownBefore.push(await page.locator('.root').innerText())
        await route.continue()
      })
      await page.goto(`${stage.world.origins.widget}/booking/result?code=shirotsuki`)
      await searchButton(page).waitFor()
      // No key stands where the words will be.
      assert.deepEqual(
        shownBefore.map((text) => /\w\.\w/.test(text)),
        [false],
      )
      await page.close()
    })

    it('is made anew by one reload when the settings refuse the session that was kept [BOOT-015] [BOOT-016]', async () => {
      const refused = { method: 'GET', path: SETTINGS_PATH, status: 401, code: 3401 } as const
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      const kept = await sessionOf(page)
      let loads = 0
      page.on('domcontentloaded', () => loads++)
      await stage.world.nextAnswer(refused)
      await page.reload({ waitUntil: 'commit' })
      await searchButton(page).waitFor()
      await quiet(page)
      assert.equal(loads, 2, 'the guest’s own, and one more')
      assert.notEqual(await sessionOf(page), kept)
      await page.close()

      await stage.world.nextAnswer({ ...refused, times: 10 })
      const never = await open('/booking/result?code=shirotsuki', async (opened) => {
        loads = 0
        opened.on('domcontentloaded', () => loads++)
      })
      await never.locator('.screen > [role=alert]').waitFor()
      assert.equal(loads, 2)
      await never.reload()
      await never.locator('.screen > [role=alert]').waitFor()
      await quiet(never)
      assert.equal(loads, 3, 'within a minute only the guest does')
      await never.close()
    })

    it('goes on under the domain of the hotel’s own, with its cookies [BOOT-029]', async () => {
      const domain_name = `booking.localhost:${new URL(stage.world.origins.api).port}`
      await stage.world.edit({ kind: 'own_domain', hotel: 'setouchi', status: 'completed', domain_name })
      // The provider looks at its hotels anew every ten seconds.
      await stage.world.advanceMinutes(1)
      const urls: string[] = []
      const page = await open(`/booking/result?code=setouchi&${STAY}`, async (opened) => {
        opened.on('response', (answer) => {
          if (answer.request().method() !== 'OPTIONS' && /\/hotels\//.test(answer.url())) urls.push(answer.url())
        })
      })
      await rooms(page).first().waitFor()
      const [start, ...later] = urls.map((url) => new URL(url).host)
      assert.equal(start, new URL(stage.world.origins.api).host)
      assert.deepEqual(new Set(later), new Set([domain_name]))
      await page.close()
    })

    it('asks for a session, the settings, the identity, and keeps the session for a reload [BOOT-003] [BOOT-004] [BOOT-005] [BOOT-006]', async () => {
      const since = await stage.world.lastCall()
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      await rooms(page).first().waitFor()
      const calls = await stage.world.calls(since)
      const order = ['POST /api/client_sessions', 'GET /hotels/shirotsuki/settings/booking_widget']
      assert.deepEqual(linesOf(calls).slice(0, 2), order)
      const at = (path: string) => linesOf(calls).findIndex((line) => line.endsWith(path))
      assert.ok(at('/tripla_session/whoami') > at('/settings/booking_widget'))
      const [first, ...later] = calls
      assert.equal(first?.origin, 'identity')
      assert.equal(first?.headers[header(HEADERS.clientSession)], undefined)
      const sessions = new Set(later.map(({ headers }) => headers[header(HEADERS.clientSession)]))
      assert.deepEqual([...sessions], [fingerprint(await sessionOf(page))])

      const startsAfter = async (act: () => Promise<unknown>) => {
        const last = await stage.world.lastCall()
        await act()
        await rooms(page).first().waitFor()
        return linesOf(await stage.world.calls(last)).filter((line) => line === order[0]).length
      }
      assert.equal(await startsAfter(() => page.reload()), 0)
      await page.clock.setFixedTime(Date.now() + CLIENT_SESSION_MS + SECOND_MS)
      assert.equal(await startsAfter(() => page.reload()), 1)
      await page.close()
    })

    it('keeps the session in a cookie for three quarters of a day [CONST-004]', async () => {
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      const kept = (await page.context().cookies()).find(({ name }) => name === storageKey('clientSession'))
      const left = (kept?.expires ?? 0) - Date.now() / SECOND_MS
      // It was set with Max-Age a moment ago.
      assert.ok(left > 64_740 && left <= 64_801, `${left} s`)
      await page.close()
    })

    it('begins a new session without a word when the server has forgotten the kept one', async () => {
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      // A call of this page that comes too late would begin one of its own.
      await quiet(page)
      await stage.world.database.orm.delete(clientSession)
      const since = await stage.world.lastCall()
      await page.reload()
      await searchButton(page).waitFor()
      assert.equal(
        linesOf(await stage.world.calls(since)).filter((line) => line === 'POST /api/client_sessions').length,
        1,
      )
      assert.equal(await page.getByRole('alert').count(), 0)
      await page.close()
    })
  })
})
