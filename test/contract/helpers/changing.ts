import assert from 'node:assert/strict'

import { eq, sql } from 'drizzle-orm'

import { changing } from '../../../shared/contract/changing.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Change } from '../../../shared/model/stay/changing.ts'
import type { Booking, Reservation } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { reservationChange } from '../../../demo-host/provider/db/schema/change.ts'
import { payment, paymentEntry } from '../../../demo-host/provider/db/schema/money.ts'
import { openGuest, PARTY, TARO } from './guest.ts'
import type { Guest } from './guest.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

export const HOTEL = 1
/** Far enough from the seeded bookings and from every deadline. */
export const BOOKED = { checkin_date: '2026-12-08', checkout_date: '2026-12-11' }
export const proof = { email: TARO.email }

type Wish = Omit<Change, 'version' | 'total_price'>

/** A guest with reservations that they change, in a house that has rooms enough. */
export async function openChanging(world: World) {
  const restock = () => world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
  await restock()
  const guest = await openGuest(world)
  return { ...changesOf(guest, world, `${ORIGINS.widget}/return`), guest, restock }
}

/** What a guest does with a reservation, at any provider. */
export function changesOf(
  { send }: Pick<Guest, 'send'>,
  world: Pick<World, 'database' | 'cardToken'>,
  return_url: string,
) {
  let keys = 0
  const key = () => `changing-key-${++keys}`

  async function roomFor(type: PaymentType, plan?: string): Promise<SelectedRoom> {
    const { body } = await send(rooms.search, { hotelId: HOTEL, query: { ...BOOKED, rooms: [PARTY] } })
    for (const room of body.data.rooms)
      for (const one of room.room_plan)
        if (one.payment_method.includes(type) && room.room_count > 2 && (!plan || one.room_plan_code.includes(plan)))
          return { room_type_code: room.room_type_code, room_plan_code: one.room_plan_code, quantity: 1, party: PARTY }
    throw new Error(`No room is paid by ${type}`)
  }

  const card = async (number = '4000000000024242') => ({
    token: await world.cardToken(number),
    brand: 'visa' as const,
    last4: number.slice(-4),
    expiry: '12/30',
    holder: 'TARO YAMADA',
  })
  const byCard = async (number?: string) => ({
    type: 'credit_card' as const,
    card: await card(number),
    return_url,
  })

  /** What is sent to book what is chosen, else any room, at the price the guest saw. */
  async function bookingOf(
    type: PaymentType,
    chosen?: SelectedRoom[],
    { coupon_code, voucher_coupon_code, ...more }: Partial<Booking> = {},
  ): Promise<Booking> {
    const lines = chosen ?? [await roomFor(type)]
    const { extras = [] } = more
    const codes = { ...(coupon_code && { coupon_code }), ...(voucher_coupon_code && { voucher_coupon_code }) }
    const priced = { ...BOOKED, rooms: lines, extras, ...codes }
    const { data, meta } = (await send(rooms.price, { hotelId: HOTEL, query: { ...priced, payment_type: type } })).body
    return {
      ...priced,
      guest: TARO,
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
      payment: type === 'credit_card' ? await byCard() : { type },
      allow_duplicate: true,
      ...more,
    }
  }

  const postBooking = (body: Booking, name = key()) =>
    send(reservations.create, { hotelId: HOTEL, body }, { [HEADERS.idempotencyKey]: name })

  async function book(type: PaymentType, chosen?: SelectedRoom[], more: Partial<Booking> = {}): Promise<Reservation> {
    const made = await postBooking(await bookingOf(type, chosen, more))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    return show(made.body.data.reservation_number)
  }

  const show = async (reservationId: string): Promise<Reservation> =>
    (await send(reservations.show, { hotelId: HOTEL, reservationId, query: proof })).body.data

  /** The calculation of a wish, as the guest sees it before agreeing. */
  async function price({ reservation_number, ...booked }: Reservation, wish: Wish) {
    const { checkin_date, checkout_date, rooms: wanted, extras, coupon_code, payment } = wish
    const query = {
      checkin_date: checkin_date ?? booked.checkin_date,
      checkout_date: checkout_date ?? booked.checkout_date,
      rooms: wanted ?? booked.rooms.map(asLine),
      current_reservation: reservation_number,
      ...proof,
      ...(extras && { extras }),
      ...(coupon_code && { coupon_code }),
      ...(payment && { payment_type: payment.type }),
    }
    return send(rooms.price, { hotelId: HOTEL, query })
  }

  const put = (reservationId: string, body: Change, name = key()) =>
    send(changing.update, { hotelId: HOTEL, reservationId, body }, { [HEADERS.idempotencyKey]: name })

  /** At the fee the guest saw. */
  const cancel = ({ reservation_number: reservationId, total }: Reservation, name = key()) => {
    const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: total.cancellation.fee }
    const headers = { [HEADERS.idempotencyKey]: name }
    return send(managing.cancel, { hotelId: HOTEL, reservationId, query: proof, body }, headers)
  }

  /** What the guest saw is agreed to. */
  async function change(booked: Reservation, wish: Wish, name?: string) {
    const priced = await price(booked, wish)
    assert.equal(priced.status, 200, JSON.stringify(priced.body))
    const { total, change: sum } = priced.body.data
    const body = { ...proof, ...wish, version: booked.version, total_price: total.total_price }
    return { sum, body, answer: await put(booked.reservation_number, body, name) }
  }

  /** Everything taken of a hotel, by table: what adds up whatever happens. */
  async function stock() {
    const of = (table: string, where: string) =>
      sql.raw(`select coalesce(sum(sold), 0)::int as sold,
      coalesce(sum(held), 0)::int as held from ${table} where ${where}`)
    const counted = async (table: string, where: string) => {
      const [row] = await rowsOf<{ sold: number; held: number }>(world.database.orm, of(table, where))
      return row
    }
    return {
      rooms: await counted('inventory_day', `hotel_id = ${HOTEL}`),
      plans: await counted('rate_day', `hotel_id = ${HOTEL}`),
      extras: await counted('extra_day', `extra_id in (select id from extra where hotel_id = ${HOTEL})`),
    }
  }

  return { key, roomFor, byCard, bookingOf, postBooking, book, show, price, put, change, cancel, stock }
}
export type Changes = ReturnType<typeof changesOf>
export type Changing = Awaited<ReturnType<typeof openChanging>>

