import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '../../shared/errors.ts'
import { errorBody } from '../provider/http/errors.ts'
import type { AnswerSwitch, AnswerSwitches } from './answer-switches.ts'
import type { createRequestLog } from './request-log.ts'

const BROKEN = 500
/**
 * The surface itself, health and photographs are neither logged nor switched; nor is the request of a start, in whose place
 * the two calls are that it makes (AMB-85).
 */
const OURS = /^\/(?:demo(?:\/|$)|healthz|readyz|scenes\/|hotels\/[^/]+\/start$)/

export const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Puts the armed switches between the guest and the handlers, and writes every call down. */
export function addHooks(
  server: FastifyInstance,
  switches: AnswerSwitches,
  log: ReturnType<typeof createRequestLog>,
): void {
  const later = new WeakMap<FastifyRequest, AnswerSwitch>()
  const isLogged = (request: FastifyRequest) => !OURS.test(pathOf(request)) && request.method !== 'OPTIONS'

  server.addHook('onRequest', async (request, reply) => {
    if (!isLogged(request)) return
    log.begin(request)
    // The framework tells of no answer that was cut off.
    reply.raw.once('close', () => log.add(request, reply))
  })

  // After onRequest, so that a switched answer carries the same CORS headers as any other.
  server.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request)
    const armed = OURS.test(path) ? null : switches.take(request.method, path)
    if (!armed) return
    if (armed.after) {
      later.set(request, armed)
      return
    }

    if (armed.delay_ms) await wait(armed.delay_ms)
    if (armed.drop) return drop(reply)
    const body = bodyOf(armed)
    if (body === null) return
    return reply
      .code(armed.status ?? 500)
      .headers(armed.headers ?? {})
      .send(body)
  })

  server.addHook('onSend', async (request, reply, payload) => {
    const armed = later.get(request)
    if (!armed) return payload
    later.delete(request)
    if (armed.delay_ms) await wait(armed.delay_ms)
    if (armed.drop) reply.raw.destroy()
    const body = bodyOf(armed)
    if (body === null) return payload
    reply
      .code(armed.status ?? 500)
      .headers(armed.headers ?? {})
      .type('application/json')
      .removeHeader('content-length')
    return JSON.stringify(body)
  })
}

function drop(reply: FastifyReply) {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/** Null: the switch only delays, the call is answered as it is. */
function bodyOf({ status, code, title = 'As the demo was told', body }: AnswerSwitch): unknown {
  if (body !== undefined) return body
  if (status === undefined && code === undefined) return null
  // A server that breaks down says nothing about what the guest entered.
  if (code === undefined && status !== undefined && status >= BROKEN) return { errors: [{ title, details: {} }] }
  const number = code ?? ERRORS.invalidRequest.code
  return errorBody(title, { code: number, base: [{ code: number, error: title }] })
}
