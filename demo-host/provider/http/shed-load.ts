import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'

/** Starting is work, too, and a process that has just come up is late by it alone. */
const SETTLED_MS = 2 * SECOND_MS

/** For a route that is answered whatever happens. */
export const NEVER_SHED = { pressureHandler: () => undefined }

/**
 * What comes while the process is late by more than so many milliseconds, in the mean of a second, is answered 503 before
 * anything is done for it: so what has begun ends, and a balancer sends guests to another process. 0: never.
 */
export function shedLoad(server: FastifyInstance, late_ms: number): void {
  if (late_ms === 0) return
  let settled_at = Infinity
  server.addHook('onReady', async () => {
    settled_at = performance.now() + SETTLED_MS
  })
  server.register(underPressure, {
    maxEventLoopDelay: late_ms,
    async pressureHandler() {
      if (performance.now() > settled_at) throw Object.assign(new Error('The process is late'), { statusCode: 503 })
    },
  })
}
