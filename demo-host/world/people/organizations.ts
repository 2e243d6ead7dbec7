import { inArray } from 'drizzle-orm'

import type { Orm } from '../../provider/db/orm.ts'
import { hotel, hotelBrand } from '../../provider/db/schema/hotel.ts'
import { organization, organizationAllotment, organizationUser } from '../../provider/db/schema/organization.ts'
import { continueIds } from '../continue-ids.ts'
import { ACCOUNT_HASH } from './members.ts'

const OPENED = new Date('2025-04-01T00:00:00Z')

/** Whose corporate rate the plans of plans-corporate.ts are. */
export const AOBA = 11
const KITA = 12

/** Companies with an agreement with Moon Inns. */
const ORGANIZATIONS = [
  { id: AOBA, brand_id: 1, name: 'Aoba Trading Co., Ltd.', display_name: 'Aoba Trading', program_id: 101 },
  { id: KITA, brand_id: 1, name: 'Kita Design Office, Inc.', display_name: 'Kita Design', program_id: null },
] as const

/** Every password is the one of all accounts of the demonstration. */
const USERS = [
  { organization_id: AOBA, account_id: 'aoba-travel', role: 'user' },
  { organization_id: AOBA, account_id: 'aoba-admin', role: 'super_admin' },
  { organization_id: KITA, account_id: 'kita-travel', role: 'admin' },
] as const

const ALLOTMENTS = [
  { organization_id: AOBA, hotel: 'minato', max_stays: 60 },
  { organization_id: AOBA, hotel: 'kumoi', max_stays: 20 },
  { organization_id: KITA, hotel: 'minato', max_stays: 10 },
] as const

/** Before the plans that are theirs; a world from before there were any gets them at its next start. */
export async function seedOrganizations(tx: Orm): Promise<void> {
  if ((await tx.$count(organization)) > 0) return
  const brands = (await tx.select({ id: hotelBrand.id }).from(hotelBrand)).map(({ id }) => id)
  const own = ORGANIZATIONS.filter(({ brand_id }) => brands.includes(brand_id))
  if (own.length === 0) return
  await tx.insert(organization).values([...own])
  await tx
    .insert(organizationUser)
    .values(USERS.map((user) => ({ brand_id: 1, password_hash: ACCOUNT_HASH, created_at: OPENED, ...user })))
  await continueIds(tx, [organization, organizationUser])
}

/** What they agreed upon with the hotels that are there. */
export async function seedAllotments(tx: Orm): Promise<void> {
  if ((await tx.$count(organizationAllotment)) > 0) return
  const codes = ALLOTMENTS.map((row) => row.hotel)
  const hotels = await tx.select({ id: hotel.id, code: hotel.code }).from(hotel).where(inArray(hotel.code, codes))
  const rows = ALLOTMENTS.flatMap(({ hotel: code, ...row }) => {
    const at = hotels.find((one) => one.code === code)
    return at ? [{ ...row, hotel_id: at.id }] : []
  })
  if (rows.length > 0) await tx.insert(organizationAllotment).values(rows)
}
