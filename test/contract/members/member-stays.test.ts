import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { user } from '../../../shared/contract/user.ts'
import type { ListStatus } from '../../../shared/model/stay/listed-reservation.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { bookAs, copyStay } from '../helpers/member-stays.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [SHIROTSUKI, OTHER_OF_BRAND] = [1, 2]

describe('the stays of a member', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  let booked: string
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    hanako = await signIn(guest, HANAKO)
    booked = await bookAs(guest, hanako, SHIROTSUKI, 'stays-of-a-member')
  })
  after(() => world.close())

  const list = async (status: ListStatus, page = 1, who = hanako) =>
    (await who.send(user.reservations, { query: { page, status } })).body
  const numbers = async (status: ListStatus, page = 1) =>
    (await list(status, page)).data.map(({ reservation_number }) => reservation_number)

  it('are those booked while signed in, and nobody else reads them (guarantee S8)', async () => {
    const [stay, ...others] = (await list('upcoming')).data
    assert.deepEqual(others, [])
    assert.equal(stay?.reservation_number, booked)
    assert.equal(stay?.hotel.code, 'shirotsuki')
    assert.equal(stay?.rooms.length, 1)
    assert.ok((stay?.total_price ?? 0) > 0 && stay?.photo)

    const taro = await signIn(await openGuest(world), 'taro@example.com')
    assert.deepEqual((await list('upcoming', 1, taro)).data, [])
    const stranger = await openGuest(world)
    const refused = await stranger.send(user.reservations, { query: { page: 1, status: 'upcoming' } })
    assert.deepEqual(refusal(refused), [401, 1400])
  })

  it('begin with the first page of what comes up, where nothing is asked for [CONST-024]', async () => {
    // As a client sends it that leaves both out.
    const bare = await hanako.send({ ...user.reservations, query: undefined } as never, {} as never)
    assert.deepEqual(bare.body, await list('upcoming', 1))
  })

  it('are of every hotel of the brand, ten a page, a payment that waits for the bank first', async () => {
    await copyStay(world, booked, [
      ...Array.from({ length: 23 }, () => ({})),
      { number: 'AT-ANOTHER', hotel_id: OTHER_OF_BRAND, checkin_date: '2026-12-24', checkout_date: '2026-12-25' },
      {
        number: 'AT-THE-BANK',
        status: 'payment_pending',
        checkin_date: '2027-01-08',
        checkout_date: '2027-01-10',
        hold_expires_at: new Date(world.clock.now() + 60_000),
      },
    ])
    const first = await list('upcoming')
    assert.equal(first.data[0]?.reservation_number, 'AT-THE-BANK')
    assert.ok(first.data[0]?.payment_expires_at)
    assert.deepEqual([first.data.length, first.total_pages, first.total_entries], [10, 3, 26])
    const last = await list('upcoming', 3)
    assert.equal(last.data.length, 6)
    assert.equal(last.data.at(-1)?.hotel.hotel_id, OTHER_OF_BRAND)
  })

  it('are past with their last day at the hotel, and cancelled or of a lottery by what they are', async () => {
    await copyStay(world, booked, [
      { number: 'YESTERDAY', checkin_date: '2026-01-02', checkout_date: '2026-01-03' },
      { number: 'LEFT', status: 'completed', checkin_date: '2026-01-05', checkout_date: '2026-01-06' },
      { number: 'NOT-TAKEN', status: 'cancelled' },
    ])
    assert.deepEqual(await numbers('completed'), ['LEFT', 'YESTERDAY'])
    assert.deepEqual(await numbers('cancelled'), ['NOT-TAKEN'])
    assert.deepEqual(await numbers('lottery'), [])
  })

  it('stay booked without their member when the account is deleted', async () => {
    const { orm } = world.database
    const jiro = await signIn(await openGuest(world), 'jiro@example.com')
    const number = await bookAs(guest, jiro, SHIROTSUKI, 'stay-of-a-leaver')
    await orm.delete(member).where(eq(member.id, jiro.user.id))
    const [row] = await orm.select().from(reservation).where(eq(reservation.number, number))
    assert.equal(row?.status, 'done')
    assert.equal(row?.member_id, null)
  })
})
