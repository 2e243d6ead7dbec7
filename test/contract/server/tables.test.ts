import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { parseCall } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { isForMembers } from '../../../shared/rules/access.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import type { CallInput } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { ALL_OPTIONAL, WITHOUT_SESSION } from '../helpers/examples.ts'
import { headersOf } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** The same for everybody, so that caches on the way may keep it; nothing else is kept by anybody. */
const SHARED: Readonly<Record<string, string>> = { 'teaser.show': 'public, max-age=300' }

describe('every call of the contract', () => {
  let world: World
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
  })
  after(() => world.close())

  const codeOf = ({ status, body }: { status: number; body: CallInput }) => [
    status,
    (body.errors as { details: { code: number } }[] | undefined)?.[0]?.details.code,
  ]

  for (const row of CALL_ROWS) {
    const { method, at } = parseCall(row.call.call)
    describe(`${row.name}: ${row.call.call}`, () => {
      it('answers a true input with its own shape and headers (guarantee S1) [CALL-035] [CALL-132]', async () => {
        const { status, headers, body } = await calls.send(row, await calls.inputOf(row))
        assert.equal(status, method === 'POST' ? 201 : 200, JSON.stringify(body))
        // The provider checks its own answers: a wrong shape would be a 500.
        assert.ok('data' in body)
        assert.equal(headers.get('access-control-allow-origin'), ORIGINS.widget)
        assert.match(headers.get('vary') ?? '', /origin/i)
        assert.equal(headers.get(HEADERS.tracingId), `trace-${row.name}`)
        assert.equal(headers.get('cache-control'), SHARED[row.name] ?? 'no-store')
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
      })

      it('gives its answer to no page that is not on the list (guarantee S3)', async () => {
        const { status, headers, body } = await calls.send(row, await calls.inputOf(row), {
          origin: 'https://elsewhere.example',
        })
        // Why a start is refused may be read anywhere, so that a webmaster learns what to mend; it says nothing else.
        const isReadable = row.name === 'starting.sessionAndSettings'
        assert.equal(headers.get('access-control-allow-origin'), isReadable ? '*' : null)
        if (isReadable) assert.deepEqual(Object.keys(body), ['errors'])
        if (method !== 'GET') assert.equal(status, 403)
      })

      it('tolerates a query parameter it does not know', async () => {
        const input = await calls.inputOf(row)
        const query = { ...(input.query as CallInput | undefined), colour_of_socks: 'grey' }
        const { status } = await calls.send(row, { ...input, query })
        assert.equal(status, method === 'POST' ? 201 : 200)
      })

      if (row.call.body || row.call.query) {
        it('refuses a wrong input with the shape of an error', async () => {
          const input = await calls.inputOf(row)
          const part = row.call.body ? 'body' : 'query'
          const wrong =
            part === 'body' ? { nothing: true } : { rooms: 'x', checkin_date: '2026-02-30', start_date: 'x' }
          const isAllOptional = [
            'reservations.show',
            'ota.reservation',
            'recommender.settings',
            ...ALL_OPTIONAL,
          ].includes(row.name)
          if (isAllOptional) return
          const { status, body } = await calls.send(row, { ...input, [part]: wrong })
          assert.equal(status, 422)
          const [error] = body.errors as { title: string; details: { code: number; base: { error: string }[] } }[]
          assert.equal(error?.details.code, 1000)
          assert.ok(error?.details.base.every((entry) => typeof entry.error === 'string'))
          assert.ok(error && error.details.base.length > 0 && error.title)
        })
      }

      if (isForMembers(row.area, row.key)) {
        it('is refused to a guest, and to a member of another brand (guarantee S8) [PERM-003]', async () => {
          const guestly = await calls.send(row, await calls.inputOf(row), { [HEADERS.authorization]: '' })
          assert.deepEqual(codeOf(guestly), [401, 1400])
          const other = await calls.send(row, await calls.inputOf(row), await headersOf(world, 2001, 'taipei-lan'))
          // Without a hotel it is about the other member's own things, of which none is the first one's.
          if (row.call.call.includes(':hotelId')) assert.deepEqual(codeOf(other), [401, 3402])
          else assert.ok(!JSON.stringify(other.body).includes('hanako'))
        })
      }

      if (at === 'api' && !WITHOUT_SESSION.includes(row.name)) {
        it('asks for a client session', async () => {
          const { status, body } = await calls.send(row, await calls.inputOf(row), { [HEADERS.clientSession]: '' })
          assert.equal(status, 401)
          assert.equal((body.errors as { details: { code: number } }[])[0]?.details.code, 3401)
        })
      }
    })
  }
})
