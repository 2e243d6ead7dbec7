import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { voucher } from '../../../demo-host/provider/db/schema/wallet.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { answersOfRace } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
/** Within the days that one of the vouchers leaves out. */
const EXCLUDED = { checkin_date: '2026-12-30', checkout_date: '2027-01-01' }
type Codes = { voucher_coupon_code?: string; coupon_code?: string }

describe('vouchers and coupons of a member', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  let room: SelectedRoom
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    room = await firstRoom(guest, HOTEL, 'on_site')
    hanako = await signIn(guest, HANAKO)
  })
  after(() => world.close())

  let keys = 0
  const price = (codes: Codes, stay = STAY, who: Pick<Guest, 'send'> = hanako) =>
    who.send(rooms.price, { hotelId: HOTEL, query: { ...stay, rooms: [room], payment_type: 'on_site', ...codes } })
  const reasonOf = ({ body }: Awaited<ReturnType<typeof price>>) => body.errors?.[0]?.details.reason
  const vouchers = async () => (await hanako.send(wallet.vouchers, {})).body.data
  const coupons = async () => (await hanako.send(wallet.coupons, { hotelId: HOTEL })).body.data

  async function book(codes: Codes) {
    const { body } = await price(codes)
    const booking: Booking = {
      ...STAY,
      rooms: [room],
      guest: TARO,
      payment: { type: 'on_site' },
      extras: [],
      allow_duplicate: true,
      quote_id: body.meta?.quote_id ?? 'none',
      total_price: body.data?.total.total_price ?? 0,
      ...codes,
    }
    return hanako.send(
      reservations.create,
      { hotelId: HOTEL, body: booking },
      { [HEADERS.idempotencyKey]: `voucher-${++keys}` },
    )
  }

  it('lists each with what belongs to it, and in every state [VOUCHER-001] [CALL-128]', async () => {
    const list = await vouchers()
    const states = list.map(({ number, status, ui_status }) => [number, status, ui_status]).toSorted()
    assert.deepEqual(states, [
      ['LATER-2000', 'pending', 'pending'],
      ['OLD-1000', 'expired', null],
      ['STAY-3000', 'available', 'available'],
      ['STAY-5000', 'available', 'available'],
      ['USED-4000', 'consumed', 'consumed'],
    ])
    const ranged = list.find(({ number }) => number === 'STAY-5000')
    assert.deepEqual(ranged?.target_stay, { from: '2026-11-01', to: '2027-05-20' })
    assert.equal(ranged?.excluded.length, 1)
    assert.ok(list.find(({ number }) => number === 'USED-4000')?.consumed_at)
    assert.equal((await guest.send(wallet.vouchers, {})).status, 401)
  })

  it('takes its amount off the price, for the nights it is good for and for nobody else [VOUCHER-007] [VOUCHER-008] [CALL-024]', async () => {
    const plain = (await price({})).body.data.total
    const { data } = (await price({ voucher_coupon_code: 'stay-5000' })).body
    assert.equal(data.total.voucher_coupon_discount_amount, 5_000)
    assert.equal(data.total.total_price, plain.total_price - 5_000)
    assert.deepEqual(data.voucher, { number: 'STAY-5000', name: 'Stay voucher' })
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'STAY-5000' }, EXCLUDED)), 'voucher_dates')
    assert.equal((await price({ voucher_coupon_code: 'STAY-3000' }, EXCLUDED)).status, 200)
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'OLD-1000' })), 'voucher_expired')
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'LATER-2000' })), 'voucher_not_yet')
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'STAY-5000' }, STAY, guest)), 'voucher_unknown')
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'STAY-5000', coupon_code: 'WELCOME10' })), 'one_code')
  })

  it('is for every night of a stay within its days, and for none beside them [VOUCHER-007]', async () => {
    const { orm } = world.database
    const given = (stay_from: string | null, stay_to: string | null) =>
      orm.update(voucher).set({ stay_from, stay_to }).where(eq(voucher.number, 'STAY-3000'))
    const [first, last, away] = ['2026-11-24', '2026-11-25', '2027-01-31']
    for (const [from, to, isGood] of [
      [first, last, true],
      [first, null, true],
      [null, last, true],
      [last, away, false],
      [last, null, false],
      ['2026-01-01', first, false],
      [null, first, false],
    ] as const) {
      await given(from, to)
      const reason = reasonOf(await price({ voucher_coupon_code: 'STAY-3000' }))
      assert.equal(reason, isGood ? undefined : 'voucher_dates', `${from} to ${to}`)
    }
    await given(null, null)
  })

  it('is used once, with the booking, and consuming it again changes nothing (guarantee S14) [VOUCHER-004] [VOUCHER-009] [CALL-130]', async () => {
    const booking = world.clock.now()
    const { status, body } = await book({ voucher_coupon_code: 'STAY-5000' })
    assert.equal(status, 201, JSON.stringify(body))
    const after = (await vouchers()).find(({ number }) => number === 'STAY-5000')
    assert.equal(after?.status, 'consumed')
    assert.ok(Date.parse(after.consumed_at ?? '') >= booking, `used at ${after.consumed_at}`)
    // On a clock that stands, using it anew would write what is there already.
    world.clock.advance(SECOND_MS)
    const again = await hanako.send(wallet.consumeVoucher, { number: 'STAY-5000' })
    assert.deepEqual(again.body.data, after)
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'STAY-5000' })), 'voucher_used')
    assert.equal((await book({ voucher_coupon_code: 'STAY-5000' })).status, 422)
    const shown = await hanako.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: body.data.reservation_number,
      query: { email: TARO.email },
    })
    assert.equal(shown.body.data.voucher?.number, 'STAY-5000')
    const racing = await answersOfRace(world.database.orm, {
      hold: (tx) => tx.select().from(voucher).where(eq(voucher.number, 'STAY-3000')).for('update'),
      begin: () => [1, 2].map(() => book({ voucher_coupon_code: 'STAY-3000' })),
    })
    assert.deepEqual(racing.map((one) => one.status).toSorted(), [201, 422])
  })

  it('is used up by the call alone, once, and pays for nothing afterwards [VOUCHER-009] [CALL-130]', async () => {
    const { orm } = world.database
    const [row] = await orm.select().from(voucher).where(eq(voucher.number, 'STAY-3000'))
    const { id: _, ...like } = row ?? assert.fail('no voucher')
    const unused = { number: 'STAY-7000', state: 'available', consumed_at: null, reservation_id: null } as const
    await orm.insert(voucher).values({ ...like, ...unused })
    assert.equal((await price({ voucher_coupon_code: 'STAY-7000' })).status, 200)
    const consume = async () => (await hanako.send(wallet.consumeVoucher, { number: 'STAY-7000' })).body.data
    const at = world.clock.now()
    const used = await consume()
    assert.deepEqual([used.status, used.ui_status], ['consumed', 'consumed'])
    assert.ok(Date.parse(used.consumed_at ?? '') >= at, `used at ${used.consumed_at}`)
    world.clock.advance(SECOND_MS)
    assert.deepEqual(await consume(), used)
    assert.deepEqual(
      (await vouchers()).find(({ number }) => number === 'STAY-7000'),
      used,
    )
    assert.equal(reasonOf(await price({ voucher_coupon_code: 'STAY-7000' })), 'voucher_used')
  })

  it('takes a coupon for members from members alone, and uses up theirs [COUPON-009] [COUPON-012] [CALL-096] [CALL-097]', async () => {
    assert.equal(reasonOf(await price({ coupon_code: 'MEMBERS' }, STAY, guest)), 'members')
    const { total } = (await price({ coupon_code: 'MEMBERS' })).body.data
    assert.ok(total.coupon_discount_amount > 0)
    const states = (await coupons()).map(({ code, status }) => [code, status]).toSorted()
    assert.deepEqual(states, [
      ['EXPIRED', 'expired'],
      ['MEMBERS', 'available'],
      ['SOON', 'pending'],
      ['WELCOME10', 'available'],
      ['YEN1000', 'consumed'],
    ])
    assert.equal((await book({ coupon_code: 'MEMBERS' })).status, 201)
    const used = await hanako.send(wallet.coupon, { hotelId: HOTEL, code: 'MEMBERS' })
    assert.equal(used.body.data.status, 'consumed')
    world.clock.advance(SECOND_MS)
    const again = await hanako.send(wallet.consumeCoupon, { hotelId: HOTEL, code: 'MEMBERS' })
    assert.deepEqual(again.body.data, used.body.data)
    assert.deepEqual(refusal(await price({ coupon_code: 'MEMBERS' })), [422, 1501])
    assert.equal((await hanako.send(wallet.coupon, { hotelId: HOTEL, code: 'TWONIGHTS' })).status, 404)
    // The call alone uses one up, too.
    assert.equal((await price({ coupon_code: 'WELCOME10' })).status, 200)
    const byCall = await hanako.send(wallet.consumeCoupon, { hotelId: HOTEL, code: 'WELCOME10' })
    assert.equal(byCall.body.data.status, 'consumed')
    assert.deepEqual(refusal(await price({ coupon_code: 'WELCOME10' })), [422, 1501])
  })

  it('shows members their own prices, and others what members pay [RESULT-021]', async () => {
    const query = { ...STAY, rooms: [{ adults: 2, children: 0 }] }
    const planIn = (answer: {
      data: {
        rooms: {
          room_plan: {
            hotel_plan_code: string
            price: { total_price: number; tax: number }
            sign_in_discount?: unknown
          }[]
        }[]
      }
    }) => answer.data.rooms.flatMap((one) => one.room_plan).find((one) => one.hotel_plan_code === 'kaiseki')
    const stranger = planIn((await guest.send(rooms.search, { hotelId: HOTEL, query })).body)
    const member = planIn((await hanako.send(rooms.search, { hotelId: HOTEL, query })).body)
    assert.ok(stranger && member)
    const offered = stranger.sign_in_discount as { total_price_after_discount: number } | undefined // of the contract
    assert.equal(member.price.total_price, offered?.total_price_after_discount)
    assert.equal(member.sign_in_discount, undefined)
  })
})
