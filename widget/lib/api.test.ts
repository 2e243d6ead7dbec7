import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { array, object, string } from 'superstruct'

import { calls, parseCall } from '../../shared/contract/define.ts'
import type { Call } from '../../shared/contract/define.ts'
import { CONTRACT } from '../../shared/contract/index.ts'
import { createApi } from './api.ts'
import { Failure } from './failure.ts'

const table = calls({
  list: { call: 'GET /things/:id', query: object({ codes: array(string()) }), answer: object({ data: string() }) },
  buy: {
    call: 'POST /things/:id',
    body: object({ name: string() }),
    answer: object({ data: string() }),
    idempotent: true,
  },
})

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'

/** A server of recorded answers, and a clock that only notes what was waited for. */
function setUp(answers: Answer[], asked: () => unknown = () => undefined) {
  const sent: Request[] = []
  const waited: number[] = []
  const told: string[] = []
  const words: string[] = []
  const api = createApi({
    base: () => ({ api: 'https://api.example', identity: 'https://id.example' }),
    headers: () => ({ 'X-Locale': 'ko' }),
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      asked()
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer || answer === 'lost') throw new TypeError('Failed to fetch')
      return new Response(answer.body === undefined ? '{"data":"yes"}' : String(answer.body), {
        status: answer.status,
        headers: answer.headers ?? {},
      })
    },
    wait: async (milliseconds, signal) => {
      waited.push(milliseconds)
      signal?.throwIfAborted()
    },
    newId: () => `id-${sent.length}`,
    chance: () => 0,
    timeout: 50,
    on: {
      started: () => () => undefined,
      busy() {
        told.push(`busy after ${sent.length}`)
        return () => void told.push(`answered after ${sent.length}`)
      },
      expired: async () => void told.push('renewed'),
      signOut: () => told.push('401'),
      tokenCheck: () => told.push('403'),
      unavailable: () => told.push('503'),
      refused: async () => {
        await Promise.resolve()
        words.push(`after ${sent.length}`)
      },
    },
  })
  return { api, sent, waited, told, words }
}
const list = { id: 'a/b', query: { codes: ['x', 'y'] } }
const buy = { id: 1, body: { name: 'room' } }
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Failure ? error.kind : error),
  )

