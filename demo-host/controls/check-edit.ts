import { eq, sql } from 'drizzle-orm'
import { boolean, literal, object, size, string } from 'superstruct'
import type { Infer } from 'superstruct'
import type { Orm } from '../provider/db/open.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import { STAND_IN } from '../simulators/human-check/stand-in.ts'

/** Whether guests of a hotel show that they are people before they book (GUEST-028). */
export const checkEdit = object({ kind: literal('check_people'), hotel: size(string(), 1, 100), on: boolean() })

export async function editCheck(tx: Orm, { hotel: code, on }: Infer<typeof checkEdit>): Promise<number> {
  const turnstile = on ? { site_key: STAND_IN.site_key } : null
  const changed = await tx
    .update(hotel)
    .set({ settings: sql`${hotel.settings} || ${JSON.stringify({ turnstile })}::jsonb` })
    .where(eq(hotel.code, code))
    .returning({ id: hotel.id })
  return changed.length
}
