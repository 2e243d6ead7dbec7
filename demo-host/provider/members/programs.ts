import { and, eq } from 'drizzle-orm'

import type { Program } from '../../../shared/model/person/member.ts'
import { member, memberProgram, program } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Member } from './member-sessions.ts'
import { missing } from '../kernel/api-error.ts'
import { programAnswer, programsOf } from './user-answer.ts'

/** The program a member goes on with, of their own brand; whoever was not in it yet joins it (CALL-087). */
export async function enterProgram(
  context: Context,
  who: Pick<Member, 'id' | 'brand_id'>,
  programId: number,
): Promise<void> {
  const { orm } = context.database
  const [found] = await orm
    .select()
    .from(program)
    .where(and(eq(program.id, programId), eq(program.brand_id, who.brand_id)))
  if (!found) throw missing('There is no such program')
  const joined_at = new Date(context.clock.now())
  const rank_id = found.ranks[0]?.id ?? null
  await orm
    .insert(memberProgram)
    .values({ member_id: who.id, program_id: found.id, rank_id, joined_at })
    .onConflictDoNothing()
  await orm.update(member).set({ program_id: found.id }).where(eq(member.id, who.id))
}

/** By its id, or the first of the brand. */
export async function findProgram(context: Context, hotel: Hotel, programId: number | null): Promise<Program> {
  const programs = await programsOf(context.database.orm, hotel.brand_id)
  const found = programId === null ? programs[0] : programs.find(({ id }) => id === programId)
  if (!found) throw missing('There is no such program')
  return programAnswer(found, hotel, context)
}
