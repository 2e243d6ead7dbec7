import { DEFAULT_ROOM_COUNT } from '../../constants.ts'
import { COMPANION_TYPES, partyRoom, tierCount } from '../../model/search/party.ts'
import type { PartyRoom } from '../../model/search/party.ts'
import type { PartyLimits } from '../party/party.ts'
import type { QueryWords } from './query-words.ts'
import { times } from '../times.ts'

export type ReadParty = {
  rooms: PartyRoom[]
  areRoomsCut: boolean
  areGuestsCut: boolean
  areAdultsCut: boolean
  isSpread: boolean
}

/** The party as the link names it: room by room, or one for every room (docs/hotel-facts.md); no larger than rooms are. */
export function readParty(words: QueryWords, usual: PartyRoom, limits: PartyLimits): ReadParty {
  const named = words.has('rooms') ? words.json('rooms', partyRoom, shapedRoom) : []
  const told = named.length > 0 ? named : sameRooms(words, usual)
  const spread = told.flatMap((room) => spreadRoom(room, limits))
  const isSpread = spread.length > told.length && spread.length <= limits.maxRooms
  const asked = isSpread ? spread : told
  const rooms = asked.slice(0, limits.maxRooms).map((room) => within(room, limits))
  return {
    rooms: rooms.map(({ room }) => room),
    isSpread,
    areRoomsCut: asked.length > limits.maxRooms,
    areGuestsCut: rooms.some(({ cut }) => cut === 'guests'),
    areAdultsCut: rooms.some(({ cut }) => cut === 'adults'),
  }
}

const ROOM_FIELDS = ['adults', 'children', 'kids_ages', 'kids_tiers', ...COMPANION_TYPES]

/** Other fields are other products'; a room without children need not say so. */
const shapedRoom = (entry: object) => ({
  children: 0,
  ...Object.fromEntries(Object.entries(entry).filter(([name]) => ROOM_FIELDS.includes(name))),
})

function sameRooms(words: QueryWords, usual: PartyRoom): PartyRoom[] {
  const kids_ages = words.numbers('kids_ages')
  const kids_tiers = words.json('kids_tiers', tierCount, (entry) => entry)
  const some = (name: 'room_count' | 'adults') => words.number(name) || (words.has(name) && words.refuse(name))
  const room = {
    adults: some('adults') || usual.adults,
    children: words.number('children') ?? 0,
    ...(kids_tiers.length > 0 ? { kids_tiers } : kids_ages.length > 0 ? { kids_ages } : {}),
  }
  return times(some('room_count') || DEFAULT_ROOM_COUNT, () => room)
}

/** Guests whom no one room takes, in as few as do; the server says which rooms these are. */
export function spreadRoom(room: PartyRoom, { maxGuestsPerRoom, maxAdultsPerRoom }: PartyLimits): PartyRoom[] {
  const { adults, kids_ages, kids_tiers, adult_companion, kid_tier_A_companion } = room
  const children = childrenOf(room)
  const count = Math.ceil(Math.max((adults + children) / maxGuestsPerRoom, adults / maxAdultsPerRoom))
  // Every room needs an adult.
  if (count < 2 || count > adults) return [room]
  // Adults that are over stay in the first rooms, children in the last ones.
  const share = (all: number, at: number) => Math.floor((all + at) / count)
  return times(count, (at) => {
    let before = 0
    const tierShare = (all: number) => share((before += all), at) - share(before - all, at)
    return {
      ...room,
      adults: share(adults, count - 1 - at),
      children: share(children, at),
      ...(kids_ages && { kids_ages: kids_ages.filter((_, index) => (index + at + 1) % count === 0) }),
      ...(kids_tiers && { kids_tiers: kids_tiers.map((tier) => ({ ...tier, children: tierShare(tier.children) })) }),
      ...(adult_companion !== undefined && { adult_companion: share(adult_companion, count - 1 - at) }),
      ...(kid_tier_A_companion !== undefined && { kid_tier_A_companion: share(kid_tier_A_companion, at) }),
    }
  })
}

/** A room holds at least one adult, and no fewer children than there are ages or children in tiers. */
function within(asked: PartyRoom, limits: PartyLimits): { room: PartyRoom; cut: 'guests' | 'adults' | null } {
  const { kids_ages = [], kids_tiers = [], adult_companion, kid_tier_A_companion } = asked
  const adults = Math.max(1, Math.min(asked.adults, limits.maxAdultsPerRoom))
  const most = limits.maxGuestsPerRoom - adults
  const told = childrenOf(asked)
  const children = Math.min(told, most)
  const [ages, tiers] = [kids_ages.slice(0, most), firstOf(kids_tiers, most)]
  return {
    room: {
      adults,
      children,
      ...(tiers.length > 0 ? { kids_tiers: tiers } : ages.length > 0 ? { kids_ages: ages } : {}),
      ...(adult_companion !== undefined && { adult_companion: Math.min(adult_companion, adults) }),
      ...(kid_tier_A_companion !== undefined && { kid_tier_A_companion: Math.min(kid_tier_A_companion, children) }),
    },
    cut:
      asked.adults + told <= adults + children
        ? null
        : asked.adults + told > limits.maxGuestsPerRoom
          ? 'guests'
          : 'adults',
  }
}

const childrenOf = ({ children, kids_ages = [], kids_tiers = [] }: PartyRoom): number =>
  kids_tiers.length > 0 ? sumOf(kids_tiers) : Math.max(children, kids_ages.length)

type Tiers = NonNullable<PartyRoom['kids_tiers']>
const sumOf = (tiers: Tiers): number => tiers.reduce((sum, tier) => sum + tier.children, 0)

function firstOf(tiers: Tiers, most: number): Tiers {
  const kept: Tiers = []
  for (const { code, children } of tiers) {
    const room = Math.min(children, most - sumOf(kept))
    if (room > 0) kept.push({ code, children: room })
  }
  return kept
}
