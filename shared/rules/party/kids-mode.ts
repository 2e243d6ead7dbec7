import type { PartyRoom } from '../../model/search/party.ts'
import type { KidsSetting } from '../../model/hotel/settings.ts'
import { bedSharers, fitChildren, mostChildren, tierOfAge } from './party.ts'
import type { PartyLimits, TierAges } from './party.ts'
import { times } from '../times.ts'

type Kids = { kids_setting: KidsSetting; kids_tiers: readonly TierAges[] }

/** Whether the hotel asks for children by tier (BOOT-023). */
export const isTiersMode = ({ kids_setting }: Pick<Kids, 'kids_setting'>): boolean => kids_setting.kids_type !== 'ages'

/**
 * A party that was counted in one way, for a hotel that counts in another (AMB-72): tiers become ages, ages tiers, and
 * nobody is dropped. What already fits stays as it is. refusedAges are of those who are adults to this hotel.
 */
export function countChildren(party: readonly PartyRoom[], kids: Kids): { party: PartyRoom[]; refusedAges: number[] } {
  const isByTier = isTiersMode(kids)
  const { party: taken, refusedAges } = fitChildren(party, kids.kids_setting, isByTier ? kids.kids_tiers : null)
  const byMode = isByTier ? toTiers : toAges
  return { party: taken.map((room) => (room.children > 0 ? byMode(room, kids) : withoutChildren(room))), refusedAges }
}

export const mapChildren = (party: readonly PartyRoom[], kids: Kids): PartyRoom[] => countChildren(party, kids).party

/** More children than a room takes become adults, the eldest first; nobody is dropped (AMB-25). */
export function fitLimits(party: readonly PartyRoom[], kids: Kids, limits: PartyLimits): PartyRoom[] {
  return party.map((room) => {
    let fitted = room
    while (hasTooMany(fitted, limits) && fitted.adults < limits.maxAdultsPerRoom)
      fitted = eldestGrown(fitted, kids, limits)
    return fitted
  })
}

const hasTooMany = (room: PartyRoom, limits: PartyLimits): boolean =>
  room.children > 0 &&
  (room.children > mostChildren(room.adults, limits) ||
    (limits.sharesPerAdult && bedSharers(room, limits) > room.adults))

function eldestGrown(room: PartyRoom, { kids_tiers: known }: Kids, limits: PartyLimits): PartyRoom {
  const { kids_ages, kids_tiers, ...others } = room
  const grown = { ...others, adults: room.adults + 1, children: room.children - 1 }
  if (kids_ages) {
    const at = kids_ages.indexOf(Math.max(...kids_ages))
    return withoutChildren({ ...grown, kids_ages: kids_ages.filter((_, index) => index !== at) })
  }
  if (!kids_tiers) return grown
  const ageOf = (code: string) => known.find((tier) => tier.code === code)?.max_age ?? 0
  // Where it is the beds that do not suffice, somebody with a bed of their own would change nothing.
  const isCrowded = room.children <= mostChildren(room.adults, limits)
  const eligible = isCrowded ? kids_tiers.filter(({ code }) => limits.sharingTiers?.includes(code)) : kids_tiers
  const eldest = eligible.toSorted((a, b) => ageOf(b.code) - ageOf(a.code))[0]
  const left = kids_tiers.map((tier) => (tier === eldest ? { ...tier, children: tier.children - 1 } : tier))
  return withoutChildren({ ...grown, kids_tiers: left.filter(({ children }) => children > 0) })
}

/** Ages and tiers of nobody say nothing. */
function withoutChildren(room: PartyRoom): PartyRoom {
  const { kids_ages, kids_tiers, ...others } = room
  return { ...others, ...(kids_ages?.length && { kids_ages }), ...(kids_tiers?.length && { kids_tiers }) }
}

/**
 * A tier says no age, so its eldest is taken: too much is asked of nobody at the desk. One that the hotel does not have says
 * nothing, and who is of it is an adult where tiers are counted (AMB-25): an age that nobody said would set their price.
 */
function agesOf({ children, kids_ages, kids_tiers = [] }: PartyRoom, { kids_setting, kids_tiers: known }: Kids) {
  const eldest = (code: string) => known.find((tier) => tier.code === code)?.max_age ?? Infinity
  const told = kids_ages ?? kids_tiers.flatMap((tier) => times(tier.children, () => eldest(tier.code)))
  return [...told, ...times(Math.max(0, children - told.length), () => kids_setting.max_age)]
}

function toAges(room: PartyRoom, kids: Kids): PartyRoom {
  const { kids_ages: told, kids_tiers: _, ...others } = room
  if (told?.length === room.children) return { ...others, kids_ages: told }
  const kids_ages = agesOf(room, kids).map((age) => Math.min(age, kids.kids_setting.max_age))
  return { ...others, children: kids_ages.length, kids_ages }
}

function toTiers(room: PartyRoom, kids: Kids): PartyRoom {
  const isKnown = (code: string) => kids.kids_tiers.some((tier) => tier.code === code)
  if (room.kids_tiers?.every(({ code }) => isKnown(code))) return room
  const { kids_ages: _ages, kids_tiers: _tiers, ...others } = room
  const counts = new Map<string, number>()
  let adults = room.adults
  for (const age of agesOf(room, kids)) {
    const tier = tierOfAge(age, kids.kids_tiers)
    if (tier) counts.set(tier.code, (counts.get(tier.code) ?? 0) + 1)
    else adults++
  }
  const kids_tiers = [...counts].map(([code, children]) => ({ code, children }))
  const children = room.children + room.adults - adults
  return { ...others, adults, children, ...(kids_tiers.length > 0 && { kids_tiers }) }
}
