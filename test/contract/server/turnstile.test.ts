import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { STAND_IN } from '../../../demo-host/simulators/human-check/stand-in.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { ORIGINS, openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const MINUTE_MS = 60_000

describe('a hotel that asks guests to show that they are people', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await editWorld(world.database, world.clock, { kind: 'check_people', hotel: 'shirotsuki', on: true })
  })
  after(() => world.close())

  let keys = 0
  async function book(verification_token?: string, key = `person-${++keys}`) {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const query = { ...STAY, rooms: [room], payment_type: 'on_site' }
    const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
    const body = { ...STAY, rooms: [room], guest: TARO, payment: { type: 'on_site' as const }, extras: [] }
    const agreed = { allow_duplicate: true, quote_id: meta.quote_id, total_price: data.total.total_price }
    const sent = { ...body, ...agreed, ...(verification_token && { verification_token }) }
    return { sent, key, answer: await guest.book(HOTEL, sent, key) }
  }
  async function token() {
    const address = `${ORIGINS.gateway}/turnstile/frame?sitekey=${STAND_IN.site_key}`
    const page = await (await world.fetch(address)).text()
    return /data-token="([^"]+)"/.exec(page)?.[1] ?? assert.fail(page)
  }

  it('books with a token of the check once, and answers the same request again without another', async () => {
    const good = await token()
    const { sent, key, answer } = await book(good)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const again = await guest.book(HOTEL, sent, key)
    assert.deepEqual([again.status, again.body], [201, answer.body])
    assert.equal((await book(good)).answer.status, 422)
  })

  it('refuses a booking without a token, with a made one and with an old one, and says why', async () => {
    const old = await token()
    world.clock.advance(6 * MINUTE_MS)
    for (const wrong of [undefined, `${world.clock.now()}-x.y`, old]) {
      const { status, body } = (await book(wrong)).answer
      const { code, reason } = Object(body.errors[0]?.details)
      assert.deepEqual([status, code, reason], [422, 1000, 'verification_failed'])
    }
  })

  it('asks nobody anything once it is off', async () => {
    await editWorld(world.database, world.clock, { kind: 'check_people', hotel: 'shirotsuki', on: false })
    assert.equal((await book()).answer.status, 201)
  })
})
