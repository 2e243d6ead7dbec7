import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

import { ATTACHMENTS_PATH, findFile, isImage, piecesOf } from '../questions/attachments.ts'
import type { Services } from '../kernel/context.ts'
import { refuseNul } from './nul.ts'

/** Guests' files (guarantee S18): each stands alone, runs nothing, and only a picture is ever shown in place. */
export function attachments(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { name: string } }>(`${ATTACHMENTS_PATH}:name`, async (request, reply) => {
    refuseNul(request.params)
    const found = await findFile(services, request.params.name)
    if (!found) return reply.callNotFound()
    const shown = isImage(found.mime) ? 'inline' : 'attachment'
    return reply
      .type(found.mime)
      .header('content-length', found.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `${shown}; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .header('cache-control', 'private, max-age=3600')
      .send(Readable.from(piecesOf(services, found.id)))
  })
}
