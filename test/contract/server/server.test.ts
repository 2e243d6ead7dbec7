import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'
import { mask } from 'superstruct'
import { CLIENT_SESSION_MS } from '../../../shared/constants.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { manageSettings } from '../../../shared/model/hotel/manage-settings.ts'
import { memberSettings } from '../../../shared/model/hotel/member-settings.ts'
import { placeSettings } from '../../../shared/model/hotel/place-settings.ts'
import { settings } from '../../../shared/model/hotel/settings.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { createProvider } from '../../../demo-host/provider/app.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { ErrorBody } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('the provider as a server', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const get = (path: string, init?: RequestInit) => world.fetch(ORIGINS.api + path, init)

  it('says that it lives and is ready', async () => {
    assert.deepEqual([(await get('/healthz')).status, (await get('/readyz')).status], [200, 200])
  })

  it('answers a preflight of a listed page only, and lets it be kept (guarantee S2)', async () => {
    const preflight = (origin: string) =>
      get('/hotels/1/rooms', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-locale' },
      })
    const allowed = await preflight(ORIGINS.widget)
    assert.equal(allowed.headers.get('access-control-allow-origin'), ORIGINS.widget)
    assert.match(allowed.headers.get('access-control-allow-headers') ?? '', /X-Client-Session/)
    assert.equal(allowed.headers.get('access-control-max-age'), '86400')
    assert.equal((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'), null)
  })

  it("lets a hotel's own page in for that hotel only (guarantee S2)", async () => {
    const origin = 'https://inn.example'
    await world.database.orm.execute(
      `update hotel set settings = jsonb_set(settings, '{parent_origins}', '["${origin}"]') where id = 2`,
    )
    world.clock.advance(60_000)
    const allowed = async (hotel: number) =>
      (await get(`/hotels/${hotel}/rooms`, { headers: { origin } })).headers.get('access-control-allow-origin')
    assert.deepEqual([await allowed(2), await allowed(1)], [origin, null])
  })

  it('takes a body only as JSON (guarantee S3)', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, origin: ORIGINS.widget }
      const answer = await world.fetch(`${ORIGINS.identity}/api/client_sessions`, {
        method: 'POST',
        headers,
        body: '{}',
      })
      assert.equal(answer.status, 415, type)
    }
  })

  it('knows the two origins apart', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ key: 'k', secret: 's' })
    assert.equal((await get('/api/client_sessions', { method: 'POST', headers, body })).status, 404)
    assert.equal((await world.fetch(`${ORIGINS.identity}/hotels/1/rooms`)).status, 404)
  })

  it('draws the photographs it names, for ever and for everyone', async () => {
    const guest = await openGuest(world)
    const { data } = (await guest.send(starting.settings, { code: 'shirotsuki' })).body
    const { hotel_photos } = mask(data, placeSettings)
    assert.ok(hotel_photos.length > 0)
    for (const { url } of hotel_photos) {
      const drawn = await world.fetch(url)
      assert.equal(drawn.status, 200)
      assert.match(drawn.headers.get('content-type') ?? '', /^image\/svg\+xml/)
      assert.match(drawn.headers.get('cache-control') ?? '', /immutable/)
      assert.equal(drawn.headers.get('cross-origin-resource-policy'), 'cross-origin')
    }
    assert.equal((await get('/scenes/unicorn-noon.svg')).status, 404)
  })

  it('sends every setting in its place: none had to fall back', async () => {
    const guest = await openGuest(world)
    const { body } = await guest.send(starting.settings, { code: 'shirotsuki' })
    const sent: Record<string, unknown> = body.data
    const fields = [settings, checkoutSettings, placeSettings, memberSettings, manageSettings].flatMap(({ schema }) =>
      Object.keys(schema),
    )
    // Two readers may read the same setting. `site` is there for the row of its legal texts.
    assert.deepEqual(Object.keys(sent).toSorted(), [...new Set([...fields, 'site'])].toSorted())
    assert.equal(sent.business_date, '2026-11-01')
  })

  it('knows nothing by a name with a NUL in it', async () => {
    const guest = await openGuest(world)
    assert.equal((await guest.send(starting.settings, { code: 'shiro\0tsuki' })).status, 404)
  })

  it('says which language a text is in when it is not the one asked for', async () => {
    await world.database.orm.execute(`update hotel set names = '{"ja":"月の宿"}' where id = 3`)
    const guest = await openGuest(world, { [HEADERS.locale]: 'th' })
    const { data } = (await guest.send(starting.settings, { code: 'kumoi' })).body
    assert.deepEqual([data.hotel_name, data.lang], ['月の宿', 'ja'])
  })

  it('has the widget start anew at the settings, and renew in passing elsewhere, when a session ran out', async () => {
    const guest = await openGuest(world)
    world.clock.advance(CLIENT_SESSION_MS)
    const query = { ...STAY, rooms: [PARTY] }
    const code = (answer: { status: number; body: ErrorBody }) => [answer.status, answer.body.errors[0]?.details.code]
    assert.deepEqual(code(await guest.send(starting.settings, { code: 'shirotsuki' })), [401, 3401])
    assert.deepEqual(code(await guest.send(rooms.search, { hotelId: 1, query })), [401, 4000])
  })

  it('tells a token it never gave from no token at all', async () => {
    const whoami = async (headers: Record<string, string>) => {
      const answer = await get('/hotels/shirotsuki/tripla_session/whoami', { headers })
      return ((await answer.json()) as { meta: { reset_code: string | null } }).meta.reset_code
    }
    assert.equal(await whoami({}), null)
    assert.equal(await whoami({ [HEADERS.clientSession]: 'never' }), 'session-token-provided-but-not-found')
  })

  it('refuses dates beyond the reservable period with its months', async () => {
    const guest = await openGuest(world)
    const query = { checkin_date: '2029-01-01', checkout_date: '2029-01-02', rooms: [PARTY] }
    const { status, body } = await guest.send(rooms.search, { hotelId: 1, query })
    assert.equal(status, 422)
    assert.deepEqual([body.errors[0]?.details.code, body.errors[0]?.details.reservable_period_months], [1903, 13])
  })

  it('answers a failure of its own with an id and nothing else, and lives on (guarantee S28)', async () => {
    const broken = { ...world.database, orm: new Proxy(world.database.orm, { get: () => () => fail() }) }
    const fail = (): never => {
      throw new Error('secret detail of the database')
    }
    const provider = createProvider({
      ...world,
      ids: systemIds,
      mail: mailQueue(world.clock),
      origins: ORIGINS,
      log: false,
      database: broken,
    })
    const headers = { [HEADERS.tracingId]: 'trace-500', [HEADERS.clientSession]: 'any' }
    const answer = await provider.handle(new Request(`${ORIGINS.api}/hotels/1/rooms`, { headers }))
    const text = await answer.text()
    assert.equal(answer.status, 500)
    assert.match(text, /trace-500/)
    assert.doesNotMatch(text, /secret/)
    assert.equal((await provider.handle(new Request(`${ORIGINS.api}/healthz`))).status, 200)
    await provider.close()
  })

  it('is not ready while it is being stopped, and answers everybody all the same', async () => {
    const more = { ids: systemIds, mail: mailQueue(world.clock), origins: ORIGINS, log: false } as const
    const provider = createProvider({ ...world, ...more })
    const status = async (origin: string, path: string) => (await provider.handle(new Request(origin + path))).status
    assert.deepEqual([await status(ORIGINS.api, '/readyz'), await status(ORIGINS.identity, '/readyz')], [200, 200])
    provider.drain()
    const stopping = await provider.handle(new Request(`${ORIGINS.api}/readyz`))
    assert.deepEqual([stopping.status, await status(ORIGINS.identity, '/readyz')], [503, 503])
    assert.ok(Number(stopping.headers.get('retry-after')) > 0)
    assert.equal(await status(ORIGINS.api, '/healthz'), 200)
    const guest = await openGuest({ fetch: (input, init) => provider.handle(new Request(input, init)) })
    assert.equal((await guest.send(starting.settings, { code: 'shirotsuki' })).status, 200)
    await provider.close()
  })

  it('slows a flood down and says for how long (guarantee S6)', async () => {
    const provider = createProvider({
      ...world,
      ids: systemIds,
      mail: mailQueue(world.clock),
      origins: ORIGINS,
      log: false,
      requestsAMinute: 2,
    })
    const ask = () => provider.handle(new Request(`${ORIGINS.api}/hotels/1/rooms`))
    await ask()
    await ask()
    const answer = await ask()
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    assert.ok(Array.isArray(((await answer.json()) as ErrorBody).errors))
    await provider.close()
  })

  it('frees expired sessions, keys and the minimum prices of changed nights in a sweep', async () => {
    await world.database.orm.execute(`insert into dirty_day(hotel_id, night) values (1, '2026-12-24')`)
    world.clock.advance(10 * 24 * 3_600_000)
    await world.provider.jobs.sweep()
    for (const table of ['dirty_day', 'client_session', 'idempotency_key']) {
      assert.equal((await rowsOf(world.database.orm, sql.raw(`select 1 from ${table}`))).length, 0, table)
    }
  })
})
