import { createHash } from 'node:crypto'

import type { PlainDate } from '../../../shared/rules/days/dates.ts'

export type Ticket = { entry_number: string; room_type_id: number; room_plan_id: number; nights: readonly PlainDate[] }
/** What may be given away. `plan` null: as many as the type has; `rooms_a_night` is what the hotel gives of the plan by lot. */
export type Prizes = {
  type: (roomTypeId: number, night: PlainDate) => number
  plan: (roomPlanId: number, night: PlainDate) => number | null
  rooms_a_night: (roomPlanId: number) => number
}
export type Lot = { entry_number: string; rank: number; has_won: boolean }

/** A ticket's place in the order: nobody can choose it, and whoever has the seed can compute it (`sha256sum` does). */
const lotOf = (seed: string, entryNumber: string): string =>
  createHash('sha256').update(`${seed}:${entryNumber}`).digest('hex')

/**
 * The draw, from its seed, its tickets and its rooms alone: the same three give the same winners, in whatever order the
 * tickets come. Tickets are sorted by SHA-256 of "seed:entry number", as hexadecimal digits; from the first to the last,
 * each wins if in all of its nights a room of its type and plan is left, and takes it. A longer stay has no better and no
 * worse place in the order; it needs more nights at once.
 */
export function drawLots(seed: string, tickets: readonly Ticket[], prizes: Prizes): Lot[] {
  const taken = new Map<string, number>()
  const count = (key: string) => taken.get(key) ?? 0
  const keysOf = ({ room_type_id: type, room_plan_id: plan }: Ticket, night: PlainDate) =>
    [`type ${type} ${night}`, `plan ${plan} ${night}`] as const

  const isLeft = (ticket: Ticket) =>
    ticket.nights.length > 0 &&
    ticket.nights.every((night) => {
      const [type, plan] = keysOf(ticket, night)
      const ofPlan = Math.min(
        prizes.plan(ticket.room_plan_id, night) ?? Infinity,
        prizes.rooms_a_night(ticket.room_plan_id),
      )
      return count(type) < prizes.type(ticket.room_type_id, night) && count(plan) < ofPlan
    })

  return tickets
    .map((ticket) => ({ ticket, lot: lotOf(seed, ticket.entry_number) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ ticket }, at) => {
      const has_won = isLeft(ticket)
      if (has_won)
        for (const key of ticket.nights.flatMap((night) => keysOf(ticket, night))) taken.set(key, count(key) + 1)
      return { entry_number: ticket.entry_number, rank: at + 1, has_won }
    })
}
