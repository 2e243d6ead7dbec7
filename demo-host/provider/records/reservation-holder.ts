import type { Holder } from '../../../shared/model/stay/held.ts'
import { accountWarnings } from '../../../shared/rules/change/cancelling.ts'
import type { Viewer } from '../../../shared/rules/change/cancelling.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import type { ReservationRow } from './authorized-reservation.ts'

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

/** The house of a call is the one in its path, which is where the reservation is. */
export const viewerOf = (hotel: Hotel, context: Context): Viewer => ({
  hotelId: hotel.id,
  isMember: memberOf(context, hotel) !== null,
  isOrganization: organizationOf(context, hotel) !== null,
})

/** Why whoever asks may look at the stay and not change it: another sign-in than the one it was booked by (MANAGE-031). */
export const othersThan = (row: ReservationRow, hotel: Hotel, context: Context): ReturnType<typeof accountWarnings> =>
  accountWarnings({ holder: holderOf(row), is_holder: isHolder(row, hotel, context) }, viewerOf(hotel, context))