type Told = { errors?: { details: { code?: number; reason?: unknown } }[] }
/** Why something was refused. */
export const refusalOf = ({ errors }: Told) => errors?.[0]?.details

/** What the ledger says beside what the payments say: they are the same, whatever happened. */
export async function moneyOf({ database: { orm } }: Pick<World, 'database'>, number: string) {
  const [row] = await orm.select().from(reservation).where(eq(reservation.number, number))
  assert.ok(row)
  const mine = eq(payment.reservation_id, row.id)
  const paid = await orm.select().from(payment).where(mine).orderBy(payment.created_at, payment.id)
  const entries = await orm
    .select({ kind: paymentEntry.kind, amount: paymentEntry.amount_gross })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.id, paymentEntry.payment_id))
    .where(mine)
  const sum = (kind: string) => add(...entries.filter((one) => one.kind === kind).map(({ amount }) => amount))
  assert.equal(sum('captured'), add(...paid.map(({ captured_gross }) => captured_gross)))
  assert.equal(sum('refunded'), add(...paid.map(({ refunded_gross }) => refunded_gross)))
  const changes = await orm.select().from(reservationChange).where(eq(reservationChange.reservation_id, row.id))
  return { row, paid, changes, left: sum('captured') - sum('refunded') }
}

export const asLine = (room: Reservation['rooms'][number]) => ({
  reservation_hotel_room_id: room.reservation_hotel_room_id,
  room_type_code: room.room_type_code,
  room_plan_code: room.room_plan_code,
  quantity: 1,
  party: room.party,
})
