import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import type { Metrics } from './metrics.ts'

/** A door of its own, for operators: no origin of guests ever answers it. */
export function serveMetrics({ text, contentType }: Pick<Metrics, 'text' | 'contentType'>): FastifyInstance {
  const server = fastify({ logger: false })
  server.get('/metrics', async (_request, reply) => {
    const found = await text().catch(() => null)
    // Prometheus then says that the process is down, which is what it is to guests.
    return found === null ? reply.code(503).send('The database does not answer.') : reply.type(contentType).send(found)
  })
  return server
}
