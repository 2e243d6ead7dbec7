import type { FastifyInstance } from 'fastify'

import { mapTile } from './scenes/map-tile.ts'
import { scenePhotograph } from './scenes/scenes.ts'

const YEAR_S = 31_536_000

/** The photographs and the map of the seeded world: drawn when asked for, and the same for ever. */
export function sceneRoutes(server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>('/scenes/:name.svg', async (request, reply) => {
    const drawn = scenePhotograph(request.params.name)
    if (drawn === null) return reply.callNotFound()
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(drawn)
  })

  server.get<{ Params: { zoom: string; x: string; y: string } }>(
    '/tiles/:zoom(^\\d+$)/:x(^\\d+$)/:y(^\\d+).svg',
    async ({ params }, reply) => {
      const drawn = mapTile(Number(params.zoom), Number(params.x), Number(params.y))
      if (drawn === null) return reply.callNotFound()
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(drawn)
    },
  )
}
