import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { loadTranslate } from '../../../locales/load.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { TextKey } from '../../../widget/lib/i18n.ts'
import { SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)
const RESULTS = `/booking/result?code=shirotsuki&${STAY}`
const SEARCH = '/hotels/:hotelId/rooms'
const AVAILABILITY = '/hotels/:hotelId/rooms/availability'
/** What the details ask for as they open. */
const AT_ONCE = ['/hotels/:hotelId/rooms/price', '/hotels/:hotelId/extras', AVAILABILITY]
const INVENTORY = '/hotels/:hotelId/rooms/inventory'
const isSearch = (url: URL) => /\/hotels\/\d+\/rooms$/.test(url.pathname)

describe('when things go wrong', () => {
  const stage = useStage()

  const { open } = stage
  const rooms = (page: Page) => page.locator('.results .room')
  const addressOf = (page: Page) => page.url().replace(stage.world.origins.widget, '')
  const textsOf = async (locale: Locale) => {
    const t = await loadTranslate(locale, ['core', 'errors', 'codes', 'results'])
    return (key: TextKey) => (t as (key: TextKey) => string)(key)
  }

  describe('a call that is refused', () => {
    const COUNTED = `{
      let moves = 0
      const push = history.pushState
      history.pushState = function (...given) { moves++; return push.apply(this, given) }
      window.moves = () => moves
    }`
    const refused = async (since: number) =>
      (await stage.world.calls(since)).filter(({ status }) => status === 401).length
    const isToldOnce = async (page: Page) => {
      await page.getByRole('alert').getByText('You have been signed out').waitFor()
      assert.equal(await page.getByRole('alert').count(), 1)
    }

    it('for three at once tells and leads away once, to what was found [RESP-002]', async () => {
      const page = await open(RESULTS)
      await rooms(page).first().getByRole('button', { name: 'Choose' }).first().click()
      await page.getByRole('button', { name: 'Continue', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Who is staying?' }).waitFor()
      await quiet(page)
      await page.addInitScript(COUNTED)
      for (const path of AT_ONCE)
        await stage.world.nextAnswer({ method: 'GET', path, status: 401, code: 1400, delay_ms: 6_000 })
      // Whoever leaves with the first answer does not wait for the others.
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace(/\d+/, ':hotelId')))
      await page.reload()
      await isToldOnce(page)
      assert.deepEqual(
        AT_ONCE.filter((path) => asked.has(path)),
        AT_ONCE,
      )
      await rooms(page).first().waitFor()
      assert.equal(await page.evaluate('window.moves()'), 1)
      assert.match(addressOf(page), /^\/booking\/result\?code=shirotsuki&checkin=2026-11-24/)
      await page.close()
    })

    it('for three at once where they belong to a search tells once and keeps the search [RESP-002]', async () => {
      const page = await open(RESULTS)
      await rooms(page).first().waitFor()
      await page.evaluate(COUNTED)
      const since = await stage.world.lastCall()
      await stage.world.nextAnswer({
        method: 'GET',
        path: INVENTORY,
        status: 401,
        code: 1400,
        delay_ms: 2_000,
        times: 3,
      })
      let answered = 0
      const allAnswered = page.waitForResponse((response) => response.status() === 401 && ++answered === 3)
      await page.getByRole('button', { name: /^Check-in and check-out/ }).click()
      await page.getByRole('button', { name: 'Later' }).click()
      await allAnswered
      assert.equal(await refused(since), 3)
      await isToldOnce(page)
      assert.equal(await page.evaluate('window.moves()'), 0)
      assert.equal(addressOf(page), RESULTS)
      await page.close()
    })
  })

  describe('a call without an answer', () => {
    it('says that the hotel cannot be reached, and tries again when asked to [RESP-007]', async () => {
      const text = await textsOf('ja')
      const asked: string[] = []
      const page = await open(`${RESULTS}&locale=ja`, async (page) => {
        await page.route(isSearch, (route) => route.abort('internetdisconnected'))
        page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).origin}`))
      })
      const error = page.locator('.results [role=alert]')
      await error.getByText(text('errors.network')).waitFor()
      // Nothing but the start was posted, and nothing left for another server.
      assert.deepEqual(
        asked.filter((line) => line.startsWith('POST')),
        [`POST ${stage.world.origins.api}`],
      )
      const servers = new Set(Object.values(stage.world.origins))
      for (const line of asked) assert.ok(servers.has(line.split(' ')[1] ?? ''), line)

      await page.unrouteAll()
      await error.getByRole('button', { name: text('core.tryAgain') }).click()
      await rooms(page).first().waitFor()
      assert.equal(await error.count(), 0)
      await page.close()
    })

    it('ends after its time, and is given up when the guest leaves [RESP-009]', async () => {
      const never = async (page: Page) => {
        // Thirty seconds pass in two.
        await page.addInitScript(
          '{ const end = AbortSignal.timeout; AbortSignal.timeout = (ms) => end.call(AbortSignal, ms / 15) }',
        )
        await page.route(isSearch, () => new Promise(() => {}))
      }
      const page = await open(RESULTS, never)
      await page.locator('.results [role=alert]').getByText('This is taking longer than it should').waitFor()
      await page.close()

      const host = await stage.newPage()
      await host.route(isSearch, () => new Promise(() => {}))
      await host.goto(`${stage.world.origins.host}/`)
      const element = host.locator('booking-widget')
      await host.locator('.searchbar').waitFor()
      const asked = host.waitForRequest((request) => isSearch(new URL(request.url())))
      await element.evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
      const search = await asked
      const givenUp = host.waitForEvent('requestfailed', (request) => request === search)
      await element.evaluate((widget) => Reflect.get(widget, 'destroy').call(widget))
      await givenUp
      assert.equal(search.failure()?.errorText, 'net::ERR_ABORTED')
      assert.deepEqual(host.complaints, [])
      await host.close()
    })
  })

  describe('a resting server', () => {
    it('leads to its page from any call, and back to where the guest was [RESP-012] [RESP-013] [CALL-016]', async () => {
      const calls = [
        { path: SETTINGS_PATH, at: RESULTS },
        { path: '/hotels/:code/tripla_session/whoami', at: RESULTS },
        { path: SEARCH, at: RESULTS },
      ]
      for (const { path, at } of calls) {
        await stage.world.nextAnswer({ method: 'GET', path, status: 503, code: 3203 })
        const page = await open(at)
        await page.getByRole('heading', { name: 'Booking is paused' }).waitFor()
        assert.equal(addressOf(page), '/503?code=shirotsuki', path)
        await page.getByRole('button', { name: 'Try again' }).click()
        await rooms(page).first().waitFor()
        assert.equal(addressOf(page), at)
        await page.close()
      }
    })

    it('keeps what the guest chose while it rests', async () => {
      const page = await open(RESULTS)
      await rooms(page).first().locator('.plan .button.main').first().click()
      await stage.world.nextAnswer({ method: 'GET', path: AVAILABILITY, status: 503, code: 3203 })
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.locator('.plan[data-chosen]').waitFor()
      assert.equal(addressOf(page), RESULTS)
      await page.close()
    })
  })
})
