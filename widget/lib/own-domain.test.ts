import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Settings } from '../../shared/model/hotel/settings.ts'
import type { ApiSetting } from './api.ts'
import { atOwnDomain } from './own-domain.ts'

const IDENTITY = 'https://identity.example'
const own = {
  hotel_brand: { first_party_cookie_setting: { status: 'completed', domain_name: 'booking.hotel.example' } },
}

describe("a hotel's own domain", () => {
  for (const api of ['https://api.example', 'https://widget.example/api', 'http://localhost:8789'])
    it(`takes the calls that would go to ${api}, at its root and with cookies (BOOT-029)`, async () => {
      const sent: (readonly [string, RequestCredentials | undefined])[] = []
      // What of the setting its calls go by.
      const setting = {
        base: () => ({ api, identity: IDENTITY }),
        fetch: async (input: string, init?: RequestInit) => {
          sent.push([input, init?.credentials])
          return new Response()
        },
      } as unknown as ApiSetting
      atOwnDomain(setting, () => own as unknown as Settings)
      const { protocol } = new URL(api)
      const there = `${protocol}//booking.hotel.example`
      assert.equal(setting.base().api, there)
      await setting.fetch(`${there}/hotels/1`, { credentials: 'omit' })
      await setting.fetch(`${IDENTITY}/api`, { credentials: 'omit' })
      assert.deepEqual(sent, [
        [`${there}/hotels/1`, 'include'],
        [`${IDENTITY}/api`, 'omit'],
      ])
    })
})
