import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { CLIENT_SESSION_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Database } from '../db/open.ts'
import { clientSession } from '../db/schema/identity.ts'
import { hashOf } from './ids.ts'
import type { Clock, Ids } from './ids.ts'
import { ApiError } from './api-error.ts'

export type ClientSession = typeof clientSession.$inferSelect & { isExpired: boolean }
type Deps = { database: Database; clock: Clock }

export async function startSession({ database, clock, ids }: Deps & { ids: Ids }, key: string) {
  const token = ids.next()
  const now = clock.now()
  const expires_at = new Date(now + CLIENT_SESSION_MS)
  await database.orm
    .insert(clientSession)
    .values({ token_hash: hashOf(token), client_key: key, expires_at, created_at: new Date(now) })
  return { token, expires_at }
}

/**
 * The session a token stands for, ended ones included: who asks decides what an ended one means. What stands `beside` is
 * read in the same statement.
 */
export async function knownSession<Beside>(
  { database, clock }: Deps,
  token: string,
  beside: SQL<Beside>,
): Promise<{ session: ClientSession; beside: Beside } | null> {
  const [found] = await database.orm
    .select({ session: clientSession, beside })
    .from(clientSession)
    .where(and(eq(clientSession.token_hash, hashOf(token)), isNull(clientSession.revoked_at)))
  if (!found) return null
  const { session } = found
  return { ...found, session: { ...session, isExpired: session.expires_at.getTime() <= clock.now() } }
}

/**
 * Settings ask for a new start with either (BOOT-015). Everywhere else a session that ran out is renewed in
 * passing, by code 4000, so that nobody loses a half-filled form.
 */
export function requireSession(session: ClientSession | null, renewable: boolean): ClientSession {
  if (session && !session.isExpired) return session
  if (session && renewable) throw new ApiError(ERRORS.clientSessionExpired, 'The session has expired')
  throw new ApiError(ERRORS.sessionNotFound, 'The session token was not found')
}