describe('the api', () => {
  it('has the words of a code fetched before whoever called reads of it, and fetches none where no code is said', async () => {
    const coded = JSON.stringify({ errors: [{ title: 'no', details: { code: 1500 } }] })
    const { api, words } = setUp([
      { status: 422, body: coded },
      { status: 422, body: '{}' },
    ])
    assert.equal(await kindOf(api(table.list, list)), 'refused')
    assert.deepEqual(words, ['after 1'])
    assert.equal(await kindOf(api(table.list, list)), 'refused')
    assert.deepEqual(words, ['after 1'])
  })

  it('fills the path, joins lists with commas and sends the headers with a fresh tracing id', async () => {
    const { api, sent } = setUp([{ status: 200 }])
    assert.deepEqual(await api(table.list, list), { data: 'yes' })
    await api(table.list, list)
    assert.equal(sent[0]?.url, 'https://api.example/things/a%2Fb?codes=x,y')
    assert.equal(sent[0]?.headers.get('x-locale'), 'ko')
    assert.notEqual(sent[0]?.headers.get('x-tracing-id'), sent[1]?.headers.get('x-tracing-id'))
  })

  it('carries a proof only with the call that has it, and none in an address', async () => {
    const { api, sent } = setUp([{ status: 200 }])
    const proofs = ({ headers }: Request) =>
      ['Authorization', 'X-One-Time-Access-Token', 'Idempotency-Key'].map((name) => headers.get(name))
    await api(table.list, list)
    await api(table.list, list, { bearer: 'proof' })
    await api(table.list, list, { oneTimeToken: 'once' })
    await api(table.buy, buy, { key: 'key-of-mine' })
    assert.deepEqual(sent.map(proofs), [
      [null, null, null],
      ['Bearer proof', null, null],
      [null, 'once', null],
      [null, null, 'key-of-mine'],
    ])
    for (const { url } of sent) assert.doesNotMatch(url, /proof|once|mine/)
  })

  it('follows no redirect, which would carry the session and what a guest wrote to another origin', async () => {
    const { api, sent } = setUp([{ status: 200 }])
    await api(table.list, list)
    await api(table.buy, { id: '1', body: { name: 'x' } })
    assert.deepEqual(
      sent.map(({ redirect }) => redirect),
      ['error', 'error'],
    )
  })

  it('waits 1000 ms after each 429 and then gives the answer (guarantee W11) [RESP-004] [CONST-007]', async () => {
    const { api, sent, waited } = setUp([{ status: 429 }, { status: 429 }, { status: 200 }])
    assert.deepEqual(await api(table.list, list), { data: 'yes' })
    assert.deepEqual(waited, [1000, 1000])
    assert.equal(sent.length, 3)
  })

  it('waits as long as Retry-After says when that is longer', async () => {
    const { api, waited } = setUp([{ status: 429, headers: { 'retry-after': '3' } }, { status: 200 }])
    await api(table.list, list)
    assert.deepEqual(waited, [3000])
  })

  for (const asked of ['2147484', '9999999', 'Infinity', '0', '-7', 'soon'])
    it(`waits from one second to half a minute, whatever Retry-After says: ${asked}`, async () => {
      const { api, waited } = setUp([{ status: 429, headers: { 'retry-after': asked } }, { status: 200 }])
      await api(table.list, list)
      assert.ok(waited.length === 1 && waited.every((wait) => wait >= 1000 && wait <= 30_000), String(waited))
    })

  it('says that the server is busy after three 429, once, until the answer is there (AMB-21)', async () => {
    const two = setUp([{ status: 429 }, { status: 429 }, { status: 200 }])
    await two.api(table.list, list)
    assert.deepEqual(two.told, [])
    const five = setUp([...Array.from({ length: 5 }, () => ({ status: 429 })), { status: 200 }])
    await five.api(table.list, list)
    assert.deepEqual(five.told, ['busy after 3', 'answered after 6'])
  })

  it('goes on after fifty 429 until the screen is left [RESP-005]', async () => {
    const leaving = new AbortController()
    const { api, sent } = setUp([{ status: 429 }], () => sent.length > 50 && leaving.abort())
    assert.equal(await kindOf(api(table.list, list, { signal: leaving.signal })), 'aborted')
    assert.equal(sent.length, 51)
  })

  it('refuses a wrong shape as a processing error and leaves out what the contract does not name [CALL-010]', async () => {
    assert.equal(await kindOf(setUp([{ status: 200, body: '{"data":7}' }]).api(table.list, list)), 'processing')
    assert.equal(await kindOf(setUp([{ status: 200, body: '<html>' }]).api(table.list, list)), 'processing')
    const extra = setUp([{ status: 200, body: '{"data":"yes","more":1}' }])
    assert.deepEqual(await extra.api(table.list, list), { data: 'yes' })
  })

  it('tells network, server and code failures apart', async () => {
    assert.equal(await kindOf(setUp(['lost']).api(table.list, list)), 'network')
    assert.equal(await kindOf(setUp([{ status: 500 }]).api(table.list, list)), 'system')
    assert.equal(await kindOf(setUp([{ status: 422 }]).api(table.list, list)), 'refused')
  })

  it('renews an expired client session once and asks again, then says that the guest is signed out (guarantee W12) [RESP-006]', async () => {
    const expired = { status: 401, body: '{"errors":[{"title":"","details":{"code":4000}}]}' }
    const once = setUp([expired, { status: 200 }])
    assert.deepEqual(await once.api(table.list, list), { data: 'yes' })
    assert.deepEqual(once.told, ['renewed'])
    const again = setUp([expired])
    assert.equal(await kindOf(again.api(table.list, list)), 'refused')
    assert.deepEqual([again.told, again.sent.length], [['renewed', '401'], 2])
  })

  it('repeats a paid call only under its key, then says that the outcome is unknown', async () => {
    const withKey = setUp(['lost', { status: 502 }, { status: 200 }])
    assert.deepEqual(await withKey.api(table.buy, buy, { key: 'k' }), { data: 'yes' })
    assert.deepEqual(
      withKey.sent.map((request) => request.headers.get('idempotency-key')),
      ['k', 'k', 'k'],
    )
    const without = setUp(['lost'])
    assert.equal(await kindOf(without.api(table.buy, buy)), 'unknown')
    assert.equal(without.sent.length, 1)
    const never = setUp(['lost'])
    assert.equal(await kindOf(never.api(table.buy, buy, { key: 'k' })), 'unknown')
    assert.equal(never.sent.length, 4)
  })

  it('leads to the unavailable page for a 503, but asks for a paid call by its key first (guarantee W12)', async () => {
    const reading = setUp([{ status: 503 }])
    await kindOf(reading.api(table.list, list))
    assert.deepEqual(reading.told, ['503'])
    const paying = setUp([{ status: 503 }, { status: 200 }])
    assert.deepEqual(await paying.api(table.buy, buy, { key: 'k' }), { data: 'yes' })
    assert.deepEqual(paying.told, [])
  })
})

