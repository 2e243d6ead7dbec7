import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fastify from 'fastify'

import { HEADERS } from '../../../shared/headers.ts'
import { accessLine } from './access-log.ts'
import type { AccessLine } from './access-log.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

async function lineOf(url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.77') {
  const server = fastify()
  let line: AccessLine | undefined
  server.addHook('onResponse', async (request, reply) => void (line = accessLine(request, reply)))
  server.get('/hotels/:code/reservations/:number', async () => ({ ok: true }))
  await server.inject({ url, headers, remoteAddress })
  await server.close()
  assert.ok(line)
  return line
}

describe('a line of the access log', () => {
  it('says what was answered, and holds nothing of the address, the session or who asked (guarantee S27)', async () => {
    const session = 'a-session-that-nobody-may-read'
    const { ms, ...line } = await lineOf('/hotels/shirotsuki/reservations/number-of-taro?email=taro@example.com', {
      [HEADERS.clientSession]: session,
      'user-agent': CHROME,
      traceparent: TRACE,
    })
    assert.ok(ms >= 0)
    assert.match(line.session ?? '', /^[\da-f]{8}$/)
    assert.deepEqual(line, {
      method: 'GET',
      route: '/hotels/:code/reservations/:number',
      status: 200,
      bytes: 11,
      session: line.session,
      network: '203.0.113.0/24',
      agent: 'Chrome',
      traceparent: TRACE,
    })
    for (const part of ['number-of-taro', 'taro', 'shirotsuki', session, '203.0.113.77'])
      assert.ok(!JSON.stringify(line).includes(part), part)
  })

  it('tells two sessions apart, and takes one for itself', async () => {
    const of = async (session: string) => (await lineOf('/x', { [HEADERS.clientSession]: session })).session
    assert.equal(await of('one'), await of('one'))
    assert.notEqual(await of('one'), await of('two'))
    assert.equal((await lineOf('/x')).session, null)
  })

  it('believes no trace that is none, and names no route where there is none', async () => {
    const line = await lineOf('/nowhere/taro', { traceparent: 'taro@example.com', 'user-agent': 'curl taro' })
    assert.deepEqual([line.route, line.status, line.traceparent, line.agent], [null, 404, null, 'other'])
  })

  for (const [address, network] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ] as const)
    it(`cuts ${address} to its network`, async () => assert.equal((await lineOf('/x', {}, address)).network, network))
})
