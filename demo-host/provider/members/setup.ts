import { and, eq } from 'drizzle-orm'

import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { member } from '../db/schema/member.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { requireEmail, sendChange } from './changing-email.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { cleanProfile } from './profile.ts'
import { enterProgram } from './programs.ts'
import { ApiError } from '../kernel/api-error.ts'

type Asked = InputOf<typeof accounts.setup>['body']

const isSetUp = () => new ApiError(ERRORS.invalidRequest, 'This account is set up already', { status: 403 })

/** What an external system did not say of somebody it signed in (MEMBER-056); only once. */
export async function setUp(context: Context, hotel: Hotel, { id, brand_id }: SignedIn, asked: Asked): Promise<void> {
  const { orm } = context.database
  const [who] = await orm.select().from(member).where(eq(member.id, id))
  if (!who?.needs_setup) throw isSetUp()
  const profile = { ...who.profile, ...cleanProfile(asked.profile, context.locale) }
  const email = asked.email === undefined ? who.email : requireEmail(asked.email)
  if (asked.program_id !== undefined) await enterProgram(context, { id, brand_id }, asked.program_id)
  await orm.transaction(async (tx) => {
    const first = await tx
      .update(member)
      .set({ profile, needs_setup: false, locale: context.locale })
      .where(and(eq(member.id, id), eq(member.needs_setup, true)))
      .returning({ id: member.id })
    // Of two at once the later waited here.
    if (first.length === 0) throw isSetUp()
    await writeAudit(tx, context, { kind: 'profile_changed', by: 'setup', hotel_id: hotel.id, member_id: id })
    // An address counts once its mails are read.
    if (email === who.email) return
    await tx.update(member).set({ email_pending: email }).where(eq(member.id, id))
    await sendChange(tx, context, hotel, who, email)
  })
}
