import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const DOMAIN = 'booking.setouchi.test'

describe('a domain of the hotel’s own', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const setTo = async (status: string) => {
    await editWorld(world.database, world.clock, { kind: 'own_domain', hotel: 'setouchi', status, domain_name: DOMAIN })
    // The provider looks at its hotels anew every ten seconds.
    world.clock.advance(11_000)
  }
  const preflight = async (at: string, path: string, origin = ORIGINS.widget) => {
    const headers = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': HEADERS.locale }
    const answer = await world.fetch(`${at}${path}`, { method: 'OPTIONS', headers: { ...headers, host: new URL(at).host } }) // prettier-ignore
    return [
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-credentials') === 'true',
    ]
  }

  it('is in the settings with how far it is, and nothing is there for a hotel without one', async () => {
    await setTo('certificate_pending')
    const settingsOf = async (code: string) => (await guest.send(starting.settings, { code })).body.data as object
    const first_party_cookie_setting = { status: 'certificate_pending', domain_name: DOMAIN }
    assert.deepEqual(Object(await settingsOf('setouchi')).hotel_brand, { first_party_cookie_setting })
    assert.equal('hotel_brand' in (await settingsOf('shirotsuki')), false)
  })

  it('alone takes cookies, for the hotel it is of, once it is there (guarantee S4)', async () => {
    const own = `http://${DOMAIN}`
    await setTo('pending')
    assert.deepEqual(await preflight(own, '/hotels/setouchi/settings/booking_widget'), [ORIGINS.widget, false])
    for (const status of ['completed', 'update_certificate_pending']) {
      await setTo(status)
      assert.deepEqual(await preflight(own, '/hotels/setouchi/settings/booking_widget'), [ORIGINS.widget, true])
      assert.deepEqual(await preflight(own, '/user/me'), [ORIGINS.widget, true])
      assert.deepEqual(await preflight(own, '/hotels/shirotsuki/settings/booking_widget'), [ORIGINS.widget, false])
      assert.deepEqual(await preflight(ORIGINS.api, '/hotels/setouchi/settings/booking_widget'), [
        ORIGINS.widget,
        false,
      ])
      assert.deepEqual(await preflight(own, '/user/me', 'https://evil.example'), [null, false])
    }
  })
})
