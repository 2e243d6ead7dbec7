import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate } from 'superstruct'
import type { Struct, StructError } from 'superstruct'

import { parseCall } from '../../../shared/contract/define.ts'
import type { Call, CallTable } from '../../../shared/contract/define.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { TOLD_FAULTS } from '../../../shared/limits.ts'
import { isForMembers } from '../../../shared/rules/access.ts'
import type { Database } from '../db/orm.ts'
import { requireAccess } from '../members/member-access.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { answerChecks } from './answer-check.ts'
import { answerWriter, wrongField } from './answer-writer.ts'
import { COMPRESSION } from './compression.ts'
import { headerOf } from './context.ts'
import type { CallContext } from './context.ts'
import { refuseNul } from './nul.ts'
import { REPLICA_CALLS, writes } from './replica-calls.ts'
import type { ReplicaReads } from './replica-reads.ts'
import { incomingFile } from './upload.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const CREATED = 201
const UNSUPPORTED = 415
const FAILED = 500

/** Any row's handler: what it takes is checked with the row's own structs right before it is called. */
type AnyHandler = (input: never, context: CallContext) => Promise<unknown>
export type AnyHandlers = Record<string, AnyHandler>

/** What every route needs of its server. */
export type Registering = {
  contextOf: (request: FastifyRequest, row: Call, database?: Database) => Promise<CallContext>
  checkOf: ReturnType<typeof answerChecks>
  /** Null: there is no replica, and everything is read where it is written. */
  reads: ReplicaReads | null
}

/** One route per row of a call table; the rows of the other origin are left to the other server. */
export function register(
  server: FastifyInstance,
  at: 'api' | 'identity',
  { name: area, table, handlers }: { name: string; table: CallTable; handlers: AnyHandlers },
  { contextOf, checkOf, reads }: Registering,
): void {
  for (const [name, row] of Object.entries(table)) {
    const line = parseCall(row.call)
    const handler = handlers[name]
    if (line.at !== at || !handler) continue
    const answered = row.file ? fileAnswer(row, row.file) : jsonAnswer(row, checkOf(row))

    server.route({
      method: line.method,
      url: line.path,
      compress: row.compressed ? COMPRESSION : false,
      ...(reads && writes(row) && { onSend: tellWritten(reads) }),
      async handler(request, reply) {
        const params = request.params as Record<string, string | undefined> // a row's path has only named parts
        refuseNul(params)
        const answerFrom = async (database?: Database) => {
          const context = await contextOf(request, row, database)
          if (isForMembers(area, name)) await requireAccess(context, params.hotelId)
          const input = row.upload ? { file: await incomingFile(request) } : inputOf(row, request)
          return handler(input as never, context) // checked with the row's structs
        }
        const mayRead = reads && REPLICA_CALLS.has(row)
        const answer = await (mayRead ? reads.read(headerOf(request, 'readAfter'), answerFrom) : answerFrom())
        if (line.method === 'POST') reply.code(CREATED)
        if (row.cachedSeconds) reply.header('cache-control', `public, max-age=${row.cachedSeconds}`)
        return answered(answer, reply)
      },
    })
  }
}

/** Also where a call is refused, which may have written something before; not where the database is away. */
const tellWritten = (reads: ReplicaReads) => async (_request: FastifyRequest, reply: FastifyReply) => {
  if (reply.statusCode >= FAILED) return
  const position = await reads.written()
  if (position !== null) reply.header(HEADERS.readAfter, position)
}

/** What is sent of a handler's answer. */
type Answered = (answer: unknown, reply: FastifyReply) => unknown

const fileAnswer =
  (row: Call, type: string): Answered =>
  (answer, reply) => {
    const [error] = validate(answer, structOf(row.answer))
    if (error) throw new Error(`${row.call} answered ${wrongField(error)}`)
    reply.type(type).header('content-disposition', 'attachment')
    return answer
  }

function jsonAnswer(row: Call, check: ReturnType<ReturnType<typeof answerChecks>>): Answered {
  const write = answerWriter(row)
  return (answer, reply) => {
    const text = write(answer)
    check(answer, text, reply.log)
    reply.type(JSON_TYPE)
    return text
  }
}

/** A body comes as its row says: a foreign page may send a form without being asked, so no other row takes one. */
function refuseOtherBodies(row: Call, request: FastifyRequest): void {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  if (request.body !== undefined && isForm !== (row.form === true))
    throw Object.assign(new Error('The body came in another form'), { statusCode: UNSUPPORTED })
}

function inputOf(row: Call, request: FastifyRequest): Record<string, unknown> {
  refuseOtherBodies(row, request)
  const input: Record<string, unknown> = { ...(request.params as Record<string, string>) } // a row's path has only named parts
  if (row.query) input.query = given(row.query, request.query, 'query')
  if (row.body) input.body = given(row.body, request.body, 'body')
  return input
}

// The contract carries only each struct's type (see define.ts).
const structOf = (schema: unknown) => schema as Struct<unknown>

/** Unknown keys are dropped: an older server still serves a newer widget. */
export function given(schema: unknown, value: unknown, where: string): unknown {
  const [error, decoded] = validate(value, structOf(schema), { coerce: true, mask: true })
  if (!error) return decoded
  throw new ApiError(ERRORS.invalidRequest, `The ${where} is not valid`, { base: faults(error) })
}

function faults(error: StructError) {
  return error
    .failures()
    .slice(0, TOLD_FAULTS)
    .map((failure) => ({
      field: failure.path.join('.'),
      code: ERRORS.invalidRequest.code,
      // Not superstruct's own message, which repeats the value and with it perhaps somebody's e-mail.
      error: `${failure.path.join('.') || 'it'} must be ${failure.type}`,
    }))
}
