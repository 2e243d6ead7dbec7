import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import Fastify from 'fastify'

import { guardControls } from '../controls/access.ts'
import type { ControlsAccess } from '../controls/access.ts'
import { hotelBrand } from '../provider/db/schema/hotel.ts'
import { emptyDatabase, memoryWorld } from '../world/memory.ts'
import { requireLocal, requireOwnDatabase } from './guards.ts'

const local = (port: number) => `http://localhost:${port}`
const ORIGINS = { host: local(1), widget: local(2), api: local(3), gateway: local(4), identity: 'http://127.0.0.1:5' }

describe('the demonstration', () => {
  it('starts on this machine alone, or with a secret', () => {
    requireLocal(ORIGINS, 'localhost', undefined)
    requireLocal(ORIGINS, '::1', undefined)
    const far = { ...ORIGINS, api: 'https://api.example' }
    assert.throws(() => requireLocal(far, 'localhost', undefined), /DEMO_SECRET is needed, because api\.example/)
    assert.throws(() => requireLocal(ORIGINS, '0.0.0.0', undefined), /DEMO_SECRET is needed/)
    const lookalike = { ...ORIGINS, api: 'https://localhost.example' }
    assert.throws(() => requireLocal(lookalike, 'localhost', undefined), /DEMO_SECRET is needed/)
    requireLocal(far, '0.0.0.0', 'a-long-secret')
  })

  async function asked(access: ControlsAccess, headers: Record<string, string>) {
    const server = Fastify({ logger: false })
    guardControls(server, access)
    server.get('/demo/inbox.json', () => ({ data: [] }))
    return (await server.inject({ url: '/demo/inbox.json', headers })).statusCode
  }
  const basic = (secret: string) => ({ authorization: `Basic ${Buffer.from(`me:${secret}`).toString('base64')}` })

  it('shows mails and clock to this machine’s own names only', async () => {
    assert.equal(await asked('loopback', { host: 'localhost:8789' }), 200)
    assert.equal(await asked('loopback', { host: '[::1]:8789' }), 200)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      assert.equal(await asked('loopback', { host }), 403, host)
  })

  it('shows them elsewhere to whoever has the secret', async () => {
    const access = { secret: 'a-long-secret' }
    assert.equal(await asked(access, { host: 'api.example', ...basic('a-long-secret') }), 200)
    assert.equal(await asked(access, { host: 'api.example', ...basic('another') }), 401)
    assert.equal(await asked(access, { host: 'localhost' }), 401)
  })

  it('furnishes a database of its own, and none with anything real in it', async () => {
    const world = await memoryWorld()
    await requireOwnDatabase(world.database, false)
    await world.database.close()

    const database = await emptyDatabase()
    await requireOwnDatabase({ ...database, engine: 'embedded' }, false)
    await assert.rejects(requireOwnDatabase({ ...database, engine: 'url' }, false), /DEMO_WORLD is needed/)
    await requireOwnDatabase({ ...database, engine: 'url' }, true)

    await database.orm.insert(hotelBrand).values({ code: 'real', names: { en: 'A real one' } })
    for (const engine of ['embedded', 'url'] as const)
      await assert.rejects(requireOwnDatabase({ ...database, engine }, true), /not the demonstration’s/)
    await database.close()
  })
})
