import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { lotteryEvent } from '../../../demo-host/provider/db/schema/lottery.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { drawEvent } from '../../../demo-host/provider/lotteries/draw-event.ts'
import { drawLots } from '../../../demo-host/provider/lotteries/draw-lots.ts'
import { nightsOf } from '../../../demo-host/provider/inventory/rate-calendar.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HOTEL, openEntrant, openLottery } from '../helpers/lottery.ts'
import type { OpenLottery } from '../helpers/lottery.ts'
import { PASSWORD } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const OTHER_HOTEL = 2

describe('drawing a room lottery', () => {
  let world: World
  let guest: Guest
  let now: number
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    now = world.clock.now()
  })
  after(() => world.close())

  const entrants = (count: number) => Promise.all(Array.from({ length: count }, () => openEntrant(world)))
  const draw = (at: OpenLottery) => drawEvent({ ...world, ids: systemIds }, at.event.id)
  const byStatus = async (at: OpenLottery) => {
    const counts: Record<string, number> = {}
    for (const { status } of await at.entriesIn()) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it('gives what is free and never more, whatever the hotel meant to give', async () => {
    const at = await openLottery(world, guest, { rooms_a_night: 5 })
    await at.leave(2)
    for (const entrant of await entrants(4)) assert.equal((await entrant.enter(at)).status, 201)
    world.clock.set(at.event.result_at.getTime())
    await world.provider.jobs.sweep()
    assert.deepEqual(await byStatus(at), { winner_reservation_pending: 2, not_winner: 2 })
    const { total, held, sold, plan_held } = await at.stock()
    assert.deepEqual([held, total - sold - held, plan_held], [2, 0, 2])
    world.clock.set(now)
  })

  it('can be repeated by anybody from the seed that was written down', async () => {
    const at = await openLottery(world, guest, { rooms_a_night: 2 })
    for (const entrant of await entrants(6)) await entrant.enter(at)
    world.clock.set(at.event.result_at.getTime())
    const drawn = await draw(at)
    const rows = await at.entriesIn()
    const [event] = await world.database.orm.select().from(lotteryEvent).where(eq(lotteryEvent.id, at.event.id))
    assert.equal(event?.seed, drawn?.seed)

    // As an auditor would, with nothing of ours: the order of the hashes, and the first two.
    const sha = (text: string) => execFileSync('sha256sum', { input: text }).toString().slice(0, 64)
    const order = rows
      .map(({ entry_number }) => ({ entry_number, lot: sha(`${event?.seed}:${entry_number}`) }))
      .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    assert.deepEqual(
      order.map(({ entry_number }) => entry_number),
      rows.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ entry_number }) => entry_number),
    )
    const winners = rows.filter(({ status }) => status === 'winner_reservation_pending').map((row) => row.entry_number)
    assert.deepEqual(new Set(winners), new Set(order.slice(0, 2).map(({ entry_number }) => entry_number)))

    const again = drawLots(
      event?.seed ?? '',
      rows.toReversed().map((row) => ({ ...row, nights: nightsOf(row) })),
      { type: () => 100, plan: () => null, rooms_a_night: () => 2 },
    )
    assert.deepEqual(again, drawn?.lots)
    world.clock.set(now)
  })

  it('is done once, and not before its time', async () => {
    const at = await openLottery(world, guest)
    const [entrant] = await entrants(1)
    await entrant?.enter(at)
    world.clock.set(at.event.result_at.getTime() - 1)
    assert.equal(await draw(at), null)
    world.clock.set(at.event.result_at.getTime())
    const drawn = (await Promise.all([draw(at), draw(at), draw(at)])).filter((each) => each !== null)
    assert.equal(drawn.length, 1)
    assert.equal((await at.stock()).held, 1)
    world.clock.set(now)
  })

  it('tells each who took part, once, and reminds a winner before the deadline', async () => {
    const at = await openLottery(world, guest, { rooms_a_night: 1 })
    for (const entrant of await entrants(2)) await entrant.enter(at)
    world.clock.set(at.event.result_at.getTime())
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    const numbers = (await at.entriesIn()).map(({ entry_number }) => entry_number)
    const letters = async () => {
      const rows = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, 'lottery'))
      return rows
        .filter(({ dedupe }) => numbers.some((number) => dedupe.endsWith(number)))
        .map(({ details }) => details.letter)
        .toSorted()
    }
    assert.deepEqual(await letters(), ['entered', 'entered', 'lost', 'won'])
    world.clock.set(at.event.deadline.getTime() - 3_600_000)
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    assert.deepEqual(await letters(), ['entered', 'entered', 'lost', 'reminder', 'won'])
    world.clock.set(now)
  })

  it('tells those of an open hotel, however many of a closed one wait to be told', async () => {
    const { orm } = world.database
    const [closed, at] = [await openLottery(world, guest), await openLottery(world, guest)]
    const [first, entrant] = await entrants(2)
    await first?.enter(closed)
    // As many as one round tells.
    await orm.execute(sql`insert into lottery_entry (entry_number, event_id, room_type_id, room_plan_id, checkin_date,
        checkout_date, locale, status, rank, created_at, updated_at)
      select 'WAIT-' || n, event_id, room_type_id, room_plan_id, checkin_date, checkout_date, locale, 'not_winner', n + 1,
        created_at, updated_at
      from lottery_entry cross join generate_series(1, 200) as n where event_id = ${closed.event.id}`)
    const drawn_at = new Date(world.clock.now())
    await orm
      .update(lotteryEvent)
      .set({ hotel_id: OTHER_HOTEL, seed: 'drawn', drawn_at })
      .where(eq(lotteryEvent.id, closed.event.id))
    const open = (isOpen: boolean) => orm.execute(sql`update hotel set active = ${isOpen} where id = ${OTHER_HOTEL}`)
    await open(false)
    const { entry_number } = (await entrant?.enter(at))?.body.data ?? {}
    world.clock.set(at.event.result_at.getTime())
    await world.provider.jobs.sweep()
    const told = await orm
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.dedupe, `lottery won ${entry_number}`))
    assert.equal(told.length, 1)
    const waiting = async () => (await closed.entriesIn()).filter((one) => one.rank !== null && one.told_at === null)
    assert.equal((await waiting()).length, 200)
    await open(true)
    await world.provider.jobs.sweep()
    assert.equal((await waiting()).length, 0)
    world.clock.set(now)
  })

  it('frees the room of a winner who lets the deadline pass, declines it, or deletes the account', async () => {
    const at = await openLottery(world, guest, { rooms_a_night: 3 })
    const [late, declines, leaves] = await entrants(3)
    assert.ok(late && declines && leaves)
    const { entry_number } = (await late.enter(at)).body.data
    const declined = (await declines.enter(at)).body.data.entry_number
    await leaves.enter(at)
    world.clock.set(at.event.result_at.getTime())
    await draw(at)
    assert.equal((await at.stock()).held, 3)

    const cancelled = await declines.send(lottery.cancel, { hotelId: HOTEL, entryNumber: declined })
    assert.equal(cancelled.body.data.status, 'winner_reservation_pending_declined')
    assert.equal((await at.stock()).held, 2)
    await leaves.send(accounts.cancel, { hotelId: HOTEL, body: { password: PASSWORD } })
    await world.provider.jobs.sweep()
    assert.equal((await at.stock()).held, 1)

    world.clock.set(at.event.deadline.getTime())
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    assert.deepEqual([(await at.stock()).held, (await at.stock()).plan_held], [0, 0])
    assert.equal((await late.show(entry_number)).body.data.status, 'winner_reservation_pending')
    world.clock.set(now)
  })

  it('takes two hundred entries that come at once, and one member once', async () => {
    const at = await openLottery(world, guest, { rooms_a_night: 3 })
    const all = await entrants(200)
    const [eager] = all
    // And ten more presses of one of them, every one with a key of its own.
    const pressing = [...all, ...Array.from({ length: 10 }, () => eager)].flatMap((entrant) => entrant ?? [])
    const answers = await Promise.all(pressing.map((entrant) => entrant.enter(at)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 200)
    assert.ok(answers.every(({ status, body }) => status === 201 || body.errors?.[0]?.details.code === 3756))
    assert.equal((await at.entriesIn()).length, 200)
    world.clock.set(at.event.result_at.getTime())
    await draw(at)
    assert.deepEqual(await byStatus(at), { winner_reservation_pending: 3, not_winner: 197 })
    assert.equal((await at.stock()).held, 3)
    world.clock.set(now)
  })

  it('leaves nobody out who was told that they are in, when entries and the draw meet', async () => {
    const at = await openLottery(world, guest, { closes: 0.1, result: 0.1, rooms_a_night: 1 })
    const all = await entrants(8)
    // The last second of the period, on both sides of it.
    world.clock.set(at.event.entry_closes.getTime() - 1)
    const presses = all.map(async (entrant, place) => {
      if (place === 4) world.clock.set(at.event.entry_closes.getTime())
      return entrant.enter(at)
    })
    const [answers] = await Promise.all([Promise.all(presses), draw(at), draw(at)])
    world.clock.set(at.event.entry_closes.getTime())
    await draw(at)
    const rows = await at.entriesIn()
    const told = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.entry_number)
    assert.deepEqual(new Set(rows.map(({ entry_number }) => entry_number)), new Set(told))
    assert.ok(rows.every(({ rank, status }) => rank !== null && status !== 'registered'))
    for (const { status, body } of answers) if (status !== 201) assert.equal(body.errors?.[0]?.details.code, 3752)
    world.clock.set(now)
  })

  it('finds an entry cancelled or draws it, when cancelling and the draw meet', async () => {
    for (let round = 0; round < 3; round++) {
      const at = await openLottery(world, guest, { closes: 0.1, result: 0.1, rooms_a_night: 3 })
      const all = await entrants(3)
      const numbers: string[] = []
      for (const entrant of all) numbers.push((await entrant.enter(at)).body.data.entry_number)
      world.clock.set(at.event.entry_closes.getTime() - 1)
      const cancels = all.map((entrant, place) =>
        entrant.send(lottery.cancel, { hotelId: HOTEL, entryNumber: numbers[place] ?? '' }),
      )
      world.clock.set(at.event.entry_closes.getTime())
      const [answers] = await Promise.all([Promise.all(cancels), draw(at)])
      await draw(at)
      const rows = await at.entriesIn()
      for (const [place, row] of rows.entries()) {
        const answer = answers[place]
        // 3752: too late to cancel; otherwise what it says is what is stored.
        if (answer?.status === 200) assert.equal(answer.body.data.status, row.status)
        else assert.ok(row.rank !== null && row.status !== 'registration_cancelled', JSON.stringify(answer?.body))
      }
      const winners = rows.filter(({ holds_stock }) => holds_stock).length
      assert.equal((await at.stock()).held, winners)
      world.clock.set(now)
    }
  })
})
