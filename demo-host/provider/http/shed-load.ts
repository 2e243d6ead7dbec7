import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** For a route that is answered whatever happens. */
export const NEVER_SHED = { pressureHandler: () => undefined }

/**
 * What comes while the process is late by more than so many milliseconds, in the mean of a second, is answered 503 before
 * anything is done for it: so what has begun ends, and a balancer sends guests to another process. 0: never.
 */
export function shedLoad(server: FastifyInstance, late_ms: number): void {
  if (late_ms === 0) return
  server.register(underPressure, { maxEventLoopDelay: late_ms })
}
