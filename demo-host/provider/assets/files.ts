import compress from '@fastify/compress'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'
import { surroundingsOf } from '../../../shared/framing.ts'
import type { Origins } from '../../../shared/origins.ts'
import { hotelCodeOf } from '../../../shared/booking-routes.ts'
import { findRoute } from '../../../shared/routes.ts'
import { isDatabaseUnreachable } from '../db/unreachable.ts'
import type { AllowedOrigins } from '../hotels/allowed-origins.ts'
import { COMPRESSION } from '../http/compression.ts'
import { AGAIN_MS, statusOf } from '../http/errors.ts'
import { endSlowBodies, SLOW_REQUESTS } from '../http/slow-requests.ts'
import type { BuiltFile } from './build.ts'
import { widgetDocument } from './document.ts'
import { answerOwnCalls } from './own-origin-calls.ts'
import { headOf, localeIn, UNLISTED } from './start-page.ts'
import type { KeptFiles } from './kept-releases.ts'
import type { Release } from './release.ts'
import { securityHeaders } from './security-headers.ts'
import { evergreenFiles, fileHeaders, NO_SCRIPT, NOT_FOUND, OPEN_TO_ALL, YEAR } from './served-files.ts'

/** Where nothing takes a body: who is still sending then keeps a socket (guarantee S23). */
const REQUEST_MS = 15_000

export type FilesOptions = {
  /** Every document is an agency's site, unless its address says otherwise (ROUTE-042). */
  isOta?: boolean
  release: Release
  /** The files of releases before; without them none but its own are served. */
  kept?: KeptFiles
  origins: Origins
  /** The API, where this origin answers calls of its own documents, too. */
  api?: Pick<FastifyInstance, 'routing'> | undefined
  /** What of elsewhere a hotel's documents may show and load, and who may frame them. */
  outsidersOf: (code: string) => Promise<AllowedOrigins>
}

/** The widget's origin: the loader, the hashed files, and a document for every page of the widget. */
export function createFiles({
  release,
  kept,
  origins,
  api,
  outsidersOf,
  isOta = false,
}: FilesOptions): FastifyInstance {
  const slow = api ? SLOW_REQUESTS : { requestTimeout: REQUEST_MS }
  const server = fastify({ logger: false, exposeHeadRoutes: true, ...slow })
  const page = widgetDocument(release.build, origins, { isOta, hasOwnCalls: api !== undefined })
  if (api) {
    answerOwnCalls(server, api)
    endSlowBodies(server)
  }

  const always = securityHeaders(origins.widget)
  server.addHook('onSend', async (_request, reply) => void reply.headers(always))

  for (const [path, { file, cache }] of evergreenFiles(release))
    server.get(path, async (request, reply) => sendFile(request, reply, await file, cache))
  for (const lasting of ['/:version(^v\\d+\\.\\d+\\.\\d+$)/:name', '/assets/:name'])
    server.get(lasting, async (request, reply) => {
      const [path] = addressIn(request.url)
      return sendFile(request, reply, release.files.get(path) ?? (await kept?.find(path)), YEAR)
    })
  server.register(compress, { global: false })
  // In a plugin of its own, so that the line above is in force.
  server.register(async (scope) => {
    scope.get('/*', { compress: COMPRESSION }, async (request, reply) => {
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

function notFound(reply: FastifyReply) {
  const isScript = /\.js(\?|$)/.test(reply.request.url)
  reply.code(404).header('cache-control', 'no-store')
  if (!isScript) return reply.type('text/plain; charset=utf-8').send(NOT_FOUND)
  return reply.headers(OPEN_TO_ALL).type('text/javascript; charset=utf-8').send(NO_SCRIPT)
}

/** Who asked is told neither the statement that failed nor what was in it. */
function failed(error: unknown, reply: FastifyReply) {
  const isAway = isDatabaseUnreachable(error)
  if (isAway) reply.header('retry-after', String(AGAIN_MS / SECOND_MS))
  reply.code(isAway ? 503 : statusOf(error)).header('cache-control', 'no-store')
  return reply.type('text/plain; charset=utf-8').send('This cannot be had for the moment\n')
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile | undefined, cache: string) {
  if (!file) return notFound(reply)
  const encoding = bestEncoding(request.headers['accept-encoding'])
  reply.headers({ ...fileHeaders(cache), etag: file.etag })
  if (isKnown(file.etag, request.headers['if-none-match'])) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(`${file.type}; charset=utf-8`).send(file[encoding])
}

/** RFC 9110, 13.1.2: any of a list, compared weakly. */
const isKnown = (etag: string, known = '') =>
  known.split(',').some((one) => one.trim() === '*' || bare(one) === bare(etag))
const bare = (etag: string) => etag.trim().replace(/^W\//, '')

function bestEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const named = (accepted ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) =>
    named.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
