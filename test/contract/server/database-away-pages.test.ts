import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Database } from '../../../demo-host/provider/db/orm.ts'
import { memoryWorld } from '../../../demo-host/world/memory.ts'
import { MINUTE_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [SITE, OTHER] = ['https://www.hotel.example', 'https://elsewhere.example'] as const
/** Where calls come with cookies, and a browser takes no asterisk for a page's name. */
const OWN_DOMAIN = 'booking.hotel.example'

/** For longer than what hotels name is kept. */
describe('the pages of a hotel, while the database is away', () => {
  let world: World
  let isAway = false
  before(async () => {
    const { database, clock } = await memoryWorld()
    const orm: Database['orm'] = new Proxy(database.orm, {
      get(target, name) {
        if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        return Reflect.get(target, name)
      },
    })
    world = await openWorld({ database: { ...database, orm }, clock })
    const named = JSON.stringify({
      parent_origins: [SITE],
      first_party_cookie: { status: 'completed', domain_name: OWN_DOMAIN },
    })
    await orm.execute(`update hotel set settings = settings || '${named}' where id = 1`)
    world.clock.advance(MINUTE_MS)
  })
  after(async () => {
    isAway = false
    await world.close()
  })

  const ask = async (origin: string, method: 'GET' | 'OPTIONS', at = ORIGINS.api) => {
    const headers = { origin, 'access-control-request-method': 'GET', [HEADERS.clientSession]: 'any' }
    const answer = await world.provider.handle(new Request(`${at}/hotels/1/rooms`, { method, headers }))
    const said = (name: string) => answer.headers.get(`access-control-allow-${name}`)
    return [answer.status, said('origin'), said('credentials')]
  }

  it('are still let in by what their hotel named last, and read 503 where a browser would else call it a network error', async () => {
    assert.deepEqual(await ask(SITE, 'OPTIONS'), [204, SITE, null])
    isAway = true
    world.clock.advance(MINUTE_MS)
    assert.deepEqual(await ask(SITE, 'OPTIONS'), [204, SITE, null])
    assert.deepEqual(await ask(SITE, 'GET'), [503, SITE, null])
    assert.deepEqual(await ask(SITE, 'GET', `https://${OWN_DOMAIN}`), [503, SITE, 'true'])
    assert.deepEqual(await ask(OTHER, 'GET'), [503, null, null])
  })
})
