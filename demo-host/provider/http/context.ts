import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

import type { Call } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { HeaderName } from '../../../shared/headers.ts'
import { DEFAULT_LOCALE, isLocale } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import type { Database } from '../db/open.ts'
import type { Clock, Ids } from '../domain/ids.ts'
import { memberOfToken } from '../domain/member-sessions.ts'
import type { SignedIn } from '../domain/member-sessions.ts'
import { Refused } from '../domain/refused.ts'
import { knownSession } from '../domain/sessions.ts'
import type { ClientSession } from '../domain/sessions.ts'
import type { Gateways } from '../gateway/adapter.ts'
import type { QueueMail } from '../outside/mail.ts'
import type { Outside } from '../outside/outside.ts'

/** What every handler and every domain function works with. */
export type Services = {
  database: Database
  clock: Clock
  ids: Ids
  gateways: Gateways
  mail: QueueMail
  /** Who somebody is, where others know it. */
  outside: Outside
  origins: Origins
  /** How services outside are asked; the platform's own without one. */
  fetch?: typeof fetch
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** The services, and who asks. */
export type Context = Services & {
  locale: Locale
  /** Absent only for the calls that may be made without one. */
  session: ClientSession | null
  /** The token as it came, known to us or not. */
  sessionToken: string | null
  /** Who is signed in: null for guests, and for whoever shows an access token that is over (then `bearer` is there). */
  member: SignedIn | null
  /** What came as `Authorization: Bearer`, whatever it is worth. */
  bearer: string | null
  /** Signs a member in with whoami (specification 7.2). */
  oneTimeToken: string | null
  idempotency: { key: string; body: string } | null
  /** Where the connection comes from. */
  ip: string
}

const KEY_MISSING = 1000
const BEARER = /^Bearer (\S{1,2048})$/i
const KEY = /^[\w-]{8,100}$/

export async function contextOf(services: Services, request: FastifyRequest, row: Call): Promise<Context> {
  const sessionToken = headerOf(request, 'clientSession')
  const session = sessionToken === null ? null : await knownSession(services, sessionToken)
  const bearer = bearerOf(request)
  return {
    ...services,
    log: request.log,
    locale: localeOf(request),
    sessionToken,
    oneTimeToken: headerOf(request, 'oneTimeToken'),
    session,
    bearer,
    member: bearer === null ? null : await memberOfToken(services.database.orm, bearer, session, services.clock),
    idempotency: row.once ? onceOf(request) : null,
    ip: request.ip,
  }
}

export function headerOf(request: FastifyRequest, name: HeaderName): string | null {
  const value = request.headers[HEADERS[name].toLowerCase()]
  return typeof value === 'string' && value !== '' ? value : null
}

function bearerOf(request: FastifyRequest): string | null {
  const [, token] = BEARER.exec(headerOf(request, 'authorization') ?? '') ?? []
  return token ?? null
}

function localeOf(request: FastifyRequest): Locale {
  const wanted = headerOf(request, 'locale')
  return isLocale(wanted) ? wanted : DEFAULT_LOCALE
}

/** Guarantee S10: without a key nothing that moves money or stock is even looked at. */
function onceOf(request: FastifyRequest) {
  const key = headerOf(request, 'idempotencyKey')
  if (key === null || !KEY.test(key)) throw new Refused(400, KEY_MISSING, 'This call needs an Idempotency-Key')
  return {
    key,
    body: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}
