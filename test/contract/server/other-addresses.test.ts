import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('an address of ours that is no row of the contract', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const statusOf = async (url: string) => (await world.provider.handle(new Request(url))).status

  it('is no failure of ours, whatever stands in it (guarantee S28)', async () => {
    const callback = `${ORIGINS.identity}/external/line/callback`
    const asked = {
      [`${ORIGINS.api}/attachments/%00.jpg`]: 404,
      [`${ORIGINS.api}/attachments/a%00b`]: 404,
      [`${callback}?state=a&state=b`]: 302,
      [`${callback}?state=a&code=b&code=c&error=d&error=e`]: 302,
      [`${callback}?state=%00`]: 302,
    }
    const answered = await Promise.all(Object.keys(asked).map(async (url) => [url, await statusOf(url)] as const))
    assert.deepEqual(Object.fromEntries(answered), asked)
  })
})
