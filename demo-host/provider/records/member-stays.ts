import { and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { ListedReservation, ListStatus } from '../../../shared/model/stay/listed-reservation.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Context } from '../kernel/context.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { freeDeadline } from '../hotels/policies.ts'
import { photosOf, localizerOf, localize } from '../kernel/texts.ts'

const PAGE_SIZE = 10
/** Stays that came of a room lottery say so as their source. */
export const LOTTERY_SOURCE = 'lottery'

type Row = typeof reservation.$inferSelect
type RoomRow = typeof reservationRoom.$inferSelect
type Owner = { id: number; brand_id: number }
type Asked = { page: number; status: ListStatus }

/** A member's stays at all hotels of the brand (CALL-054). */
export async function staysOf(owner: Owner, asked: Asked, context: Context) {
  const { data, ...page } = await stayPage(eq(reservation.member_id, owner.id), owner, asked, context)
  return { data: data.map(({ stay }) => stay), ...page }
}

/** An organization's, whoever of its accounts booked them, with the name of who travels (CALL-109). */
export async function organizationStaysOf(owner: Owner, asked: Asked, context: Context) {
  const { data, ...page } = await stayPage(eq(reservation.organization_id, owner.id), owner, asked, context)
  return { data: data.map(({ stay, row }) => ({ ...stay, guest_name: guestName(row) })), ...page }
}

/** Latin letters, which every hotel asks for. */
const guestName = ({ guest }: Row): string => `${guest.first_name} ${guest.last_name}`.trim()

/** One page of the stays that are `own`; a payment the bank still waits for comes first. */
async function stayPage(own: SQL, { brand_id }: Pick<Owner, 'brand_id'>, { page, status }: Asked, context: Context) {
  const { orm } = context.database
  const hotels = await orm.select().from(hotel).where(eq(hotel.brand_id, brand_id))
  const wanted = and(own, ...LISTS[status](isAhead(hotels, context.clock.now())))
  const total = await orm.$count(reservation, wanted)
  const isNext = status === 'upcoming'
  const rows = await orm
    .select()
    .from(reservation)
    .where(wanted)
    .orderBy(
      desc(sql`${reservation.status} = 'payment_pending'`),
      isNext ? asc(reservation.checkin_date) : desc(reservation.checkin_date),
      asc(reservation.id),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const rooms = rows.length
    ? await orm
        .select()
        .from(reservationRoom)
        .where(
          inArray(
            reservationRoom.reservation_id,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(reservationRoom.reservation_id), asc(reservationRoom.position))
    : []
  const data = rows.flatMap((row) => {
    const at = hotels.find(({ id }) => id === row.hotel_id)
    const taken = rooms.filter(({ reservation_id }) => reservation_id === row.id)
    return at ? [{ stay: listed(at, row, taken, context), row }] : []
  })
  return { data, page, total_pages: Math.ceil(total / PAGE_SIZE), total_entries: total }
}

/** A stay is over with its last day, as each hotel counts days. */
function isAhead(hotels: readonly Hotel[], now: number): SQL {
  const dated = hotels.map((at) => ({ id: at.id, today: businessDate(at, now) }))
  const days = [...new Set(dated.map(({ today }) => today))]
  const ahead = days.map((today) => {
    const ids = dated.filter((at) => at.today === today).map(({ id }) => id)
    return and(inArray(reservation.hotel_id, ids), gte(reservation.checkout_date, today))
  })
  return or(...ahead) ?? sql`false`
}

const STANDS = inArray(reservation.status, ['payment_pending', 'done'])
const LISTS: Record<ListStatus, (ahead: SQL) => (SQL | undefined)[]> = {
  upcoming: (ahead) => [STANDS, ahead],
  completed: (ahead) => [
    or(eq(reservation.status, 'completed'), and(eq(reservation.status, 'done'), sql`not (${ahead})`)),
  ],
  cancelled: () => [eq(reservation.status, 'cancelled')],
  lottery: () => [eq(reservation.source, LOTTERY_SOURCE)],
}

function listed(at: Hotel, row: Row, rooms: readonly RoomRow[], context: Context): ListedReservation {
  const localizer = localizerOf(at, context)
  const now = context.clock.now()
  const deadlines = rooms.map(({ policy }) => freeDeadline(policy, at, row.checkin_date, now))
  const isPending = row.status === 'payment_pending'
  return {
    reservation_number: row.number,
    hotel: { hotel_id: at.id, code: at.code, name: localize(at.names, localizer) },
    email: row.email,
    status: row.status,
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    rooms: rooms.map(({ room_type_names, party }) => ({ room_type_name: localize(room_type_names, localizer), party })),
    photo: photosOf(rooms[0]?.photos ?? [], localizer)[0] ?? null,
    total_price: row.total_gross,
    currency: row.currency,
    cancellation_free_deadline:
      row.status !== 'done' || deadlines.includes(null) ? null : (deadlines.toSorted()[0] ?? null),
    time_zone: at.time_zone,
    payment_expires_at: isPending ? (row.hold_expires_at?.toISOString() ?? null) : null,
  }
}
