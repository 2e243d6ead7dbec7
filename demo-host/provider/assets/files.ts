import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'
import { VERSION_PATH } from '../../../shared/version-path.ts'
import { surroundingsOf } from '../../../shared/framing.ts'
import type { Origins } from '../../../shared/origins.ts'
import { hotelCodeOf } from '../../../shared/booking-routes.ts'
import { findRoute } from '../../../shared/routes.ts'
import { isDatabaseUnreachable } from '../db/unreachable.ts'
import type { AllowedOrigins } from '../hotels/allowed-origins.ts'
import { AGAIN_MS, statusOf } from '../http/errors.ts'
import { compressed, namedEntries } from './build.ts'
import type { BuiltFile } from './build.ts'
import { widgetDocument } from './document.ts'
import { headOf, localeIn, UNLISTED } from './start-page.ts'
import type { KeptFiles } from './kept-releases.ts'
import { oldBrowserCheck } from './old-browser.ts'
import type { Release } from './release.ts'
import { securityHeaders } from './security-headers.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Hosts paste this address once and for ever, so it must not grow old in a cache. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

/** Nothing here takes a body: who is still sending then keeps a socket (guarantee S23). */
const REQUEST_MS = 15_000

export type FilesOptions = {
  /** Every document is an agency's site, unless its address says otherwise (ROUTE-042). */
  isOta?: boolean
  release: Release
  /** The files of releases before; without them none but its own are served. */
  kept?: KeptFiles
  origins: Origins
  /** What of elsewhere a hotel's documents may show and load, and who may frame them. */
  outsidersOf: (code: string) => Promise<AllowedOrigins>
}

/** The widget's origin: the loader, the hashed files, and a document for every page of the widget. */
export function createFiles({ release, kept, origins, outsidersOf, isOta = false }: FilesOptions): FastifyInstance {
  const server = fastify({ logger: false, exposeHeadRoutes: true, requestTimeout: REQUEST_MS })
  const { build, loader, integrity } = release
  const page = widgetDocument(build, origins, isOta)
  const oldBrowser = oldBrowserCheck()
  const named = namedEntries(build)
  const version = compressed(`export default${JSON.stringify(release.version)}`)

  const always = securityHeaders(origins.widget)
  server.addHook('onSend', async (_request, reply) => void reply.headers(always))

  server.get('/v1/loader.js', (request, reply) => sendFile(request, reply, loader, EVERGREEN))
  server.get<{ Params: { name: string } }>('/v1/entries/:name', (request, reply) =>
    sendFile(request, reply, named.get(request.params.name), EVERGREEN),
  )
  server.get(VERSION_PATH, (request, reply) => sendFile(request, reply, version, 'no-cache'))
  server.get('/v1/integrity.json', (request, reply) => sendFile(request, reply, integrity, EVERGREEN))
  server.get('/v1/old-browser.js', async (request, reply) => sendFile(request, reply, await oldBrowser, EVERGREEN))
  for (const lasting of ['/:version(^v\\d+\\.\\d+\\.\\d+$)/:name', '/assets/:name'])
    server.get(lasting, async (request, reply) => {
      const [path] = addressIn(request.url)
      return sendFile(request, reply, release.files.get(path) ?? (await kept?.find(path)), YEAR)
    })
  server.get('/*', async (request, reply) => {
    if (hasExtension(request.url)) return notFound(reply)
    const [path, query] = addressIn(request.url)
    const outsiders = await outsidersOf(hotelCodeOf(findRoute(path), query))
    const { html, headers } = (await page)({
      locale: localeIn({ path, query }),
      outsiders,
      surroundings: surroundingsOf(path, query),
      head: isOta ? UNLISTED : headOf({ path, query }, outsiders, origins.widget),
    })
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
  server.setNotFoundHandler((_request, reply) => notFound(reply))
  server.setErrorHandler((error, _request, reply) => failed(error, reply))
  return server
}

const addressIn = (url: string): [string, URLSearchParams] => {
  const [path = '', query = ''] = url.split('?')
  return [path, new URLSearchParams(query)]
}

/** A file that is not there; what looks like an e-mail address is none, and the widget takes it out of the address. */
const hasExtension = (url: string) => {
  const [path = ''] = url.split(/[?#]/, 1)
  return /\.[a-z0-9]+$/i.test(path) && !/@|%(?:25)*40/.test(path)
}

/** An old or misspelt address of a script: as text from elsewhere the browser would block it, and blame that. */
const NO_SCRIPT = '// There is no such file. The loader of the booking widget is /v1/loader.js at this origin.\n'

function notFound(reply: FastifyReply) {
  const isScript = /\.js(\?|$)/.test(reply.request.url)
  reply.code(404).header('cache-control', 'no-store')
  if (!isScript) return reply.type('text/plain; charset=utf-8').send('Not found\n')
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  return reply.headers(open).type('text/javascript; charset=utf-8').send(NO_SCRIPT)
}

/** Who asked is told neither the statement that failed nor what was in it. */
function failed(error: unknown, reply: FastifyReply) {
  const isAway = isDatabaseUnreachable(error)
  if (isAway) reply.header('retry-after', String(AGAIN_MS / SECOND_MS))
  reply.code(isAway ? 503 : statusOf(error)).header('cache-control', 'no-store')
  return reply.type('text/plain; charset=utf-8').send('This cannot be had for the moment\n')
}

/** Hosts with COEP need the resource policy, integrity checks need CORS. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile | undefined, cache: string) {
  if (!file) return notFound(reply)
  const encoding = bestEncoding(request.headers['accept-encoding'])
  reply.headers({
    'access-control-allow-origin': '*',
    'cache-control': cache,
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(`${file.type}; charset=utf-8`).send(file[encoding])
}

function bestEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const named = (accepted ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) =>
    named.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
