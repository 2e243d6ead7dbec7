import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Failure } from './failure.ts'
import { redacted, report } from './report.ts'
import type { Reporter } from './report.ts'
import { createStorage } from './storage.ts'

const CURRENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const OLD = 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko'

function reporter({ host = 'book.hotel.example', userAgent = CURRENT, status = 201 } = {}) {
  const sent: Record<string, string>[] = []
  const view = { location: { hostname: host }, navigator: { userAgent } } as unknown as Window // all that is read of it
  const called: string[] = []
  const setting: Reporter['setting'] = {
    base: () => ({ api: 'https://api.example', identity: 'https://identity.example' }),
    headers: () => ({}),
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return new Response('{"data":{}}', { status })
    },
    wait: async () => void called.push('wait'),
    newId: () => 'id',
    chance: () => 0,
    on: {
      started: () => () => void called.push('started'),
      expired: async () => void called.push('expired'),
      signOut: () => called.push('signOut'),
      tokenCheck: () => called.push('tokenCheck'),
      unavailable: () => called.push('unavailable'),
    },
  }
  const storage = createStorage(view, () => 0, true)
  const tell = (problem: unknown) =>
    report({ setting, storage, view, route: 'result', version: '1.0.0' }, 'window', problem).catch(() => 'not sent')
  return { sent, called, tell }
}

describe('a report', () => {
  it('says what went wrong, where, and in which version', async () => {
    const { sent, tell } = reporter()
    await tell(new TypeError('x is not a function'))
    const [{ stack, ...rest } = {}] = sent
    assert.deepEqual(rest, {
      kind: 'window',
      message: 'TypeError: x is not a function',
      route: 'result',
      app_version: '1.0.0',
      user_agent: CURRENT,
    })
    assert.match(String(stack), /report\.test/)
  })

  it('is not made of what the network did, whatever the browser calls it [ERR-125]', async () => {
    const { sent, tell } = reporter()
    const silent = [
      new Error('Navigation cancelled from "/a" to "/b" with a new navigation.'),
      new TypeError('Failed to fetch'),
      new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'),
      new TypeError('Load failed'),
      new Error('Avoided redundant navigation to current location: "/a".'),
      'Failed to fetch',
      new TypeError('NetworkError when attempting to fetch resource.'),
      new Failure('network'),
      new Failure('aborted'),
      'Script error.',
    ]
    for (const problem of silent) await tell(problem)
    assert.deepEqual(sent, [])
    for (const problem of [new Error('fetch'), new Failure('processing', 200), 'broken', null, undefined, {}])
      await tell(problem)
    assert.equal(sent.length, 6)
  })

  it("is not sent from a developer's machine and not from an old browser [ERR-126]", async () => {
    for (const host of ['localhost', 'shop.localhost', '127.0.0.1', '[::1]', 'printer.local']) {
      const { sent, tell } = reporter({ host })
      await tell(new Error('broken'))
      assert.deepEqual(sent, [], host)
    }
    const old = reporter({ userAgent: OLD })
    await old.tell(new Error('broken'))
    assert.deepEqual(old.sent, [])
    for (const host of ['hotel.example', 'localhost.example', 'mylocal']) {
      const { sent, tell } = reporter({ host })
      await tell(new Error('broken'))
      assert.equal(sent.length, 1, host)
    }
  })

  it("is a line of the console on a developer's machine, as redacted as it would be sent", async (test) => {
    const { mock } = test.mock.method(console, 'info', () => {})
    const { sent, tell } = reporter({ host: 'localhost' })
    for (let times = 0; times < 12; times++) await tell(new Error('taro@example.com is no place'))
    await tell(new Failure('network'))
    await reporter({ userAgent: OLD, host: 'localhost' }).tell(new Error('broken'))
    assert.deepEqual(sent, [])
    assert.deepEqual(
      mock.calls.map((call) => call.arguments),
      Array.from({ length: 10 }, () => [
        'booking-widget: not reported from localhost, window: Error: [e-mail] is no place',
      ]),
    )
  })

  it('is one of at most ten of a visit', async () => {
    const { sent, tell } = reporter()
    for (let times = 0; times < 15; times++) await tell(new Error(`broken ${times}`))
    assert.equal(sent.length, 10)
  })

  it('means nothing to the guest, whatever the answer', async () => {
    for (const status of [401, 403, 429, 503, 500]) {
      const { sent, called, tell } = reporter({ status })
      await tell(new Error('broken'))
      assert.equal(sent.length, 1)
      assert.deepEqual(called, [], String(status))
    }
  })

  const private_: [string, string][] = [
    ['at https://w.example/booking/result?code=a&email=x%40y.zz:1:2', 'at https://w.example/booking/result?…'],
    ['to taro.yamada+1@mail.example.co.jp failed', 'to [e-mail] failed'],
    ['to taro%2540mail.example failed', 'to [e-mail] failed'],
    ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
    ['card 4111111111111111 refused', 'card [number] refused'],
    ['card 3782-822463-10005 refused', 'card [number] refused'],
    ['with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_DEF-123', 'with [token]'],
    ['Authorization: Bearer abc', 'Authorization: [secret]'],
    ['{"login_token":"abc"}', '{"login_token":"[secret]"}'],
    ['at render (https://w.example/assets/guest-detail-0a1b2c3d.js:1:2345)', ''],
    ["Cannot read properties of undefined (reading 'rooms')", ''],
  ]
  for (const [text, wanted] of private_)
    it(`says "${text}" as "${wanted || text}"`, () => assert.equal(redacted(text), wanted || text))

  it('is written in a time that grows with the message and no faster', () => {
    const milliseconds = (length: number) => {
      const started = performance.now()
      for (const letter of ['a', '@', '1', '?', 'a@', '.', '1 ']) redacted(letter.repeat(length))
      return performance.now() - started
    }
    milliseconds(100_000)
    // Ten times the message: by its square it would be a hundred times the work.
    assert.ok(milliseconds(1_000_000) < 50 * Math.max(1, milliseconds(100_000)))
  })
})
