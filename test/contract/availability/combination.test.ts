import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import { searching, TWO_NIGHTS } from '../helpers/searching.ts'
import type { Asked } from '../helpers/searching.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'
import { rooms } from '../../../shared/contract/rooms.ts'

const SHIROTSUKI = 1
const adults = (...each: number[]): PartyRoom[] => each.map((one) => ({ adults: one, children: 0 }))

describe('a party that no room takes as it was asked for', () => {
  let world: World
  let guest: Awaited<ReturnType<typeof openGuest>>
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const search = (query: Asked) => searching(guest).search(SHIROTSUKI, { ...TWO_NIGHTS, ...query })
  const combined = async (query: Asked) => (await search(query)).meta.combination

  /** What a party of one room costs in each room that takes it, as the search for it alone answers. */
  async function prices(party: PartyRoom): Promise<Map<string, number>> {
    const { offers } = await search({ rooms: [party] })
    const lowest = new Map<string, number>()
    for (const offer of offers.filter(({ target }) => target !== 'member'))
      lowest.set(offer.room_type_code, Math.min(lowest.get(offer.room_type_code) ?? Infinity, offerTotal(offer.price)))
    return lowest
  }

  it('of nine adults is offered the cheapest free rooms together, at the prices they have by themselves', async () => {
    const found = await combined({ rooms: adults(6, 3) })
    assert.ok(found && found.length >= 2, 'there is no combination')
    assert.equal(found.reduce((sum, { party }) => sum + party.adults, 0), 9) // prettier-ignore
    for (const { room, party } of found) {
      const [plan, ...others] = room.room_plan
      assert.ok(plan && others.length === 0 && party.adults <= room.max_adult)
      assert.deepEqual(plan.matched_search_criteria, { adults_count: party.adults, children_count: 0 })
      const alone = await search({ rooms: [party] })
      const same = alone.offers.find((offer) => offer.room_plan_code === plan.room_plan_code)
      assert.deepEqual(same?.price, plan.price)
    }
    // No two rooms with nine places between them are cheaper.
    const cost = found.reduce((sum, { room }) => sum + room.room_plan.reduce((all, { price }) => all + offerTotal(price), 0), 0) // prettier-ignore
    for (const first of [4, 5]) {
      const [one, other] = await Promise.all([prices({ adults: first, children: 0 }), prices({ adults: 9 - first, children: 0 })]) // prettier-ignore
      assert.ok(one.size > 0 && other.size > 0)
      for (const [code, price] of one)
        for (const [beside, more] of other)
          if (code !== beside) assert.ok(cost <= price + more, `${code} and ${beside}`)
    }
  })

  it('of two adults and six children has an adult in each room, and every child in one', async () => {
    const found = await combined({
      rooms: [
        { adults: 1, children: 3, kids_ages: [3, 4, 5] },
        { adults: 1, children: 3, kids_ages: [9, 10, 11] },
      ],
    })
    assert.ok(found)
    assert.deepEqual(found.map(({ party }) => party.adults), [1, 1]) // prettier-ignore
    assert.deepEqual(found.flatMap(({ party }) => party.kids_ages ?? []).toSorted((a, b) => a - b), [3, 4, 5, 9, 10, 11]) // prettier-ignore
  })

  it('can book what it was offered: the price of both rooms is their sum', async () => {
    const found = await combined({ rooms: adults(6, 3) })
    assert.ok(found)
    const chosen = found.map(({ room, party }) => ({
      room_type_code: room.room_type_code,
      room_plan_code: room.room_plan[0]?.room_plan_code ?? '',
      quantity: 1,
      party,
    }))
    const { status, body } = await guest.send(rooms.price, { hotelId: SHIROTSUKI, query: { ...TWO_NIGHTS, rooms: chosen } }) // prettier-ignore
    assert.equal(status, 200, JSON.stringify(body))
    const sum = found.reduce((all, { room }) => all + room.room_plan.reduce((one, { price }) => one + offerTotal(price), 0), 0) // prettier-ignore
    assert.equal(body.data.total.total_price, sum)
  })

  it('is offered nothing where the rooms of the hotel do not suffice, or one room does', async () => {
    assert.equal(await combined({ rooms: adults(6, 6, 6, 6, 6) }), undefined)
    assert.equal(await combined({ rooms: adults(2) }), undefined)
    assert.equal(await combined({ rooms: adults(2, 2) }), undefined)
    const full = { checkin_date: '2026-11-26', checkout_date: '2026-11-27' }
    assert.equal(await combined({ ...full, rooms: adults(6, 3) }), undefined)
  })

  it('is offered no rooms together without dates, nor for a stay that is being changed', async () => {
    const rooms = adults(6)
    assert.ok(await combined({ rooms }), 'with dates there is one')
    const { meta } = await searching(guest).search(SHIROTSUKI, { nights: 1, rooms })
    assert.equal(meta.combination, undefined)
    const room = await firstRoom(guest, SHIROTSUKI, 'on_site')
    const booked = await guest.book(SHIROTSUKI, await guest.booking(SHIROTSUKI, 'on_site', [room]), 'a-stay-to-change')
    const changed = { current_reservation: booked.body.data.reservation_number, email: TARO.email }
    assert.equal(await combined({ rooms, ...changed }), undefined)
  })
})
