import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { program } from '../../../demo-host/provider/db/schema/member.ts'
import { pointBalance } from '../../../demo-host/provider/db/schema/wallet.ts'
import { answersOfRace } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const [CARD_OK, CARD_DECLINED] = ['4000000000024242', '4000000000033003']

describe('points in a booking', () => {
  let world: World
  let hanako: SignedInGuest
  let room: SelectedRoom
  before(async () => {
    world = await openWorld()
    const guest = await openGuest(world)
    room = await firstRoom(guest, HOTEL, 'on_site')
    hanako = await signIn(guest, HANAKO)
  })
  after(() => world.close())

  let keys = 0
  const price = (points: number, payment_type: PaymentType = 'on_site', chosen = [room], who = hanako) =>
    who.send(rooms.price, {
      hotelId: HOTEL,
      query: { ...STAY, rooms: chosen, payment_type, ...(points && { points }) },
    })
  const balance = async (who = hanako) => (await who.send(wallet.points, { hotelId: HOTEL })).body.data?.total_point
  const history = async (scope: 'current' | 'future' = 'current', page = 1) =>
    (await hanako.send(wallet.timeline, { hotelId: HOTEL, query: { scope, page, per_page: 5 } })).body

  async function book(points: number, more: Partial<Booking> = {}, chosen = [room], who = hanako) {
    const type = more.payment?.type ?? 'on_site'
    const { body } = await price(points, type, chosen, who)
    const booking: Booking = {
      ...STAY,
      rooms: chosen,
      guest: TARO,
      payment: { type },
      extras: [],
      allow_duplicate: true,
      quote_id: body.meta?.quote_id ?? 'none',
      total_price: body.data?.total.total_price ?? 0,
      ...(points && { points }),
      ...more,
    }
    const headers = { [HEADERS.idempotencyKey]: `points-${++keys}` }
    return who.send(reservations.create, { hotelId: HOTEL, body: booking }, headers)
  }

  it('takes points off what is to be paid, and says so in lines of their own [POINT-010] [CALL-089]', async () => {
    const plain = (await price(0)).body.data.total
    const { total } = (await price(500)).body.data
    assert.equal(total.total_price_before_point_discount, plain.total_price)
    assert.equal(total.spending_point_value, 500)
    assert.equal(total.total_price, plain.total_price - 500)
    assert.equal(total.tax, plain.tax)
  })

  it('holds a booking to the step, the minimum, the price and the balance [POINT-002] [POINT-021]', async () => {
    await world.database.orm.update(program).set({ spend_min: 500 }).where(eq(program.id, 101))
    try {
      assert.deepEqual(refusal(await price(550)), [422, 1000])
      assert.deepEqual(refusal(await price(400)), [422, 1000])
      assert.equal((await price(500)).status, 200)
      const { total_price } = (await price(0)).body.data.total
      assert.deepEqual(refusal(await price(Math.ceil((total_price + 1) / 100) * 100)), [422, 1000])
      const refused = await price(
        500,
        'on_site',
        [{ ...room, quantity: 1 }],
        await signIn(await openGuest(world), 'jiro@example.com'),
      )
      // Whose program has no points has none to spend.
      assert.deepEqual(refusal(refused), [422, 2401])
    } finally {
      await world.database.orm.update(program).set({ spend_min: 100 }).where(eq(program.id, 101))
    }
    const taro = await signIn(await openGuest(world), 'taro@example.com')
    const tooMany = await price(900, 'on_site', [room], taro)
    assert.deepEqual(refusal(tooMany), [422, 2401])
    assert.deepEqual(
      [tooMany.body.errors[0]?.details.current_points, tooMany.body.errors[0]?.details.spending_points],
      [800, 900],
    )
    assert.equal((await price(800, 'on_site', [room], taro)).status, 200)
  })

  it('spends none of a member whose programme has them switched off, however many there are [POINT-007]', async () => {
    const enable = (point_program_enabled: boolean) =>
      world.database.orm.update(program).set({ point_program_enabled }).where(eq(program.id, 101))
    assert.ok(Number(await balance()) > 500)
    await enable(false)
    try {
      assert.deepEqual(refusal(await price(500)), [422, 2401])
      assert.equal((await hanako.send(wallet.points, { hotelId: HOTEL })).status, 403)
    } finally {
      await enable(true)
    }
    assert.equal((await price(500)).status, 200)
  })

  it('spends none where the brand hides them, and all the same afterwards [POINT-008]', async () => {
    const hide = (points_hidden: boolean) =>
      editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set: { points_hidden } })
    await hide(true)
    assert.deepEqual(refusal(await price(500)), [422, 2401])
    await hide(false)
    assert.equal((await price(500)).status, 200)
  })

  it('spends them with the booking, once, and promises those the stay brings [POINT-012] [CONST-016]', async () => {
    const before = await balance()
    const { status, body } = await book(500)
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(await balance(), before - 500)
    const { reservation_number } = body.data
    const shown = await hanako.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: reservation_number,
      query: { email: TARO.email },
    })
    const { total, points_earned } = shown.body.data
    assert.equal(total.spending_point_value, 500)
    // A hundredth of what was paid, and twice that for her rank.
    assert.equal(points_earned, Math.floor(total.total_price * 0.01 * 2))
    const [newest] = (await history()).data
    assert.deepEqual([newest?.kind, newest?.amount, newest?.reservation_number], ['spent', -500, reservation_number])
    const [coming] = (await history('future')).data
    assert.deepEqual([coming?.kind, coming?.amount, coming?.date], ['future', points_earned, '2026-11-29'])

    const guest = await openGuest(world)
    const plain = await guest.book(HOTEL, await guest.booking(HOTEL, 'on_site', [room]), 'a-guest-books')
    const theirs = await guest.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: plain.body.data.reservation_number,
      query: { email: TARO.email },
    })
    assert.equal(theirs.body.data.points_earned, 0)
  })

  it('holds them while a card is not decided, and gives them back when it is refused [POINT-021]', async () => {
    const paid = await firstRoom(await openGuest(world), HOTEL, 'credit_card')
    const before = await balance()
    const pay = async (number: string) => ({
      type: 'credit_card' as const,
      card: {
        token: await world.cardToken(number),
        brand: 'visa' as const,
        last4: number.slice(-4),
        expiry: '12/30',
        holder: 'T Y',
      },
      return_url: 'http://widget.test/return',
    })
    const refused = await book(500, { payment: await pay(CARD_DECLINED) }, [paid])
    assert.equal(refused.status, 402)
    assert.equal(await balance(), before)
    assert.ok((await history()).data.every(({ kind, reservation_number }) => kind !== 'refunded' || reservation_number))
    const done = await book(500, { payment: await pay(CARD_OK) }, [paid])
    assert.equal(done.status, 201, JSON.stringify(done.body))
    assert.equal(await balance(), before - 500)
  })

  it('books without payment what points pay whole [PAY-056]', async () => {
    const paid = await firstRoom(await openGuest(world), HOTEL, 'credit_card')
    const { total_price } = (await price(0, 'credit_card', [paid])).body.data.total
    const { orm } = world.database
    await orm.update(program).set({ spend_step: 1, spend_min: 1, point_value: 20 }).where(eq(program.id, 101))
    try {
      const points = Math.floor(total_price / 20)
      assert.equal(points * 20, total_price, 'the seeded price is whole')
      const { status, body } = await book(points, { payment: { type: 'credit_card' } }, [paid])
      assert.deepEqual([status, body.data.status, body.data.transaction], [201, 'done', null])
    } finally {
      await orm.update(program).set({ spend_step: 100, spend_min: 100, point_value: 1 }).where(eq(program.id, 101))
    }
  })

  it('never spends the same points twice, however many want them at once (guarantee S15) [POINT-005]', async () => {
    const taro = await signIn(await openGuest(world), 'taro@example.com')
    // Two rooms of which neither waits for the other: it is the points there are too few of.
    const nights = { hotel: 'shirotsuki', from: STAY.checkin_date, to: STAY.checkout_date }
    const { body } = await taro.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    const chosen = body.data.rooms.flatMap(({ room_type_code, room_plan }): SelectedRoom[] => {
      const plan = room_plan.find(({ payment_method }) => payment_method.includes('on_site'))
      return plan ? [{ room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY }] : []
    })
    const both = chosen.slice(0, 2)
    assert.equal(both.length, 2)
    for (const { room_type_code } of both)
      await editWorld(world.database, world.clock, { kind: 'sell_out', room_type_code, left: 5, ...nights })
    const answers = await answersOfRace(world.database.orm, {
      hold: (tx) => tx.select().from(pointBalance).where(eq(pointBalance.member_id, 1002)).for('update'),
      begin: () => both.map((one) => book(500, {}, [one], taro)),
    })
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422])
    assert.equal(await balance(taro), 300)
    const [row] = await world.database.orm.select().from(pointBalance).where(eq(pointBalance.member_id, 1002))
    assert.deepEqual([row?.balance, row?.held], [300, 0])
  })

  it('lists what happened by pages and exchanges once [POINT-015] [CALL-090] [CALL-091] [CALL-092]', async () => {
    const { data, meta } = await history()
    assert.equal(data.length, 5)
    assert.equal(meta.total_pages, Math.ceil((meta.total_entries ?? 0) / 5))
    assert.equal(meta.program_enabled, true)
    const kinds = new Set<string>()
    for (let page = 1; page <= meta.total_pages; page++)
      for (const { kind } of (await history('current', page)).data) kinds.add(kind)
    assert.ok(['gained', 'spent', 'expired'].every((kind) => kinds.has(kind)))

    const before = await balance()
    const exchange = () =>
      hanako.send(
        wallet.exchange,
        { hotelId: HOTEL, body: { amount: 1000 } },
        { [HEADERS.idempotencyKey]: 'exchange-1' },
      )
    const made = await exchange()
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepEqual((await exchange()).body, made.body)
    assert.equal(await balance(), before - 1000)
    assert.equal(Date.parse(made.body.data.expires_at) - world.clock.now(), 180 * DAY_MS)
    const list = await hanako.send(wallet.exchanges, { hotelId: HOTEL, query: { page: 1, per_page: 5 } })
    assert.deepEqual(list.body.data, [made.body.data])
    const tooMany = { hotelId: HOTEL, body: { amount: 1_000_000 } }
    assert.deepEqual(
      refusal(await hanako.send(wallet.exchange, tooMany, { [HEADERS.idempotencyKey]: 'exchange-2' })),
      [422, 2401],
    )
  })

  it('are exchanged where the hotel offers it, and nowhere else; what was exchanged before is answered all the same', async () => {
    const exchange = (key: string) =>
      hanako.send(wallet.exchange, { hotelId: HOTEL, body: { amount: 1000 } }, { [HEADERS.idempotencyKey]: key })
    const offer = (point_exchange_enabled: boolean) =>
      editWorld(world.database, world.clock, {
        kind: 'member_settings',
        hotel: 'shirotsuki',
        set: { point_exchange_enabled },
      })
    const made = await exchange('offered-exchange')
    await offer(false)
    const before = await balance()
    assert.deepEqual(refusal(await exchange('exchange-not-offered')), [403, 1000])
    assert.equal(await balance(), before)
    assert.deepEqual((await exchange('offered-exchange')).body, made.body)
    await offer(true)
  })

  it('credits a stay three days after it, and ends what is over [CONST-016]', async () => {
    const [coming] = (await history('future')).data
    const before = await balance()
    world.clock.advance(30 * DAY_MS)
    await world.provider.jobs.sweep()
    await world.provider.jobs.sweep()
    const again = await signIn(await openGuest(world), HANAKO)
    const entries = (await again.send(wallet.timeline, { hotelId: HOTEL, query: { per_page: 50 } })).body.data
    const gained = entries.filter(({ kind, reservation_number }) => kind === 'gained' && reservation_number)
    assert.ok(gained.some(({ reservation_number }) => reservation_number === coming?.reservation_number))
    const sum = entries.reduce((whole, { amount }) => whole + amount, 0)
    const now = (await again.send(wallet.points, { hotelId: HOTEL })).body.data.total_point
    assert.equal(now, sum)
    assert.notEqual(now, before)
    assert.equal(
      (await again.send(wallet.timeline, { hotelId: HOTEL, query: { scope: 'future' } })).body.data.length,
      0,
    )
  })
})
