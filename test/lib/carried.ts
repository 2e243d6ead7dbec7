import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

import type { LogEntry } from '../../demo-host/controls/request-log.ts'
import { HEADERS } from '../../shared/headers.ts'
import type { HeaderName } from '../../shared/headers.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What a call said in one of our headers; the log writes secrets as fingerprints. */
export const carried = (call: LogEntry | undefined, name: HeaderName) => call?.headers[HEADERS[name].toLowerCase()]

/** CALL-002 to CALL-008: on every call what must be there, and nowhere what must not. */
export function assertPlain(calls: LogEntry[]) {
  assert.ok(calls.length > 0)
  for (const call of calls) {
    assert.match(String(carried(call, 'tracingId')), /^[\w-]{16,}$/)
    assert.equal(carried(call, 'appVersion'), version)
    assert.equal(carried(call, 'locale'), 'en')
    for (const absent of ['siteController', 'tier', 'realtimeKey', 'emailConversionId', 'authorization'] as const)
      assert.equal(carried(call, absent), undefined, `${call.path} ${absent}`)
    const isStart = call.path === '/api/client_sessions'
    assert.equal(carried(call, 'clientSession') === undefined, isStart)
  }
  assert.equal(new Set(calls.map((call) => carried(call, 'tracingId'))).size, calls.length)
}