describe('how far the database had come when the guest wrote something', () => {
  const first = '00000000/0A000000'
  const later = '00000000/B0000000'
  const muchLater = '00000001/00000010'
  const told = (position: string) => ({ status: 200, headers: { 'x-read-after': position } })
  const atIdentity = calls({
    start: { call: 'POST {identity}/sessions', body: object({ key: string() }), answer: object({ data: string() }) },
  })
  const start = { body: { key: 'widget' } }
  const sentWith = ({ sent }: { sent: Request[] }) => sent.map(({ headers }) => headers.get('x-read-after'))

  it('is sent with what is read afterwards, and with nothing before', async () => {
    const widget = setUp([{ status: 200 }, told(first), { status: 200 }])
    await widget.api(table.list, list)
    await widget.api(table.buy, buy, { key: 'k' })
    await widget.api(table.list, list)
    await widget.api(table.list, list)
    assert.deepEqual(sentWith(widget), [null, null, first, first])
  })

  it('is the highest that was told, whichever answer came last, across the digits of its first half', async () => {
    const widget = setUp([told(later), told(first), { status: 200 }, told(muchLater), told(later), { status: 200 }])
    for (const key of ['a', 'b']) await widget.api(table.buy, buy, { key })
    await widget.api(table.list, list)
    for (const key of ['c', 'd']) await widget.api(table.buy, buy, { key })
    await widget.api(table.list, list)
    assert.deepEqual(sentWith(widget), [null, null, later, null, null, muchLater])
  })

  it('is sent for a minute after the last that was told, a lower one too, as a new primary tells it', async (t) => {
    t.mock.timers.enable({ apis: ['Date'] })
    const widget = setUp([told(muchLater), told(first), { status: 200 }])
    await widget.api(table.buy, buy, { key: 'k' })
    t.mock.timers.tick(59_000)
    await widget.api(table.buy, buy, { key: 'l' })
    t.mock.timers.tick(59_000)
    await widget.api(table.list, list)
    assert.deepEqual(sentWith(widget), [null, null, muchLater])
  })

  it('is sent for a minute', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: 1 })
    const widget = setUp([told(first), { status: 200 }, { status: 200 }, told(later), { status: 200 }])
    await widget.api(table.buy, buy, { key: 'k' })
    t.mock.timers.tick(59_999)
    await widget.api(table.list, list)
    t.mock.timers.tick(1)
    await widget.api(table.list, list)
    await widget.api(table.buy, buy, { key: 'l' })
    await widget.api(table.list, list)
    assert.deepEqual(sentWith(widget), [null, first, null, null, later])
  })

  it('is learned from the identity server, too, which is never sent it: nothing of it is read on a replica', async () => {
    const widget = setUp([told(first), { status: 200 }])
    await widget.api(atIdentity.start, start)
    await widget.api(atIdentity.start, start)
    await widget.api(table.list, list)
    assert.deepEqual(sentWith(widget), [null, null, first])
    const all = Object.values(CONTRACT).flatMap((rows): Call[] => Object.values(rows))
    const bare = all.filter(({ call, body }) => parseCall(call).at === 'identity' && body === undefined)
    assert.deepEqual(bare, [])
  })

  it('is known to no other widget of the page', async () => {
    await setUp([told(first)]).api(table.buy, buy, { key: 'k' })
    const other = setUp([{ status: 200 }])
    await other.api(table.list, list)
    assert.deepEqual(sentWith(other), [null])
  })
})
