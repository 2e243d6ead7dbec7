import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import cors from '@fastify/cors'

import { DAY_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import type { PageOrigins } from '../hotels/allowed-origins.ts'

const PREFLIGHT_MAX_AGE_S = DAY_MS / SECOND_MS // the most any browser keeps (Firefox); Chromium makes two hours of it
// Date: diagnose() compares the clock of the device with it.
const READABLE = ['Retry-After', 'Date', HEADERS.tracingId, HEADERS.readAfter]
const HOTEL = /^\/hotels\/([^/?]+)/

export const hotelOf = (url: string): string | null => HOTEL.exec(url)?.[1] ?? null

/** Guarantee S2: an exact list, and a cache never mixes two pages' answers (Vary: Origin). */
export function answerCors(server: FastifyInstance, origins: PageOrigins): void {
  server.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers
      const hotel = hotelOf(request.url)
      const isAllowed = origin !== undefined && (await origins.allows(origin, hotel))
      return {
        // Only under the hotel's own domain do cookies come along (CALL-009).
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
export async function refuseForeignWrites(request: FastifyRequest, origins: PageOrigins): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const isForeign = origin === undefined ? site === 'cross-site' : !(await origins.allows(origin, hotelOf(request.url)))
  if (isForeign) throw new ApiError(ERRORS.invalidRequest, 'This page may not do that', { status: 403 })
}

/**
 * A refused start says why to any page, because whoever embeds has to learn it: such an answer holds no data and no session.
 * Whoever may read the whole has the header of the list already.
 */
export async function tellAnyPage(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode < BAD_REQUEST || reply.hasHeader('access-control-allow-origin')) return
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': READABLE.join(', ') })
}
const BAD_REQUEST = 400

/** Before it is asked whether a page may: there may be no such hotel (ERR-001). */
export async function refuseUnknownHotel({ url }: FastifyRequest, origins: PageOrigins): Promise<void> {
  const hotel = hotelOf(url)
  if (hotel !== null && !(await origins.knows(hotel))) throw missing('There is no such hotel')
}
