import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { SECOND_MS } from '../../../shared/constants.ts'
import { count, guestOf, HOTEL, openHouse, post } from '../../bench/house.ts'
import type { House } from '../../bench/house.ts'
import { newFolder } from '../../bench/running.ts'
import { until } from '../../lib/until.ts'
import { emptyBuild } from '../helpers/empty-build.ts'

const DRAIN_S = 3
/** Longer than it is only not ready, shorter than the ten seconds it then has. */
const GATEWAY_TAKES_MS = 2 * DRAIN_S * SECOND_MS

describe('a process that is asked to stop', () => {
  let place: Awaited<ReturnType<typeof newFolder>>
  let house: House
  before(async () => {
    place = await newFolder()
    const environment = { DRAIN_SECONDS: String(DRAIN_S), DIST: emptyBuild(place.folder) }
    house = await openHouse(place.folder, 1, { environment })
  })
  after(async () => {
    await house?.close()
    await place.remove()
  })

  const running = () => {
    const [only] = house.processes
    assert.ok(only)
    return only
  }
  /** Null: nobody listens any more. */
  const statusOf = (path: string) =>
    fetch(running().origins.api + path).then(
      ({ status }) => status,
      () => null,
    )

  it('is first not ready, answers the payment under way, and ends by itself in time (guarantee S26)', async () => {
    const guest = await guestOf(house)
    const body = await guest.booking('credit_card', await guest.room('credit_card'))
    const switches = `${running().origins.gateway}/test/switches`
    await post(switches, { call: 'authorize', kind: 'slow', delay_ms: GATEWAY_TAKES_MS })
    let isAnswered = false
    const booked = guest.book(HOTEL, body, 'paid-while-stopping').finally(() => (isAnswered = true))
    const waiting = sql`select count(*) as pending from reservation where status = 'payment_pending'`
    await until(
      async () => (await count(house.database, waiting)).pending === 1,
      'the payment that waits for the gateway',
    )

    const ended = running().stop()
    await until(async () => (await statusOf('/readyz')) === 503, 'a process that is not ready')
    // Whoever is sent here all the same by a balancer that has not asked yet is answered.
    assert.deepEqual([isAnswered, await statusOf('/healthz')], [false, 200])

    const answer = await booked
    assert.deepEqual([answer.status, answer.body.data.status], [201, 'done'], JSON.stringify(answer.body))
    // What is not finished ten seconds after the drain is broken off with 1 (stop-on-signal.ts).
    assert.equal(await ended, 0)
    assert.equal(await statusOf('/readyz'), null)
    const books = await count(
      house.database,
      sql`select (select count(*) from gateway.charge where state = 'captured') as charges,
        (select count(*) from email_outbox where template = 'confirmation') as mails`,
    )
    assert.deepEqual(books, { charges: 1, mails: 1 })
  })
})
