import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HEADERS } from '../../../shared/headers.ts'
import { fetchWithBegun } from './begun-call.ts'
import type { BegunCall } from './begun-call.ts'

const URL = 'https://api.example/hotels/inn/start'
const HEADERS_OF_BEGUN = { [HEADERS.tracingId]: '1', [HEADERS.appVersion]: '2.0.0', [HEADERS.locale]: 'ja' }
const asks = (headers: Record<string, string>) => ({ body: JSON.stringify({ key: 'k', headers }) })

/** A window whose document has begun a call, and what its browser is asked for beside that. */
function begun() {
  const asked: unknown[] = []
  const abort = new AbortController()
  const call: BegunCall = { url: URL, headers: HEADERS_OF_BEGUN, abort, answer: Promise.resolve(new Response('begun')) }
  const view = {
    bookingWidgetBegun: call,
    fetch: async (input: unknown) => {
      asked.push(input)
      return new Response('asked')
    },
  } as unknown as Window & typeof globalThis // what the function reads of it
  const fetching = fetchWithBegun(view)
  const textOf = async (...of: Parameters<typeof fetch>) => (await fetching(...of)).text()
  return { asked, abort, textOf }
}

describe('a call that the document has begun', () => {
  it('answers the first that asks for the same, with another tracing id', async () => {
    const { asked, abort, textOf } = begun()
    assert.equal(await textOf(URL, asks({ ...HEADERS_OF_BEGUN, [HEADERS.tracingId]: '2', Accept: '*/*' })), 'begun')
    assert.equal(await textOf(URL, asks(HEADERS_OF_BEGUN)), 'asked', 'an answer is read once')
    assert.deepEqual([asked, abort.signal.aborted], [[URL], false])
  })

  it('waits for it while something else is asked for', async () => {
    const { textOf } = begun()
    assert.equal(await textOf('https://api.example/hotels/other/start', asks(HEADERS_OF_BEGUN)), 'asked')
    assert.equal(await textOf(URL, asks(HEADERS_OF_BEGUN)), 'begun')
  })

  for (const [name, value] of [
    [HEADERS.locale, 'en'],
    [HEADERS.appVersion, '1.9.0'],
    [HEADERS.emailConversionId, 'mail-7'],
  ] as const)
    it(`is given up for one with another ${name}`, async () => {
      const { asked, abort, textOf } = begun()
      assert.equal(await textOf(URL, asks({ ...HEADERS_OF_BEGUN, [name]: value })), 'asked')
      assert.deepEqual([asked, abort.signal.aborted], [[URL], true])
    })

  it('ends with the patience of whoever took it', async () => {
    const { abort, textOf } = begun()
    const patience = new AbortController()
    await textOf(URL, { ...asks(HEADERS_OF_BEGUN), signal: patience.signal })
    assert.equal(abort.signal.aborted, false)
    patience.abort()
    assert.equal(abort.signal.aborted, true)
  })
})
