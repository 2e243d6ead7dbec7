import { sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import type { World } from '../world.ts'

/** The pages that every hotel of the world names from now on. */
export async function nameParents(world: World, origins: readonly string[]): Promise<void> {
  await world.database.orm
    .update(hotel)
    .set({ settings: sql`jsonb_set(${hotel.settings}, '{parent_origins}', ${JSON.stringify(origins)}::jsonb)` })
  // The provider keeps the list for some seconds of its clock.
  await world.advanceMinutes(1)
}
