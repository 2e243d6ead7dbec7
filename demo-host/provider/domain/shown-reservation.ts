import { and, asc, desc, eq } from 'drizzle-orm'

import type { Reservation } from '../../../shared/model/reservation.ts'
import { add } from '../../../shared/rules/money.ts'
import { feeAt } from '../../../shared/rules/policy.ts'
import type { Context } from '../http/context.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import { exchangeOf } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { localNow } from './hotel-time.ts'
import type { Hotel } from './house.ts'
import { hashOf } from './ids.ts'
import { paidSoFar } from './ledger.ts'
import { freeDeadline, policyAnswer } from './policies.ts'
import { missing } from './refused.ts'
import { photosOf, textOf } from './texts.ts'
import type { Reader } from './texts.ts'

type Proof = { email?: string | undefined; bypass_token?: string | undefined }
type Row = typeof reservation.$inferSelect
type RoomRow = typeof reservationRoom.$inferSelect

/** Number and e-mail, or number and token; a wrong pair is as a number that never was (guarantees S7, S8). */
export async function shownReservation(
  hotel: Hotel,
  number: string,
  proof: Proof,
  context: Context,
): Promise<Reservation> {
  const { orm } = context.database
  const found = await orm
    .select()
    .from(reservation)
    .where(and(eq(reservation.number, number), eq(reservation.hotel_id, hotel.id)))
  const row = found[0]
  if (!row || !isProven(row, proof)) throw missing('There is no such reservation')

  const rooms = await orm
    .select()
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, row.id))
    .orderBy(asc(reservationRoom.position))
  const attempts = await orm
    .select()
    .from(payment)
    .where(eq(payment.reservation_id, row.id))
    .orderBy(desc(payment.created_at))
  const paid = await paidSoFar(orm, row.id)
  const { currency, mcp_currency, exchange_rate_version: version } = row
  const exchange = mcp_currency && version ? await exchangeOf(orm, currency, mcp_currency, version) : null
  return answer(hotel, row, rooms, attempts[0] ?? null, { paid, exchange }, proof.bypass_token ?? '', context)
}

function isProven(row: Row, { email, bypass_token }: Proof): boolean {
  // Hashes are compared, so the time it takes says nothing about the token.
  if (bypass_token) return hashOf(bypass_token) === row.bypass_token_hash
  return email !== undefined && hashOf(email.trim().toLowerCase()) === hashOf(row.email.toLowerCase())
}

function answer(
  hotel: Hotel,
  row: Row,
  rooms: readonly RoomRow[],
  attempt: typeof payment.$inferSelect | null,
  { paid, exchange }: { paid: number; exchange: Exchange | null },
  token: string,
  { clock, locale, origins }: Context,
): Reservation {
  const reader = { locale, bookLanguages: hotel.book_languages, api: origins.api }
  const now = clock.now()
  const at = localNow(hotel.time_zone, now)
  const fee = add(...rooms.map((room) => feeAt(room.policy, row.checkin_date, room.total_gross, at).amount))
  const stands = row.cancellation_fee_gross ?? fee
  const deadlines = rooms.map((room) => freeDeadline(room.policy, hotel, row.checkin_date, now))
  return {
    reservationID: row.number,
    hotelId: row.hotel_id,
    reservation_number: row.number,
    email: row.email,
    // Only whoever has the token gets it back; it is not stored.
    token,
    name: `${row.guest.first_name} ${row.guest.last_name}`,
    status: row.status,
    version: row.version,
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    check_in_range: { from: row.check_in_from, to: row.check_in_to },
    check_out_time: row.check_out_time,
    rooms: rooms.map((room) => roomAnswer(room, reader)),
    guest: row.guest,
    payment: {
      type: row.payment_type,
      transaction_status: attempt?.state ?? null,
      card: attempt?.card_brand && attempt.card_last4 ? { brand: attempt.card_brand, last4: attempt.card_last4 } : null,
      paid,
      due_at_hotel: row.status === 'cancelled' ? 0 : row.total_gross - paid,
    },
    total: {
      ...row.total,
      cancellation: { fee: stands, ...(exchange && { mcp_fee: { cents: exchange.of(stands) } }) },
    },
    currency: row.currency,
    mcp_currency: row.mcp_currency,
    points_earned: 0,
    cancellation_policies: policiesOf(rooms, deadlines, reader),
    cancellation_free_deadline: deadlines.includes(null) ? null : (deadlines.toSorted()[0] ?? null),
    is_staff_edited: row.staff_edited,
    booking_method: row.source,
    locale: row.locale,
    lottery_result: null,
    hotel: {
      name: textOf(hotel.names, reader),
      url: hotel.settings.website_url,
      phone_number: hotel.phone_number,
      full_address: textOf(hotel.address.full_addresses, reader),
    },
  }
}

function roomAnswer(room: RoomRow, reader: Reader): Reservation['rooms'][number] {
  return {
    reservation_hotel_room_id: room.id,
    room_type_code: room.room_type_code,
    room_type_name: textOf(room.room_type_names, reader),
    room_plan_code: room.room_plan_code,
    room_plan_name: textOf(room.room_plan_names, reader),
    party: room.party,
    photos: photosOf(room.photos, reader),
    meals: room.meals,
    total_price: room.total_gross,
  }
}

/** Each policy once, with the room plans it is for. */
function policiesOf(rooms: readonly RoomRow[], deadlines: readonly (string | null)[], reader: Reader) {
  const ids = [...new Set(rooms.map(({ policy }) => policy.id))]
  return ids.flatMap((id) => {
    const at = rooms.findIndex(({ policy }) => policy.id === id)
    const first = rooms[at]
    const codes = [
      ...new Set(rooms.filter(({ policy }) => policy.id === id).map(({ room_plan_code }) => room_plan_code)),
    ]
    return first ? [policyAnswer(first.policy, codes, deadlines[at] ?? null, reader)] : []
  })
}
