import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'

import { hotels } from '../../../shared/contract/hotels.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { labelsOf } from '../../../shared/rules/labels.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { hotelPlan, promotion } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { additionalQuestion } from '../../../demo-host/provider/db/schema/question.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const PLAN = 'room-only'

describe('what is for members', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    hanako = await signIn(guest, HANAKO)
    const { orm } = world.database
    const isPlan = and(eq(hotelPlan.hotel_id, HOTEL), eq(hotelPlan.code, PLAN))
    await orm.update(hotelPlan).set({ target: 'member' }).where(isPlan)
  })
  after(() => world.close())

  it('a plan is shown to everybody and booked by members alone', async () => {
    const { body } = await guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    const shown = body.data.rooms.flatMap((room) =>
      room.room_plan
        .filter(({ hotel_plan_code: code }) => code === PLAN)
        .map((plan) => ({ target: plan.target, room: room.room_type_code, plan: plan.room_plan_code })),
    )
    const [first] = shown
    assert.ok(first)
    assert.equal(first.target, 'member')
    const chosen = [{ room_type_code: first.room, room_plan_code: first.plan, quantity: 1, party: PARTY }]
    const asked = { hotelId: HOTEL, query: { ...STAY, rooms: chosen, payment_type: 'on_site' } }
    assert.deepEqual(refusal(await guest.send(rooms.price, asked)), [422, 2304])
    assert.equal((await hanako.send(rooms.price, asked)).status, 200)
  })

  it('a plan is nobody else’s lowest price where hotels are compared', async () => {
    const query = { is_including_lowest_price: true, rooms: [PARTY], ...STAY }
    const lowest = async (as: Pick<Guest, 'send'>) => {
      const { data } = (await as.send(hotels.ofBrand, { brandId: 1, query })).body
      return data.find(({ id }) => id === HOTEL)?.lowest_price
    }
    const { body } = await guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    const plans = body.data.rooms.flatMap(({ room_plan }) => room_plan)
    const cheapest = (all: typeof plans) => Math.round(Math.min(...all.map(({ price }) => offerTotal(price))) / 2)
    const open = cheapest(plans.filter(({ target }) => target !== 'member'))
    assert.ok(open > cheapest(plans), 'members pay least')
    assert.equal(await lowest(guest), open)
    assert.ok(Number(await lowest(hanako)) <= cheapest(plans))
  })

  it('a plan opens no day of the calendar, by the night or by the stay, to anybody but a member', async () => {
    const month = { start_date: '2027-02-01', end_date: '2027-02-28', rooms: [PARTY] }
    const days = async (as: Pick<Guest, 'send'>, more: object = {}) => {
      const { body } = await as.send(rooms.inventory, { hotelId: HOTEL, query: { ...month, ...more } })
      return body.data.map(({ lowest_price: price }) => price)
    }
    const names = await guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    const types = names.body.data.rooms.map(({ room_type_code: code }) => code)
    const kept = await days(guest)
    assert.ok(kept.some((price) => price !== null))
    // Of all rooms by name nothing is kept ready, and each night is worked out.
    assert.deepEqual(await days(guest, { room_type_codes: types }), kept)
    const [own, ofOneNight, byName] = [await days(hanako), await days(guest, { nights: 1 }), await days(guest, { hotel_plan_codes: [PLAN] })] // prettier-ignore
    const isLess = (one: typeof kept, other: typeof kept) =>
      one.some((price, at) => price !== null && price < (other[at] ?? Infinity))
    assert.ok(isLess(own, kept), 'a member reads the price for members')
    assert.ok(isLess(byName, kept), 'and so does who names its plan')
    assert.ok(!isLess(ofOneNight, kept))
  })

  it('a reduction is counted where the cheapest of all dates is looked for', async () => {
    const { orm } = world.database
    const nights = { stay_start_date: '2027-01-22', stay_end_date: '2027-01-23' }
    const forMembers = { target: 'member', origin: 'all_users', kind: 'percentage', percentage: 60 } as const
    await orm.insert(promotion).values({ hotel_id: HOTEL, names: { en: 'Two nights' }, ...forMembers, ...nights })
    const ask = async (stay: object) => {
      const query = { ...stay, rooms: [PARTY], hotel_plan_codes: ['breakfast'] }
      const { body } = await hanako.send(rooms.search, { hotelId: HOTEL, query })
      return body.data.rooms.flatMap(({ room_plan }) => room_plan)
    }
    const reduced = await ask({ checkin_date: '2027-01-22', checkout_date: '2027-01-24' })
    assert.ok(reduced.length > 0)
    const cheapest = await ask({ nights: 2 })
    for (const plan of reduced) {
      const found = cheapest.find(({ room_plan_code: code }) => code === plan.room_plan_code)
      assert.ok(found && offerTotal(found.price) <= offerTotal(plan.price), plan.room_plan_code)
    }
  })

  it('questions and notifications come by label [QUESTION-020] [QUESTION-028]', async () => {
    const { orm } = world.database
    const labels = ['all_users', 'membership_program_101', 'membership_rank_gold', 'rank_all', 'membership_rank_silver']
    await orm.insert(additionalQuestion).values(
      labels.map((label, position) => ({
        hotel_id: HOTEL,
        position: 900 + position,
        question_type: 'notification' as const,
        audience: [label],
        titles: { en: label },
      })),
    )
    const titles = async (who: Parameters<typeof labelsOf>[0]) => {
      const q = { label_filters: labelsOf(who), room_plan_codes: [] }
      const { body } = await hanako.send(questions.ofHotel, { hotelId: HOTEL, query: { q, tripla_book_enabled: true } })
      return body.data.map(({ title }) => title).filter((title) => labels.includes(title))
    }
    assert.deepEqual(await titles(null), ['all_users'])
    const gold = { program_id: 101, rank_id: 'gold', organization: null }
    assert.deepEqual((await titles(gold)).toSorted(), labels.slice(0, 4).toSorted())
  })
})
