import type { FastifyReply, FastifyRequest } from 'fastify'

import { HEADERS } from '../../../shared/headers.ts'
import { hashOf } from '../kernel/ids.ts'
import { networkOf } from '../kernel/network.ts'

/** Enough to follow one guest through an hour, and no way back to the token. */
const SESSION_LETTERS = 8
/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/
/** The first that is found counts: most browsers name those before them as well. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari'] as const

/** One line an answer (guarantee S27): never an address as it is, a query, a body or a number of a booking. */
export type AccessLine = {
  method: string
  /** The pattern, '/hotels/:code/rooms'; null: there is no such address. */
  route: string | null
  status: number
  ms: number
  /** Of the answer as it was sent; null: nobody counted them beforehand. */
  bytes: number | null
  /** Eight hexadecimal digits, equal for equal sessions. */
  session: string | null
  /** 203.0.113.0/24, 2001:db8:0:0::/64 */
  network: string
  agent: (typeof BROWSERS)[number] | 'other'
  /** As the caller gave it, if it is one. */
  traceparent: string | null
}

export function accessLine(request: FastifyRequest, reply: FastifyReply): AccessLine {
  const { method, routeOptions, headers, ip } = request
  const [session, agent, trace] = [HEADERS.clientSession.toLowerCase(), 'user-agent', 'traceparent'].map((name) =>
    String(headers[name] ?? ''),
  )
  const length = Number(reply.getHeader('content-length') ?? Number.NaN)
  return {
    method,
    route: routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    bytes: Number.isNaN(length) ? null : length,
    session: session ? hashOf(`log ${session}`).slice(0, SESSION_LETTERS) : null,
    network: networkIn(ip),
    agent: BROWSERS.find((name) => agent?.includes(`${name}/`)) ?? 'other',
    traceparent: trace && TRACEPARENT.test(trace) ? trace : null,
  }
}

/** Of an IPv4 address the last part says which guest, and is left out. */
const networkIn = (ip: string) => networkOf(ip).replace(/^((?:\d+\.){3})\d+$/, '$10/24')
