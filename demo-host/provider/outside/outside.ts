import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../../shared/origins.ts'
import { openIdentities } from './identities.ts'
import type { Identities, IdentityOptions } from './identities.ts'
import { standIns } from './stand-ins.ts'
import { createTickets } from './tickets.ts'
import type { Asked, TicketKind } from './tickets.ts'

/** Whom we ask who somebody is: OpenID Connect and its like, and systems that are asked about what a guest brought. */
export type Outside = {
  identities: Identities
  ask: (kind: TicketKind, secret: string, brand: number) => Promise<Asked>
  /** Pages of other houses that a guest is sent to. */
  pages: { memberSystem: string; hotelServer: string }
}

export type OutsideOptions = {
  origins: Origins
  now: () => number
  fetch?: typeof fetch
  /** The brand of a hotel, by its code. */
  brandOf: (hotelCode: string) => Promise<number | null>
}

/** The port and, in the demonstration, what stands in for everybody behind it; its pages are on the identity origin. */
export function createOutside({ origins, now, fetch, brandOf }: OutsideOptions): {
  outside: Outside
  standIns: (server: FastifyInstance) => void
} {
  const tickets = createTickets(now)
  const options: IdentityOptions = {
    issuer: `${origins.identity}${ISSUER_PATH}`,
    callbackOf: (provider) => `${origins.identity}/external/${provider}/callback`,
    secret: randomBytes(32).toString('base64url'),
    ...(fetch && { fetch }),
  }
  return {
    outside: {
      identities: openIdentities(options),
      ask: async (kind, secret, brand) => tickets.ask(kind, secret, brand),
      pages: {
        memberSystem: `${origins.identity}/outside/member-system`,
        hotelServer: `${origins.identity}/outside/hotel-server`,
      },
    },
    standIns: (server) => standIns(server, { origins, tickets, brandOf, identity: options, issuerPath: ISSUER_PATH }),
  }
}
const ISSUER_PATH = '/outside/open-id'
