import { eq } from 'drizzle-orm'

import type { Origins } from '../../shared/origins.ts'
import { isLoopback } from '../controls/access.ts'
import type { Database } from '../provider/db/orm.ts'
import { reservation } from '../provider/db/schema/booking.ts'
import { hotelBrand } from '../provider/db/schema/hotel.ts'
import { member } from '../provider/db/schema/member.ts'
import { providerFact } from '../provider/db/schema/ops.ts'
import { mistaken } from '../provider/configuration/read-environment.ts'
import { WORLD_FACT } from '../world/seed.ts'

/** Whoever reaches the controls reads every mail and moves the clock: beyond this machine they need a secret. */
export function requireLocal(origins: Origins, address: string, secret: string | undefined): void {
  if (secret !== undefined) return
  const far = [...Object.values(origins).map((origin) => new URL(origin).hostname), address].find(
    (host) => !isLoopback(host),
  )
  if (far !== undefined) throw mistaken('DEMO_SECRET', `is needed, because ${far} is not this machine alone`)
}

/**
 * The demonstration's hotels, and members whose password everybody knows, come only into a database that is theirs: one
 * they are in already, an empty bundled one, or an empty one of `DATABASE_URL` on an explicit word.
 */
export async function requireOwnDatabase({ orm, engine }: Database, isAsked: boolean): Promise<void> {
  const [known] = await orm.select().from(providerFact).where(eq(providerFact.name, WORLD_FACT))
  if (known) return
  for (const table of [hotelBrand, member, reservation])
    if ((await orm.$count(table)) > 0)
      throw new Error(
        'This database holds hotels, members or reservations that are not the demonstration’s. Give it another one, or start the product alone: docs/running.md',
      )
  if (engine === 'url' && !isAsked)
    throw mistaken('DEMO_WORLD', 'is needed to fill the database of DATABASE_URL with the demonstration’s hotels and members') // prettier-ignore
}
