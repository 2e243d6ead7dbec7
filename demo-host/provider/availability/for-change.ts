import { and, eq, ne } from 'drizzle-orm'

import type { Updated } from '../../../shared/model/held.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { Context } from '../kernel/context.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { loadRatesAndInventory, loadStay } from '../inventory/rate-calendar.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { withoutOwnExtras } from '../extras/without-own-extras.ts'
import { loadExtras } from '../extras/extras.ts'
import type { HotelExtra } from '../extras/extras.ts'
import { withoutOwnBooking } from '../inventory/without-own-booking.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { exchangeFor, exchangeOf } from '../pricing/exchange.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { authorizedReservation } from '../records/authorized-reservation.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import type { Stay } from '../inventory/availability-rules.ts'

/** The nights of a stay as its asker finds them: who changes a reservation finds its own rooms free (MANAGE-020). */
export async function loadStayInventory(
  hotel: Hotel,
  stay: Stay,
  asked: Updated,
  context: Context,
): Promise<RatesAndInventory> {
  return freedFor(hotel, await loadStay(context.database.orm, hotel.id, stay), asked, context)
}

/** The same of any nights, as a calendar reads them. */
export async function loadInventoryFor(
  hotel: Hotel,
  [first, last]: readonly [PlainDate, PlainDate],
  asked: Updated,
  context: Context,
): Promise<RatesAndInventory> {
  return freedFor(hotel, await loadRatesAndInventory(context.database.orm, hotel.id, first, last), asked, context)
}

async function freedFor(
  hotel: Hotel,
  inventory: RatesAndInventory,
  asked: Updated,
  context: Context,
): Promise<RatesAndInventory> {
  const row = await changedBy(hotel, asked, context)
  if (!row) return inventory
  return withoutOwnBooking(inventory, await bookedRooms(context.database.orm, row.id))
}

/** The rate of the money an asker sees: who changes a reservation sees it at the one it was agreed at. */
export async function exchangeForStay(
  hotel: Hotel,
  asked: Updated & { mcp_currency?: string | undefined },
  context: Context,
): Promise<Exchange | null> {
  const { orm } = context.database
  const row = await changedBy(hotel, asked, context)
  if (!row) return exchangeFor(orm, hotel, asked.mcp_currency, context.clock.now())
  const { currency, mcp_currency, exchange_rate_version: version } = row
  return mcp_currency && version ? exchangeOf(orm, currency, mcp_currency, version) : null
}

/** The same of the extras. */
export async function loadExtrasInventory(
  hotel: Hotel,
  stay: Stay,
  asked: Updated,
  context: Context,
): Promise<HotelExtra[]> {
  const { orm } = context.database
  const all = await loadExtras(orm, hotel.id, stay)
  const row = await changedBy(hotel, asked, context)
  if (!row) return all
  const booked = await orm
    .select()
    .from(reservationExtra)
    .where(and(eq(reservationExtra.reservation_id, row.id), ne(reservationExtra.state, 'released')))
  return withoutOwnExtras(all, booked)
}

/** Null: nothing is changed, or nothing is left to change of what was booked. */
async function changedBy(hotel: Hotel, asked: Updated, context: Context): Promise<ReservationRow | null> {
  if (!asked.current_reservation) return null
  const row = await authorizedReservation(hotel, asked.current_reservation, asked, context)
  return row.status === 'done' ? row : null
}
