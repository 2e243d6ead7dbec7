import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotelPlan } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { personalDataOfStay } from '../../../shared/contract/personal-data.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import { AOBA, corporateRoom, KUMOI, MINATO, OTHER, signInAs, TRAVEL } from '../helpers/organizations.ts'
import type { Colleague } from '../helpers/organizations.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('the rates of an organization', () => {
  let world: World
  let company: Colleague
  let guest: Guest
  before(async () => {
    world = await openWorld()
    company = await signInAs(world, TRAVEL)
    guest = await openGuest(world)
  })
  after(() => world.close())

  const targets = async (who: Pick<Guest, 'send'>, query = {}) => {
    const { data } = (await who.send(rooms.search, { hotelId: MINATO, query: { ...STAY, rooms: [PARTY], ...query } }))
      .body
    const plans = data.rooms.flatMap(({ room_plan }) => room_plan)
    return new Set(plans.map(({ target }) => target))
  }

  it('are found by its own accounts beside everybody’s, and by nobody else [CORP-014]', async () => {
    const found = await targets(company)
    assert.ok(found.has('organization') && found.has('all'), [...found].join())
    const hanako = await signIn(await openGuest(world), HANAKO, MINATO)
    const other = await signInAs(world, OTHER)
    for (const who of [guest, hanako, other]) {
      assert.equal((await targets(who)).has('organization'), false)
      // Not even by its name, as a secret plan is.
      const named = { mode: 'secret', hotel_plan_codes: ['corporate'] } as const
      assert.equal((await targets(who, named)).has('organization'), false)
    }
  })

  it('are in the first look and in a search without dates, too', async () => {
    const query = { ...STAY, rooms: [PARTY], hotel_plan_codes: ['corporate'] }
    const first = (await company.send(rooms.preload, { hotelId: MINATO, query })).body.data
    assert.ok(first.rooms.length > 0)
    assert.equal((await guest.send(rooms.preload, { hotelId: MINATO, query })).body.data.rooms.length, 0)
    const undated = { rooms: [PARTY], nights: 2, hotel_plan_codes: ['corporate'] }
    const count = async (who: Pick<Guest, 'send'>) =>
      (await who.send(rooms.search, { hotelId: MINATO, query: undated })).body.data.rooms.length
    assert.ok((await count(company)) > 0)
    assert.equal(await count(guest), 0)
  })

  it('are priced and booked for it alone: a stranger who names the plan is refused, with the quote of an account, too', async () => {
    const room = await corporateRoom(company)
    assert.ok(room)
    const query = { ...STAY, rooms: [room], payment_type: 'on_site' as const }
    const body = await company.booking(MINATO, 'on_site', [room])
    assert.ok(body.total_price > 0)
    for (const who of [guest, await signInAs(world, OTHER)]) {
      assert.deepEqual(refusal(await who.send(rooms.price, { hotelId: MINATO, query })), [422, 2304])
      assert.deepEqual(refusal(await who.book(MINATO, body, `stolen-${who.token()}`)), [422, 2304])
    }
    assert.deepEqual(refusal(await company.book(MINATO, { ...body, total_price: 1 }, 'a-cheaper-one')), [409, 2304])
    const made = await company.book(MINATO, body, 'its-own-rate')
    assert.equal(made.status, 201)
    const [row] = await world.database.orm
      .select()
      .from(reservation)
      .where(eq(reservation.number, made.body.data.reservation_number))
    assert.deepEqual([row?.organization_id, row?.member_id, row?.total_gross], [AOBA, null, body.total_price])
  })

  it('cost less than the same room for everybody, by what was agreed', async () => {
    const { data } = (await company.send(rooms.search, { hotelId: MINATO, query: { ...STAY, rooms: [PARTY] } })).body
    const twin = data.rooms.find(({ room_type_code }) => room_type_code === 'garden-double')
    const [own, open] = ['corporate', 'breakfast'].map(
      (code) => twin?.room_plan.find(({ hotel_plan_code }) => hotel_plan_code === code)?.price.total_price ?? 0,
    )
    assert.ok(own && open && own < open, `${own} and ${open}`)
  })

  it('make every booking of an account one of the organization, and a member’s stay its own, too', async () => {
    const hanako = await signIn(await openGuest(world), HANAKO, KUMOI)
    const both = await signInAs(world, TRAVEL, hanako.headers)
    const { body } = await both.send(rooms.search, { hotelId: KUMOI, query: { ...STAY, rooms: [PARTY] } })
    const [room] = body.data.rooms
    const plan = room?.room_plan.find(
      ({ target, payment_method: pays }) => target === 'all' && pays.includes('on_site'),
    )
    assert.ok(room && plan)
    const chosen = {
      room_type_code: room.room_type_code,
      room_plan_code: plan.room_plan_code,
      quantity: 1,
      party: PARTY,
    }
    const made = await both.book(KUMOI, await both.booking(KUMOI, 'on_site', [chosen]), 'a-member-for-a-company')
    const number = made.body.data.reservation_number
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.deepEqual([row?.organization_id, row?.member_id], [AOBA, hanako.user.id])
    const copy = await hanako.send(personalDataOfStay.show, { hotelId: KUMOI, reservationId: number, query: {} })
    assert.equal(copy.body.data.organization, 'Aoba Trading Co., Ltd.')
    const shown = await hanako.send(reservations.show, { hotelId: KUMOI, reservationId: number, query: {} })
    assert.deepEqual([shown.body.data.holder, shown.body.data.is_holder], ['organization', false])
  })

  it('open the days of its calendar that only its own rate is sold on', async () => {
    const { orm } = world.database
    const [night, last] = [STAY.checkin_date, STAY.checkout_date]
    const days = { hotel: 'minato', from: night, to: night, closed: true }
    const plans = await orm.select().from(hotelPlan).where(eq(hotelPlan.hotel_id, MINATO))
    for (const { code, target } of plans)
      if (target !== 'organization')
        await editWorld(world.database, world.clock, { kind: 'close_plan', hotel_plan_code: code, ...days })
    const shown = async (who: Pick<Guest, 'send'>, more = {}) => {
      const query = { start_date: night, end_date: last, rooms: [PARTY], ...more }
      const { data } = (await who.send(rooms.inventory, { hotelId: MINATO, query })).body
      return data[0]
    }
    assert.equal((await shown(guest))?.status, 'closed')
    for (const more of [{}, { nights: 1 }]) {
      const own = await shown(company, more)
      assert.ok(own && own.status !== 'closed' && own.lowest_price, JSON.stringify([more, own]))
    }
  })
})
