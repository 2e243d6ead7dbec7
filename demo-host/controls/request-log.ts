import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HEADERS } from '../../shared/headers.ts'

const KEPT = 1_000

export type LogEntry = {
  seq: number
  at: string
  origin: 'api' | 'identity'
  method: string
  path: string
  query: unknown
  headers: Record<string, unknown>
  body: unknown
  status: number
  ms: number
}

const SECRET_HEADERS = new Set(
  [
    HEADERS.authorization,
    HEADERS.clientSession,
    HEADERS.organizationSession,
    HEADERS.oneTimeToken,
    'cookie',
    'gateway-signature',
  ].map((name) => name.toLowerCase()),
)
const SECRET_FIELD = /token|password|secret|signature|session|^otid$|^k$/i
/** Elsewhere a code is a hotel's or a coupon's, and a state is a region. */
const SIGN_IN = /\/sign_in$/
const SECRET_OF_SIGN_IN = /^(?:code|state)$/

/** Equal secrets look equal and different ones different, so that a test can tell; nobody can use what it sees. */
const fingerprint = (secret: string) => `[secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}]`

/**
 * Every call the provider answered, in the order in which they came: whoever asks for those since a number gets none that
 * began before. Guests' data may stand here, because this is a demo; secrets may not.
 */
export function createRequestLog({ now }: { now: () => number }, identityOrigin: string) {
  const identityHost = URL.canParse(identityOrigin) ? new URL(identityOrigin).host : ''
  const entries: LogEntry[] = []
  let last = 0
  const open = new Map<FastifyRequest, number>()
  return {
    since: (after: number): readonly LogEntry[] => entries.filter((entry) => entry.seq > after),
    last: () => last,
    /** The numbers of the calls that have no answer yet. */
    open: (): readonly number[] => [...open.values()],
    begin: (request: FastifyRequest) => void open.set(request, ++last),
    add(request: FastifyRequest, reply: FastifyReply) {
      const [path = ''] = request.url.split('?')
      const seq = open.get(request) ?? ++last
      open.delete(request)
      const entry: LogEntry = {
        seq,
        at: new Date(now()).toISOString(),
        origin: request.headers.host === identityHost ? 'identity' : 'api',
        method: request.method,
        path,
        query: withoutSecrets(request.query),
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [
            name,
            SECRET_HEADERS.has(name) ? fingerprint(String(value)) : value,
          ]),
        ),
        body: withoutSecrets(request.body, SIGN_IN.test(path)),
        // Zero: the connection ended without an answer.
        status: reply.raw.writableEnded ? reply.statusCode : 0,
        ms: Math.round(reply.elapsedTime),
      }
      // Nearly always the last; where an earlier call was answered later, it goes before those that began after it.
      const place = entries.findLastIndex((one) => one.seq < seq) + 1
      entries.splice(place, 0, entry)
      if (entries.length > KEPT) entries.shift()
    },
  }
}

function withoutSecrets(value: unknown, signsIn = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, signsIn))
  if (typeof value !== 'object' || value === null) return value ?? null
  const isSecret = (name: string) => SECRET_FIELD.test(name) || (signsIn && SECRET_OF_SIGN_IN.test(name))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isSecret(name) && typeof each === 'string' ? fingerprint(each) : withoutSecrets(each, signsIn),
    ]),
  )
}
