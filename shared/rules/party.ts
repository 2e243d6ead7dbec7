import { DEFAULT_ADULTS, DEFAULT_ROOM_COUNT, MAX_FLIGHT_ROOMS, MAX_GUESTS_PER_ROOM, MAX_ROOMS } from '../constants.ts'
import type { PartyRoom } from '../model/party.ts'
import type { KidsSetting, KidsTier } from '../model/settings.ts'
import { times } from './times.ts'

export type PartyLimits = {
  maxRooms: number
  maxGuestsPerRoom: number
  /** null: no limit of its own (AMB-62). */
  maxChildrenPerRoom: number | null
}
export type PartyErrorKey =
  | 'errors.partyEmpty'
  | 'errors.partyTooManyRooms'
  | 'errors.partyTooManyGuests'
  | 'errors.partyTooManyChildren'
  | 'errors.partyAgeMissing'

export const DEFAULT_ROOM: PartyRoom = { adults: DEFAULT_ADULTS, children: 0 }
export const DEFAULT_PARTY: readonly PartyRoom[] = times(DEFAULT_ROOM_COUNT, () => DEFAULT_ROOM)

type LimitSettings = {
  max_guests_per_room?: number | null
  multi_room_search_limit?: number | null
  kids_setting?: Pick<KidsSetting, 'max_children_per_room'> | null
}

export function partyLimits(settings: LimitSettings, withFlight = false): PartyLimits {
  const hotelRooms = Math.min(settings.multi_room_search_limit ?? MAX_ROOMS, MAX_ROOMS)
  return {
    maxRooms: withFlight ? Math.min(hotelRooms, MAX_FLIGHT_ROOMS) : hotelRooms,
    maxGuestsPerRoom: settings.max_guests_per_room ?? MAX_GUESTS_PER_ROOM,
    maxChildrenPerRoom: settings.kids_setting?.max_children_per_room ?? null,
  }
}

/** The first thing wrong with a party; an age of null is a child whose age was not chosen yet. */
export function partyError(
  party: readonly (Omit<PartyRoom, 'kids_ages'> & { kids_ages?: readonly (number | null)[] })[],
  limits: PartyLimits,
): PartyErrorKey | null {
  if (party.length === 0 || party.some((room) => room.adults < 1)) return 'errors.partyEmpty'
  if (party.length > limits.maxRooms) return 'errors.partyTooManyRooms'
  if (party.some((room) => room.adults + room.children > limits.maxGuestsPerRoom)) return 'errors.partyTooManyGuests'
  const most = limits.maxChildrenPerRoom
  if (most !== null && party.some((room) => room.children > most)) return 'errors.partyTooManyChildren'
  return party.some((room) => room.kids_ages?.includes(null)) ? 'errors.partyAgeMissing' : null
}

/**
 * AMB-25: a child the hotel does not take as one becomes an adult; nobody is dropped. refusedAges names them for the
 * warning; unaged is how many became adults without an age being known.
 */
export function fitChildren(
  party: readonly PartyRoom[],
  kids: Pick<KidsSetting, 'accept_type' | 'max_age'>,
): { party: PartyRoom[]; refusedAges: number[]; unaged: number } {
  const refusedAges: number[] = []
  let unaged = 0
  const fitted = party.map((room): PartyRoom => {
    const ages = room.kids_ages ?? []
    const refused = ages.filter((age) => kids.accept_type === 'none' || age > kids.max_age)
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

/** The tier an age belongs to by the hotel's settings. */
export function tierOfAge(age: number, tiers: readonly KidsTier[]): KidsTier | null {
  return tiers.find((tier) => age >= tier.min_age && age <= tier.max_age) ?? null
}

/**
 * Spec 3: code and count pairs. Ages are counted under the hotel's tier, or under the age itself where the hotel has no
 * tiers (AMB-55).
 */
export function kidsAgeRange(
  party: readonly PartyRoom[],
  tiers: readonly KidsTier[],
): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  const count = (code: string, children: number) => counts.set(code, (counts.get(code) ?? 0) + children)
  for (const room of party) {
    for (const tier of room.kids_tiers ?? []) count(tier.code, tier.children)
    for (const age of room.kids_ages ?? []) count(tierOfAge(age, tiers)?.code ?? String(age), 1)
  }
  return [...counts].filter(([, children]) => children > 0).map(([code, children]) => ({ code, count: children }))
}
