import { object, optional, refine } from 'superstruct'

import { MAX_ROOMS } from '../../constants.ts'
import { ROOM_GUESTS } from '../../limits.ts'
import { code, list, queryJson, whole } from '../input.ts'

const people = () => whole(0, ROOM_GUESTS)
/** A room's party (party.ts) as somebody asks for it: whoever is counted is told of, each once, by age or by tier. */
export const askedRoom = refine(
  object({
    adults: people(),
    children: people(),
    kids_ages: optional(list(people(), ROOM_GUESTS)),
    kids_tiers: optional(list(object({ code: code(1), children: people() }), ROOM_GUESTS)),
    adult_companion: optional(people()),
    kid_tier_A_companion: optional(people()),
  }),
  'party',
  ({ children, kids_ages, kids_tiers }, { path }) => {
    const inTiers = kids_tiers?.reduce((sum, tier) => sum + tier.children, 0)
    const field =
      (inTiers ?? children) !== children
        ? 'kids_tiers'
        : (kids_ages?.length ?? children) !== children
          ? 'kids_ages'
          : null
    return field === null || { path: [...path, field], type: `of as many children as the room has (${children})` }
  },
)
export const askedRooms = () => list(askedRoom, MAX_ROOMS)
export const queryRooms = () => queryJson(askedRooms())
