import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../../../shared/origins.ts'
import { openApi } from './document.ts'

const CACHED = 'public, max-age=300'
const PACKAGE = new URL('../../../../package.json', import.meta.url)

/** What this server answers, for whoever writes a client of their own or another server; any page may read it. */
export function serveOpenApi(server: FastifyInstance, origins: Pick<Origins, 'api' | 'identity'>): void {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string } // our own
  const text = JSON.stringify(openApi(origins, version))
  server.get('/openapi.json', { compress: { encodings: ['gzip'] } }, (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': CACHED })
      .type('application/json; charset=utf-8')
      .send(text),
  )
}
