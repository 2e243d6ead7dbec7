import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import type { Database } from '../../../demo-host/provider/db/orm.ts'
import { memoryWorld } from '../../../demo-host/world/memory.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const PRICE_CHANGED = 2304
const ROUNDS = 8

/** Whoever edits does so beside the process, in SQL: it is told by nobody, and has read the catalogue before. */
describe('a hotel that is edited while guests book', () => {
  let world: World
  let guest: Guest
  let booking: Booking
  beforeEach(async () => {
    const { database, clock } = await memoryWorld()
    world = await openWorld({ database: beforeTransactions(database, () => meanwhile()), clock })
    guest = await openGuest(world)
    const room = await firstRoom(guest, HOTEL, 'on_site')
    // Without a quote to hold us to: what counts is what the rooms cost when they are sold.
    booking = { ...(await guest.booking(HOTEL, 'on_site', [room])), quote_id: 'none' }
  })
  afterEach(async () => {
    meanwhile = async () => {}
    await world.close()
  })

  let meanwhile = async () => {}
  let edits = 0
  /** A tax of so much more for each guest and night. */
  const raiseTax = () =>
    world.database.orm.execute(
      sql`insert into tax_rule (hotel_id, kind, names, valid_from, spec) values (${HOTEL}, 'accommodation', '{}',
        ${STAY.checkin_date}::date - 100 + ${++edits}::int,
        ${JSON.stringify({ by: 'person_night', amount: 1000 + edits, children_pay: false })})`,
    )
  const priceNow = async () => {
    const query = { ...STAY, rooms: booking.rooms, payment_type: 'on_site' as const }
    return (await guest.send(rooms.price, { hotelId: HOTEL, query })).body.data.total.total_price
  }
  const book = (key: string) => guest.book(HOTEL, booking, key)

  it('is searched as it was left by the last edit', async () => {
    const search = async () => {
      const { body } = await guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
      return body.data.rooms.map(({ room_plan }) => room_plan.map(({ price }) => price))
    }
    for (let round = 0; round < ROUNDS; round++) {
      const before = await search()
      await raiseTax()
      assert.notDeepEqual(await search(), before)
    }
  })

  it('sells nothing at the price of before an edit (guarantee S9)', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await raiseTax()
      const refused = await book(`edited-${round}-key`)
      assert.equal(refused.status, 409)
      const { code, total_price }: Record<string, unknown> = refused.body.errors[0]?.details ?? {}
      assert.equal(code, PRICE_CHANGED)
      assert.equal(total_price, await priceNow())
      booking = { ...booking, total_price: Number(total_price) }
    }
    assert.equal((await book('agreed-at-last-key')).status, 201)
  })

  it('sells nothing at it either when the edit comes between looking and selling (guarantee S9)', async () => {
    let isEdited = false
    meanwhile = async () => {
      if (!isEdited) await raiseTax()
      isEdited = true
    }
    const refused = await book('overtaken-by-an-edit')
    assert.ok(isEdited)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0]?.details.total_price, await priceNow())
  })

  it('is sold at one of the two prices while both happen at once, and never at the old one afterwards', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const asked = booking.total_price
      const [answer] = await Promise.all([book(`at-once-${round}-key`), raiseTax()])
      assert.ok([201, 409].includes(answer.status))
      assert.equal((await book(`afterwards-${round}-key`)).status, 409)
      booking = { ...booking, total_price: await priceNow() }
      assert.notEqual(booking.total_price, asked)
    }
  })
})

/** The same database, in which somebody else is quicker than each transaction. */
function beforeTransactions(database: Database, first: () => Promise<unknown>): Database {
  const orm = new Proxy(database.orm, {
    get(real, name, receiver) {
      if (name !== 'transaction') return Reflect.get(real, name, receiver)
      return async (...work: Parameters<typeof real.transaction>) => {
        await first()
        return real.transaction(...work)
      }
    },
  })
  return { ...database, orm }
}
