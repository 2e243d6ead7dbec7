import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { clientSessionAtom } from '../../state/settings/settings.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'
const SETTINGS = /settings\/booking_widget$/
const START = /client_sessions$/
const ROOMS = /hotels\/1\/rooms$/
const refusedSession = (code: number) =>
  Response.json({ errors: [{ title: 'Session', details: { code, base: [] } }] }, { status: 401 })

describe('the start', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const withSettings = (change: object) => async (line: string, answer: () => Promise<Response>) => {
    if (!SETTINGS.test(line)) return null
    const { data } = (await (await answer()).json()) as { data: object }
    return Response.json({ data: { ...data, ...change } })
  }

  for (const code of [3401, 4000])
    it(`is made once more, with a new session, when the settings refuse the one there is: ${code} [BOOT-015]`, async () => {
      let refusals = 1
      const visit = await openVisit(world, {
        query: STAY,
        bend: async (line) => (SETTINGS.test(line) && refusals-- > 0 ? refusedSession(code) : null),
      })
      await visit.see('.results .room')
      assert.deepEqual([visit.called(START).length, visit.called(SETTINGS).length], [2, 2])
      const sessions = visit.called(SETTINGS).map(({ headers }) => headers.get(HEADERS.clientSession))
      assert.equal(new Set(sessions).size, 2)
      assert.equal(visit.called(ROOMS).at(-1)?.headers.get(HEADERS.clientSession), sessions[1])
      visit.close()
    })

  it('is renewed once for calls that were on their way together, however late the last is refused', async () => {
    const refuse: (() => void)[] = []
    let isHeld = false
    const visit = await openVisit(world, {
      async bend(line) {
        if (!isHeld || !SETTINGS.test(line)) return null
        await new Promise<void>((resolve) => void refuse.push(resolve))
        return refusedSession(4000)
      },
    })
    const { api } = visit.store.get(environmentAtom)
    isHeld = true
    const calls = [1, 2].map(() => api(starting.settings, { code: 'shirotsuki' }))
    await until(() => refuse.length === 2, 'both calls')
    isHeld = false
    const starts = visit.called(START).length
    for (const [nth, call] of calls.entries()) {
      refuse[nth]?.()
      await call
    }
    assert.equal(visit.called(START).length, starts + 1)
    const [old, ...renewed] = new Set(visit.called(SETTINGS).map(({ headers }) => headers.get(HEADERS.clientSession)))
    assert.deepEqual(renewed, [visit.store.get(clientSessionAtom)])
    assert.notEqual(old, renewed[0])
    visit.close()
  })

  it('ends with its error in every language when the settings refuse every session [BOOT-016] [ERR-066]', async () => {
    for (const locale of LOCALE_CODES) {
      const visit = await openVisit(world, {
        locale,
        isRefused: true,
        bend: async (line) => (SETTINGS.test(line) ? refusedSession(3401) : null),
      })
      const t = await loadTranslate(locale, ['errors', 'codes'])
      const alert = await visit.see('.screen > [role=alert]')
      await until(() => alert.querySelector('h1')?.textContent === t('codes.3401'), () => visit.words()) // prettier-ignore
      assert.doesNotMatch(visit.words(), /3401|codes\.|errors\./)
      assert.deepEqual([visit.called(START).length, visit.called(SETTINGS).length], [2, 2])
      visit.close()
    }
  })

  it('sends the key of realtime messages that the settings name with every call after them [BOOT-028]', async () => {
    const visit = await openVisit(world, { query: STAY, bend: withSettings({ pubnub: { auth_key: 'k' } }) })
    await visit.see('.results .room')
    const at = visit.sent.findIndex(({ line }) => SETTINGS.test(line))
    const keys = visit.sent.map(({ headers }) => headers.get(HEADERS.realtimeKey))
    assert.deepEqual(new Set(keys.slice(0, at + 1)), new Set([null]))
    assert.deepEqual(new Set(keys.slice(at + 1)), new Set(['k']))
    visit.close()
  })

  for (const [status, isOwn] of [
    ['completed', true],
    ['update_certificate_pending', true],
    ['pending', false],
    ['certificate_pending', false],
    ['failed', false],
  ] as const)
    it(`calls ${isOwn ? 'with cookies under the domain of the hotel' : 'without cookies where it always does'}: ${status} [BOOT-029] [BOOT-030] [CALL-009]`, async () => {
      const own = { status, domain_name: 'booking.hotel.test' }
      const hotel_brand = { first_party_cookie_setting: own }
      const visit = await openVisit(world, { query: STAY, bend: withSettings({ hotel_brand }) })
      await visit.see('.results .room')
      const at = visit.sent.findIndex(({ line }) => SETTINGS.test(line))
      const origins = (calls: typeof visit.sent) =>
        new Set(calls.map(({ url, credentials }) => `${new URL(url).origin} ${credentials}`))
      assert.ok([...origins(visit.sent.slice(0, at + 1))].every((one) => one.endsWith(' omit')))
      const expected = isOwn ? 'http://booking.hotel.test include' : `${ORIGINS.api} omit`
      assert.deepEqual(origins(visit.called(/ \/hotels\//).filter((call) => visit.sent.indexOf(call) > at)), new Set([expected])) // prettier-ignore
      // Sessions are given elsewhere, where no cookie goes.
      const { setting } = visit.store.get(environmentAtom)
      const { identity } = setting.base()
      await setting.fetch(`${identity}/api/client_sessions`, { method: 'POST', credentials: 'omit' })
      await until(() => visit.called(START).length > 1, 'the call')
      assert.equal(visit.called(START).at(-1)?.credentials, 'omit')
      visit.close()
    })
})
