import { array, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { count } from './wire.ts'

export const tierCount = object({ code: string(), children: count() })

/** One room's party. `kids_ages` in the ages mode, `kids_tiers` in the tiers modes; `children` is the sum of either. */
export const partyRoom = object({
  adults: count(),
  children: count(),
  kids_ages: optional(array(count())),
  kids_tiers: optional(array(tierCount)),
})
export type PartyRoom = Infer<typeof partyRoom>
