import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { authorizedReservation } from './authorized-reservation.ts'
import type { ReservationCredentials, ReservationRow } from './authorized-reservation.ts'

/** A reservation for a call that only shows it: that it was read, and by what proof, is written down first. */
export async function readReservation(
  hotel: Hotel,
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<ReservationRow> {
  const row = await authorizedReservation(hotel, number, proof, context)
  const member_id = memberOf(context, hotel)?.id ?? null
  const company = organizationOf(context, hotel)
  const isOfCompany = company !== null && company.id === row.organization_id
  const isHolder = member_id !== null && member_id === row.member_id
  const by = isOfCompany ? 'organization' : isHolder ? 'account' : proof.bypass_token ? 'token' : 'email'
  await writeAudit(context.database.orm, context, {
    kind: 'stay_read',
    by,
    hotel_id: hotel.id,
    reservation_id: row.id,
    member_id,
    organization_user_id: isOfCompany ? company.user_id : null,
  })
  return row
}
