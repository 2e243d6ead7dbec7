import { eq, lte } from 'drizzle-orm'

import { TEMPORARY_STORAGE_MS } from '../../../shared/constants.ts'
import type { StoredSelection } from '../../../shared/model/search/ota.ts'
import { temporaryStorage } from '../db/schema/ota.ts'
import { missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { iso } from '../kernel/hotel-time.ts'
import { hashOf } from '../kernel/ids.ts'
import { slowDown } from '../kernel/limits.ts'

type Stored = { id: string; expires_at: string }

/** Keeps what a guest chose for a while; whoever has the id, which nobody guesses, gets it back (CALL-139). */
export async function store(data: StoredSelection, context: Context): Promise<Stored> {
  await slowDown(context, 'ota', 'storage')
  const { orm } = context.database
  const now = context.clock.now()
  // What is over goes with the next that comes.
  await orm.delete(temporaryStorage).where(lte(temporaryStorage.expires_at, new Date(now)))
  const id = context.ids.next()
  const expires_at = new Date(now + TEMPORARY_STORAGE_MS)
  await orm.insert(temporaryStorage).values({ hash: hashOf(id), data, expires_at })
  return { id, expires_at: iso(expires_at.getTime()) }
}

/** @throws 404: it never was, or it is over */
export async function stored(id: string, { database, clock }: Context): Promise<StoredSelection> {
  const [found] = await database.orm
    .select()
    .from(temporaryStorage)
    .where(eq(temporaryStorage.hash, hashOf(id)))
  if (!found || found.expires_at.getTime() <= clock.now()) throw missing('There is no such choice any more')
  return found.data
}
