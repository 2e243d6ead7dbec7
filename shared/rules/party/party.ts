import { DEFAULT_ADULTS, MAX_FLIGHT_ROOMS, MAX_GUESTS_PER_ROOM, MAX_ROOMS } from '../../constants.ts'
import { toJson } from '../../json.ts'
import type { PartyRoom } from '../../model/search/party.ts'
import type { KidsOption, KidsSetting, KidsTier } from '../../model/hotel/settings.ts'

export type PartyLimits = {
  maxRooms: number
  maxGuestsPerRoom: number
  maxAdultsPerRoom: number
  /** null: no limit of its own (AMB-62). */
  maxChildrenPerRoom: number | null
  maxChildrenPerAdult: number | null
  /** Each adult shares a bed with one child at most; without it nothing but the room limits them. */
  sharesPerAdult: boolean
  /** The tiers whose children have no bed of their own; null: all children, as they are only counted. */
  sharingTiers: readonly string[] | null
}
export type PartyErrorKey =
  | 'errors.partyEmpty'
  | 'errors.partyTooManyRooms'
  | 'errors.partyTooManyGuests'
  | 'errors.partyTooManyAdults'
  | 'errors.partyTooManyChildren'
  | 'errors.partyTooManyPerAdult'
  | 'errors.partySharedBeds'
  | 'errors.partyAgeMissing'

export const DEFAULT_ROOM: PartyRoom = { adults: DEFAULT_ADULTS, children: 0 }

type LimitSettings = {
  max_guests_per_room?: number | null
  multi_room_search_limit?: number | null
  kids_setting?: Partial<KidsSetting> | null
  kids_tiers?: readonly Pick<KidsTier, 'code' | 'option'>[]
}

/** Without a bed of its own: half the options of SEARCH-015 say that there is one. */
const WITHOUT_BED: readonly (KidsOption | null)[] = ['meal_yes', 'meal_no']

export function partyLimits(settings: LimitSettings, withFlight = false): PartyLimits {
  const hotelRooms = Math.min(settings.multi_room_search_limit ?? MAX_ROOMS, MAX_ROOMS)
  const maxGuestsPerRoom = settings.max_guests_per_room ?? MAX_GUESTS_PER_ROOM
  const { kids_setting: kids, kids_tiers = [] } = settings
  const isCounted = (kids?.kids_type ?? 'ages') === 'ages'
  return {
    maxRooms: withFlight ? Math.min(hotelRooms, MAX_FLIGHT_ROOMS) : hotelRooms,
    maxGuestsPerRoom,
    maxAdultsPerRoom: Math.min(kids?.max_adults_per_room ?? maxGuestsPerRoom, maxGuestsPerRoom),
    maxChildrenPerRoom: kids?.max_children_per_room ?? null,
    maxChildrenPerAdult: kids?.max_children_per_adult ?? null,
    sharesPerAdult: kids?.shared_bed_type === 'per_adult',
    sharingTiers: isCounted
      ? null
      : kids_tiers.filter(({ option }) => WITHOUT_BED.includes(option)).map(({ code }) => code),
  }
}

/** A room as it is being chosen: an age of null is a child whose age was not chosen yet. */
export type PartyDraft = Omit<PartyRoom, 'kids_ages'> & { kids_ages?: readonly (number | null)[] }

/** How many children so many adults may bring into one room. */
export function mostChildren(adults: number, limits: PartyLimits): number {
  const { maxGuestsPerRoom, maxChildrenPerRoom, maxChildrenPerAdult, sharesPerAdult, sharingTiers } = limits
  return Math.max(
    0,
    Math.min(
      maxGuestsPerRoom - adults,
      maxChildrenPerRoom ?? Infinity,
      adults * (maxChildrenPerAdult ?? Infinity),
      sharesPerAdult && sharingTiers === null ? adults : Infinity,
    ),
  )
}

/** How many children of a room share a bed with somebody. */
export const bedSharers = ({ children, kids_tiers = [] }: PartyDraft, { sharingTiers }: PartyLimits): number =>
  sharingTiers === null
    ? children
    : kids_tiers.reduce((sum, tier) => sum + (sharingTiers.includes(tier.code) ? tier.children : 0), 0)

