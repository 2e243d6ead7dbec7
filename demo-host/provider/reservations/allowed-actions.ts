import { loadTranslate } from '../../../locales/load.ts'
import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { ReservationWarning } from '../../../shared/model/stay/held.ts'
import { updateSettingsOf, whatMayBeDone } from '../../../shared/rules/change/cancelling.ts'
import type { Action, Bar, Kept } from '../../../shared/rules/change/cancelling.ts'
import { receivedAmount } from '../../../shared/rules/money/receipts.ts'
import type { Orm } from '../db/orm.ts'
import type { Context } from '../kernel/context.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import { termsOf } from '../records/change-terms.ts'
import { iso } from '../kernel/hotel-time.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { prepayableBy } from './prepaying.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { holderOf, isHolder, othersThan, viewerOf } from '../records/reservation-holder.ts'
import { receivedFor } from './receipt-content.ts'

const keptOf = (row: ReservationRow, hotel: Hotel, paid: number, context: Context): Kept => ({
  status: row.status,
  hotelId: row.hotel_id,
  checkin_date: row.checkin_date,
  checkout_date: row.checkout_date,
  holder: holderOf(row),
  is_holder: isHolder(row, hotel, context),
  is_staff_edited: row.staff_edited,
  paid,
})

/** What stands in the way of each action for whoever asks, now. */
export async function barsOf(
  tx: Orm,
  row: ReservationRow,
  hotel: Hotel,
  context: Context,
): Promise<Record<Action, Bar | null>> {
  const booked = keptOf(row, hotel, receivedAmount(await receivedFor(tx, row)), context)
  // A change that waits for the bank is a payment under way, though the stay stands meanwhile.
  const isPaying = booked.status === 'done' && (await isBeingChanged(tx, row.id))
  const kept = isPaying ? { ...booked, status: 'payment_pending' as const } : booked
  const house = { time_zone: hotel.time_zone, updates: hotel.settings.updates ?? null }
  return whatMayBeDone(kept, house, viewerOf(hotel, context), context.clock.now())
}

export async function updateSettings(
  row: ReservationRow,
  catalog: HotelCatalog,
  context: Context,
): Promise<UpdateSettings> {
  const { orm } = context.database
  const { update } = await barsOf(orm, row, catalog.hotel, context)
  const settings = updateSettingsOf(update)
  const prepayable_by = settings.updatable ? await prepayableBy(orm, catalog, row, context) : []
  return { ...settings, terms: termsOf(catalog.hotel), as_of: iso(context.clock.now()), prepayable_by }
}

/** In the guest's language, as they are shown (MANAGE-031). */
export async function warningsFor(row: ReservationRow, hotel: Hotel, context: Context): Promise<ReservationWarning[]> {
  const found = othersThan(row, hotel, context)
  if (found.length === 0) return []
  const t = await loadTranslate(context.locale, ['manage'])
  return found.map((type) => ({ type, messages: [t(`manage.${type}`)] }))
}
