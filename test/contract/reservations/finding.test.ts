import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { hotelBrand } from '../../../demo-host/provider/db/schema/hotel.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

describe('finding a reservation', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  it('goes by number and e-mail at any house of the brand, and tells a stranger nothing [CALL-052]', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { reservation_number: number } = (await guest.book(HOTEL, body, 'find-me-0001')).body.data
    const find = (brandId: number | string, asked: string, email: string) =>
      guest.send(managing.find, { brandId, number: asked, query: { email } })
    const found = await find(1, ` ${number.toLowerCase()} `, ` ${TARO.email.toUpperCase()} `)
    assert.equal(found.status, 200, JSON.stringify(found.body))
    assert.deepEqual([found.body.data.reservation_number, found.body.data.hotelId], [number, HOTEL])

    const strangers = [
      await find(1, number, 'other@example.com'),
      await find(1, 'ABC-0000-0000', TARO.email),
      await find(2, number, TARO.email),
      await find('none', number, TARO.email),
    ]
    for (const { status, body: said } of strangers) {
      assert.equal(status, 404)
      assert.deepEqual(said, strangers[0]?.body)
    }
  })

  it('is of guests without an account, who search, book, look up and cancel by e-mail or by the token [PERM-002]', async () => {
    const query = { ...STAY, rooms: [PARTY], bookable: true }
    const searched = await guest.send(rooms.search, { hotelId: HOTEL, query })
    assert.equal(searched.status, 200)
    assert.ok(searched.body.data.rooms.length > 0)
    const secured = (reservation_security: boolean) =>
      world.database.orm.update(hotelBrand).set({ reservation_security }).where(eq(hotelBrand.id, 1))
    const cancel = (reservationId: string, proof: { email?: string; bypass_token?: string }, key: string) =>
      guest.send(
        managing.cancel,
        { hotelId: HOTEL, reservationId, query: proof, body: { reason: 'plans', details: '', cancellation_fee_displayed: 0 } },
        { [HEADERS.idempotencyKey]: key },
      ) // prettier-ignore
    try {
      for (const [isSecured, by] of [
        [false, 'email'],
        [false, 'bypass_token'],
        [true, 'bypass_token'],
      ] as const) {
        await secured(isSecured)
        const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
        const made = await guest.book(HOTEL, body, `no-account-${isSecured}-${by}`)
        assert.equal(made.status, 201, JSON.stringify(made.body))
        const { reservation_number: number, token } = made.body.data
        const proofs = { email: { email: TARO.email }, bypass_token: { bypass_token: token } }
        if (!isSecured) {
          const found = await guest.send(managing.find, { brandId: 1, number, query: proofs.email })
          assert.deepEqual([found.status, found.body.data.reservation_number], [200, number])
        } else assert.equal((await cancel(number, proofs.email, `by-number-alone-${by}`)).status, 404)
        const seen = await guest.send(reservations.show, { hotelId: HOTEL, reservationId: number, query: proofs[by] })
        assert.deepEqual([seen.status, seen.body.data.status], [200, 'done'])
        const done = await cancel(number, proofs[by], `without-an-account-${isSecured}-${by}`)
        assert.deepEqual([done.status, done.body.data.status], [200, 'cancelled'], JSON.stringify(done.body))
      }
    } finally {
      await secured(false)
    }
  })

  it('slows down whoever guesses, and nobody who knows (guarantee S6)', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { reservation_number: number } = (await guest.book(HOTEL, body, 'find-me-0002')).body.data
    const find = (email: string, asked = number) =>
      guest.send(managing.find, { brandId: 1, number: asked, query: { email } })
    for (let times = 0; times < 40; times++) assert.equal((await find(TARO.email)).status, 200)
    let refused = await find('guess@example.com')
    for (let times = 0; times < 60 && refused.status === 404; times++)
      refused = await find(`${times}@example.com`, `ABC-0000-00${10 + times}`)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await find(TARO.email)).status, 429)
    world.clock.advance(61_000)
    assert.equal((await find(TARO.email)).status, 200)
  })
})
