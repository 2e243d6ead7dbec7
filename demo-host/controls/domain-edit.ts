import { eq, sql } from 'drizzle-orm'
import { literal, nullable, object, pattern, size, string } from 'superstruct'
import type { Infer } from 'superstruct'
import type { Orm } from '../provider/db/open.ts'
import { hotel } from '../provider/db/schema/hotel.ts'

/** How far a hotel is with a domain of its own for its guests' calls (BOOT-029); a name that leads here, with the port. */
export const domainEdit = object({
  kind: literal('own_domain'),
  hotel: size(string(), 1, 100),
  status: pattern(string(), /^[a-z_]{1,40}$/),
  domain_name: nullable(pattern(string(), /^[a-z\d.-]{1,253}(?::\d{1,5})?$/)),
})

export async function editDomain(tx: Orm, edit: Infer<typeof domainEdit>): Promise<number> {
  const { hotel: code, status, domain_name } = edit
  const first_party_cookie = { status, domain_name }
  const changed = await tx
    .update(hotel)
    .set({ settings: sql`${hotel.settings} || ${JSON.stringify({ first_party_cookie })}::jsonb` })
    .where(eq(hotel.code, code))
    .returning({ id: hotel.id })
  return changed.length
}
