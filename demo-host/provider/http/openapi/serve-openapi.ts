import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../../../shared/origins.ts'
import { openApi } from './document.ts'

const CACHED = 'public, max-age=300'
const PACKAGE = new URL('../../../../package.json', import.meta.url)

/**
 * What this server answers, for whoever writes a client of their own or another server; any page may read it. Written for the
 * first who asks: it takes a third of a second, which is most of a start, and few servers are ever asked.
 */
export function serveOpenApi(server: FastifyInstance, origins: Pick<Origins, 'api' | 'identity'>): void {
  let text: string | undefined
  server.get('/openapi.json', { compress: { encodings: ['gzip'] } }, (_request, reply) => {
    text ??= written(origins)
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': CACHED })
      .type('application/json; charset=utf-8')
      .send(text)
  })
}

function written(origins: Pick<Origins, 'api' | 'identity'>): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string } // our own
  return JSON.stringify(openApi(origins, version))
}
