import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'

/** A body of JSON has some hundred kB at most; files get the time of the whole request. */
const BODY_MS = 20 * SECOND_MS

/** Of every server: who sends slowly holds a socket only for so long (guarantee S23). */
export const SLOW_REQUESTS = {
  /** For a whole request: a file of 80 MB over a slow telephone. */
  requestTimeout: 10 * MINUTE_MS,
  http: { headersTimeout: 15 * SECOND_MS, connectionsCheckingInterval: 5 * SECOND_MS },
} as const satisfies FastifyHttpOptions<Server>

/** Bodies that stay half sent end with their socket. */
export function endSlowBodies(server: FastifyInstance, body_ms = BODY_MS): void {
  server.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || raw.headers['content-type']?.startsWith('multipart/') === true) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, body_ms)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
