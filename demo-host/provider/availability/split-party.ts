import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { tierOfAge } from '../../../shared/rules/party/party.ts'
import type { TierAges } from '../../../shared/rules/party/party.ts'
import { times } from '../../../shared/rules/times.ts'

/** Children who pay alike: those of a tier, or of one age where the hotel has no tiers. `ages` where they are known. */
type ChildKind = { code: string; count: number; ages: readonly number[] }
/** Everybody who comes, whichever room they were searched in. */
export type People = { adults: number; kinds: readonly ChildKind[] }

/** Whom a room takes: how many adults, and how many children of each kind. */
export type Occupancy = readonly number[]

/** More ways to part a party than these are for a person at the telephone. */
const MOST_PARTS = 600

export const everybody = ({ adults, kinds }: People): Occupancy => [adults, ...kinds.map(({ count }) => count)]

export function peopleOf(parties: readonly PartyRoom[], tiers: readonly TierAges[]): People {
  const kinds = new Map<string, ChildKind>()
  const add = (code: string, count: number, ages: readonly number[]) => {
    const known = kinds.get(code)
    kinds.set(code, { code, count: count + (known?.count ?? 0), ages: [...(known?.ages ?? []), ...ages] })
  }
  for (const { kids_tiers, kids_ages = [] } of parties) {
    if (kids_tiers?.length) for (const { code, children } of kids_tiers) add(code, children, [])
    else for (const age of kids_ages) add(tierOfAge(age, tiers)?.code ?? String(age), 1, [age])
  }
  return { adults: parties.reduce((sum, room) => sum + room.adults, 0), kinds: [...kinds.values()] }
}

/** What one room of several may take: an adult at least, and no more than `most` guests; the fullest first. */
export function waysToTake(people: People, most: number): Occupancy[] {
  const all = everybody(people)
  if (all.reduce((ways, count) => ways * (count + 1), 1) > MOST_PARTS) return []
  const ways = all.reduce<number[][]>(
    (before, count) =>
      before.flatMap((taken) =>
        times(Math.min(count, most - sumOf(taken)) + 1, (n) => [...taken, n]).filter(([adults = 0]) => adults > 0),
      ),
    [[]],
  )
  return ways.toSorted((one, other) => sumOf(other) - sumOf(one))
}

/** The party of a room that takes so many, after others have taken theirs. */
export function partyTaken(
  { kinds }: People,
  [adults = 0, ...counts]: Occupancy,
  before: readonly Occupancy[],
): PartyRoom {
  const of = kinds.map((kind, at) => {
    const gone = before.reduce((sum, taken) => sum + (taken[at + 1] ?? 0), 0)
    return { ...kind, count: counts[at] ?? 0, ages: kind.ages.slice(gone, gone + (counts[at] ?? 0)) }
  })
  const children = of.reduce((sum, { count }) => sum + count, 0)
  if (children === 0) return { adults, children }
  const kids_ages = of.flatMap(({ ages }) => ages)
  if (kids_ages.length > 0) return { adults, children, kids_ages }
  const kids_tiers = of.filter(({ count }) => count > 0).map(({ code, count }) => ({ code, children: count }))
  return { adults, children, kids_tiers }
}

export const sumOf = (taken: Occupancy): number => taken.reduce((sum, count) => sum + count, 0)

/** What a free room can be taken as. */
export type PricedOccupancy = { takes: Occupancy; cost: number }
type Step<Room> = { cost: number; rooms: number; room: Room | null; before: Step<Room> | null }

/**
 * The cheapest two or more rooms for everybody, and of those the fewest; null where there are none. Of each free room its
 * choices are given; it is taken once or not at all.
 */
export function cheapestRooms<Room extends PricedOccupancy>(
  all: Occupancy,
  free: readonly (readonly Room[])[],
  most: number,
): Room[] | null {
  const radix = all.reduce<number[]>((sizes, count, at) => [...sizes, (sizes[at] ?? 1) * (count + 1)], [1])
  const states = radix.at(-1) ?? 1
  const at = (taken: Occupancy): number => taken.reduce((sum, count, kind) => sum + count * (radix[kind] ?? 1), 0)
  const holds = (state: number, taken: Occupancy): boolean =>
    taken.every((count, kind) => Math.floor((state % (radix[kind + 1] ?? 1)) / (radix[kind] ?? 1)) >= count)

  // By the rooms taken, then by whom they take.
  const reached: (Step<Room> | undefined)[] = times((most + 1) * states, () => undefined)
  reached[0] = { cost: 0, rooms: 0, room: null, before: null }
  for (const choices of free) {
    const placed = choices.map((room) => ({ room, size: at(room.takes) }))
    for (let rooms = most; rooms > 0; rooms--)
      for (let state = states - 1; state > 0; state--)
        for (const { room, size } of placed) {
          const before = size <= state ? reached[(rooms - 1) * states + state - size] : undefined
          if (!before || !holds(state, room.takes)) continue
          const cost = before.cost + room.cost
          if (cost < (reached[rooms * states + state]?.cost ?? Infinity))
            reached[rooms * states + state] = { cost, rooms, room, before }
        }
  }
  const whole = times(most - 1, (more) => reached[(more + 2) * states + states - 1]).filter(
    (step) => step !== undefined,
  )
  const [best] = whole.toSorted((one, other) => one.cost - other.cost)
  return best ? roomsOf(best) : null
}

function roomsOf<Room>(last: Step<Room>): Room[] {
  const rooms: Room[] = []
  for (let step: Step<Room> | null = last; step; step = step.before) if (step.room) rooms.unshift(step.room)
  return rooms
}
