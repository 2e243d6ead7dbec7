import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import type { emailOutbox } from '../db/schema/mail.ts'
import { member, token } from '../db/schema/member.ts'
import { hashOf } from '../kernel/ids.ts'

type Letter = Pick<typeof emailOutbox.$inferSelect, 'details'>

/** Whether whom an offer was written to still wants it: its way out says who that is, and nothing does once the account is gone. */
export async function isOfferWanted(orm: Pick<Orm, 'select'>, { details }: Letter): Promise<boolean> {
  const { unsubscribe } = details
  const secret = typeof unsubscribe === 'string' ? new URL(unsubscribe).searchParams.get('unsubscribe_token') : null
  const wants = sql`${member.profile} ->> 'promotions_opt_in' = 'true'`
  const [found] = await orm
    .select({ id: member.id })
    .from(token)
    .innerJoin(member, eq(member.id, token.member_id))
    .where(and(eq(token.kind, 'unsubscribe'), eq(token.hash, hashOf(secret ?? '')), isNull(member.deleted_at), wants))
  return found !== undefined
}
