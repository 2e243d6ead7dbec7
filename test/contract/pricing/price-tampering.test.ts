import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const PAYS = '4000000000024242'
type Tampered = (honest: Booking, other: Booking) => Record<string, unknown>
const total =
  (change: (sum: number) => unknown): Tampered =>
  ({ total_price, ...rest }) => ({ ...rest, total_price: change(total_price) })

/** What a guest with a debugger may try; the provider alone prices (guarantee S9). */
const TRIES: Record<string, Tampered> = {
  'one yen less': total((sum) => sum - 1),
  'one yen more': total((sum) => sum + 1),
  nothing: total(() => 0),
  'one yen': total(() => 1),
  'a negative sum': total((sum) => -sum),
  'half of it': total((sum) => Math.floor(sum / 2)),
  'a hundredth, as if the yen had cents': total((sum) => Math.round(sum / 100)),
  'a fraction': total((sum) => sum - 0.5),
  'a text': total((sum) => String(sum)),
  'no sum at all': ({ total_price: _gone, ...rest }) => rest,
  'a sum beyond all numbers': total(() => Number.MAX_SAFE_INTEGER),
  'the sum of a cheaper quote': ({ quote_id: _own, ...rest }, other) => ({
    ...rest,
    quote_id: other.quote_id,
    total_price: other.total_price,
  }),
  'a night more than was priced': (honest) => ({ ...honest, checkout_date: '2026-11-27' }),
  'more rooms than were priced': (honest) => ({
    ...honest,
    rooms: honest.rooms.map((room) => ({ ...room, quantity: room.quantity + 1 })),
  }),
  'more guests than were priced': (honest) => ({
    ...honest,
    rooms: honest.rooms.map((room) => ({ ...room, party: { ...room.party, adults: room.party.adults + 1 } })),
  }),
  'no room for the sum of one': (honest) => ({ ...honest, rooms: [] }),
  'a negative number of rooms': (honest) => ({
    ...honest,
    rooms: honest.rooms.map((room) => ({ ...room, quantity: -1 })),
  }),
  'a quote that never was, with its own sum': (honest) => ({ ...honest, quote_id: 'free', total_price: 100 }),
}

describe('a price that was tampered with (guarantee S9)', () => {
  let world: World
  let guest: Guest
  let honest: Booking
  let other: Booking
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken(PAYS)
    const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    const payment = { type: 'credit_card' as const, card }
    honest = await guest.booking(HOTEL, 'credit_card', [room], { payment })
    const alone = { ...room, party: { adults: 1, children: 0 } }
    other = await guest.booking(HOTEL, 'credit_card', [alone], { payment })
    assert.ok(other.total_price < honest.total_price)
  })
  after(() => world.close())

  const post = (body: unknown, key: string) =>
    world.fetch(`${ORIGINS.api}/hotels/${HOTEL}/reservations`, {
      method: 'POST',
      headers: {
        origin: ORIGINS.widget,
        'content-type': 'application/json',
        [HEADERS.tracingId]: key,
        [HEADERS.locale]: 'en',
        [HEADERS.clientSession]: guest.token(),
        [HEADERS.idempotencyKey]: key,
      },
      body: JSON.stringify(body),
    })
  const counts = async () => [
    await world.database.orm.$count(reservation),
    await world.database.orm.$count(chargeTable),
  ]

  it('is tried in eighteen ways', () => assert.equal(Object.keys(TRIES).length, 18))

  for (const [what, tamper] of Object.entries(TRIES))
    it(`by ${what} is refused, and nothing is booked or charged`, async () => {
      const before = await counts()
      const answer = await post(tamper(honest, other), `tamper ${what}`.replaceAll(/\W/g, '-'))
      assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}: ${await answer.text()}`)
      assert.deepEqual(await counts(), before)
    })

  it('leaves the honest one as good as it was', async () => {
    assert.equal((await post(honest, 'the-honest-one')).status, 201)
    assert.equal(honest.checkout_date, STAY.checkout_date)
  })
})
