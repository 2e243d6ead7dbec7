import { eq } from 'drizzle-orm'

import { SECOND_MS } from '../../../shared/constants.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Services } from '../http/context.ts'
import type { Origin } from '../http/cors.ts'

const KEPT_MS = 10 * SECOND_MS

/** The widget's own documents, the host pages served beside it, and the pages each hotel named; '*' where a hotel says so. */
export function allowedOrigins({ database, clock, origins }: Services): Origin {
  let kept: { until: number; byHotel: Map<string, readonly string[]> } | null = null

  async function listed(): Promise<Map<string, readonly string[]>> {
    const now = clock.now()
    if (kept && now < kept.until && now >= kept.until - KEPT_MS) return kept.byHotel
    const rows = await database.orm
      .select({ id: hotel.id, code: hotel.code, settings: hotel.settings })
      .from(hotel)
      .where(eq(hotel.active, true))
    const byHotel = new Map<string, readonly string[]>()
    for (const { id, code, settings } of rows) {
      byHotel.set(String(id), settings.parent_origins)
      byHotel.set(code, settings.parent_origins)
    }
    kept = { until: now + KEPT_MS, byHotel }
    return byHotel
  }

  return {
    async named(key) {
      return [origins.host, ...((await listed()).get(key) ?? [])]
    },
    async allows(origin, key) {
      if (origin === origins.widget || origin === origins.host) return true
      const byHotel = await listed()
      const lists = key === null ? [...byHotel.values()] : [byHotel.get(decoded(key)) ?? []]
      return lists.some((list) => list.includes(origin) || list.includes('*'))
    },
  }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key // no hotel has such a code, so nothing is allowed
  }
}
