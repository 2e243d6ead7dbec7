import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { promotion } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { extra } from '../../../demo-host/provider/db/schema/extra.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTORI = 10
const ROOM = { room_type_code: 'asagiri', room_plan_code: 'asagiri-deposit-1', quantity: 1, party: PARTY }
const TYPE = 'credit_card_deposit' as const

describe('a plan with a deposit whose rooms cost nothing, with an extra', () => {
  let world: World
  let guest: Guest
  let chosen: { extra_id: number; quantity: number }[]
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    const { orm } = world.database
    await orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTORI}`)
    const free = { names: { en: 'A gift' }, target: 'all', origin: 'all_users', kind: 'percentage', percentage: 100 } as const // prettier-ignore
    await orm.insert(promotion).values({ ...free, hotel_id: HOTORI, spec: { hotel_plan_codes: ['deposit'] } })
    const [flowers] = await orm.select().from(extra).where(eq(extra.code, 'flowers'))
    const { id: _, ...like } = flowers ?? assert.fail('no flowers')
    const [made] = await orm
      .insert(extra)
      .values({ ...like, delivery_times: [], hotel_id: HOTORI })
      .returning()
    chosen = [{ extra_id: made?.id ?? NaN, quantity: 1 }]
  })
  after(() => world.close())

  async function asked() {
    const query = { ...STAY, rooms: [ROOM], payment_type: TYPE, extras: chosen }
    const { status, body } = await guest.send(rooms.price, { hotelId: HOTORI, query })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  async function book(key: string, more: object = {}) {
    const { data, meta } = await asked()
    const body = { ...STAY, rooms: [ROOM], guest: TARO, payment: { type: TYPE, ...more }, extras: chosen, allow_duplicate: true, quote_id: meta.quote_id, total_price: data.total.total_price } // prettier-ignore
    return guest.book(HOTORI, body, key)
  }

  it('is booked without a card: nothing is due now, and all of it at the hotel [PAY-008]', async () => {
    const payments = await world.database.orm.$count(payment)
    const { total } = (await asked()).data
    assert.deepEqual([total.deposit_amount, total.remain_amount], [0, total.total_price])
    assert.ok(total.total_price > 0)
    const { status, body } = await book('nothing-due-1')
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([body.data.status, body.data.transaction], ['done', null])
    const { reservation_number: reservationId, token: bypass_token } = body.data
    const at = { hotelId: HOTORI, reservationId, query: { bypass_token } }
    const shown = (await guest.send(reservations.show, at)).body.data
    assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [0, total.total_price])
    assert.equal(await world.database.orm.$count(payment), payments)
  })

  it('charges nothing to a card that comes all the same, as from a widget of an earlier release', async () => {
    const payments = await world.database.orm.$count(payment)
    const token = await world.cardToken('4000000000024242')
    const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    const { status, body } = await book('nothing-due-2', { card })
    assert.deepEqual([status, body.data?.status], [201, 'done'], JSON.stringify(body))
    assert.equal(await world.database.orm.$count(payment), payments)
  })
})
