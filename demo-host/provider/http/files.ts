import type { FastifyInstance } from 'fastify'

import { scenePhotograph } from '../world/scenes.ts'

const YEAR_S = 31_536_000

/** The photographs of the seeded world: drawn when asked for, and the same for ever. */
export function files(server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>('/scenes/:name.svg', async (request, reply) => {
    const drawn = scenePhotograph(request.params.name)
    if (drawn === null) return reply.callNotFound()
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(drawn)
  })
}
