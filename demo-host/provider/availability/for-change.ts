import { and, eq, ne } from 'drizzle-orm'

import type { Updated } from '../../../shared/model/stay/held.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Context } from '../kernel/context.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { withoutLotteryNights } from '../inventory/lottery-nights.ts'
import { loadRatesAndInventory, loadStay } from '../inventory/rate-calendar.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { withoutOwnExtras } from '../extras/without-own-extras.ts'
import { loadExtras } from '../extras/extras.ts'
import type { HotelExtra } from '../extras/extras.ts'
import { withoutOwnBooking } from '../inventory/without-own-booking.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
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
  const inventory = await loadStay(context.database.orm, hotel.id, stay)
  return withoutOwnBooking(inventory, await roomsOf(hotel, asked, context))
}

/** Who reads a calendar: to change a reservation, or in the search of a lottery. */
export type CalendarReader = Updated & { lottery_event_uuid?: string | undefined }

/** The same of any nights, as a calendar reads them: those that are given by lot alone are closed, but to their own lottery. */
export async function loadInventoryFor(
  catalog: HotelCatalog,
  [first, last]: readonly [PlainDate, PlainDate],
  asked: CalendarReader,
  context: Context,
): Promise<RatesAndInventory> {
  const { hotel } = catalog
  const inventory = await loadRatesAndInventory(context.database.orm, hotel.id, first, last)
  const booked = await roomsOf(hotel, asked, context)
  // A stay that was won may stay where it is.
  const own = booked.flatMap(({ price }) => price.nights.map(({ date }) => date))
  const { lottery_event_uuid } = asked
  return withoutLotteryNights(catalog, withoutOwnBooking(inventory, booked), context.clock.now(), { lottery_event_uuid, own }) // prettier-ignore
}

/** Nothing where no reservation is changed. */
async function roomsOf(hotel: Hotel, asked: Updated, context: Context) {
  const row = await changedBy(hotel, asked, context)
  return row ? bookedRooms(context.database.orm, row.id) : []
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
