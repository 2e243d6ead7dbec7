import { loadTranslate } from '../../../locales/load.ts'
import type { UpdateSettings } from '../../../shared/model/cancelling.ts'
import type { Holder, ReservationWarning } from '../../../shared/model/held.ts'
import { accountWarnings, updateSettingsOf, whatMayBeDone } from '../../../shared/rules/cancelling.ts'
import type { Action, Bar, Kept, Viewer } from '../../../shared/rules/cancelling.ts'
import { receivedAmount } from '../../../shared/rules/receipts.ts'
import type { Orm } from '../db/orm.ts'
import type { Context } from '../kernel/context.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import { termsOf } from '../records/change-terms.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { prepayableBy } from './prepaying.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { receivedFor } from './receipt-content.ts'

/** Whose booking it is. A deleted account leaves the stay as a guest's. */
export const holderOf = ({
  member_id,
  organization_id,
}: Pick<ReservationRow, 'member_id' | 'organization_id'>): Holder => {
  if (organization_id !== null) return 'organization'
  return member_id === null ? 'guest' : 'member'
}

/** Whoever travels for an organization may be a member, too; who changes the stay is the organization (PERM-007). */
export const isHolder = (row: ReservationRow, hotel: Hotel, context: Context): boolean => {
  if (row.organization_id !== null) return organizationOf(context, hotel)?.id === row.organization_id
  return row.member_id !== null && memberOf(context, hotel)?.id === row.member_id
}

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

/** The house of a call is the one in its path, which is where the reservation is. */
const viewerOf = (hotel: Hotel, context: Context): Viewer => ({
  hotelId: hotel.id,
  isMember: memberOf(context, hotel) !== null,
  isOrganization: organizationOf(context, hotel) !== null,
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
  return { ...settings, terms: termsOf(catalog.hotel), prepayable_by }
}

/** In the guest's language, as they are shown (MANAGE-031). */
export async function warningsFor(row: ReservationRow, hotel: Hotel, context: Context): Promise<ReservationWarning[]> {
  const viewer = viewerOf(hotel, context)
  const found = accountWarnings({ holder: holderOf(row), is_holder: isHolder(row, hotel, context) }, viewer)
  if (found.length === 0) return []
  const t = await loadTranslate(context.locale, ['manage'])
  return found.map((type) => ({ type, messages: [t(`manage.${type}`)] }))
}
