import { and, eq, sql } from 'drizzle-orm'

import type { InputOf } from '../../../shared/contract/define.ts'
import type { organizations } from '../../../shared/contract/organizations.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { OrganizationSignedIn } from '../../../shared/model/person/organization-account.ts'
import type { Orm } from '../db/orm.ts'
import { organization, organizationSession, organizationUser } from '../db/schema/organization.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { slowDown, uncountRequest } from '../kernel/limits.ts'
import { accountLocked, countPasswordTry, forgivePasswordTry } from '../members/password-tries.ts'
import { isPassword } from '../members/passwords.ts'
import { startOrganizationSession } from './organization-sessions.ts'

const UNAUTHORIZED = 401

/** One answer for an unknown account, a wrong password and an account that was closed. */
const rejected = () =>
  new ApiError(ERRORS.invalidRequest, 'The account id or the password is not right', { status: UNAUTHORIZED })

/** PERM-021: what the hotel switched off is refused, not only hidden. */
function requireOrganizations({ settings }: Hotel): void {
  if (settings.members?.organization_enabled !== true)
    throw new ApiError(ERRORS.invalidRequest, 'This hotel has no corporate sign-in', { status: 403 })
}

/** Ids are typed by hand. */
const cleanAccount = (typed: string): string => typed.trim().toLowerCase()

type Asked = InputOf<typeof organizations.signIn>['body']

/**
 * POST /hotels/{code}/organization/sign_in (CALL-107). Guesses are counted as a member's are: soon for a network, late for
 * the account.
 */
export async function signInOrganization(
  context: Context,
  hotel: Hotel,
  { account_id, password }: Asked,
): Promise<OrganizationSignedIn> {
  requireOrganizations(hotel)
  const counted = await slowDown(context, hotel.id, 'sign_in')
  const account = cleanAccount(account_id)
  // An address has a @ and no colon before it: no member's account is counted with this one.
  const tried = await countPasswordTry(context, hotel.brand_id, `organization:${account}`)
  const found = await findAccount(context.database.orm, hotel.brand_id, account)
  const isRight = await isPassword(found?.user.password_hash, password)
  if (!isRight || !found?.user.active || !found.organization.active) {
    await auditRefusal(context, hotel, found?.user.id ?? null)
    throw tried.isLast ? accountLocked() : rejected()
  }
  await forgivePasswordTry(context, tried)
  await uncountRequest(context, counted)
  const { user, organization: own } = found
  const session = await context.database.orm.transaction(async (tx) => {
    // A sign-in in place of another one ends that one.
    if (context.organization) await endSession(tx, context.organization.session)
    await writeAudit(tx, context, { kind: 'organization_signed_in', hotel_id: hotel.id, organization_user_id: user.id })
    return startOrganizationSession(tx, user.id, context)
  })
  const { id, name, display_name, program_id } = own
  return {
    session,
    user: { id: user.id, account_id: user.account_id },
    organization: { id, name, display_name, program_id },
    organization_role: user.role,
  }
}

/** Whoever is signed out already has what they asked for. */
export async function signOutOrganization(context: Context, hotel: Hotel): Promise<void> {
  const { organization: who } = context
  if (!who) return
  await context.database.orm.transaction(async (tx) => {
    await endSession(tx, who.session)
    const about = { hotel_id: hotel.id, organization_user_id: who.user_id }
    await writeAudit(tx, context, { kind: 'organization_signed_out', ...about })
  })
}

const endSession = (tx: Pick<Orm, 'delete'>, hash: string) =>
  tx.delete(organizationSession).where(eq(organizationSession.token_hash, hash))

async function findAccount(orm: Pick<Orm, 'select'>, brandId: number, account: string) {
  const [found] = await orm
    .select({ user: organizationUser, organization })
    .from(organizationUser)
    .innerJoin(organization, eq(organization.id, organizationUser.organization_id))
    .where(and(eq(organizationUser.brand_id, brandId), eq(sql`lower(${organizationUser.account_id})`, account)))
  return found ?? null
}

/** Written alike whether there is such an account or not. */
const auditRefusal = (context: Context, hotel: Hotel, organization_user_id: number | null) =>
  writeAudit(context.database.orm, context, {
    kind: 'organization_sign_in_refused',
    by: 'rejected',
    hotel_id: hotel.id,
    organization_user_id,
  })
