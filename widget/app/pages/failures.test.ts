import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { callsTo } from '../../../test/journeys/helpers/calls.ts'
import { SEARCH_PATH } from '../../../test/lib/bent/bent-rooms.ts'
import { SETTINGS_PATH } from '../../../test/lib/bent/bent-settings.ts'
import { first, groundOfResults } from '../../../test/lib/ground-of-results.ts'
import { until } from '../../../test/lib/until.ts'
import { complaintsOf } from '../../../test/lib/widget/complaints.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import type { World } from '../../../test/lib/world.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'

// A reload of a page whose calls are refused, and what the network sees: test/journeys/start/failures.test.ts.

const AVAILABILITY = `${SEARCH_PATH}/availability`
const INVENTORY = `${SEARCH_PATH}/inventory`
const SEARCH = /^\/hotels\/\d+\/rooms$/
const WHOAMI = '/hotels/:code/tripla_session/whoami'
/** The time after which a call is given up, shortened so many times. */
const QUICKER = 100

const { world, results } = groundOfResults()
afterEach(() => forgetGuest())
const isSearch = ({ url }: Request) => SEARCH.test(new URL(url).pathname)
const addressOf = ({ store }: OpenResults) => `${store.get(placeAtom).path}${store.get(placeAtom).search}`
const found = ({ until: sees, all }: OpenResults) => sees(() => all('.results[aria-busy=false] .room').length > 0)
const alerts = ({ all }: OpenResults) => all('[role=alert]').filter(({ textContent }) => textContent?.trim())

/** The server, but for a search. */
const around = (search: (request: Request) => Promise<Response>): World => {
  const { handle } = world()
  return { ...world(), handle: (request) => (isSearch(request) ? search(request) : handle(request)) }
}

describe('when things go wrong', () => {
  it('three calls of a calendar that are refused at once are told once and keep the search [RESP-002]', async () => {
    const page = await results(world())
    await found(page)
    const address = addressOf(page)
    const moves: string[] = []
    page.store.sub(placeAtom, () => moves.push(addressOf(page)))
    const since = await world().lastCall()
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 401, code: 1400, delay_ms: 1_000, times: 3 })
    first(page.all('.searchbar .part')).click()
    await page.press('Later')
    await until(
      async () => (await world().calls(since)).filter(({ status }) => status === 401).length === 3,
      'three refusals',
    )
    await page.until(() => alerts(page).length > 0)
    assert.deepEqual(alerts(page).map(({ textContent }) => textContent?.includes('You have been signed out')), [true]) // prettier-ignore
    assert.deepEqual(moves, [])
    assert.equal(addressOf(page), address)
  })

  it('a call without an answer says in every language that the hotel cannot be reached, and tries again when asked to [RESP-007]', async () => {
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const t = await loadTranslate(locale, ['core', 'errors', 'results'])
      const asked: Request[] = []
      let isLost = true
      const { handle } = around((request) => isLost ? Promise.reject(new TypeError('Failed to fetch')) : world().handle(request)) // prettier-ignore
      const note = (request: Request) => {
        asked.push(request)
        return handle(request)
      }
      const page = await results({ ...world(), handle: note }, {}, { locale })
      await page.until(() => page.all('.results [role=alert]')[0]?.textContent?.includes(t('errors.network')))
      assert.ok(page.words('.results [role=alert]').join().includes(t('results.failedTitle')))
      isLost = false
      await page.press(t('core.tryAgain'), first(page.all('.results [role=alert]')))
      await found(page)
      // Nothing but the start was posted, and nothing left for another server.
      const { api, identity } = world().origins
      assert.deepEqual(
        asked.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname),
        ['/api/client_sessions'],
      )
      for (const { url } of asked) assert.ok([api, identity].includes(new URL(url).origin), url)
      assert.equal(page.all('.results [role=alert]').length, 0)
      page.close()
    }
  })

  it('a call ends after its time, in every language, and is given up when the guest leaves [RESP-009]', async (test) => {
    // A network keeps what it carries. Without one nothing would, and what waits for its time could be collected as garbage.
    const carried = new Set<Request>()
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        carried.add(request)
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    const { timeout } = AbortSignal
    const quick = test.mock.method(AbortSignal, 'timeout', (ms: number) => timeout.call(AbortSignal, ms / QUICKER))
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const t = await loadTranslate(locale, ['errors'])
      const page = await results(around(never), {}, { locale })
      await page.until(() => page.all('.results [role=alert]')[0]?.textContent?.includes(t('errors.timeout')))
      page.close()
    }
    quick.mock.restore()

    const complaints = complaintsOf(test)
    const asked: Request[] = []
    const left = await results(around((request) => (asked.push(request), never(request))))
    const search = await left.until(() => asked[0])
    assert.equal(search.signal.aborted, false)
    left.close()
    await until(() => search.signal.aborted, 'a search that is given up')
    assert.deepEqual(complaints, [])
  })

  it('a resting server leads to its page from any call, and back to where the guest was [RESP-012] [RESP-013] [CALL-016]', async () => {
    for (const locale of LOCALE_CODES)
      for (const path of [SETTINGS_PATH, WHOAMI, SEARCH_PATH]) {
        forgetGuest()
        const t = await loadTranslate(locale, ['core', 'document'])
        await world().nextAnswer({ method: 'GET', path, status: 503, code: 3203 })
        const page = await results(world(), {}, { locale })
        await page.until(() => page.words('h1').includes(t('core.unavailableTitle')))
        assert.equal(addressOf(page), '/503?code=shirotsuki', path)
        assert.ok(page.root.textContent?.includes(t('document.unavailableText')))
        await page.press(t('core.tryAgain'))
        await found(page)
        const { path: at, search } = page.store.get(placeAtom)
        assert.equal(at, '/booking/result')
        const stay = new URLSearchParams(search)
        assert.deepEqual([stay.get('checkin'), stay.get('checkout')], ['2026-12-10', '2026-12-12'], path)
        page.close()
      }
  })

  it('a resting server does not lose what the guest chose', async () => {
    const page = await results(world())
    await found(page)
    const before = addressOf(page)
    first(page.all('.plan .button.main')).click()
    await world().nextAnswer({ method: 'GET', path: AVAILABILITY, status: 503, code: 3203 })
    await page.press('Continue')
    await page.until(() => addressOf(page).startsWith('/503'))
    await page.press('Try again')
    await page.until(() => page.all('.plan[data-chosen]').length === 1)
    assert.equal(addressOf(page), before)
    assert.equal((await callsTo(world(), 'GET', /availability$/)).length, 1)
  })
})
