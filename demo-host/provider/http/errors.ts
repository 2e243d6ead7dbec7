import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { isDatabaseUnreachable } from '../db/unreachable.ts'
import { ApiError } from '../kernel/api-error.ts'

type Body = { errors: { title: string; details: Record<string, unknown> }[] }

/** ERR-001: every error has this shape, whoever found it. */
export function errorBody(title: string, details: Record<string, unknown>): Body {
  return { errors: [{ title, details }] }
}

// What Fastify itself refuses before a handler sees it, by its status; everything else is our own failure.
const OUTSIDE: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  413: 'The request is too large',
  415: 'The body must be JSON',
  429: 'Too many requests',
}

export const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => answer(error, request, reply))
  server.setNotFoundHandler((_request, reply) => {
    const title = 'Not found'
    return reply.code(404).send(
      errorBody(title, {
        code: ERRORS.invalidRequest.code,
        base: [{ code: ERRORS.invalidRequest.code, error: title }],
      }),
    )
  })
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    return reply
      .code(error.status)
      .headers(error.headers)
      .send(errorBody(error.message, { ...error.details, code: error.code, base: error.base }))
  }

  const status = statusOf(error)
  const title = OUTSIDE[status]
  if (title)
    return reply.code(status).send(
      errorBody(title, {
        code: ERRORS.invalidRequest.code,
        base: [{ code: ERRORS.invalidRequest.code, error: title }],
      }),
    )

  // Of a process that is late (http/shed-load.ts): a line for each would make it later.
  if (status === 503) return unavailable(reply, request.id)
  if (isDatabaseUnreachable(error)) {
    request.log.error({ err: error, tracing_id: request.id }, 'the database does not answer')
    return unavailable(reply, request.id)
  }
  // Guarantee S28: the guest gets the id, the log gets the cause.
  request.log.error({ err: error, tracing_id: request.id }, 'unexpected failure')
  return reply.code(500).send(errorBody('Something went wrong on our side', { base: [], tracing_id: request.id }))
}

/** In this time a database that was only restarted is back. */
export const AGAIN_MS = 5 * SECOND_MS

/** 503 for what a moment may mend; whoever asks again does so with the same key. */
export function unavailable(reply: FastifyReply, tracing_id: string): FastifyReply {
  const title = 'The service is not available for the moment'
  return reply
    .code(503)
    .header('retry-after', String(AGAIN_MS / SECOND_MS))
    .send(errorBody(title, { base: [], tracing_id }))
}
