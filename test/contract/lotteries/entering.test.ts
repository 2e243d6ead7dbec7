import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { DAY_MS, SECOND_MS } from '../../../shared/constants.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { personalDataOfMember } from '../../../shared/contract/personal-data.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { user } from '../../../shared/contract/user.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HOTEL, openEntrant, openLottery } from '../helpers/lottery.ts'
import { PASSWORD, refusal } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('entering a room lottery', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const search = (
    uuid: string,
    stay: { checkin_date: string; checkout_date: string },
    who: Pick<Guest, 'send'> = guest,
  ) => who.send(rooms.search, { hotelId: HOTEL, query: { ...stay, rooms: [PARTY], lottery_event_uuid: uuid } })

  it('shows the event to everybody, and no other hotel has it', async () => {
    const at = await openLottery(world, guest)
    const { body } = await guest.send(lottery.event, { hotelId: HOTEL, eventUuid: at.event.uuid })
    const { name, phase, min_nights, max_nights, notification } = body.data
    assert.deepEqual([name, phase, min_nights, max_nights, notification], ['Fireworks', 'open', 2, 4, 'One room each'])
    assert.equal(body.data.entry_closes_at, at.event.entry_closes.toISOString())
    assert.deepEqual(refusal(await guest.send(lottery.event, { hotelId: 2, eventUuid: at.event.uuid })), [404, 3753])
  })

  it('finds the rooms of the event alone, for stays of its fewest to its most nights [LOTTERY-002]', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    const { body } = await search(at.event.uuid, at.stay)
    const plans = body.data.rooms.flatMap((room) => room.room_plan.map(({ room_plan_code }) => room_plan_code))
    assert.deepEqual([...new Set(plans)], [at.room.room_plan_code])
    const { checkin_date } = at.stay
    const lasting = (nights: number) =>
      search(at.event.uuid, { checkin_date, checkout_date: addDays(checkin_date, nights) })
    for (const nights of [1, 5]) {
      const answer = await lasting(nights)
      assert.deepEqual(refusal(answer), [422, 3754])
      assert.equal(answer.body.errors?.[0]?.details.reason, 'lottery_nights')
    }
    for (const nights of [2, 4]) {
      const { status, body: found } = await lasting(nights)
      assert.deepEqual([status, found.data?.rooms.length], [200, 1], `${nights} nights`)
    }
    const elsewhere = { checkin_date: addDays(at.event.stay_to, -1), checkout_date: addDays(at.event.stay_to, 1) }
    assert.deepEqual(refusal(await search(at.event.uuid, elsewhere)), [422, 3754])
    assert.deepEqual(refusal(await search('nothing', at.stay)), [404, 3753])
  })

  it('gives such nights to nobody else: search, first look, price and booking answer 3750', async () => {
    const at = await openLottery(world, guest, { is_exclusive: true })
    const query = { ...at.stay, rooms: [PARTY] }
    assert.deepEqual(refusal(await guest.send(rooms.search, { hotelId: HOTEL, query })), [409, 3750])
    assert.deepEqual(refusal(await guest.send(rooms.preload, { hotelId: HOTEL, query })), [409, 3750])
    const chosen = { ...at.stay, rooms: [at.room] }
    assert.deepEqual(refusal(await guest.send(rooms.price, { hotelId: HOTEL, query: chosen })), [409, 3750])
    assert.deepEqual(refusal(await guest.send(rooms.availability, { hotelId: HOTEL, query: chosen })), [409, 3750])
    const booking = { ...(await guest.booking(HOTEL, 'on_site', [at.room])), ...at.stay }
    assert.deepEqual(refusal(await guest.book(HOTEL, booking, 'lottery-nights')), [409, 3750])
    // The list of the brand names no price for them.
    const priced = async (stay: { checkin_date: string; checkout_date: string }) => {
      const asked = { ...stay, is_including_lowest_price: true, rooms: [PARTY] }
      const { body } = await guest.send(hotels.ofBrand, { brandId: 1, query: asked })
      return body.data.find(({ id }) => id === HOTEL)?.lowest_price ?? null
    }
    assert.equal(await priced(at.stay), null)
    // The night after is as it always was.
    const free = { checkin_date: at.event.stay_to, checkout_date: addDays(at.event.stay_to, 2), rooms: [PARTY] }
    assert.equal((await guest.send(rooms.search, { hotelId: HOTEL, query: free })).status, 200)
    assert.ok(await priced({ checkin_date: free.checkin_date, checkout_date: free.checkout_date }))
  })

  it('takes one entry of a member, and answers a repeated press with the same', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    const made = await entrant.enter(at, { requests: 'A quiet room' }, 'the-first')
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { entry_number, status, form, event, reservation } = made.body.data
    assert.deepEqual(
      [status, form?.requests, form?.guest.first_name, reservation],
      ['registered', 'A quiet room', 'Taro', null],
    )
    assert.equal(event.uuid, at.event.uuid)
    const again = await entrant.enter(at, { requests: 'A quiet room' }, 'the-first')
    assert.deepEqual([again.status, again.body.data.entry_number], [201, entry_number])
    assert.deepEqual(refusal(await entrant.enter(at)), [409, 3756])
    assert.equal((await at.entriesIn()).length, 1)
    const mails = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, 'lottery'))
    assert.equal(mails.filter(({ dedupe }) => dedupe === `lottery entered ${entry_number}`).length, 1)
  })

  it('is for members alone, and only while entries are open', async () => {
    const open = await openLottery(world, guest)
    const body = { lottery_event_uuid: open.event.uuid, ...open.form() }
    const call = { hotelId: HOTEL, body }
    assert.equal((await guest.send(lottery.enter, call, { 'Idempotency-Key': 'nobody-at-all' })).status, 401)
    const entrant = await openEntrant(world)
    const early = await openLottery(world, guest, { opens: 1, closes: 2, result: 3, deadline: 4 })
    assert.deepEqual(refusal(await entrant.enter(early)), [409, 3751])
    assert.deepEqual(refusal(await search(early.event.uuid, early.stay)), [409, 3751])
    const late = await openLottery(world, guest, { opens: -3, closes: -1 })
    assert.deepEqual(refusal(await entrant.enter(late)), [409, 3752])
    assert.deepEqual(refusal(await search(late.event.uuid, late.stay)), [409, 3752])
  })

  it('takes nothing that could not be booked', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    const { checkin_date } = at.stay
    for (const nights of [1, 5])
      assert.deepEqual(refusal(await entrant.enter(at, { checkout_date: addDays(checkin_date, nights) })), [422, 3754])
    assert.equal((await entrant.enter(at, { room_plan_code: 'another' })).status, 422)
    assert.equal((await entrant.enter(at, { party: { adults: 9, children: 0 } })).status, 422)
    assert.equal((await entrant.enter(at, { guest: { first_name: '', last_name: 'Y', email: 'no' } })).status, 422)
    assert.equal((await at.entriesIn()).length, 0)
  })

  it('is shown to its account, listed there, and to nobody else', async () => {
    const at = await openLottery(world, guest)
    const [entrant, other] = [await openEntrant(world), await openEntrant(world)]
    const { entry_number } = (await entrant.enter(at)).body.data
    const shown = (await entrant.show(entry_number)).body.data
    assert.deepEqual(
      [shown.entry_number, shown.status, shown.reservation, shown.lottery_event_setting_id, shown.notification],
      [entry_number, 'registered', null, at.event.id, 'One room each'],
    )
    assert.equal(shown.result_date, at.event.result_at.toISOString())
    assert.equal(shown.reservation_deadline, at.event.deadline.toISOString())
    for (const number of [entry_number, 'LXXX-0000-0000']) {
      const foreign = await other.show(number)
      assert.deepEqual(refusal(foreign), [403, 3757])
      assert.equal(foreign.body.errors?.[0]?.details.reason, 'lottery_account')
      assert.deepEqual(refusal(await other.send(lottery.cancel, { hotelId: HOTEL, entryNumber: number })), [403, 3757])
      const change = { hotelId: HOTEL, entryNumber: number, body: at.form() }
      assert.deepEqual(refusal(await other.send(lottery.update, change)), [403, 3757])
    }
    const list = async (who: typeof entrant) => (await who.send(user.lotteryResults, { query: { page: 1 } })).body
    assert.deepEqual(
      (await list(entrant)).data.map((line) => [line.entry_number, line.event.name, line.status]),
      [[entry_number, 'Fireworks', 'registered']],
    )
    assert.equal((await list(other)).total_entries, 0)
    assert.equal((await guest.send(user.lotteryResults, { query: { page: 1 } })).status, 401)
  })

  it('is changed until the very end of the period, and not a second longer', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    const { entry_number: entryNumber } = (await entrant.enter(at)).body.data
    const now = world.clock.now()
    const change = (requests: string) =>
      entrant.send(lottery.update, { hotelId: HOTEL, entryNumber, body: at.form({ requests, checkout_date: addDays(at.stay.checkin_date, 3) }) }) // prettier-ignore
    world.clock.set(at.event.entry_closes.getTime() - SECOND_MS)
    const changed = await change('Late, but in time')
    assert.deepEqual([changed.status, changed.body.data?.form?.requests], [200, 'Late, but in time'])
    assert.equal(changed.body.data?.checkout_date, addDays(at.stay.checkin_date, 3))
    world.clock.set(at.event.entry_closes.getTime() + SECOND_MS)
    assert.deepEqual(refusal(await change('Too late')), [409, 3752])
    assert.equal((await entrant.show(entryNumber)).body.data.form?.requests, 'Late, but in time')
    world.clock.set(now)
  })

  it('is cancelled for good', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    const { entry_number: entryNumber } = (await entrant.enter(at)).body.data
    const cancel = () => entrant.send(lottery.cancel, { hotelId: HOTEL, entryNumber })
    assert.equal((await cancel()).body.data.status, 'registration_cancelled')
    assert.equal((await cancel()).body.data.status, 'registration_cancelled')
    assert.deepEqual(
      refusal(await entrant.send(lottery.update, { hotelId: HOTEL, entryNumber, body: at.form() })),
      [409, 3757],
    )
    assert.deepEqual(refusal(await entrant.enter(at)), [409, 3756])
  })

  it('is in the copy of the account, and leaves with it', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    const { entry_number } = (await entrant.enter(at, { requests: 'Nobody else reads this' })).body.data
    const copy = (await entrant.send(personalDataOfMember.show, { hotelId: HOTEL })).body.data
    assert.deepEqual(
      copy.lotteries.map((line) => [line.entry_number, line.event, line.requests, line.guest?.email]),
      [[entry_number, 'Fireworks', 'Nobody else reads this', 'taro@example.com']],
    )
    assert.equal((await entrant.send(accounts.cancel, { hotelId: HOTEL, body: { password: PASSWORD } })).status, 201)
    const [row] = await at.entriesIn()
    assert.deepEqual([row?.form, row?.member_id, row?.status], [null, null, 'registration_cancelled'])
    assert.ok((await world.database.orm.select().from(member).where(eq(member.id, entrant.member.id)))[0]?.deleted_at)
  })

  it('is emptied when its term is over', async () => {
    const at = await openLottery(world, guest)
    const entrant = await openEntrant(world)
    await entrant.enter(at)
    const now = world.clock.now()
    world.clock.set(at.event.deadline.getTime() + 91 * DAY_MS)
    await world.provider.jobs.sweep()
    assert.equal((await at.entriesIn())[0]?.form, null)
    world.clock.set(now)
  })
})

describe('whose entry it is', () => {
  let world: World
  before(async () => (world = await openWorld()))
  after(() => world.close())

  it('reads it, however often others of the network have guessed numbers', async () => {
    const at = await openLottery(world, await openGuest(world))
    const [owner, other] = [await openEntrant(world), await openEntrant(world)]
    const { entry_number: number } = (await owner.enter(at)).body.data
    const guesses = []
    for (let guess = 0; guess < 31; guess++) guesses.push((await other.show(`LXXX-0000-${1000 + guess}`)).status)
    assert.deepEqual([guesses[0], guesses.at(-1)], [403, 429])
    assert.equal((await owner.show(number)).status, 200)
    assert.equal((await other.show(number)).status, 429)
  })
})
