import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import { mask } from 'superstruct'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { MINUTE_MS } from '../../../shared/constants.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { session } from '../../../shared/contract/session.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

// CORS-safelisted request headers and media types: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
const SAFELISTED = ['accept', 'content-type']
const KEY = { key: 'widget', secret: 'public' }

/** A start as one request that a browser sends without asking first. */
describe('a start in one request', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const start = (code: string, body: unknown, origin: string = ORIGINS.widget) => {
    const headers = { accept: 'application/json', 'content-type': 'text/plain' }
    assert.deepEqual(Object.keys(headers), SAFELISTED)
    return world.fetch(`${ORIGINS.api}/hotels/${code}/start`, {
      method: 'POST',
      headers: { ...headers, origin },
      body: JSON.stringify(body),
    })
  }

  it('answers with a session that calls are taken with, and with what the settings answer in its language', async () => {
    const answer = await start('shirotsuki', { ...KEY, headers: { [HEADERS.locale]: 'ja' } })
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get('access-control-allow-origin'), ORIGINS.widget)
    assert.match(String(answer.headers.get('cache-control')), /no-store/)
    const { data } = mask(await answer.json(), starting.sessionAndSettings.answer)

    const guest = await openGuest(world, { [HEADERS.clientSession]: data.client_session, [HEADERS.locale]: 'ja' })
    const alone = await guest.send(starting.settings, { code: 'shirotsuki' })
    assert.equal(alone.status, 200)
    assert.deepEqual(data.settings, mask(alone.body, starting.settings.answer).data)
  })

  it('answers in the language however the page around it writes it', async () => {
    const settingsIn = async (locale: string) => {
      const answer = await start('shirotsuki', { ...KEY, headers: { [HEADERS.locale]: locale } })
      return mask(await answer.json(), starting.sessionAndSettings.answer).data.settings
    }
    const english = await settingsIn('en')
    for (const [tag, locale] of [
      ['zh-TW', 'zh_Hant'],
      ['zh', 'zh_Hans'],
      ['JA-jp', 'ja'],
    ] as const) {
      const settings = await settingsIn(tag)
      assert.deepEqual(settings, await settingsIn(locale), tag)
      assert.notDeepEqual(settings, english, tag)
    }
    assert.deepEqual(await settingsIn('xx'), english)
  })

  it('refuses with the answer of the call that refused', async () => {
    const alone = await openGuest(world)
    const nowhere = await start('nowhere', { ...KEY, headers: {} })
    const missing = await alone.send(starting.settings, { code: 'nowhere' })
    assert.deepEqual([nowhere.status, await nowhere.json()], [missing.status, missing.body])
    assert.equal(missing.status, 404)
  })

  it('is taken from no page that the hotel does not name, and from no header but its own (guarantee S3)', async () => {
    const foreign = await start('shirotsuki', { ...KEY, headers: {} }, 'https://elsewhere.example')
    assert.equal(foreign.status, 403)
    assert.equal('data' in ((await foreign.json()) as object), false)

    const { token } = await openGuest(world)
    const carrying = {
      [HEADERS.clientSession]: token(),
      [HEADERS.authorization]: 'Bearer x',
      Origin: 'https://x.example',
    }
    const answer = await start('shirotsuki', { ...KEY, headers: carrying })
    assert.equal(answer.status, 201)
  })

  it('tells any page why it is refused, so that whoever embeds it can learn it, and tells it no more', async () => {
    const elsewhere = 'https://elsewhere.example'
    for (const [code, origin, status] of [
      ['shirotsuki', elsewhere, 403],
      ['shirotsuki', 'null', 403],
      ['nowhere', elsewhere, 404],
      ['nowhere', ORIGINS.widget, 404],
    ] as const) {
      const answer = await start(code, { ...KEY, headers: {} }, origin)
      assert.equal(answer.status, status, `${code} ${origin}`)
      const named = origin === ORIGINS.widget ? origin : '*'
      assert.equal(answer.headers.get('access-control-allow-origin'), named, `${code} ${origin}`)
      assert.match(String(answer.headers.get('access-control-expose-headers')), /\bDate\b/)
      assert.equal(answer.headers.get('access-control-allow-credentials'), null)
      assert.deepEqual(Object.keys((await answer.json()) as object), ['errors'])
    }
    const refused = await start('shirotsuki', { key: 'wrong', secret: 'wrong' })
    assert.equal(refused.headers.get('access-control-allow-origin'), ORIGINS.widget)
  })

  it('of a hotel that is closed is told as that to its own pages, and as refused to every other', async () => {
    const { orm } = world.database
    const [before] = await orm.select().from(hotel).where(eq(hotel.code, 'shirotsuki'))
    assert.ok(before)
    const own = 'https://shirotsuki.example'
    await orm
      .update(hotel)
      .set({ active: false, settings: { ...before.settings, parent_origins: [own] } })
      .where(eq(hotel.code, 'shirotsuki'))
    world.clock.advance(MINUTE_MS) // so long the sites of hotels are kept
    for (const [origin, status, reads] of [
      [own, 410, own],
      [ORIGINS.widget, 410, ORIGINS.widget],
      ['https://elsewhere.example', 403, '*'],
      ['null', 403, '*'],
    ] as const) {
      const answer = await start('shirotsuki', { ...KEY, headers: {} }, origin)
      assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [status, reads], origin)
      assert.deepEqual(Object.keys((await answer.json()) as object), ['errors'])
    }
    await orm.update(hotel).set(before).where(eq(hotel.code, 'shirotsuki'))
  })

  it('is the only call that is taken as text', async () => {
    const { method, path } = parseCall(session.start.call)
    for (const [url, body] of [
      [ORIGINS.identity + path, JSON.stringify(KEY)],
      [`${ORIGINS.api}/hotels/1/reservations`, '{}'],
    ] as const) {
      const headers = { 'content-type': 'text/plain', origin: ORIGINS.widget }
      assert.equal((await world.fetch(url, { method, headers, body })).status, 415, url)
    }
  })
})
