import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { pointBalance, pointEntry, pointLot, pointUse } from '../db/schema/wallet.ts'
import { ApiError } from '../kernel/api-error.ts'

/** Whose points, and of which of their programs. */
export type Owner = { member_id: number; program_id: number }
type Entry = Pick<typeof pointEntry.$inferInsert, 'kind' | 'amount' | 'dedupe' | 'reservation_id'>
type Part = { lot_id: number; amount: number }

const balanceOf = ({ member_id, program_id }: Owner) =>
  and(eq(pointBalance.member_id, member_id), eq(pointBalance.program_id, program_id))
const lotsOf = ({ member_id, program_id }: Owner) =>
  and(eq(pointLot.member_id, member_id), eq(pointLot.program_id, program_id))

/** Every movement locks the balance first and the lots after it, so that two of them never wait for each other. */
async function lockedBalance(tx: Orm, owner: Owner): Promise<{ balance: number; held: number }> {
  await tx.insert(pointBalance).values(ownerOf(owner)).onConflictDoNothing()
  const [row] = await tx.select().from(pointBalance).where(balanceOf(owner)).for('update')
  return row ?? { balance: 0, held: 0 }
}

const ownerOf = ({ member_id, program_id }: Owner): Owner => ({ member_id, program_id })

const write = (tx: Orm, owner: Owner, entry: Entry, at: Date) =>
  tx.insert(pointEntry).values({ ...ownerOf(owner), ...entry, effective_at: at })

/** New points, in a lot of their own. Crediting the same thing twice credits it once. */
export async function creditPoints(
  tx: Orm,
  owner: Owner,
  entry: Omit<Entry, 'kind'>,
  at: Date,
  expires_at: Date | null,
): Promise<void> {
  const { balance } = await lockedBalance(tx, owner)
  const written = await write(tx, owner, { ...entry, kind: 'gained' }, at)
    .onConflictDoNothing({ target: pointEntry.dedupe })
    .returning({ id: pointEntry.id })
  if (written.length === 0) return
  const { amount } = entry
  await tx.insert(pointLot).values({ ...ownerOf(owner), amount, remaining: amount, expires_at, created_at: at })
  await tx
    .update(pointBalance)
    .set({ balance: balance + amount })
    .where(balanceOf(owner))
}

export const notEnough = (current_points: number, spending_points: number): ApiError =>
  new ApiError(ERRORS.notEnoughPoints, 'There are not enough points', { details: { current_points, spending_points } })

/** Out of the lots that end first. Of two bookings that want the same points, one gets them (guarantee S15). */
async function drawLots(tx: Orm, owner: Owner, amount: number, at: Date): Promise<Part[]> {
  const { balance } = await lockedBalance(tx, owner)
  const lots = await tx
    .select()
    .from(pointLot)
    .where(and(lotsOf(owner), gt(pointLot.remaining, 0), or(isNull(pointLot.expires_at), gt(pointLot.expires_at, at))))
    .orderBy(sql`${pointLot.expires_at} asc nulls last`, asc(pointLot.id))
    .for('update')
  // What has run out is not to be spent, even where no round has taken it off yet.
  const spendable = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  if (spendable < amount || balance < amount) throw notEnough(spendable, amount)

  const parts: Part[] = []
  let left = amount
  for (const lot of lots) {
    const part = Math.min(left, lot.remaining)
    if (part === 0) break
    await tx
      .update(pointLot)
      .set({ remaining: lot.remaining - part })
      .where(eq(pointLot.id, lot.id))
    parts.push({ lot_id: lot.id, amount: part })
    left -= part
  }
  await tx
    .update(pointBalance)
    .set({ balance: balance - amount })
    .where(balanceOf(owner))
  return parts
}

/** Points of a booking: taken aside while its payment is not decided, and spent with it. */
export async function takePoints(
  tx: Orm,
  owner: Owner,
  amount: number,
  reservation_id: number,
  as: 'held' | 'used',
  at: Date,
): Promise<void> {
  const lots = await drawLots(tx, owner, amount, at)
  await tx.insert(pointUse).values({ ...ownerOf(owner), reservation_id, amount, lots, state: as, updated_at: at })
  if (as === 'used') await writeSpent(tx, owner, amount, reservation_id, at)
  else
    await tx
      .update(pointBalance)
      .set({ held: sql`${pointBalance.held} + ${amount}` })
      .where(balanceOf(owner))
}

const writeSpent = (tx: Orm, owner: Owner, amount: number, reservation_id: number, at: Date) =>
  write(tx, owner, { kind: 'spent', amount: -amount, dedupe: `spent:${reservation_id}`, reservation_id }, at)

