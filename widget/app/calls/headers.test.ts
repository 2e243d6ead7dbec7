import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { CLIENT_KEY } from '../../../shared/constants.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import { bendIdentity } from '../../../test/lib/bent/bent-identity.ts'
import { SEARCH_PATH } from '../../../test/lib/bent/bent-rooms.ts'
import { bendSettings, SETTINGS_PATH } from '../../../test/lib/bent/bent-settings.ts'
import { assertPlain, carried } from '../../../test/lib/carried.ts'
import { openSearchForm } from '../../../test/lib/search-form.ts'
import type { SearchForm } from '../../../test/lib/search-form.ts'
import { until } from '../../../test/lib/until.ts'
import { forgetGuest, openWidget } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

// What leaves a browser, and for where: test/journeys/start/headers.test.ts.

const STAY = 'checkin=2026-11-24&checkout=2026-11-26'

describe('what the calls carry', () => {
  let world: World
  let opened: { close: () => void }[] = []
  before(async () => {
    world = await startWorld()
  })
  beforeEach(() => world.clearAnswers())
  afterEach(leave)
  after(() => world.stop())

  function leave() {
    for (const { close } of opened) close()
    opened = []
  }
  async function open(options: Parameters<typeof openSearchForm>[1] = {}, to = world) {
    const form = await openSearchForm({ ...to, handle: (request) => door.pass(() => to.handle(request)) }, options)
    opened.push(form)
    return form
  }
  const door = quietDoor()
  /** Nothing is on its way, and nothing more is asked for. */
  const quiet = () => door.quiet(() => 'a quiet widget')
  const found = (form: SearchForm) => form.until(() => form.all('.results[aria-busy=false] .room').length > 0, 'rooms')
  const to = (calls: LogEntry[], path: RegExp) => calls.filter((call) => path.test(call.path))

  it('is a tracing id of its own, the version and the language; the session after the start [CALL-002] [CALL-005]', async () => {
    const since = await world.lastCall()
    const form = await open({ locale: 'ko', query: STAY })
    const isSpoken = (tag: string) => form.root.querySelector(`.root[lang="${tag}"] .results[aria-busy=false] .room`)
    for (const locale of ['ko', ...LOCALE_CODES.filter((code) => code !== 'ko' && code !== 'en'), 'en'] as const) {
      const { name, tag } = LOCALES[locale]
      // Everything that is asked in a language is asked before another one is chosen.
      const last = locale === 'ko' ? since : await world.lastCall()
      if (locale !== 'ko') {
        form.all('header button[aria-haspopup=menu]').at(-1)?.click()
        const item = () => form.all('[role=menuitemradio]').find(({ textContent }) => textContent === name)
        ;(await form.until(item, name)).click()
      }
      await form.until(() => isSpoken(tag), `the rooms in ${tag}`)
      if (locale === 'en') {
        form.all('.searchbar .part')[0]?.click()
        await form.until(() => form.all('.day small').length > 0, 'prices of days')
      }
      await quiet()
      const calls = await world.calls(last)
      assert.ok(to(calls, /\/hotels\/1\/rooms$/).length > 0, locale)
      for (const call of calls) assert.equal(carried(call, 'locale'), locale, call.path)
      if (locale === 'en') assertPlain(calls)
    }
    const calls = await world.calls(since)
    assert.equal(new Set(calls.map((call) => carried(call, 'tracingId'))).size, calls.length)
  })

  it('is what the settings and the link say: site, tier, realtime key, mail [CALL-003] [CALL-004] [CALL-006]', async () => {
    const more = {
      site_controller: 'sc-7',
      pubnub: { auth_key: 'k' },
      booking_widget_setting_attributes: { hotel_brand_id: 1, tier: 'gold' },
    }
    await bendSettings(world, more)
    const since = await world.lastCall()
    const form = await open({ query: 'email_id=e' })
    await form.search()
    await found(form)
    await form.press('Cancellation terms')
    await form.until(() => form.all('dialog li, [role=dialog] li').length > 0, 'the terms')

    const calls = await world.calls(since)
    const at = calls.findIndex(({ path }) => path.endsWith('/settings/booking_widget'))
    assert.ok(to(calls, /cancellation_policies$/).length === 1 && at === 1)
    for (const [place, call] of calls.entries()) {
      const names = ['siteController', 'tier', 'realtimeKey', 'emailConversionId'] as const
      const own: (string | undefined)[] = place > at ? ['sc-7', 'gold', 'k'] : [undefined, undefined, undefined]
      const values = names.map((name) => carried(call, name))
      assert.deepEqual(values, [...own, 'e'], call.path)
    }
    leave()

    const last = await world.lastCall()
    await found(await open({ query: STAY }))
    assertPlain(await world.calls(last))
  })

  it('is the mail whose link was followed, and nothing without one [CALL-007] [QUERY-071]', async () => {
    for (const [query, mail] of [
      ['&email_id=e', 'e'],
      ['', undefined],
    ] as const) {
      const since = await world.lastCall()
      await found(await open({ query: STAY + query }))
      await quiet()
      const calls = await world.calls(since)
      assert.ok(to(calls, /rooms$/).length > 0)
      for (const call of calls) assert.equal(carried(call, 'emailConversionId'), mail, call.path)
      leave()
    }
  })

  it('is the session on every call after the start, and the authorisation only while signed in [CALL-008]', async () => {
    await bendIdentity(world)
    const since = await world.lastCall()
    const form = await open()
    await form.search()
    await found(form)
    const calls = await world.calls(since)
    assert.equal(carried(to(calls, /whoami$/)[0], 'authorization'), undefined)
    assert.match(String(carried(to(calls, /rooms$/)[0], 'authorization')), /^\[secret/)
    for (const call of calls.slice(1)) assert.match(String(carried(call, 'clientSession')), /^\[secret/, call.path)

    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 401, code: 1400 })
    await form.press('Search')
    const alert = () => form.all('[role=alert]').find(({ textContent }) => textContent.includes('You have been signed out')) // prettier-ignore
    await form.until(alert, 'that they are signed out')
    // A guest is searched for anew.
    await quiet()
    const last = await world.lastCall()
    await form.press('Search')
    // What was found before stands until the new answer is here.
    await until(async () => to(await world.calls(last), /rooms$/).length > 0, 'the search')
    await quiet()
    const signedOut = await world.calls(last)
    assert.equal(to(signedOut, /rooms$/).length, 1)
    for (const call of signedOut) assert.equal(carried(call, 'authorization'), undefined)
  })

  it('goes to the one server the settings name, else to the stamped one, and to no other (guarantee L4) [CALL-001]', async () => {
    const other = 'https://other.example'
    for (const api_base_url of [null, other]) {
      await bendSettings(world, { api_base_url })
      const asked: { origin: string; path: string }[] = []
      async function handle(request: Request) {
        const { origin, pathname, search } = new URL(request.url)
        asked.push({ origin, path: pathname })
        return world.handle(origin === other ? new Request(world.origins.api + pathname + search, request) : request)
      }
      const form = await open({}, { ...world, handle })
      await form.search()
      await found(form)
      await quiet()
      const [start, settings, ...after] = asked
      assert.deepEqual([start?.origin, settings?.origin], [world.origins.identity, world.origins.api])
      assert.ok(after.some(({ path }) => path.endsWith('/rooms')))
      for (const { origin, path } of after) assert.equal(origin, api_base_url ?? world.origins.api, path)
      leave()
    }
  })

  it('starts with the public key, then the settings; a refusal of either is told [CALL-011] [CALL-012]', async () => {
    const since = await world.lastCall()
    const form = await open()
    await form.until(() => form.all('header').some(({ textContent }) => textContent.includes('Shirotsuki')), 'its name')
    const [start, settings] = await world.calls(since)
    assert.deepEqual([start?.origin, start?.method, start?.path], ['identity', 'POST', '/api/client_sessions'])
    const { key, secret, ...rest } = (start?.body ?? {}) as Record<string, string>
    assert.deepEqual([key, rest], [CLIENT_KEY, {}])
    assert.match(String(secret), /^\[secret/)
    assert.deepEqual([settings?.method, settings?.path], ['GET', '/hotels/shirotsuki/settings/booking_widget'])
    assertPlain([start, settings].filter((call) => call !== undefined))
    leave()

    for (const path of ['/api/client_sessions', SETTINGS_PATH]) {
      forgetGuest()
      await world.nextAnswer({ path, status: 422, code: 9999, title: 'Not today' })
      const refused = await openWidget({ world })
      opened.push(refused)
      const alert = await refused.see('[role=alert]')
      await until(() => alert.textContent.includes('Not today'), () => `${path}: ${alert.textContent}`) // prettier-ignore
      leave()
    }
  })
})
