import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { CLIENT_SESSION_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Database } from '../db/open.ts'
import { preparedOnce, UNNAMED } from '../db/prepared.ts'
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

/** The statement for a session, and for what is read beside it by a placeholder `key`. */
export const sessionBeside = <Beside>(beside: SQL<Beside>) =>
  preparedOnce((orm) =>
    orm
      .select({ session: clientSession, beside })
      .from(clientSession)
      .where(and(eq(clientSession.token_hash, sql.placeholder('token_hash')), isNull(clientSession.revoked_at)))
      .prepare(UNNAMED),
  )

type Stored<Beside> = { session: typeof clientSession.$inferSelect; beside: Beside }
type Statement<Beside> = {
  execute: (values: { token_hash: string; key: string | number }) => Promise<Stored<Beside>[]>
}

/** The session a token stands for, ended ones included: who asks decides what an ended one means. */
export async function knownSession<Beside>(
  { database, clock }: Deps,
  token: string,
  { statement, key }: { statement: (orm: Database['orm']) => Statement<Beside>; key: string | number },
): Promise<{ session: ClientSession; beside: Beside } | null> {
  const [found] = await statement(database.orm).execute({ token_hash: hashOf(token), key })
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
