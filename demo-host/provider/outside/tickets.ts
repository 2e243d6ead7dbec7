import { randomBytes } from 'node:crypto'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { PEOPLE } from './people.ts'
import type { Person } from './people.ts'

/** otid: of the member system. code and token: of a hotel's own server. liff: of the chat. */
export type TicketKind = 'otid' | 'code' | 'token' | 'liff'
/** What the member system may do instead of answering. */
export const FAULTS = [3501, 3503] as const
export type Fault = (typeof FAULTS)[number]
type Ticket = { kind: TicketKind; name: string; brand: number; fault: Fault | null; until: number }
export type Asked = Person | Fault | null

const LIVES_MS = 5 * MINUTE_MS

/** What the stand-ins hand out for somebody and are asked about once, as their servers would be. */
export function createTickets(now: () => number) {
  const given = new Map<string, Ticket>()
  return {
    give(kind: TicketKind, name: string, brand: number, fault: Fault | null = null): string {
      const secret = randomBytes(24).toString('base64url')
      given.set(secret, { kind, name, brand, fault, until: now() + LIVES_MS })
      return secret
    },
    /** Null: never given, for something else, spent, or too late. */
    ask(kind: TicketKind, secret: string, brand: number): Asked {
      const ticket = given.get(secret)
      if (!ticket || ticket.kind !== kind || ticket.brand !== brand) return null
      given.delete(secret)
      if (ticket.until <= now()) return null
      return ticket.fault ?? PEOPLE[ticket.name] ?? null
    },
  }
}
export type Tickets = ReturnType<typeof createTickets>
