import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { emptyDatabase } from '../world/memory.ts'
import { inboxMessage } from '../simulators/mail/schema.ts'
import type { Database } from '../provider/db/open.ts'
import { ORIGINS } from '../../test/lib/gateway-simulator.ts'
import { runningClock } from '../world/clock.ts'
import { until } from '../../test/lib/until.ts'
import { isPath } from './answer-switches.ts'
import { createDemo } from './register.ts'

describe('the demo control surface', () => {
  let database: Database
  let server: FastifyInstance
  let address: string
  const clock = runningClock()
  let moves = 0
  let handled = 0
  before(async () => {
    process.env.DEMO = '1'
    database = await emptyDatabase()
    server = Fastify({ logger: false })
    const clockMoved = async () => void moves++
    createDemo({ database, clock, origins: ORIGINS, clockMoved })(server)
    server.get('/hotels/:id/rooms', () => ({ data: ++handled }))
    server.post('/hotels/:id/reservations', () => ({ data: ++handled }))
    address = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  after(async () => {
    await server.close()
    await database.close()
  })

  const world = (payload: object, headers = {}) =>
    server.inject({ method: 'POST', url: '/demo/world', payload, headers })
  const rooms = () => server.inject('/hotels/1/rooms')

  it('answers the next call as told, so many times, then as before', async () => {
    await world({
      kind: 'next_answer',
      method: 'GET',
      path: '/hotels/:id/rooms',
      status: 503,
      code: 3203,
      title: 'Later',
      times: 2,
    })
    const before = handled
    const answers = [await rooms(), await rooms(), await rooms()]
    assert.deepEqual(
      answers.map((answer) => answer.statusCode),
      [503, 503, 200],
    )
    assert.deepEqual(answers[0]?.json(), {
      errors: [{ title: 'Later', details: { code: 3203, base: [{ code: 3203, error: 'Later' }] } }],
    })
    assert.equal(handled, before + 1)
  })

  it('drops a connection before the work, or after it', async () => {
    for (const [isAfter, done] of [
      [false, 0],
      [true, 1],
    ] as const) {
      await world({ kind: 'next_answer', path: '/hotels/:id/reservations', drop: true, after: isAfter })
      const before = handled
      await assert.rejects(fetch(`${address}/hotels/1/reservations`, { method: 'POST' }), TypeError)
      assert.equal(handled, before + done)
    }
  })

  it('delays an answer and leaves it as it is', async () => {
    await world({ kind: 'next_answer', path: '*', delay_ms: 60 })
    const began = performance.now()
    assert.equal((await rooms()).statusCode, 200)
    assert.ok(performance.now() - began >= 55)
  })

  it('replaces the body and sets Retry-After', async () => {
    await world({ kind: 'next_answer', path: '*', status: 429, headers: { 'retry-after': '2' }, body: { odd: true } })
    const answer = await rooms()
    assert.deepEqual([answer.statusCode, answer.headers['retry-after'], answer.json()], [429, '2', { odd: true }])
  })

  it('forgets what was armed', async () => {
    await world({ kind: 'next_answer', path: '*', status: 500 })
    await world({ kind: 'clear' })
    assert.equal((await rooms()).statusCode, 200)
  })

  const patterns = [
    { pattern: '/hotels/:id/rooms', path: '/hotels/1/rooms', fits: true },
    { pattern: '/hotels/:id/rooms', path: '/hotels/1/rooms/price', fits: false },
    { pattern: '/hotels/:id/rooms', path: '/hotels/1/extras', fits: false },
    { pattern: '*', path: '/anything', fits: true },
  ]
  for (const { pattern, path, fits } of patterns)
    it(`${pattern} ${fits ? 'fits' : 'does not fit'} ${path}`, () => assert.equal(isPath(pattern, path), fits))

  it('writes calls down with their headers, query, body and status, secrets as fingerprints', async () => {
    const { last } = (await server.inject('/demo/log.json')).json()
    const headers = { authorization: 'Bearer canary', 'x-client-session': 'canary', 'x-locale': 'ja' }
    const payload = { guest: { email: 'e@example.com' }, payment: { card: { token: 'canary', last4: '4242' } } }
    await server.inject({
      method: 'POST',
      url: '/hotels/1/reservations?bypass_token=canary&nights=2',
      headers,
      payload,
    })
    const answer = await server.inject(`/demo/log.json?since=${last}`)
    assert.ok(!answer.body.includes('canary'))
    const [call] = answer.json().data
    assert.deepEqual(
      [call.method, call.path, call.status, call.query.nights],
      ['POST', '/hotels/1/reservations', 200, '2'],
    )
    assert.deepEqual(
      [call.headers['x-locale'], call.body.guest.email, call.body.payment.card.last4],
      ['ja', 'e@example.com', '4242'],
    )
    assert.match(call.headers.authorization, /^\[secret [0-9a-f]{8}\]$/)
  })

  it('gives none that began before the number asked for, however late it is answered', async () => {
    await server.inject({
      method: 'POST',
      url: '/demo/world',
      payload: { kind: 'next_answer', method: 'GET', path: '/hotels/:id/rooms', delay_ms: 100 },
    })
    // It begins when somebody waits for it.
    const slow = rooms().then(({ statusCode }) => statusCode)
    await until(async () => (await server.inject('/demo/log.json')).json().open.length === 1, 'a call under way')
    const { last } = (await server.inject('/demo/log.json')).json()
    await rooms()
    await slow
    const { data, open } = (await server.inject(`/demo/log.json?since=${last}`)).json()
    assert.deepEqual([data.length, data[0].seq > last, open], [1, true, []])
    const { data: all } = (await server.inject(`/demo/log.json?since=${last - 1}`)).json()
    assert.deepEqual(
      all.map(({ seq }: { seq: number }) => seq),
      [last, last + 1],
    )
  })

  it('does not write itself down and keeps a thousand calls', async () => {
    for (let n = 0; n < 1010; n++) await rooms()
    const { data, last } = (await server.inject('/demo/log.json')).json()
    assert.equal(data.length, 1000)
    assert.equal(data.at(-1).seq, last)
    assert.ok(data.every((call: { path: string }) => !call.path.startsWith('/demo')))
  })

  it('moves the clock to a moment, by minutes and back, and says so', async () => {
    const move = (payload: object) => server.inject({ method: 'POST', url: '/demo/clock', payload })
    const at = Date.parse('2026-12-24T18:00:00+09:00')
    assert.equal((await move({ now: '2026-12-24T18:00:00+09:00' })).statusCode, 200)
    assert.ok(Math.abs(clock.now() - at) < 2000)
    await move({ advance_minutes: 15 })
    assert.ok(Math.abs(clock.now() - at - 900_000) < 2000)
    await move({ reset: true })
    assert.ok(Math.abs(clock.offset()) < 2000)
    assert.equal(moves, 3)
    assert.equal((await move({ now: 'tomorrow' })).statusCode, 422)
  })

  it('takes changes only as JSON from its own pages, the host pages or a program', async () => {
    const change = { kind: 'clear' }
    assert.equal((await world(change, { origin: 'https://evil.test' })).statusCode, 403)
    assert.equal((await world(change, { origin: ORIGINS.host })).statusCode, 200)
    const form = await server.inject({
      method: 'POST',
      url: '/demo/world',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'kind=clear',
    })
    assert.equal(form.statusCode, 415)
    assert.equal((await world({ kind: 'unknown' })).statusCode, 422)
  })

  it('shows mails as they are, unable to run anything', async () => {
    const mail = {
      to_address: 'e@example.com',
      from_address: 's@example.com',
      subject: 'S',
      text: 'T',
      html: '<html><head></head><body>M',
      received_at: new Date(clock.now()),
    }
    await database.orm.insert(inboxMessage).values(mail)
    const { data } = (await server.inject('/demo/inbox.json?to=e@example.com')).json()
    assert.equal(data[0].subject, 'S')
    const shown = await server.inject(`/demo/inbox/${data[0].id}`)
    assert.match(String(shown.headers['content-security-policy']), /default-src 'none'.*sandbox/)
    assert.equal((await server.inject('/demo/inbox.json?to=other@example.com')).json().data.length, 0)
  })

  for (const url of [
    '/demo/',
    '/demo/inbox',
    '/demo/log',
    '/demo/clock',
    '/demo/world',
    '/demo/demo.js',
    '/demo/demo.css',
  ])
    it(`shows ${url}`, async () => {
      const answer = await server.inject({ url, headers: { accept: 'text/html' } })
      assert.equal(answer.statusCode, 200)
      assert.match(String(answer.headers['content-type']), /text\/(?:html|css|javascript)/)
    })
})
