import { array, assign, integer, nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { listedReservation } from '../stay/listed-reservation.ts'
import { organization } from './organization.ts'
import { count } from '../wire.ts'

/** What a corporate sign-in gives: a session of its own, beside whatever a member has. */
export const organizationSignedIn = object({
  session: string(),
  user: object({ id: integer(), account_id: string() }),
  organization,
  organization_role: nullable(string()),
})
export type OrganizationSignedIn = Infer<typeof organizationSignedIn>

/** Agreed, booked and left stays of one hotel; what was booked elsewhere than on the website is not counted (CORP-010). */
const stayUsage = object({
  hotel_id: integer(),
  hotel_name: string(),
  max_stays: count(),
  reserved: count(),
  /** Never below zero: more than agreed is not owed back. */
  remaining: count(),
})
export type StayUsage = Infer<typeof stayUsage>

export const organizationUsage = object({ id: integer(), name: string(), usage: array(stayUsage) })

/** A stay as the organization's list shows it: like a member's, and who travels. */
const organizationStay = assign(listedReservation, object({ guest_name: string() }))
export type OrganizationStay = Infer<typeof organizationStay>

export const organizationStayPage = object({
  data: array(organizationStay),
  page: count(),
  total_pages: count(),
  total_entries: count(),
})
