import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { lotteryEntry } from '../../../demo-host/provider/db/schema/lottery.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { drawEvent } from '../../../demo-host/provider/lotteries/draw-event.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { firstRoom, openGuest, PARTY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HOTEL, openEntrant, openLottery } from '../helpers/lottery.ts'
import type { Entrant } from '../helpers/lottery.ts'
import { refusal } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PAYS = '4000000000024242'
const ASKS = '4000000000003220'
const REFUSED = '4000000000033003'

describe('a room that was won', () => {
  let world: World
  let guest: Guest
  let now: number
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    now = world.clock.now()
  })
  after(() => world.close())

  /** An event whose one room an hour ago was drawn for somebody; the event's nights are to be had by lot alone. */
  async function won(type: 'on_site' | 'credit_card' = 'on_site', more: { entrants?: number } = {}) {
    world.clock.set(now)
    const room = await firstRoom(guest, HOTEL, type)
    const at = await openLottery(world, guest, { room, rooms_a_night: 1, is_exclusive: true })
    const all = await Promise.all(Array.from({ length: more.entrants ?? 1 }, () => openEntrant(world)))
    for (const entrant of all) {
      const { status, body } = await entrant.enter(at)
      assert.equal(status, 201, JSON.stringify(body))
    }
    world.clock.set(at.event.result_at.getTime())
    await drawEvent({ ...world, ids: systemIds }, at.event.id)
    const rows = await at.entriesIn()
    const winning = rows.find(({ status }) => status === 'winner_reservation_pending')
    const losing = rows.find(({ status }) => status === 'not_winner')
    const winner = all.find(({ member }) => member.id === winning?.member_id)
    const loser = all.find(({ member }) => member.id === losing?.member_id)
    assert.ok(winner && winning, `${at.event.stay_from}: ${rows.map(({ status }) => status).join()}`)
    const number = winning.entry_number
    const shown = async () => (await winner.show(number)).body.data
    await world.provider.jobs.sweep()
    const dedupe = `lottery won ${number}`
    const [letter] = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.dedupe, dedupe))
    const token = new URL(String(letter?.details.link)).searchParams.get('lottery_access_token') ?? ''
    const look = (who: Pick<Guest, 'send'> = winner, entry = number, key = token, stay = at.stay) =>
      who.send(rooms.search, {
        hotelId: HOTEL,
        query: {
          ...stay,
          rooms: [PARTY],
          lottery_event_uuid: at.event.uuid,
          lottery_result_entry_number: entry,
          lottery_access_token: key,
        },
      })
    let keys = 0
    const book = async (card?: string, { who = winner, ...bent }: Partial<Booking> & { who?: Entrant } = {}) => {
      const proof = { lottery_result_entry_number: number, lottery_access_token: token }
      const query = { ...at.stay, rooms: [room], payment_type: type, ...proof }
      const { meta, data } = (await winner.send(rooms.price, { hotelId: HOTEL, query })).body
      const paid = card && { token: await world.cardToken(card), brand: 'visa' as const, last4: card.slice(-4), expiry: '12/30', holder: 'T Y' } // prettier-ignore
      const body: Booking = {
        ...at.stay,
        rooms: [room],
        guest: TARO,
        payment: { type, ...(paid && { card: paid, return_url: 'http://widget.test/return' }) },
        extras: [],
        allow_duplicate: true,
        quote_id: meta?.quote_id ?? 'none',
        total_price: data?.total.total_price ?? 0,
        lottery_result: { entry_number: number },
        ...bent,
      }
      const key = `${at.event.uuid}-book-${++keys}`
      return who.send(reservations.create, { hotelId: HOTEL, body }, { [HEADERS.idempotencyKey]: key })
    }
    const row = async () => {
      const [found] = await world.database.orm.select().from(lotteryEntry).where(eq(lotteryEntry.id, winning.id))
      assert.ok(found)
      return found
    }
    const remove = () => winner.send(lottery.deleteIncomplete, { hotelId: HOTEL, entryNumber: number })
    return { at, winner, loser, losing, number, token, shown, look, book, row, remove }
  }

  it('is found by its winner, held as it is, and by nobody without the link or the account', async () => {
    const { at, look, number, winner } = await won()
    await at.leave(0)
    const { body, status } = await look(guest)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.data.rooms.map((room) => [room.room_type_code, room.room_plan.map((plan) => plan.room_plan_code)]),
      [[at.room.room_type_code, [at.room.room_plan_code]]],
    )
    assert.equal((await look(winner, number, '')).status, 200)
    assert.deepEqual(refusal(await look(guest, number, '')), [403, 3757])
    const other = { checkin_date: addDays(at.stay.checkin_date, 1), checkout_date: addDays(at.stay.checkout_date, 1) }
    assert.deepEqual(refusal(await look(winner, number, '', other)), [422, 3754])
  })

  it('has a link that is over, unknown, used or of another account: 3780 to 3783', async () => {
    const { at, look, number, token, book } = await won()
    const another = await openEntrant(world)
    assert.deepEqual(refusal(await look(guest, number, 'no-such-key')), [404, 3781])
    assert.deepEqual(refusal(await look(guest, 'LXXX-0000-0000', token)), [404, 3781])
    assert.deepEqual(refusal(await look(another)), [403, 3783])
    world.clock.set(at.event.deadline.getTime())
    assert.deepEqual(refusal(await look(guest)), [410, 3780])
    world.clock.set(at.event.deadline.getTime() - DAY_MS / 24)
    assert.equal((await book()).status, 201)
    assert.deepEqual(refusal(await look(guest)), [409, 3782])
  })

  it('is booked with the entry number, sold once, and is then a stay of the lottery', async () => {
    const { at, book, shown, number, winner } = await won()
    await at.leave(0)
    const before = await at.stock()
    assert.deepEqual([before.held, before.sold], [1, 0])
    const made = await book()
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { status, reservation } = await shown()
    const { reservation_number, token } = made.body.data
    assert.equal(status, 'winner_reservation_confirmed')
    assert.deepEqual(reservation, {
      reservation_number,
      lottery_result: { entry_number: number },
      is_incomplete: false,
    })
    const after = await at.stock()
    assert.deepEqual([after.held, after.sold, after.plan_held, after.plan_sold], [0, 1, 0, 1])
    const query = { bypass_token: token, email: TARO.email }
    const stay = await winner.send(reservations.show, { hotelId: HOTEL, reservationId: reservation_number, query })
    assert.deepEqual(stay.body.data.lottery_result, { entry_number: number })
  })

  it('is booked once by two tabs that press together, whatever way they pay', async () => {
    for (const [type, card] of [
      ['on_site', undefined],
      ['credit_card', PAYS],
    ] as const) {
      const { at, book, shown } = await won(type)
      const answers = await Promise.all([book(card), book(card), book(card)])
      assert.equal(
        answers.filter(({ status }) => status === 201).length,
        1,
        JSON.stringify(answers.map(({ body }) => body)),
      )
      for (const { status, body } of answers)
        if (status !== 201) assert.ok([3760, 3782].includes(Number(body.errors?.[0]?.details.code)))
      await world.provider.jobs.sweep()
      assert.equal((await shown()).status, 'winner_reservation_confirmed')
      const { held, sold } = await at.stock()
      assert.deepEqual([held, sold], [0, 1])
    }
  })

  it('can be booked until the deadline, and from then on by nobody', async () => {
    const early = await won()
    world.clock.set(early.at.event.deadline.getTime() - 1)
    assert.equal((await early.book()).status, 201)
    const late = await won()
    world.clock.set(late.at.event.deadline.getTime())
    const refused = await late.book()
    assert.deepEqual(refusal(refused), [409, 3757])
    assert.equal(refused.body.errors?.[0]?.details.reason, 'lottery_deadline')
    await world.provider.jobs.sweep()
    assert.equal((await late.at.stock()).held, 0)
  })

  it('is booked or freed, never both, when the winner presses while the deadline passes', async () => {
    for (let round = 0; round < 3; round++) {
      const { at, book, row } = await won()
      world.clock.set(at.event.deadline.getTime() - 1)
      const press = book()
      const [answer] = await Promise.all([
        press,
        Promise.resolve().then(() => {
          world.clock.set(at.event.deadline.getTime())
          return world.provider.jobs.sweep()
        }),
      ])
      await world.provider.jobs.sweep()
      const { held, sold } = await at.stock()
      const isBooked = answer.status === 201
      assert.deepEqual([held, sold], [0, isBooked ? 1 : 0], JSON.stringify(answer.body))
      assert.deepEqual([(await row()).holds_stock, (await row()).reservation_id !== null], [false, isBooked])
    }
  })

  it('is for its winner, its room and its dates alone [LOTTERY-021]', async () => {
    const { at, book, loser, losing, shown } = await won('on_site', { entrants: 2 })
    assert.ok(loser && losing)
    const foreign = await book(undefined, { who: loser })
    assert.deepEqual(refusal(foreign), [403, 3757])
    assert.equal(foreign.body.errors?.[0]?.details.reason, 'lottery_account')
    const lost = { who: loser, lottery_result: { entry_number: losing.entry_number } }
    assert.deepEqual(refusal(await book(undefined, lost)), [403, 3757])
    assert.deepEqual(refusal(await book(undefined, { checkout_date: addDays(at.stay.checkout_date, 1) })), [422, 3754])
    assert.deepEqual(refusal(await book(undefined, { rooms: [{ ...at.room, quantity: 2 }] })), [403, 3757])
    const { sold, held } = await at.stock()
    assert.deepEqual([sold, held, (await shown()).status], [0, 1, 'winner_reservation_pending'])
  })

  it('is the winner’s again when the payment fails, and is held all the while', async () => {
    const { at, book, shown, row } = await won('credit_card')
    await at.leave(0)
    assert.equal((await book(REFUSED)).status, 402)
    assert.deepEqual([(await row()).holds_stock, (await row()).reservation_id], [true, null])
    const { held, sold, plan_held } = await at.stock()
    assert.deepEqual([held, sold, plan_held], [1, 0, 1])
    assert.equal((await book(PAYS)).status, 201)
    assert.equal((await shown()).status, 'winner_reservation_confirmed')
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [0, 1])
  })

  it('says that its booking is not finished, and deleting that gives the room back to its winner', async () => {
    const { at, book, shown, look, remove, loser, number } = await won('credit_card', { entrants: 2 })
    await at.leave(0)
    const asked = await book(ASKS)
    assert.equal(asked.body.data.status, 'payment_pending')
    assert.equal((await shown()).reservation?.is_incomplete, true)
    const refused = await look(undefined, number, '')
    assert.deepEqual(refusal(refused), [409, 3760])
    assert.equal(refused.body.errors?.[0]?.details.reason, 'incomplete_reservation')
    assert.deepEqual(refusal(await book(PAYS)), [409, 3760])
    assert.ok(loser)
    const foreign = await loser.send(lottery.deleteIncomplete, { hotelId: HOTEL, entryNumber: number })
    assert.deepEqual(refusal(foreign), [403, 3757])

    const deleted = await remove()
    assert.equal(deleted.status, 200, JSON.stringify(deleted.body))
    assert.deepEqual([deleted.body.data.status, deleted.body.data.reservation], ['winner_reservation_pending', null])
    assert.equal((await remove()).status, 200)
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [1, 0])
    assert.equal((await book(PAYS)).status, 201)
    assert.equal((await shown()).status, 'winner_reservation_confirmed')
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [0, 1])
  })

  it('is freed when a payment that outlives the deadline comes to nothing', async () => {
    const { at, book, row } = await won('credit_card')
    world.clock.set(at.event.deadline.getTime() - 60_000)
    assert.equal((await book(ASKS)).body.data.status, 'payment_pending')
    await world.outwait()
    await world.provider.jobs.sweep()
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [0, 0])
    assert.deepEqual([(await row()).holds_stock, (await row()).status], [false, 'winner_reservation_pending'])
  })

  it('is booked when the bank says yes, though the deadline passed meanwhile', async () => {
    const { at, book, shown } = await won('credit_card')
    world.clock.set(at.event.deadline.getTime() - 60_000)
    const { transaction, reservation_number } = (await book(ASKS)).body.data
    world.clock.set(at.event.deadline.getTime() + 60_000)
    await world.provider.jobs.sweep()
    assert.ok(transaction?.challenge_url)
    await world.decide(transaction.challenge_url, 'approve')
    const input = { hotelId: HOTEL, reservationId: reservation_number, transactionId: transaction.id }
    await guest.send(payments.settle, { ...input, body: { status: 'returned' } })
    assert.equal((await shown()).status, 'winner_reservation_confirmed')
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [0, 1])
  })

  it('is shown as cancelled when its stay is, and its room is free', async () => {
    const { at, book, shown, winner } = await won()
    const { reservation_number, token } = (await book()).body.data
    const query = { bypass_token: token, email: TARO.email }
    const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: 0 }
    const input = { hotelId: HOTEL, reservationId: reservation_number, query, body }
    const cancelled = await winner.send(managing.cancel, input, {
      [HEADERS.idempotencyKey]: `cancel-${reservation_number}`,
    })
    assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body))
    assert.equal((await shown()).status, 'winner_reservation_cancelled')
    assert.deepEqual([(await at.stock()).held, (await at.stock()).sold], [0, 0])
  })
})
