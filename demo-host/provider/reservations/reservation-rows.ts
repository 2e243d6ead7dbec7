import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Booking, Guest } from '../../../shared/model/stay/reservation.ts'
import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationNight, reservationRoom } from '../db/schema/booking.ts'
import type { ConfirmedPrice } from '../pricing/confirm-price.ts'
import type { GuestWords } from './guest-words.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { hashOf } from '../kernel/ids.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { nightRows, roomSnapshot } from '../records/room-snapshot.ts'
import { payByOf } from './transfer.ts'

const NUMBERS_TRIED = 5

/** What the guest said about themselves, checked. */
export type CheckedGuest = { guest: Guest; words: GuestWords }
type Terms = { token: string; due: number; isPending: boolean }

export async function insertReservationRow(
  tx: Orm,
  { hotel, plans }: HotelCatalog,
  booking: Booking,
  { guest, words }: CheckedGuest,
  { lines, total, exchange, member }: ConfirmedPrice,
  { token, due, isPending }: Terms,
  context: Context,
) {
  const { clock, ids, locale, session } = context
  const now = new Date(clock.now())
  const plan = plans.find(({ id }) => id === lines[0]?.plan.id)
  for (let attempt = 0; attempt < NUMBERS_TRIED; attempt++) {
    const made = await tx
      .insert(reservation)
      .values({
        number: ids.reservationNumber(),
        hotel_id: hotel.id,
        client_session_id: session?.id ?? null,
        member_id: member?.id ?? null,
        organization_id: organizationOf(context, hotel)?.id ?? null,
        program_id: member?.program_id ?? null,
        quote_id: booking.quote_id,
        email: guest.email,
        guest,
        bypass_token_hash: hashOf(token),
        status: isPending ? 'payment_pending' : 'done',
        source: booking.source ?? 'booking_widget',
        locale,
        checkin_date: booking.checkin_date,
        checkout_date: booking.checkout_date,
        is_day_use: booking.checkin_date === booking.checkout_date,
        check_in_from: plan?.check_in_from ?? hotel.check_in_from,
        check_in_to: plan?.check_in_to ?? hotel.check_in_to,
        check_out_time: plan?.check_out_time ?? hotel.check_out_time,
        payment_type: booking.payment.type,
        currency: hotel.currency,
        total,
        total_gross: total.total_price,
        due_now_gross: due,
        mcp_currency: exchange?.currency ?? null,
        mcp_total_gross: total.mcp_total_price?.cents ?? null,
        exchange_rate_version: exchange?.version ?? null,
        tracking: trackingOf(booking),
        requests: words.requests,
        receipt: words.receipt,
        promotions_opt_in: words.promotions_opt_in,
        pay_by: payByOf(hotel, booking, clock.now()),
        invoice: booking.payment.invoice ?? null,
        hold_expires_at: isPending ? new Date(clock.now() + THREE_DS_MS) : null,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing({ target: reservation.number })
      .returning({ id: reservation.id, number: reservation.number })
    if (made[0]) return made[0]
  }
  throw new Error('No free reservation number was found')
}

const trackingOf = ({ tracking, medium, referrer_code }: Booking) => ({
  ...tracking,
  ...(medium && { medium }),
  ...(referrer_code && { referrer_code }),
})

/** One row a physical room, with copies of everything that must not change afterwards, and its nights. */
export async function insertRooms(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  { words }: CheckedGuest,
  { lines }: ConfirmedPrice,
  reservation_id: number,
  state: 'held' | 'sold',
): Promise<void> {
  // In the order of the booking, as the agreed lines are, however either of them is cut into lines.
  const guests = words.room_guests.flatMap(({ quantity, guest }) => Array.from({ length: quantity }, () => guest))
  const physical = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line))
  const rows = physical.map((line, position) => ({
    ...roomSnapshot(catalog, line, booking.checkin_date),
    reservation_id,
    position,
    party: line.party,
    guest: guests[position] ?? null,
    price: { ...line.price, quantity: 1 },
    accommodation_tax: line.accommodation_tax,
    total_gross: line.total_gross,
  }))
  const made = await tx.insert(reservationRoom).values(rows).returning()
  await tx.insert(reservationNight).values(made.flatMap((room) => nightRows(room, catalog.hotel.id, state)))
}
