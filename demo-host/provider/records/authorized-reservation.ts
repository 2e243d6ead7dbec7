import { and, eq } from 'drizzle-orm'

import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotelBrand } from '../db/schema/hotel.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { hashOf } from '../kernel/ids.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { missing } from '../kernel/api-error.ts'
import { lookUp } from '../kernel/tokens.ts'
import { withLookupLimit } from './lookup-limits.ts'

/** An empty value is none. */
export type ReservationCredentials = { email?: string | undefined; bypass_token?: string | undefined }
export type ReservationRow = typeof reservation.$inferSelect

/**
 * How a reader proves a reservation, on every call about one: its token, or the sign-in of the member or the organization that booked, or
 * its e-mail where the brand does not insist on the token. Whatever is wrong is as a number that never was (guarantees S7,
 * S8), and whoever is wrong too often waits (lookup-limits.ts).
 */
export async function authorizedReservation(
  hotel: Hotel,
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<ReservationRow> {
  const [found] = await context.database.orm
    .select({ row: reservation, isSecure: hotelBrand.reservation_security })
    .from(reservation)
    .innerJoin(hotelBrand, eq(hotelBrand.id, hotel.brand_id))
    .where(and(eq(reservation.number, number), eq(reservation.hotel_id, hotel.id)))
  const who = memberOf(context, hotel)
  const company = organizationOf(context, hotel)
  // Who is signed in as the one who booked guesses nothing.
  if (found && company !== null && company.id === found.row.organization_id) return found.row
  if (found && who !== null && who.id === found.row.member_id) return found.row
  const { bypass_token } = proof
  const isRight = await withLookupLimit(context, { brandId: hotel.brand_id, number, bypass_token }, async () =>
    found ? isProven(found.row, proof, found.isSecure, context) : false,
  )
  if (!found || !isRight) throw missing('There is no such reservation')
  return found.row
}

async function isProven(
  row: ReservationRow,
  { email, bypass_token }: ReservationCredentials,
  isSecure: boolean,
  context: Context,
): Promise<boolean> {
  // Hashes are compared, so the time it takes says nothing about the token.
  if (bypass_token) return hashOf(bypass_token) === row.bypass_token_hash || isOfLetter(row, bypass_token, context)
  const typed = clean(email ?? '')
  // An emptied stay has no address, and blanks are none either.
  return !isSecure && typed !== '' && hashOf(typed) === hashOf(clean(row.email))
}

/** Letters after the first one bring tokens of their own (review-link.ts). */
async function isOfLetter({ id }: ReservationRow, secret: string, { database, clock }: Context): Promise<boolean> {
  const found = await lookUp(database.orm, 'reservation', secret, clock)
  return found.kind === 'good' && found.row.payload.reservation_id === id
}

const clean = (email: string): string => email.trim().toLowerCase()

/** The row for the rest of a transaction: of two changes of one reservation the second waits and sees what the first did. */
export async function lockReservation(tx: Orm, id: number): Promise<ReservationRow> {
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, id)).for('update')
  if (!row) throw missing('There is no such reservation')
  return row
}

/** The same for whoever is about to keep more of the guest: what was erased meanwhile is not there, whatever was shown to prove it. */
export async function lockUnerased(tx: Orm, id: number): Promise<ReservationRow> {
  const row = await lockReservation(tx, id)
  if (row.erased_at) throw missing('There is no such reservation')
  return row
}
