import { and, eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { idempotencyKey } from '../db/schema/booking.ts'
import type { Orm } from '../db/orm.ts'
import type { Context, Services } from './context.ts'
import type { Clock } from './ids.ts'
import { ApiError } from './api-error.ts'
import type { Seal } from './seal.ts'
import { requireSession } from './sessions.ts'

// Guarantee S10: an answer is kept for a day, bound to session, hotel and route, in the transaction that made it. It holds
// the token that opens a reservation, so it is kept sealed (guarantee S17). The same key from another session is the same
// operation all the same: it is refused, never carried out once more. Whoever has the key and a new session asks what
// became of it by its own call (GET /hotels/:hotelId/payment_attempts).
const KEPT_MS = DAY_MS
const WAIT_MS = 100
const WAITS = 100
/** The hash of no body there is. */
const NO_BODY = ''

export type IdempotencyKey = { scope: string; key: string; body: string; sessionId: number; seal: Seal }
type Refused = { kind: 'refused'; code: number; title: string }
type Outcome = { kind: 'answer'; answer: unknown } | Refused
/** Rows of before they were sealed live a day longer. */
type Stored = { kind: 'sealed'; sealed: string } | Outcome

const stored = (outcome: Outcome, { seal }: Seal): Stored =>
  outcome.kind === 'refused' ? outcome : { kind: 'sealed', sealed: seal(JSON.stringify(outcome.answer)) }

/** Null where there is no answer, or none that our key opens. */
function unsealed(row: unknown, { open }: Seal): Outcome | null {
  const kept = row as Stored | null // written by stored() only
  if (kept?.kind !== 'sealed') return kept
  const text = open(kept.sealed)
  return text === null ? null : { kind: 'answer', answer: JSON.parse(text) }
}

const isSame = ({ scope, key }: IdempotencyKey) => and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key))

/** The key of a call whose row says `idempotent`, bound to the session and to what the call is about. */
export function idempotencyKeyFor(
  { session, idempotency, seal }: Pick<Context, 'session' | 'idempotency' | 'seal'>,
  about: string,
): IdempotencyKey {
  const { id } = requireSession(session, true)
  if (!idempotency) throw new Error('The contract says `idempotent` of this call')
  return { ...idempotency, scope: about, sessionId: id, seal }
}

/** What stands in one place only: done by the first of many equal requests; the others come back when it is there to be read. */
export async function runOnce(
  { database: { orm }, clock }: Pick<Context, 'database' | 'clock'>,
  key: IdempotencyKey,
  work: (tx: Orm) => Promise<void>,
): Promise<void> {
  const isFirst = await orm.transaction(async (tx) => {
    if (!(await claimKey(tx, key, clock))) return false
    await work(tx)
    await finishWithAnswer(tx, key, null)
    return true
  })
  if (!isFirst) await replay(orm, key)
}

/** True for the first of many equal requests; the others wait here until its transaction ends. */
export async function claimKey(tx: Orm, key: IdempotencyKey, clock: Clock): Promise<boolean> {
  const now = clock.now()
  const won = await tx
    .insert(idempotencyKey)
    .values({
      scope: key.scope,
      key: key.key,
      client_session_id: key.sessionId,
      request_hash: key.body,
      state: 'running',
      created_at: new Date(now),
      expires_at: new Date(now + KEPT_MS),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return won.length === 1
}

/**
 * Nobody has heard of this key, and nobody will: a request that was under way for so long that its guest was told so is
 * refused when it comes. A request that was heard by now stays as it is.
 */
export async function closeKey(
  orm: Orm,
  { scope, key, sessionId }: Pick<IdempotencyKey, 'scope' | 'key' | 'sessionId'>,
  clock: Clock,
): Promise<void> {
  const now = clock.now()
  await orm
    .insert(idempotencyKey)
    .values({
      scope,
      key,
      client_session_id: sessionId,
      request_hash: NO_BODY,
      state: 'done',
      created_at: new Date(now),
      expires_at: new Date(now + KEPT_MS),
    })
    .onConflictDoNothing()
}

/** Whether this very request was heard before. */
export async function isRepeated(orm: Orm, key: IdempotencyKey): Promise<boolean> {
  return (await orm.$count(idempotencyKey, isSame(key))) > 0
}

/** What a running attempt would answer if it ended now, and whose it is. */
export async function keepAnswer(tx: Orm, key: IdempotencyKey, reservationId: number, answer: unknown): Promise<void> {
  const kept = stored({ kind: 'answer', answer }, key.seal)
  await tx.update(idempotencyKey).set({ reservation_id: reservationId, status: 201, answer: kept }).where(isSame(key))
}

/** The attempt of a reservation is over, whoever ended it. */
export async function finishAttempt(
  tx: Orm,
  { seal }: Pick<Services, 'seal'>,
  reservationId: number,
  status: number,
  outcome: Outcome,
): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ state: 'done', status, answer: stored(outcome, seal) })
    .where(and(eq(idempotencyKey.reservation_id, reservationId), eq(idempotencyKey.state, 'running')))
}

/** The same of a call that makes no reservation, in the transaction that did its work. */
export async function finishWithAnswer(tx: Orm, key: IdempotencyKey, answer: unknown): Promise<void> {
  const kept = stored({ kind: 'answer', answer }, key.seal)
  await tx.update(idempotencyKey).set({ state: 'done', status: 201, answer: kept }).where(isSame(key))
}

/** The bypass token of a booking under way is kept nowhere else but as its hash. */
export async function answerOf(tx: Orm, { seal }: Pick<Services, 'seal'>, reservationId: number): Promise<unknown> {
  const rows = await tx.select().from(idempotencyKey).where(eq(idempotencyKey.reservation_id, reservationId))
  const outcome = unsealed(rows[0]?.answer ?? null, seal)
  return outcome?.kind === 'answer' ? outcome.answer : null
}

/** The answer of the first of the equal requests; waits for it a bounded while. */
export async function replay(orm: Orm, key: IdempotencyKey): Promise<unknown> {
  for (let turn = 0; turn < WAITS; turn++) {
    const row = (await orm.select().from(idempotencyKey).where(isSame(key)))[0]
    if (row && row.client_session_id !== key.sessionId) throw usedElsewhere()
    if (row && row.request_hash !== key.body)
      throw new ApiError(ERRORS.invalidRequest, 'This Idempotency-Key was used with another body')
    if (row?.state === 'done') return outcomeOf(row.status ?? 500, unsealed(row.answer, key.seal))
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new ApiError(ERRORS.reservationBusy, 'This booking is still being processed')
}

// With the code of what is still being processed: nobody may take this for a charge that was refused.
const usedElsewhere = () =>
  new ApiError(ERRORS.reservationBusy, 'This Idempotency-Key was used in another session', { status: 403 })

function outcomeOf(status: number, outcome: Outcome | null): unknown {
  if (outcome === null) throw new Error('The answer was sealed with another key')
  if (outcome.kind === 'answer') return outcome.answer
  throw new ApiError({ status, code: outcome.code }, outcome.title)
}
