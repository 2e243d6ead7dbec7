import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../../shared/origins.ts'
import { openIdentities } from '../../provider/identity-providers/identities.ts'
import type { IdentityOptions } from '../../provider/identity-providers/identities.ts'
import type { IdentityProviders } from '../../provider/identity-providers/identity-providers.ts'
import { identitySimulators } from './simulators.ts'
import { createTickets } from './tickets.ts'

const ISSUER_PATH = '/outside/open-id'

export type IdentitySimulatorOptions = {
  origins: Origins
  now: () => number
  fetch?: typeof fetch
  /** The brand of a hotel, by its code. */
  brandOf: (hotelCode: string) => Promise<number | null>
}

export type IdentitySimulator = {
  identityProviders: IdentityProviders
  /** The pages of the stand-ins, for the identity origin. */
  routes: (server: FastifyInstance) => void
}

/** Everybody outside who knows guests, in one process: the provider's ports to them, and their pages. */
export function createIdentitySimulator(options: IdentitySimulatorOptions): IdentitySimulator {
  const { origins, now, fetch, brandOf } = options
  const tickets = createTickets(now)
  const identity: IdentityOptions = {
    issuer: `${origins.identity}${ISSUER_PATH}`,
    callbackOf: (provider) => `${origins.identity}/external/${provider}/callback`,
    secret: randomBytes(32).toString('base64url'),
    ...(fetch && { fetch }),
  }
  return {
    identityProviders: {
      identities: openIdentities(identity),
      systems: {
        ask: async (kind, secret, brand) => tickets.ask(kind, secret, brand),
        pages: {
          memberSystem: `${origins.identity}/outside/member-system`,
          hotelServer: `${origins.identity}/outside/hotel-server`,
        },
      },
    },
    routes: (server) => identitySimulators(server, { origins, tickets, brandOf, identity, issuerPath: ISSUER_PATH }),
  }
}
