import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HEADERS } from '../../../shared/headers.ts'
import { fetchWithBegun } from './begun-call.ts'

const URL = 'https://api.example/hotels/inn/start'
const HEADERS_OF_BEGUN = { [HEADERS.tracingId]: '1', [HEADERS.appVersion]: '2.0.0', [HEADERS.locale]: 'ja' }
const asks = (headers: Record<string, string>) => ({ body: JSON.stringify({ key: 'k', headers }) })

/** A call that was begun before the app was there, and what its browser is asked for beside that. */
function begun(
  answer: Promise<Response> = Promise.resolve(new Response('begun', { status: 201 })),
  headers: Record<string, string> = HEADERS_OF_BEGUN,
) {
  const asked: unknown[] = []
  const browser = async (input: unknown) => {
    asked.push(input)
    return new Response('asked')
  }
  const fetching = fetchWithBegun(browser, [URL, asks(headers).body, answer])
  const textOf = async (...of: Parameters<typeof fetch>) => (await fetching(...of)).text()
  return { asked, fetching, textOf }
}

describe('a call that was begun before the app was there', () => {
  it('answers the first that asks for the same, with another tracing id', async () => {
    const { asked, textOf, fetching } = begun()
    const first = await fetching(URL, asks({ ...HEADERS_OF_BEGUN, [HEADERS.tracingId]: '2', Accept: '*/*' }))
    assert.deepEqual([first.status, await first.text()], [201, 'begun'])
    assert.equal(await textOf(URL, asks(HEADERS_OF_BEGUN)), 'asked', 'an answer is read once')
    assert.deepEqual(asked, [URL])
  })

  it('waits for it while something else is asked for', async () => {
    const { textOf } = begun()
    assert.equal(await textOf('https://api.example/hotels/other/start', asks(HEADERS_OF_BEGUN)), 'asked')
    assert.equal(await textOf(URL, asks(HEADERS_OF_BEGUN)), 'begun')
  })

  for (const [tag, locale] of [
    ['ja-JP', 'ja'],
    ['zh', 'zh_Hans'],
    ['zh-TW', 'zh_Hant'],
  ] as const)
    it(`answers for ${locale} where the page called it ${tag}`, async () => {
      const { textOf } = begun(undefined, { ...HEADERS_OF_BEGUN, [HEADERS.locale]: tag })
      assert.equal(await textOf(URL, asks({ ...HEADERS_OF_BEGUN, [HEADERS.locale]: locale })), 'begun')
    })

  for (const [name, value] of [
    [HEADERS.locale, 'en'],
    [HEADERS.emailConversionId, 'mail-7'],
  ] as const)
    it(`is given up for one with another ${name}`, async () => {
      const { asked, textOf } = begun()
      assert.equal(await textOf(URL, asks({ ...HEADERS_OF_BEGUN, [name]: value })), 'asked')
      assert.equal(await textOf(URL, asks(HEADERS_OF_BEGUN)), 'asked', 'it is of a page that has gone on')
      assert.deepEqual(asked, [URL, URL])
    })

  it('fails as it failed', async () => {
    const { textOf } = begun(Promise.reject(new TypeError('no line')))
    await assert.rejects(textOf(URL, asks(HEADERS_OF_BEGUN)), /no line/)
  })

  const never = new Promise<never>(() => {})
  const headAlone = Object.assign(new Response('begun'), { text: () => never })
  for (const [what, answer] of [
    ['its head', never],
    ['its text', Promise.resolve(headAlone)],
  ] as const)
    it(`is waited for no longer than whoever asked has patience, for ${what}`, async () => {
      const { fetching } = begun(answer)
      const patience = new AbortController()
      const answered = fetching(URL, { ...asks(HEADERS_OF_BEGUN), signal: patience.signal })
      patience.abort()
      await assert.rejects(answered)
    })
})
