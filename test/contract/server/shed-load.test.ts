import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { firstRoom, openGuest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'
import { until } from '../../lib/until.ts'

const LATE_MS = 40
/** Of each turn of the event loop. */
const BLOCKED_MS = 3 * LATE_MS
const HOTEL = 1

describe('a process that is late', () => {
  let world: World
  before(async () => {
    world = await openWorld({ lateMs: LATE_MS })
  })
  after(() => world.close())

  /** Somebody keeps the processor for longer than is allowed, turn after turn, until told to stop. */
  function block() {
    const timer = setInterval(() => {
      for (const end = performance.now() + BLOCKED_MS; performance.now() < end;);
    })
    return () => clearInterval(timer)
  }
  const answered = async (path: string) => {
    const answer = await world.fetch(`${ORIGINS.api}${path}`, { headers: { origin: ORIGINS.widget } })
    await answer.arrayBuffer()
    return answer
  }
  const becomes = (status: number) =>
    until(async () => (await answered('/readyz')).status === status, `a process that answers ${status}`)

  it('refuses what comes at once, readable by the page, books nothing by it, and the same key books once after it', async () => {
    const guest = await openGuest(world)
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const unblock = block()
    await becomes(503)
    const refused = await guest.book(HOTEL, body, 'late-0001')
    const search = await answered(`/hotels/${HOTEL}/rooms`)
    const alive = await answered('/healthz')
    unblock()
    assert.equal(refused.status, 503)
    assert.deepEqual(
      [search.status, search.headers.get('retry-after'), search.headers.get('access-control-allow-origin')],
      [503, '5', ORIGINS.widget],
    )
    assert.equal(alive.status, 200)
    await becomes(200)
    const first = await guest.book(HOTEL, body, 'late-0001')
    const second = await guest.book(HOTEL, body, 'late-0001')
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.deepEqual(second.body, first.body)
  })
})
