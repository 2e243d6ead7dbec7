import { and, eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { idempotencyKey } from '../db/schema/booking.ts'
import type { Orm } from '../db/orm.ts'
import type { Context } from '../http/context.ts'
import type { Clock } from './ids.ts'
import { Refused } from './refused.ts'
import { requireSession } from './sessions.ts'

// Guarantee S10: an answer is kept for a day, bound to session, hotel and route, in the transaction that made it.
const KEPT_MS = DAY_MS
const WAIT_MS = 100
const WAITS = 100
const INVALID = 1000
const IN_FLIGHT = 3013

export type Once = { scope: string; key: string; body: string }
type Stored = { kind: 'answer'; answer: unknown } | { kind: 'refused'; code: number; title: string }

const isMine = ({ scope, key }: Once) => and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key))

/** The key of a call whose row says `once`, bound to the session and to what the call is about. */
export function onceFor({ session, idempotency }: Pick<Context, 'session' | 'idempotency'>, about: string): Once {
  const { id } = requireSession(session, true)
  if (!idempotency) throw new Error('The contract says `once` of this call')
  return { ...idempotency, scope: `${id} ${about}` }
}

/** What stands in one place only: done by the first of many equal requests; the others come back when it is there to be read. */
export async function doOnce(
  { database: { orm }, clock }: Pick<Context, 'database' | 'clock'>,
  once: Once,
  work: (tx: Orm) => Promise<void>,
): Promise<void> {
  const isFirst = await orm.transaction(async (tx) => {
    if (!(await claim(tx, once, clock))) return false
    await work(tx)
    await finishAs(tx, once, null)
    return true
  })
  if (!isFirst) await replay(orm, once)
}

/** True for the first of many equal requests; the others wait here until its transaction ends. */
export async function claim(tx: Orm, once: Once, clock: Clock): Promise<boolean> {
  const now = clock.now()
  const won = await tx
    .insert(idempotencyKey)
    .values({
      scope: once.scope,
      key: once.key,
      request_hash: once.body,
      state: 'running',
      created_at: new Date(now),
      expires_at: new Date(now + KEPT_MS),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return won.length === 1
}

/** Whether this very request was heard before. */
export async function isRepeated(orm: Orm, once: Once): Promise<boolean> {
  return (await orm.$count(idempotencyKey, isMine(once))) > 0
}

/** What a running attempt would answer if it ended now, and whose it is. */
export async function note(tx: Orm, once: Once, reservationId: number, answer: unknown): Promise<void> {
  const stored: Stored = { kind: 'answer', answer }
  await tx
    .update(idempotencyKey)
    .set({ reservation_id: reservationId, status: 201, answer: stored })
    .where(isMine(once))
}

/** The attempt of a reservation is over, whoever ended it. */
export async function finish(tx: Orm, reservationId: number, status: number, stored: Stored): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ state: 'done', status, answer: stored })
    .where(and(eq(idempotencyKey.reservation_id, reservationId), eq(idempotencyKey.state, 'running')))
}

/** The same of a call that makes no reservation, in the transaction that did its work. */
export async function finishAs(tx: Orm, once: Once, answer: unknown): Promise<void> {
  const stored: Stored = { kind: 'answer', answer }
  await tx.update(idempotencyKey).set({ state: 'done', status: 201, answer: stored }).where(isMine(once))
}

/** The bypass token of a booking under way is kept nowhere else in the clear. */
export async function answerOf(tx: Orm, reservationId: number): Promise<unknown> {
  const rows = await tx.select().from(idempotencyKey).where(eq(idempotencyKey.reservation_id, reservationId))
  const stored = rows[0]?.answer as Stored | undefined // written by note() and finish() only
  return stored?.kind === 'answer' ? stored.answer : null
}

/** The answer of the first of the equal requests; waits for it a bounded while. */
export async function replay(orm: Orm, once: Once): Promise<unknown> {
  for (let turn = 0; turn < WAITS; turn++) {
    const row = (await orm.select().from(idempotencyKey).where(isMine(once)))[0]
    if (row && row.request_hash !== once.body)
      throw new Refused(422, INVALID, 'This Idempotency-Key was used with another body')
    if (row?.state === 'done') return opened(row.status ?? 500, row.answer as Stored) // as in answerOf
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Refused(409, IN_FLIGHT, 'This booking is still being processed')
}

function opened(status: number, stored: Stored): unknown {
  if (stored.kind === 'answer') return stored.answer
  throw new Refused(status, stored.code, stored.title)
}
