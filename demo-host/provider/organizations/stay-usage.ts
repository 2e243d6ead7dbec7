import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'

import type { StayUsage } from '../../../shared/model/person/organization-account.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import { organizationAllotment } from '../db/schema/organization.ts'
import type { Context, SignedInOrganization } from '../kernel/context.ts'
import { localize, localizerOf } from '../kernel/texts.ts'

type Asker = Pick<Context, 'database' | 'locale' | 'origins'>

/**
 * What was agreed with each hotel, how many stays of it are booked, and how many are left (CORP-010). A cancelled stay is
 * given back. What reached the hotel by telephone or through an agency is no reservation of ours and is not counted.
 */
export async function stayUsage(who: Pick<SignedInOrganization, 'id'>, asker: Asker): Promise<StayUsage[]> {
  const { orm } = asker.database
  const agreed = await orm
    .select({ hotel, max_stays: organizationAllotment.max_stays })
    .from(organizationAllotment)
    .innerJoin(hotel, eq(hotel.id, organizationAllotment.hotel_id))
    .where(eq(organizationAllotment.organization_id, who.id))
    .orderBy(asc(hotel.id))
  if (agreed.length === 0) return []
  const ids = agreed.map((one) => one.hotel.id)
  const booked = await orm
    .select({ hotel_id: reservation.hotel_id, stays: count() })
    .from(reservation)
    .where(
      and(
        eq(reservation.organization_id, who.id),
        inArray(reservation.hotel_id, ids),
        ne(reservation.status, 'cancelled'),
      ),
    )
    .groupBy(reservation.hotel_id)
  const stays = new Map(booked.map((one) => [one.hotel_id, one.stays]))
  return agreed.map(({ hotel: at, max_stays }) => {
    const reserved = stays.get(at.id) ?? 0
    return {
      hotel_id: at.id,
      hotel_name: localize(at.names, localizerOf(at, asker)),
      max_stays,
      reserved,
      remaining: Math.max(0, max_stays - reserved),
    }
  })
}
