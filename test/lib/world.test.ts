import assert from 'node:assert/strict'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { startWorld } from './world.ts'
import type { World } from './world.ts'

describe('a world for journeys', () => {
  let world: World
  // Nothing of the built widget is needed to look at the servers.
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  before(async () => {
    mkdirSync(join(dist, 'widget'))
    for (const script of ['loader.js', 'document-start.js']) writeFileSync(join(dist, script), '')
    for (const list of ['manifest.json', 'late.json', 'recommender.json'])
      writeFileSync(join(dist, list), '{"version":"0","entry":"","entries":{},"files":{}}')
    world = await startWorld({ dist })
  })
  after(async () => {
    await world.stop()
    rmSync(dist, { recursive: true })
  })

  it('answers on five origins', async () => {
    const paths = { host: '/', widget: '/booking/result', api: '/healthz', gateway: '/cards', identity: '/healthz' }
    for (const [name, origin] of Object.entries(world.origins)) {
      const { status } = await fetch(origin + paths[name as keyof typeof paths])
      assert.equal(status, 200, name)
    }
  })

  it('lets the host pages call the provider and no other page', async () => {
    const settings = (origin: string) =>
      fetch(`${world.origins.api}/hotels/shirotsuki/settings/booking_widget`, { headers: { origin } })
    const own = await settings(world.origins.host)
    assert.equal(own.headers.get('access-control-allow-origin'), world.origins.host)
    const other = await settings('http://other.test')
    assert.equal(other.headers.get('access-control-allow-origin'), null)
  })

  it('breaks the next answer as told and logs the calls', async () => {
    const since = await world.lastCall()
    const path = '/hotels/:hotelCode/settings/booking_widget'
    await world.nextAnswer({ method: 'GET', path, status: 503, code: 3203 })
    const ask = async () => (await fetch(`${world.origins.api}/hotels/taipei-lan/settings/booking_widget`)).status
    // Without a client session the call is refused: the provider itself answers again.
    assert.deepEqual([await ask(), await ask()], [503, 401])
    const statuses = (await world.calls(since)).map(({ method, status }) => `${method} ${status}`)
    assert.deepEqual(statuses, ['GET 503', 'GET 401'])
  })

  it('moves its clock and changes its rooms', async () => {
    const before = world.clock.now()
    await world.advanceMinutes(15)
    assert.ok(world.clock.now() - before >= 15 * 60_000)
    await world.edit({
      kind: 'sell_out',
      hotel: 'shirotsuki',
      room_type_code: 'tsukimi',
      from: '2026-11-20',
      to: '2026-11-21',
    })
    await assert.rejects(
      world.edit({
        kind: 'sell_out',
        hotel: 'nowhere',
        room_type_code: 'tsukimi',
        from: '2026-11-20',
        to: '2026-11-21',
      }),
      /404/,
    )
  })
})