type RoomRule = [PartyErrorKey, (room: PartyDraft, limits: PartyLimits) => boolean]
/** In the order in which a guest can mend them. */
const ROOM_RULES: readonly RoomRule[] = [
  ['errors.partyEmpty', (room) => room.adults < 1],
  ['errors.partyTooManyAdults', (room, { maxAdultsPerRoom }) => room.adults > maxAdultsPerRoom],
  ['errors.partyTooManyGuests', (room, { maxGuestsPerRoom }) => room.adults + room.children > maxGuestsPerRoom],
  ['errors.partyTooManyChildren', (room, { maxChildrenPerRoom: most }) => most !== null && room.children > most],
  [
    'errors.partyTooManyPerAdult',
    (room, { maxChildrenPerAdult: most }) => most !== null && room.children > room.adults * most,
  ],
  ['errors.partySharedBeds', (room, limits) => limits.sharesPerAdult && bedSharers(room, limits) > room.adults],
  ['errors.partyAgeMissing', (room) => room.kids_ages?.includes(null) === true],
]

/** SEARCH-021: an undated search needs the same guests in every room. */
export const areSame = ([first, ...others]: readonly PartyRoom[]): boolean =>
  others.every((room) => toJson(room) === toJson(first))

/** The first thing wrong with a party. */
export function partyError(party: readonly PartyDraft[], limits: PartyLimits): PartyErrorKey | null {
  if (party.length === 0) return 'errors.partyEmpty'
  if (party.length > limits.maxRooms) return 'errors.partyTooManyRooms'
  return ROOM_RULES.find(([, isBroken]) => party.some((room) => isBroken(room, limits)))?.[0] ?? null
}

/**
 * AMB-25: a child the hotel does not take as one becomes an adult; nobody is dropped. refusedAges names them for the
 * warning; unaged is how many became adults without an age being known. Where children are counted by tier, one whose
 * age is in none of them is not taken either.
 */
export function fitChildren(
  party: readonly PartyRoom[],
  kids: Pick<KidsSetting, 'accept_type' | 'max_age'>,
  known: readonly TierAges[] | null = null,
): { party: PartyRoom[]; refusedAges: number[]; unaged: number } {
  const refusedAges: number[] = []
  let unaged = 0
  const fitted = party.map((room): PartyRoom => {
    const ages = room.kids_ages ?? []
    const refused = ages.filter(
      (age) => kids.accept_type === 'none' || age > kids.max_age || (known !== null && !tierOfAge(age, known)),
    )
    const unknown = kids.accept_type === 'none' ? room.children - ages.length : 0
    if (refused.length + unknown === 0) return room
    refusedAges.push(...refused)
    unaged += unknown
    const { kids_tiers: tiers, kids_ages: _, ...rest } = room
    return {
      ...rest,
      adults: room.adults + refused.length + unknown,
      children: room.children - refused.length - unknown,
      ...(room.kids_ages && { kids_ages: ages.filter((age) => !refused.includes(age)) }),
      ...(tiers && unknown === 0 && { kids_tiers: tiers }),
    }
  })
  return { party: fitted, refusedAges, unaged }
}

/** What of a tier says who is in it. */
export type TierAges = Pick<KidsTier, 'code' | 'min_age' | 'max_age'>

/** The tier an age belongs to by the hotel's settings. */
export function tierOfAge(age: number, tiers: readonly TierAges[]): TierAges | null {
  return tiers.find((tier) => age >= tier.min_age && age <= tier.max_age) ?? null
}

/**
 * SEARCH-013: code and count pairs. Ages are counted under the hotel's tier, or under the age itself where the hotel has no
 * tiers (AMB-55).
 */
export function kidsAgeRange(
  party: readonly PartyRoom[],
  tiers: readonly TierAges[],
): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  const count = (code: string, children: number) => counts.set(code, (counts.get(code) ?? 0) + children)
  for (const room of party) {
    for (const tier of room.kids_tiers ?? []) count(tier.code, tier.children)
    for (const age of room.kids_ages ?? []) count(tierOfAge(age, tiers)?.code ?? String(age), 1)
  }
  return [...counts].filter(([, children]) => children > 0).map(([code, children]) => ({ code, count: children }))
}
