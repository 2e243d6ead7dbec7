import { array, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { count } from '../wire.ts'

export const tierCount = object({ code: string(), children: count() })

/** Who may come with a member (SEARCH-034); no others are known. */
export const COMPANION_TYPES = ['adult_companion', 'kid_tier_A_companion'] as const

/** One room's party. `kids_ages` in the ages mode, `kids_tiers` in the tiers modes; `children` is the sum of either. */
export const partyRoom = object({
  adults: count(),
  children: count(),
  kids_ages: optional(array(count())),
  kids_tiers: optional(array(tierCount)),
  /** How many of them come as companions of a member. */
  adult_companion: optional(count()),
  kid_tier_A_companion: optional(count()),
})
export type PartyRoom = Infer<typeof partyRoom>
