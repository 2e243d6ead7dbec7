import assert from 'node:assert/strict'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { World } from '../../lib/world.ts'

export const BOOK = /^\/hotels\/\d+\/reservations$/
export const PRICE = /^\/hotels\/\d+\/rooms\/price$/
export const AVAILABILITY = /^\/hotels\/\d+\/rooms\/availability$/
/** The calls of a kind since a number of the log. */
export async function callsTo(world: World, method: string, path: RegExp, since = 0): Promise<LogEntry[]> {
  return (await world.calls(since)).filter((call) => call.method === method && path.test(call.path))
}

/** What every call after the start carries (CALL-002 to CALL-008) in a world that names no site controller, tier or key. */
export function assertHeaders({ headers }: LogEntry, locale: Locale) {
  assert.match(String(headers['x-tracing-id']), /^[\da-f-]{36}$/)
  assert.match(String(headers['x-app-version']), /^\d+\.\d+\.\d+/)
  assert.equal(headers['x-locale'], locale)
  assert.match(String(headers['x-client-session']), /^\[secret/)
  for (const absent of ['x-site-controller', 'x-tier', 'x-realtime-key', 'x-email-conversion-id', 'authorization'])
    assert.equal(headers[absent], undefined, absent)
}

/** What was asked for, as the log has it. */
export const asked = (call: LogEntry | undefined, name: string): string => String(Object(call?.query)[name] ?? '')
