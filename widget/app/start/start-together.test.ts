import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { mask } from 'superstruct'

import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { session } from '../../../shared/contract/session.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../../state/environment.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>

const STAY = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'
const START = /client_sessions$/
const SETTINGS = /settings\/booking_widget$/
const ROOMS = /hotels\/1\/rooms$/

/** What the one call for a session was answered with. */
function sessionOf({ called }: Visit): string {
  const [begun] = called(START)
  assert.ok(begun)
  return mask(begun.answer, session.start.answer).data.client_session
}

describe('a session and the settings in one request', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  for (const [server, refusal] of [
    ['does not know it', () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }))],
    ['lets no page read its refusal', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)
    it(`are asked for one after the other where the server ${server} [BOOT-005]`, async () => {
      const visit = await openVisit(world, { query: STAY, start: refusal })
      await visit.see('.results .room')
      const lines = visit.sent.map(({ line }) => line.split('/').at(-1))
      assert.deepEqual(lines.slice(0, 2), ['client_sessions', 'booking_widget'])
      assert.deepEqual([visit.called(START).length, visit.called(SETTINGS).length], [1, 1])
      const client_session = sessionOf(visit)
      for (const pattern of [SETTINGS, ROOMS])
        assert.equal(visit.called(pattern)[0]?.headers.get(HEADERS.clientSession), client_session)
      visit.close()
    })

  it('are two calls that the server makes, the second with the session of the first [BOOT-003] [BOOT-005]', async () => {
    const visit = await openVisit(world, { query: STAY })
    await visit.see('.results .room')
    const lines = visit.sent.map(({ line }) => line.split('/').at(-1))
    assert.deepEqual(lines.slice(0, 2), ['client_sessions', 'booking_widget'])
    const [begun] = visit.called(START)
    assert.deepEqual(begun?.body, { key: CLIENT_KEY, secret: CLIENT_SECRET })
    const client_session = sessionOf(visit)
    assert.equal(visit.called(SETTINGS)[0]?.headers.get(HEADERS.clientSession), client_session)
    assert.equal(visit.store.get(environmentAtom).storage.read('clientSession'), client_session)
    visit.close()
  })
})