/** Held points are spent or go back; spent ones come back when the booking ends. Moving them twice changes nothing. */
export async function movePoints(tx: Orm, reservationId: number, to: 'used' | 'released', at: Date): Promise<void> {
  const [known] = await tx.select().from(pointUse).where(eq(pointUse.reservation_id, reservationId))
  if (!known) return
  const { held } = await lockedBalance(tx, known)
  const [use] = await tx.select().from(pointUse).where(eq(pointUse.reservation_id, reservationId)).for('update')
  if (!use || use.state === to || use.state === 'released') return
  await tx.update(pointUse).set({ state: to, updated_at: at }).where(eq(pointUse.reservation_id, reservationId))

  const { amount, state } = use
  if (state === 'held')
    await tx
      .update(pointBalance)
      .set({ held: held - amount })
      .where(balanceOf(use))
  if (to === 'used') await writeSpent(tx, use, amount, reservationId, at)
  else await giveBack(tx, use, reservationId, state === 'used', at)
}

type Use = typeof pointUse.$inferSelect

async function giveBack(tx: Orm, use: Use, reservation_id: number, wasSpent: boolean, at: Date): Promise<void> {
  await intoLots(tx, use)
  if (!wasSpent) return
  const dedupe = `refunded:${reservation_id}`
  await write(tx, use, { kind: 'refunded', amount: use.amount, dedupe, reservation_id }, at)
}

/** Into the lots they came from, so that they end when they would have ended. */
async function intoLots(tx: Orm, use: Use): Promise<void> {
  for (const { lot_id, amount } of use.lots)
    await tx
      .update(pointLot)
      .set({ remaining: sql`${pointLot.remaining} + ${amount}` })
      .where(eq(pointLot.id, lot_id))
  await tx
    .update(pointBalance)
    .set({ balance: sql`${pointBalance.balance} + ${use.amount}` })
    .where(balanceOf(use))
}

/** A changed stay needs fewer of them: the rest goes back into the lots that end last. None kept gives all of them back. */
export async function returnPoints(
  tx: Orm,
  reservationId: number,
  keep: number,
  occasion: string,
  at: Date,
): Promise<void> {
  if (keep === 0) return movePoints(tx, reservationId, 'released', at)
  const [known] = await tx.select().from(pointUse).where(eq(pointUse.reservation_id, reservationId))
  if (!known) return
  await lockedBalance(tx, known)
  const [use] = await tx.select().from(pointUse).where(eq(pointUse.reservation_id, reservationId)).for('update')
  if (!use || use.state !== 'used' || use.amount <= keep) return

  const kept: Part[] = []
  let left = keep
  for (const { lot_id, amount } of use.lots) {
    const part = Math.min(left, amount)
    if (part > 0) kept.push({ lot_id, amount: part })
    left -= part
  }
  const keptOf = (lotId: number) => kept.find(({ lot_id }) => lot_id === lotId)?.amount ?? 0
  const lots = use.lots
    .map(({ lot_id, amount }) => ({ lot_id, amount: amount - keptOf(lot_id) }))
    .filter(({ amount }) => amount > 0)
  await tx
    .update(pointUse)
    .set({ amount: keep, lots: kept, updated_at: at })
    .where(eq(pointUse.reservation_id, reservationId))
  await intoLots(tx, { ...use, lots, amount: use.amount - keep })
  const amount = use.amount - keep
  const dedupe = `refunded:${reservationId}:${occasion}`
  await write(tx, use, { kind: 'refunded', amount, dedupe, reservation_id: reservationId }, at)
}

/** For good, and for something else than a stay. */
export async function spendElsewhere(tx: Orm, owner: Owner, amount: number, dedupe: string, at: Date): Promise<void> {
  await drawLots(tx, owner, amount, at)
  await write(tx, owner, { kind: 'exchanged', amount: -amount, dedupe }, at)
}

/** What is left of a lot whose time is over ends. Points that came back to it afterwards end with the next round. */
export async function expireLot(tx: Orm, lotId: number, at: Date): Promise<void> {
  const [known] = await tx.select().from(pointLot).where(eq(pointLot.id, lotId))
  if (!known) return
  const { balance } = await lockedBalance(tx, known)
  const [lot] = await tx.select().from(pointLot).where(eq(pointLot.id, lotId)).for('update')
  if (!lot?.expires_at || lot.expires_at > at || lot.remaining === 0) return
  await tx.update(pointLot).set({ remaining: 0 }).where(eq(pointLot.id, lotId))
  await tx
    .update(pointBalance)
    .set({ balance: balance - lot.remaining })
    .where(balanceOf(lot))
  const dedupe = `expired:${lotId}:${at.getTime()}`
  await write(tx, lot, { kind: 'expired', amount: -lot.remaining, dedupe }, at)
}

/** What may be spent now, beside what ends soon. */
export async function spendableOf(orm: Pick<Orm, 'select'>, owner: Owner, at: Date, endsBefore: Date) {
  const lots = await orm
    .select()
    .from(pointLot)
    .where(and(lotsOf(owner), gt(pointLot.remaining, 0), or(isNull(pointLot.expires_at), gte(pointLot.expires_at, at))))
    .orderBy(asc(pointLot.expires_at), asc(pointLot.id))
  return {
    total: lots.reduce((sum, { remaining }) => sum + remaining, 0),
    ending: lots.filter(({ expires_at }) => expires_at !== null && expires_at <= endsBefore),
  }
}
