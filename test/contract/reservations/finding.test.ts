import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { managing } from '../../../shared/contract/managing.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
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

  it('goes by number and e-mail at any house of the brand, and tells a stranger nothing [CALL-052] [PERM-002]', async () => {
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
