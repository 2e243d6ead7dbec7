import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

import type { Call } from '../../../shared/contract/define.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { HeaderName } from '../../../shared/headers.ts'
import { DEFAULT_LOCALE, isLocale } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Context, Services } from '../kernel/context.ts'
import { memberOfToken } from '../members/member-sessions.ts'
import { organizationOfToken } from '../organizations/organization-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Concluding } from '../payments/consequences.ts'
import { knownSession } from '../kernel/sessions.ts'
import { sessionAndVersion } from '../hotels/kept-catalogs.ts'

/** What a handler is called with; who concludes a payment takes the table of consequences from it. */
export type CallServices = Services & Concluding
export type CallContext = Context & Concluding

const BEARER = /^Bearer (\S{1,2048})$/i
const KEY = /^[\w-]{8,100}$/

export async function contextOf(services: CallServices, request: FastifyRequest, row: Call): Promise<CallContext> {
  const sessionToken = headerOf(request, 'clientSession')
  const hotelKey = hotelKeyOf(request)
  const known = sessionToken === null ? null : await knownSession(services, sessionToken, sessionAndVersion(hotelKey))
  const session = known?.session ?? null
  const bearer = bearerOf(request)
  return {
    ...services,
    log: request.log,
    locale: localeOf(request),
    sessionToken,
    oneTimeToken: headerOf(request, 'oneTimeToken'),
    session,
    catalogVersion: known?.beside ? { hotelKey, ...known.beside } : null,
    bearer,
    member: bearer === null ? null : await memberOfToken(services.database.orm, bearer, session, services.clock),
    organization: await organizationOfToken(services, headerOf(request, 'organizationSession')),
    idempotency: row.idempotent ? onceOf(request) : null,
    ip: request.ip,
  }
}

/** What an address names its hotel by; a call about none names a hotel there cannot be. */
function hotelKeyOf({ params }: FastifyRequest): string {
  const { hotelId, code } = params as Record<string, string | undefined> // a row's path has only named parts
  return hotelId ?? code ?? ''
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
  if (key === null || !KEY.test(key))
    throw new ApiError(ERRORS.invalidRequest, 'This call needs an Idempotency-Key', { status: 400 })
  return {
    key,
    body: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}
