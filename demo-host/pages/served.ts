import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

const STYLES = ['site.css', 'inspector.css', 'chatbot.css', 'playground.css']
/** Written by the build, as everything that a browser runs. */
const SCRIPTS = ['inspector.js', 'chatbot.js', 'playground.js']
const BUILT = join(import.meta.dirname, '../../dist/demo')

/** The styles and scripts of the demonstration's own pages. */
export function serveFiles(server: FastifyInstance): void {
  for (const name of STYLES) {
    const style = readFileSync(join(import.meta.dirname, name), 'utf8')
    server.get(`/${name}`, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  }
  for (const name of SCRIPTS) {
    server.get(`/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(readFileSync(join(BUILT, name), 'utf8')),
    )
  }
}
