import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastify from 'fastify'
import type { FastifyReply } from 'fastify'

import type { Origins } from '../../shared/origins.ts'
import type { At, Host, Render, Served } from './host.ts'

const NONCE = 'n0nce4tests'
const LIBRARIES = join(import.meta.dirname, 'dist')
/** What a page loads in the loader's place when it is looked at without the widget. */
const QUIET = '/* nothing */'
const STYLE = `body{margin:16px;font:16px/1.5 sans-serif;background:#fff;color:#222}
#place{inline-size:1000px;max-inline-size:100%}
hotel-page{display:block}`
/** A browser's reports of what a page's policy refused. */
export type Report = { page: string; text: string }

export type HostServer = { origin: string; reports: Report[]; stop: () => Promise<void> }

export const hasLibrary = (name: string): boolean => existsSync(join(LIBRARIES, name))

const sri = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The pages of other people: /on/… holds the widget, /off/… is the same without. */
export async function serveHosts(port: number, hosts: readonly Host[], origins: Origins): Promise<HostServer> {
  const origin = `http://127.0.0.1:${port}`
  const server = fastify({ logger: false, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } })
  const reports: Report[] = []
  const loader = await fetch(`${origins.widget}/v1/loader.js`)
  const common = { nonce: NONCE, origin, origins, lib: (name: string) => `${origin}/lib/${name}` }
  const with_: At = {
    ...common,
    loader: loader.url,
    integrity: sri(Buffer.from(await loader.arrayBuffer())),
  }
  const without: At = { ...common, loader: `${origin}/quiet.js`, integrity: sri(QUIET) }

  const send = (reply: FastifyReply, served: Served | string) => {
    const {
      body,
      type = 'text/html; charset=utf-8',
      headers = {},
    } = typeof served === 'string' ? { body: served } : served
    return reply
      .headers({ 'cache-control': 'no-cache', ...headers })
      .type(type)
      .send(body)
  }
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))
  server.post('/reports', (request, reply) => {
    reports.push({ page: request.headers.referer ?? '', text: JSON.stringify(request.body) })
    return reply.code(204).send()
  })
  server.get('/style.css', (_request, reply) => reply.headers(open).type('text/css').send(STYLE))
  server.get('/quiet.js', (_request, reply) => reply.headers(open).type('text/javascript').send(QUIET))
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  server.get<{ Params: { '*': string } }>('/lib/*', (request, reply) => {
    const file = join(LIBRARIES, request.params['*'])
    if (!file.startsWith(LIBRARIES) || !existsSync(file)) return reply.code(404).send('Not built')
    return reply
      .headers(open)
      .type(file.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8')
      .send(readFileSync(file))
  })
  for (const { path, page, more = {} } of hosts) {
    const pages: [string, Render][] = [['', page], ...Object.entries(more)]
    for (const [name, render] of pages) {
      server.get(`/on/${path}/${name}`, (_request, reply) => send(reply, render(with_)))
      server.get(`/off/${path}/${name}`, (_request, reply) => send(reply, render(without)))
    }
  }
  await server.listen({ host: '127.0.0.1', port })
  return { origin, reports, stop: () => server.close() }
}
