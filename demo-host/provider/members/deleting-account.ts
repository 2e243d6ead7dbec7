import { eq, sql } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { lotteryEntry } from '../db/schema/lottery.ts'
import { member, memberIdentity, memberProgram, passwordHistory, token } from '../db/schema/member.ts'
import { savedCard } from '../db/schema/wallet.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { writeToMember } from './account-mail.ts'
import { requirePassword, requireStillRight } from './changing-password.ts'
import { dropCards, forgetCards } from '../payments/forgotten-cards.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { endOtherSessions } from './member-sessions.ts'
import { addresseeOf } from './user-answer.ts'

/** For good: nothing personal stays, the address is free again, and reservations stay as a guest's would. */
export async function deleteAccount(
  context: Context,
  hotel: Hotel,
  { id }: SignedIn,
  password: string | undefined,
): Promise<void> {
  const { orm } = context.database
  const [known] = await orm.select().from(member).where(eq(member.id, id))
  if (!known) throw new Error('Somebody is signed in who is not there')
  // Whoever signs in by an external provider alone has no password to show.
  const who = known.password_hash === null ? known : await requirePassword(context, id, password ?? '', 'password')
  const now = new Date(context.clock.now())
  const cards = await orm.transaction(async (tx) => {
    await requireStillRight(tx, who, 'password')
    if (who.email !== '') await writeToMember(tx, context, hotel, 'deleted', addresseeOf(who))
    await tx
      .update(member)
      .set({
        email: '',
        email_pending: null,
        password_hash: null,
        profile: { first_name: '', last_name: '' },
        program_id: null,
        referrer_code: null,
        deleted_at: now,
      })
      .where(eq(member.id, id))
    // After the account itself, as whoever signs in locks the one before the other.
    await endOtherSessions(tx, id, null, now)
    await leaveStays(tx, id, now)
    await leaveLotteries(tx, id, now)
    await tx.delete(token).where(eq(token.member_id, id))
    await tx.delete(passwordHistory).where(eq(passwordHistory.member_id, id))
    await tx.delete(memberIdentity).where(eq(memberIdentity.member_id, id))
    await tx.delete(memberProgram).where(eq(memberProgram.member_id, id))
    await writeAudit(tx, context, { kind: 'account_deleted', hotel_id: hotel.id, member_id: id })
    return dropCards(tx, eq(savedCard.member_id, id), now)
  })
  await forgetCards(context, cards)
}

/** By this event the stays are known that end with their account (privacy/erase-left-stays.ts). */
export const ACCOUNT_DELETED = 'account_deleted'

/** Whoever is gone wins nothing: a room that is held for them is given back by the scheduled jobs (lotteries/won-room.ts). */
async function leaveLotteries(tx: Orm, memberId: number, at: Date): Promise<void> {
  await tx
    .update(lotteryEntry)
    .set({
      member_id: null,
      form: null,
      erased_at: at,
      updated_at: at,
      status: sql`case ${lotteryEntry.status} when 'registered' then 'registration_cancelled'
        when 'winner_reservation_pending' then 'winner_reservation_pending_declined' else ${lotteryEntry.status} end`,
    })
    .where(eq(lotteryEntry.member_id, memberId))
}

async function leaveStays(tx: Orm, memberId: number, at: Date): Promise<void> {
  const left = await tx
    .update(reservation)
    .set({ member_id: null })
    .where(eq(reservation.member_id, memberId))
    .returning({ reservation_id: reservation.id })
  if (left.length === 0) return
  const event = { at, kind: ACCOUNT_DELETED, actor: 'guest' } as const
  await tx.insert(reservationEvent).values(left.map((stay) => ({ ...stay, ...event })))
}
