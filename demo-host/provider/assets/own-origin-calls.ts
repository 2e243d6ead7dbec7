import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Origins } from '../../../shared/origins.ts'

/** Below it the widget's origin answers what the API does, where it is said so (API_AT_WIDGET_ORIGIN). */
const CALLS_PATH = '/api'

const handedOver = new WeakSet<FastifyRequest>()
/** The API answers it, logs it and counts it. */
export const isHandedOver = (request: FastifyRequest) => handedOver.has(request)

/** As the widget's own documents see them: what they ask for comes from where they came from. */
export const withOwnCalls = (origins: Origins): Origins => ({ ...origins, api: origins.widget + CALLS_PATH })

/**
 * Calls of the widget's own documents, in a frame or a tab, without CORS: no preflight, and the connection that the document
 * came by. Handed over before anything of a body is read, so that the API's limits and log are in force. What a browser would
 * show or run is not: nothing that somebody uploaded becomes a page of this origin.
 */
export function answerOwnCalls(server: FastifyInstance, api: Pick<FastifyInstance, 'routing'>): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!raw.url?.startsWith(`${CALLS_PATH}/`)) return
    const asked = raw.headers['sec-fetch-dest'] ?? 'empty'
    if (asked !== 'empty') return
    handedOver.add(request)
    reply.hijack()
    raw.url = raw.url.slice(CALLS_PATH.length)
    api.routing(raw, reply.raw)
  })
}
