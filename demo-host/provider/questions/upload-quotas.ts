import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ATTACHMENT_BYTES, ATTACHMENT_FILES, HOUR_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { attachment } from '../db/schema/question.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ClientSession } from '../kernel/sessions.ts'

/** How long a file is kept that no booking names. */
export const UNBOUND_MS = HOUR_MS
const GIGABYTE = 1024 ** 3

/** What may lie here unbound at once: a few questions' worth for a guest, a lobby's for an address, some of the disk for all. */
export const QUOTAS = {
  session: { files: 4 * ATTACHMENT_FILES, bytes: 3 * ATTACHMENT_BYTES },
  network: { files: 8 * ATTACHMENT_FILES, bytes: 6 * ATTACHMENT_BYTES },
  server: { files: 20_000, bytes: 4 * GIGABYTE },
} as const satisfies Record<string, { files: number; bytes: number }>

/** Files on their way lie on this machine's disk and in no table: so many at once in a process, of one address and of all. */
export const UNDER_WAY = { network: 4, process: 24 } as const
/** Any number, as long as nothing else in this database uses it. */
const LOCK = 7_340_217

const isUnbound = isNull(attachment.reservation_id)
const wait = (wait_ms: number) =>
  new ApiError(ERRORS.uploadUnreadable, 'Too many files are waiting for a booking', {
    status: 429,
    headers: { 'retry-after': String(wait_ms / SECOND_MS) },
  })

/** Refuses (429) once a session, an address or the whole server holds its quota; files that are booked with do not count. */
export async function refuseOverQuota(orm: Orm, session: ClientSession, network: string): Promise<void> {
  const holders: readonly [SQL | undefined, (typeof QUOTAS)[keyof typeof QUOTAS]][] = [
    [and(isUnbound, eq(attachment.client_session_id, session.id)), QUOTAS.session],
    [and(isUnbound, eq(attachment.network, network)), QUOTAS.network],
    [isUnbound, QUOTAS.server],
  ]
  for (const [whose, quota] of holders) {
    const [held] = await orm
      .select({
        files: sql<number>`count(*)`.mapWith(Number),
        bytes: sql<number>`coalesce(sum(${attachment.bytes}), 0)`.mapWith(Number),
      })
      .from(attachment)
      .where(whose)
    if (held && (held.files > quota.files || held.bytes > quota.bytes)) throw wait(UNBOUND_MS)
  }
}

/** Those who keep a file at once are counted one after another, in all processes: together they never pass a quota. */
export const countInTurn = (tx: Orm) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)

/** Counts what is being received; the answer gives the place back. */
export function createUploadPlaces(): (network: string) => () => void {
  const held = new Map<string, number>()
  let all = 0
  return (network) => {
    const mine = held.get(network) ?? 0
    if (mine >= UNDER_WAY.network || all >= UNDER_WAY.process) throw wait(SECOND_MS)
    held.set(network, mine + 1)
    all += 1
    return () => {
      all -= 1
      const left = (held.get(network) ?? 1) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    }
  }
}
