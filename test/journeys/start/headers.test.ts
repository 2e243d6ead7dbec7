import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { CLIENT_KEY } from '../../../shared/constants.ts'
import { bendSettings, SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import { assertPlain, carried } from '../../lib/carried.ts'
import { bendIdentity } from '../../lib/bent/bent-identity.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)
const SEARCH = '/hotels/:hotelId/rooms'

describe('what the calls carry', () => {
  const stage = useStage()

  const { open } = stage
  const found = (page: Page) => page.locator('.results[aria-busy=false] .room').first()
  const to = (calls: LogEntry[], path: RegExp) => calls.filter((call) => path.test(call.path))
  const chooseLanguage = async (page: Page, name: string) => {
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
  }

  /** What is still asked for a next step must not arrive among the calls of the page after it. */
  async function leave(page: Page) {
    await quiet(page)
    await page.close()
  }

  it('is a tracing id of its own, the version and the language; the session after the start [CALL-002] [CALL-005]', async () => {
    const since = await stage.world.lastCall()
    const page = await open(`/booking/result?code=shirotsuki&${STAY}&locale=ko`)
    await found(page).waitFor()
    // Everything that is asked in Korean is asked before another language is chosen.
    await quiet(page)
    const korean = await stage.world.calls(since)
    for (const call of korean) assert.equal(carried(call, 'locale'), 'ko', call.path)

    const last = await stage.world.lastCall()
    await chooseLanguage(page, 'English')
    await page.locator('.root[lang=en] .results[aria-busy=false]').waitFor()
    await page.getByRole('button', { name: /^Check-in and check-out/ }).click()
    await page.locator('.day small').first().waitFor()
    assertPlain(await stage.world.calls(last))
    assert.equal(
      new Set([...korean, ...(await stage.world.calls(last))].map((call) => carried(call, 'tracingId'))).size,
      (await stage.world.calls(since)).length,
    )
    await leave(page)
  })

  it('is what the settings and the link say: site, tier, realtime key, mail [CALL-003] [CALL-004] [CALL-006]', async () => {
    const more = {
      site_controller: 'sc-7',
      pubnub: { auth_key: 'k' },
      booking_widget_setting_attributes: { hotel_brand_id: 1, tier: 'gold' },
    }
    await bendSettings(stage.world, more)
    const since = await stage.world.lastCall()
    const page = await open(`/booking/result?code=shirotsuki&email_id=e`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await found(page).waitFor()
    await page.getByRole('button', { name: 'Cancellation terms' }).first().click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()

    const calls = await stage.world.calls(since)
    const at = calls.findIndex(({ path }) => path.endsWith('/settings/booking_widget'))
    assert.ok(to(calls, /cancellation_policies$/).length === 1 && at === 1)
    for (const [place, call] of calls.entries()) {
      const names = ['siteController', 'tier', 'realtimeKey', 'emailConversionId'] as const
      const own: (string | undefined)[] = place > at ? ['sc-7', 'gold', 'k'] : [undefined, undefined, undefined]
      const values = names.map((name) => carried(call, name))
      assert.deepEqual(values, [...own, 'e'], call.path)
    }
    await leave(page)

    const last = await stage.world.lastCall()
    const plain = await open(`/booking/result?code=shirotsuki&${STAY}`)
    await found(plain).waitFor()
    assertPlain(await stage.world.calls(last))
    await leave(plain)
  })

  it('is the mail whose link was followed, and nothing without one [CALL-007] [QUERY-071]', async () => {
    for (const [query, mail] of [
      ['&email_id=e', 'e'],
      ['', undefined],
    ] as const) {
      const since = await stage.world.lastCall()
      const page = await open(`/booking/result?code=shirotsuki&${STAY}${query}`)
      await found(page).waitFor()
      const calls = await stage.world.calls(since)
      assert.ok(to(calls, /rooms$/).length > 0)
      for (const call of calls) assert.equal(carried(call, 'emailConversionId'), mail, call.path)
      await leave(page)
    }
  })

  it('is the session on every call after the start, and the authorisation only while signed in [CALL-008]', async () => {
    await bendIdentity(stage.world)
    const since = await stage.world.lastCall()
    const page = await open('/booking/result?code=shirotsuki')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await found(page).waitFor()
    const calls = await stage.world.calls(since)
    assert.equal(carried(to(calls, /whoami$/)[0], 'authorization'), undefined)
    assert.match(String(carried(to(calls, /rooms$/)[0], 'authorization')), /^\[secret/)
    for (const call of calls.slice(1)) assert.match(String(carried(call, 'clientSession')), /^\[secret/, call.path)

    await stage.world.nextAnswer({ method: 'GET', path: SEARCH, status: 401, code: 1400 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('alert').getByText('You have been signed out').waitFor()
    // A guest is searched for anew.
    await quiet(page)
    const last = await stage.world.lastCall()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    // What was found before stands until the new answer is here.
    await quiet(page)
    const signedOut = await stage.world.calls(last)
    assert.equal(to(signedOut, /rooms$/).length, 1)
    for (const call of signedOut) assert.equal(carried(call, 'authorization'), undefined)
    await leave(page)
  })

  it('goes to the one server the settings name, else to the stamped one, and to no other (guarantee L4) [CALL-001]', async () => {
    const other = stage.world.origins.api.replace('127.0.0.1', 'localhost')
    for (const api_base_url of [null, other]) {
      await bendSettings(stage.world, { api_base_url })
      const page = await stage.newPage()
      const asked: { origin: string; path: string }[] = []
      page.on('request', (request) => {
        if (!['fetch', 'xhr'].includes(request.resourceType())) return
        const { origin, pathname } = new URL(request.url())
        asked.push({ origin, path: pathname })
      })
      await page.goto(`${stage.world.origins.host}/`)
      await page.locator('.searchbar').waitFor()
      await page
        .locator('booking-widget')
        .evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
      await found(page).waitFor()
      for (const { origin, path } of asked) {
        const isBefore = path.endsWith('/start')
        assert.equal(origin, isBefore ? stage.world.origins.api : (api_base_url ?? stage.world.origins.api), path)
      }
      assert.ok(asked.some(({ path }) => path.endsWith('/rooms')))
      await leave(page)
    }
  })

  it('starts with the public key, then the settings; a refusal of either is told [CALL-011] [CALL-012]', async () => {
    const since = await stage.world.lastCall()
    const page = await open('/booking/result?code=shirotsuki')
    await page.locator('header').getByText('Shirotsuki').waitFor()
    const [start, settings] = await stage.world.calls(since)
    assert.deepEqual([start?.origin, start?.method, start?.path], ['identity', 'POST', '/api/client_sessions'])
    const { key, secret, ...rest } = (start?.body ?? {}) as Record<string, string>
    assert.deepEqual([key, rest], [CLIENT_KEY, {}])
    assert.match(String(secret), /^\[secret/)
    assert.deepEqual([settings?.method, settings?.path], ['GET', '/hotels/shirotsuki/settings/booking_widget'])
    assertPlain([start, settings].filter((call) => call !== undefined))
    await leave(page)

    for (const path of ['/api/client_sessions', SETTINGS_PATH]) {
      await stage.world.nextAnswer({ path, status: 422, code: 9999, title: 'Not today' })
      const refused = await open('/booking/result?code=shirotsuki')
      await refused.getByRole('alert').getByText('Not today').waitFor()
      await leave(refused)
    }
  })
})
