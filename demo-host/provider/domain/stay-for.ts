import { and, eq, ne } from 'drizzle-orm'

import type { Updated } from '../../../shared/model/held.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { Context } from '../http/context.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { bookedRooms } from './booked-lines.ts'
import { freedExtras } from './change-extras.ts'
import { freedOf } from './change-plan.ts'
import { loadDays, loadStay } from './days.ts'
import type { Days } from './days.ts'
import { loadExtras } from './extras.ts'
import type { HotelExtra } from './extras.ts'
import type { Hotel } from './house.ts'
import { provenReservation } from './proven-reservation.ts'
import type { ReservationRow } from './proven-reservation.ts'
import type { Stay } from './sellable.ts'

/** The nights of a stay as its asker finds them: who changes a reservation finds its own rooms free (specification 4). */
export async function loadStayFor(hotel: Hotel, stay: Stay, asked: Updated, context: Context): Promise<Days> {
  return freedFor(hotel, await loadStay(context.database.orm, hotel.id, stay), asked, context)
}

/** The same of any nights, as a calendar reads them. */
export async function loadDaysFor(
  hotel: Hotel,
  [first, last]: readonly [PlainDate, PlainDate],
  asked: Updated,
  context: Context,
): Promise<Days> {
  return freedFor(hotel, await loadDays(context.database.orm, hotel.id, first, last), asked, context)
}

async function freedFor(hotel: Hotel, days: Days, asked: Updated, context: Context): Promise<Days> {
  const row = await changedBy(hotel, asked, context)
  if (!row) return days
  const rooms = await bookedRooms(context.database.orm, row.id)
  return freedOf(days, { rooms })
}

/** The same of the extras. */
export async function loadExtrasFor(hotel: Hotel, stay: Stay, asked: Updated, context: Context): Promise<HotelExtra[]> {
  const { orm } = context.database
  const all = await loadExtras(orm, hotel.id, stay)
  const row = await changedBy(hotel, asked, context)
  if (!row) return all
  const booked = await orm
    .select()
    .from(reservationExtra)
    .where(and(eq(reservationExtra.reservation_id, row.id), ne(reservationExtra.state, 'released')))
  return freedExtras(all, booked)
}

/** Null: nothing is changed, or nothing is left to change of what was booked. */
async function changedBy(hotel: Hotel, asked: Updated, context: Context): Promise<ReservationRow | null> {
  if (!asked.current_reservation) return null
  const row = await provenReservation(hotel, asked.current_reservation, asked, context)
  return row.status === 'done' ? row : null
}
