import { and, eq, gt } from 'drizzle-orm'

import { CLIENT_SESSION_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { isOrganizationAdmin } from '../../../shared/rules/organization.ts'
import type { Orm } from '../db/orm.ts'
import { organization, organizationSession, organizationUser } from '../db/schema/organization.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import type { Context, Services, SignedInOrganization } from '../kernel/context.ts'
import { hashOf } from '../kernel/ids.ts'

// Signed in for an organization is a session of its own, in a header of its own: a member may sign in and out beside it.

/** Whose session this is; null when it is nobody's, or over, or the account was closed since. */
export async function organizationOfToken(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string | null,
): Promise<SignedInOrganization | null> {
  if (token === null) return null
  const [found] = await database.orm
    .select({
      id: organization.id,
      name: organization.name,
      display_name: organization.display_name,
      program_id: organization.program_id,
      brand_id: organization.brand_id,
      user_id: organizationUser.id,
      role: organizationUser.role,
      session: organizationSession.token_hash,
    })
    .from(organizationSession)
    .innerJoin(organizationUser, eq(organizationUser.id, organizationSession.organization_user_id))
    .innerJoin(organization, eq(organization.id, organizationUser.organization_id))
    .where(
      and(
        eq(organizationSession.token_hash, hashOf(token)),
        gt(organizationSession.expires_at, new Date(clock.now())),
        eq(organizationUser.active, true),
        eq(organization.active, true),
      ),
    )
  return found ?? null
}

/** @returns the secret of a new session; only its hash is kept */
export async function startOrganizationSession(
  orm: Pick<Orm, 'insert'>,
  organization_user_id: number,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
): Promise<string> {
  const secret = ids.next()
  const now = clock.now()
  await orm.insert(organizationSession).values({
    token_hash: hashOf(secret),
    organization_user_id,
    expires_at: new Date(now + CLIENT_SESSION_MS),
    created_at: new Date(now),
  })
  return secret
}

/**
 * The organization of a call's path, for its own accounts; another one is as one that never was.
 * @throws signInRequired without a session
 */
export function requireOrganization(
  { organization: who }: Pick<Context, 'organization'>,
  brandId: string,
  organizationId: string,
): SignedInOrganization {
  if (!who) throw new ApiError(ERRORS.signInRequired, 'Please sign in for your organization again')
  if (String(who.brand_id) !== brandId || String(who.id) !== organizationId)
    throw missing('There is no such organization')
  return who
}

/** The same for what an organization's admins alone may see (PERM-008): 403 for its other accounts. */
export function requireOrganizationAdmin(
  context: Pick<Context, 'organization'>,
  brandId: string,
  organizationId: string,
): SignedInOrganization {
  const who = requireOrganization(context, brandId, organizationId)
  if (!isOrganizationAdmin(who.role))
    throw new ApiError(ERRORS.invalidRequest, 'Only an admin of the organization may see this', { status: 403 })
  return who
}
