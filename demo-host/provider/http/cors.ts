import type { FastifyInstance, FastifyRequest } from 'fastify'
import cors from '@fastify/cors'

import { DAY_MS, SECOND_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { Refused } from '../domain/refused.ts'

const FORBIDDEN = 1000
const PREFLIGHT_MAX_AGE_S = DAY_MS / 12 / SECOND_MS // two hours, the most Chromium keeps
const READABLE = ['Retry-After', HEADERS.tracingId]
const HOTEL = /^\/hotels\/([^/?]+)/

/** Which pages may read our answers: a hotel's own origins for its calls, any hotel's where no hotel is named yet. */
export type Origin = {
  allows: (origin: string, hotel: string | null) => Promise<boolean>
  /** Whether this is the own domain of the hotel, or of any where none is named yet. */
  takesCookies: (host: string, hotel: string | null) => Promise<boolean>
  /** The sites of one hotel. */
  named: (hotel: string) => Promise<readonly string[]>
}

export const hotelOf = (url: string): string | null => HOTEL.exec(url)?.[1] ?? null

/** Guarantee S2: an exact list, and a cache never mixes two pages' answers (Vary: Origin). */
export function answerCors(server: FastifyInstance, origins: Origin): void {
  server.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers
      const hotel = hotelOf(request.url)
      const isAllowed = origin !== undefined && (await origins.allows(origin, hotel))
      return {
        // Only under the hotel's own domain do cookies come along (specification 7.1).
        credentials: isAllowed && (await origins.takesCookies(request.host, hotel)),
        // An array keeps `Vary: Origin` on the answer even when this origin is refused.
        origin: isAllowed ? [origin] : [],
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['Content-Type', ...Object.values(HEADERS)],
        exposedHeaders: READABLE,
        maxAge: PREFLIGHT_MAX_AGE_S,
        strictPreflight: false,
      }
    },
  })
}

/**
 * Guarantee S3: what changes something comes from a page of the list, as JSON and with our own header. A browser always
 * says where it comes from; a server that calls us has no cookies a page could borrow.
 */
export async function refuseForeignWrites(request: FastifyRequest, origins: Origin): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const isForeign = origin === undefined ? site === 'cross-site' : !(await origins.allows(origin, hotelOf(request.url)))
  if (isForeign) throw new Refused(403, FORBIDDEN, 'This page may not do that')
}
