import { randomBytes } from 'node:crypto'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { MemberSystemAnswer, TicketKind } from '../../provider/identity-providers/identity-providers.ts'
import { PEOPLE } from './people.ts'

/** What the member system may do instead of answering. */
export const TICKET_ERRORS = [ERRORS.memberSystemUnavailable.code, ERRORS.memberSystemFailed.code] as const
export type TicketError = (typeof TICKET_ERRORS)[number]
type Ticket = { kind: TicketKind; name: string; brand: number; fault: TicketError | null; until: number }

const LIVES_MS = 5 * MINUTE_MS

/** What the stand-ins hand out for somebody and are asked about once, as their servers would be. */
export function createTickets(now: () => number) {
  const given = new Map<string, Ticket>()
  return {
    give(kind: TicketKind, name: string, brand: number, fault: TicketError | null = null): string {
      const secret = randomBytes(24).toString('base64url')
      given.set(secret, { kind, name, brand, fault, until: now() + LIVES_MS })
      return secret
    },
    /** Null: never given, for something else, spent, or too late. */
    ask(kind: TicketKind, secret: string, brand: number): MemberSystemAnswer {
      const ticket = given.get(secret)
      if (!ticket || ticket.kind !== kind || ticket.brand !== brand) return null
      given.delete(secret)
      if (ticket.until <= now()) return null
      return ticket.fault ?? PEOPLE[ticket.name] ?? null
    },
  }
}
export type Tickets = ReturnType<typeof createTickets>
