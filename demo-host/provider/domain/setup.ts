import { eq } from 'drizzle-orm'

import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { member } from '../db/schema/member.ts'
import type { Context } from '../http/context.ts'
import { requireEmail, sendChange } from './changing-email.ts'
import type { Hotel } from './house.ts'
import type { SignedIn } from './member-sessions.ts'
import { cleanProfile } from './profile.ts'
import { enterProgram } from './programs.ts'
import { Refused } from './refused.ts'

type Asked = InputOf<typeof accounts.setup>['body']

/** What an external system did not say of somebody it signed in (MEMBER-056); only once. */
export async function setUp(context: Context, hotel: Hotel, { id, brand_id }: SignedIn, asked: Asked): Promise<void> {
  const { orm } = context.database
  const [who] = await orm.select().from(member).where(eq(member.id, id))
  if (!who?.needs_setup) throw new Refused(403, 1000, 'This account is set up already')
  const profile = { ...who.profile, ...cleanProfile(asked.profile, context.locale) }
  const email = asked.email === undefined ? who.email : requireEmail(asked.email)
  if (asked.program_id !== undefined) await enterProgram(context, { id, brand_id }, asked.program_id)
  await orm.transaction(async (tx) => {
    await tx.update(member).set({ profile, needs_setup: false, locale: context.locale }).where(eq(member.id, id))
    // An address counts once its mails are read.
    if (email === who.email) return
    await tx.update(member).set({ email_pending: email }).where(eq(member.id, id))
    await sendChange(tx, context, hotel, who, email)
  })
}
