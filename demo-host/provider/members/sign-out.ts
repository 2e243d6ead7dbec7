import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { endSessions, memberOfSession } from './member-sessions.ts'

/** Ends what the client session is signed in with; whoever is signed out already has what they asked for. */
export async function signOut(context: Context, hotel: Hotel): Promise<void> {
  const { session } = context
  if (!session) return
  await context.database.orm.transaction(async (tx) => {
    const who = await memberOfSession(tx, session)
    await endSessions(tx, [session.id], new Date(context.clock.now()))
    if (who) await writeAudit(tx, context, { kind: 'signed_out', hotel_id: hotel.id, member_id: who.id })
  })
}
