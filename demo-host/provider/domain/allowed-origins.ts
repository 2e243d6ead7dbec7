import { eq } from 'drizzle-orm'

import { SECOND_MS } from '../../../shared/constants.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Services } from '../http/context.ts'
import type { Origin } from '../http/cors.ts'
import type { GatewayAccount } from '../../../shared/model/checkout-settings.ts'
import { accountsOf } from './gateway-accounts.ts'
import { turnstileOf } from './turnstile.ts'

const KEPT_MS = 10 * SECOND_MS

/** And the gateways themselves whose scripts a hotel's guests pay in. */
export type HotelOrigins = Origin & {
  gateways: (hotel: string) => Promise<readonly GatewayAccount[]>
  /** Where the script comes from that tells people from machines, at a hotel that asks for it. */
  check: (hotel: string) => Promise<string | null>
}
type Listed = { parents: readonly string[]; gateways: readonly GatewayAccount[]; check: string | null }

/** The widget's own documents, the host pages served beside it, and the pages each hotel named; '*' where a hotel says so. */
export function allowedOrigins({ database, clock, origins }: Services): HotelOrigins {
  let kept: { until: number; byHotel: Map<string, Listed> } | null = null

  async function listed(): Promise<Map<string, Listed>> {
    const now = clock.now()
    if (kept && now < kept.until && now >= kept.until - KEPT_MS) return kept.byHotel
    const rows = await database.orm
      .select({ id: hotel.id, code: hotel.code, settings: hotel.settings })
      .from(hotel)
      .where(eq(hotel.active, true))
    const byHotel = new Map<string, Listed>()
    for (const { id, code, settings } of rows) {
      const script = turnstileOf(settings, origins)?.script_url
      const check = script === undefined ? null : new URL(script).origin
      const of = { parents: settings.parent_origins, gateways: accountsOf(settings), check }
      byHotel.set(String(id), of)
      byHotel.set(code, of)
    }
    kept = { until: now + KEPT_MS, byHotel }
    return byHotel
  }

  return {
    async named(key) {
      return [origins.host, ...((await listed()).get(key)?.parents ?? [])]
    },
    async gateways(key) {
      return (await listed()).get(key)?.gateways ?? []
    },
    async check(key) {
      return (await listed()).get(key)?.check ?? null
    },
    async allows(origin, key) {
      if (origin === origins.widget || origin === origins.host) return true
      const byHotel = await listed()
      const hotels = key === null ? [...byHotel.values()] : [byHotel.get(decoded(key))]
      return hotels.some((of) => of?.parents.includes(origin) || of?.parents.includes('*'))
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
