import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { DAY_MS, MINUTE_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import { cutWires } from '../../../test/contract/helpers/cut-wires.ts'
import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import type { Guest } from '../../../test/contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { reservation } from '../db/schema/booking.ts'
import { payment, quote } from '../db/schema/money.ts'

const HOTEL = 1
const [PAID_AT_ONCE, ASKS_FIRST] = ['4000000000024242', '4000000000003220']

describe('the sweeper, when the gateway is not to be reached', () => {
  let world: World
  let guest: Guest
  const { cut, gateway } = cutWires()

  beforeEach(async () => {
    cut.clear()
    world = await openWorld({ gateway })
    guest = await openGuest(world)
  })
  afterEach(() => world.close())

  async function book(card: string, key: string) {
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken(card)
    const body = await guest.booking(HOTEL, 'credit_card', [room], {
      payment: {
        type: 'credit_card',
        card: { token, brand: 'visa', last4: card.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' },
        return_url: `${ORIGINS.widget}/return`,
      },
    })
    const answer = await guest.book(HOTEL, body, key)
    return answer.body.data
  }
  async function rowsOf(number: string) {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    const [paid] = await world.database.orm
      .select()
      .from(payment)
      .where(eq(payment.reservation_id, Number(row?.id)))
    assert.ok(row && paid)
    return { row, paid }
  }

  it('confirms what was paid however long it took to find out', async () => {
    cut.add('after authorize').add('before fetch')
    const { reservation_number, status } = await book(PAID_AT_ONCE, 'long-outage-1')
    assert.equal(status, 'payment_pending')
    cut.add('before cancel')
    world.clock.advance(2 * DAY_MS)
    await world.provider.jobs.sweep()
    cut.clear()
    await world.provider.jobs.sweep()
    const { row, paid } = await rowsOf(reservation_number)
    assert.deepEqual([row.status, paid.state], ['done', 'captured'])
  })

  it('goes on to the others when one of them cannot be ended', async () => {
    const stuck = await book(ASKS_FIRST, 'stuck-0001')
    const other = await book(ASKS_FIRST, 'other-0001')
    // What no code of ours writes: more was held than the hotel has a row for.
    const { row } = await rowsOf(stuck.reservation_number)
    await world.database.orm.execute(sql`update reservation_night n set state = 'held', night = '2026-11-10'
      from reservation_room r where r.id = n.reservation_room_id and r.reservation_id = ${row.id} and night = '2026-11-24'`)
    world.clock.advance(THREE_DS_MS + MINUTE_MS)
    await world.provider.jobs.sweep()
    assert.equal((await rowsOf(stuck.reservation_number)).row.status, 'payment_pending')
    assert.equal((await rowsOf(other.reservation_number)).row.status, 'cancelled')
  })

  it('gives late money back even when the first refund had no answer', async () => {
    const { reservation_number, transaction } = await book(ASKS_FIRST, 'late-money-1')
    assert.ok(transaction?.challenge_url)
    // The hotel's side gave up while the bank says yes.
    await world.database.orm.execute(
      sql`update reservation set status = 'cancelled', hold_expires_at = null where number = ${reservation_number}`,
    )
    cut.add('before refund')
    await world.decide(transaction.challenge_url, 'approve')
    assert.equal((await rowsOf(reservation_number)).paid.refunded_gross, 0)
    cut.clear()
    await world.provider.jobs.sweep()
    const { paid } = await rowsOf(reservation_number)
    assert.deepEqual([paid.captured_gross, paid.refunded_gross], [paid.amount_gross, paid.amount_gross])
  })

  it('does all the others where one fails, and fails with what that one said', async () => {
    await book(PAID_AT_ONCE, 'one-fails-01')
    const quotes = () => world.database.orm.$count(quote)
    assert.ok((await quotes()) > 0)
    world.clock.advance(3 * DAY_MS)
    await world.database.orm.execute(sql`alter table payment rename to payment_away`)
    await assert.rejects(world.provider.jobs.sweep(), ({ cause }: Error) =>
      /"payment" does not exist/.test(String(cause)),
    )
    assert.equal(await quotes(), 0)
    await world.database.orm.execute(sql`alter table payment_away rename to payment`)
    await world.provider.jobs.sweep()
  })
})

describe('the rounds of the scheduled jobs, while a gateway says nothing', () => {
  const ROUND_MS = 5_000
  /** How the payment stands, and once more because it is old. */
  const ASKED_IN_A_ROUND = 2
  let world: World
  let asked = 0
  let giveUp = () => {}
  beforeEach(async () => {
    asked = 0
    const silence = new Promise<void>((resolve) => (giveUp = resolve))
    world = await openWorld({
      gateway: (real) => ({
        ...real,
        async fetch() {
          asked++
          await silence
          return { kind: 'unknown', reason: 'timeout' }
        },
        cancel: async () => ({ kind: 'unknown', reason: 'timeout' }),
      }),
    })
    const guest = await openGuest(world)
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken(ASKS_FIRST)
    const body = await guest.booking(HOTEL, 'credit_card', [room], {
      payment: {
        type: 'credit_card',
        card: { token, brand: 'visa', last4: ASKS_FIRST.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' },
        return_url: `${ORIGINS.widget}/return`,
      },
    })
    assert.equal((await guest.book(HOTEL, body, 'a-silent-gateway')).status, 201)
    world.clock.advance(THREE_DS_MS + MINUTE_MS)
  })
  afterEach(async () => {
    giveUp()
    await world.close()
  })

  it('are not made up for afterwards: the next does all that is due', async () => {
    const { jobs } = world.provider
    mock.timers.enable({ apis: ['setInterval'] })
    try {
      jobs.start()
      mock.timers.tick(ROUND_MS)
      await until(() => asked === 1, 'a round that waits for the gateway')
      for (let rounds = 0; rounds < 5; rounds++) mock.timers.tick(ROUND_MS)
    } finally {
      mock.timers.reset()
    }
    giveUp()
    await jobs.sweep()
    assert.equal(asked, 2 * ASKED_IN_A_ROUND)
  })

  it('keep no server open that is asked to stop (guarantee S26)', async () => {
    const { server, jobs, close } = world.provider
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const round = jobs.sweep()
    await until(() => asked === 1, 'a round that waits for the gateway')
    const closed = close()
    await until(() => !server.server.listening, 'a server that listens no more')
    await assert.rejects(fetch(address))
    giveUp()
    await Promise.all([round, closed])
  })
})
