import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const [FORBIDDEN, OTHER_BODY] = [[403, 3013], [422, 1000]] // prettier-ignore

describe('one key is one operation, whoever sends it (guarantee S10)', () => {
  let world: World
  let guest: Guest
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  /** A stay that asks no gateway, whose single-use token would otherwise hide a second booking. */
  async function attempt(more: Partial<Booking> = {}) {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const body = await guest.booking(HOTEL, 'on_site', [room], more)
    return { body, key: `of-another-${++keys}-${body.quote_id}`.slice(0, 100) }
  }
  const stays = async (quoteId: string) => world.database.orm.$count(reservation, eq(reservation.quote_id, quoteId))
  const book = (as: Pick<Guest, 'send'>, body: Booking, key: string) =>
    as.send(reservations.create, { hotelId: HOTEL, body }, { [HEADERS.idempotencyKey]: key })

  it('is answered again to the session that sent it, and refused with another body', async () => {
    const { body, key } = await attempt()
    const first = await book(guest, body, key)
    assert.equal(first.status, 201)
    assert.deepEqual((await book(guest, body, key)).body, first.body)
    assert.deepEqual(refusal(await book(guest, { ...body, requests: 'Another' }, key)), OTHER_BODY)
    assert.equal(await stays(body.quote_id), 1)
  })

  it('is refused to another session, without a word of the first answer, and its outcome is told by the key', async () => {
    const { body, key } = await attempt()
    const first = await book(guest, body, key)
    const later = await openGuest(world)
    const refused = await book(later, body, key)
    assert.deepEqual(refusal(refused), FORBIDDEN)
    assert.ok(!JSON.stringify(refused.body).includes(first.body.data.reservation_number))
    assert.deepEqual(refusal(await book(later, { ...body, requests: 'Another' }, key)), FORBIDDEN)
    assert.equal(await stays(body.quote_id), 1)
    const outcome = await later.send(payments.attempt, { hotelId: HOTEL, query: { key } })
    assert.equal(outcome.body.data.state, 'booked')
  })

  it('makes no second stay after a sign-in, nor after the sign-out that follows', async () => {
    const { body, key } = await attempt()
    assert.equal((await book(guest, body, key)).status, 201)
    const member = await signIn(guest, HANAKO)
    assert.deepEqual(refusal(await book(member, body, key)), FORBIDDEN)
    await member.send(accounts.signOut, { hotelId: HOTEL })
    assert.deepEqual(refusal(await book(await openGuest(world), body, key)), FORBIDDEN)
    assert.equal(await stays(body.quote_id), 1)
  })

  it('makes one stay when two sessions send it at once', async () => {
    const { body, key } = await attempt()
    const [other, third] = [await openGuest(world), await openGuest(world)]
    const answers = await Promise.all([guest, other, third].map((as) => book(as, body, key)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 403, 403])
    assert.equal(await stays(body.quote_id), 1)
  })

  it('is free again for anybody where nothing came of it', async () => {
    const { body, key } = await attempt()
    const wrong = { ...body, total_price: body.total_price + 1 }
    assert.equal((await book(guest, wrong, key)).status, 409)
    assert.equal((await book(await openGuest(world), body, key)).status, 201)
    assert.equal(await stays(body.quote_id), 1)
  })
})
