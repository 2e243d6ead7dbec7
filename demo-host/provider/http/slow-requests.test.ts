import assert from 'node:assert/strict'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'

import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { answerOwnCalls } from '../assets/own-origin-calls.ts'
import { endSlowBodies, SLOW_REQUESTS } from './slow-requests.ts'

const BODY_MS = 300
const ENDED_MS = 5_000
const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port // of a server that listens on TCP
const HEADERS = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n'

describe('who sends slowly', () => {
  let server: FastifyInstance
  /** Which hands calls over before their bodies are read. */
  let widget: FastifyInstance
  let port: number
  before(async () => {
    server = fastify({ ...SLOW_REQUESTS, http: { headersTimeout: 300, connectionsCheckingInterval: 100 } })
    endSlowBodies(server, BODY_MS)
    server.post('/', async () => ({ ok: true }))
    server.get('/', async () => {
      // Longer than a body may take: until somebody who began later has lost the socket for it.
      await send(`${HEADERS}\r\n{"a"`)
      return { ok: true }
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    port = portOf(server)
    widget = fastify(SLOW_REQUESTS)
    answerOwnCalls(widget, server)
    await widget.listen({ port: 0, host: '127.0.0.1' })
  })
  after(() => Promise.all([server.close(), widget.close()]))

  /** What came back, and whether the socket was closed. */
  function send(text: string, to = port): Promise<{ said: string; isClosed: boolean }> {
    return new Promise((resolve) => {
      let said = ''
      const socket = connect(to, '127.0.0.1', () => socket.write(text))
      const end = (isClosed: boolean) => {
        clearTimeout(timer)
        socket.destroy()
        resolve({ said, isClosed })
      }
      const timer = setTimeout(() => end(false), ENDED_MS)
      socket.on('data', (bytes) => (said += bytes.toString()))
      socket.on('error', () => undefined) // its end follows
      socket.on('close', () => end(true))
    })
  }

  it('loses the socket: half a body', async () => {
    const { said, isClosed } = await send(`${HEADERS}\r\n{"a"`)
    assert.ok(isClosed && !said.includes('200 OK'))
  })

  it("loses the socket: half a body of a call at the widget's origin", async () => {
    const { said, isClosed } = await send(`${HEADERS.replace('/', '/api/')}\r\n{"a"`, portOf(widget))
    assert.ok(isClosed && !said.includes('200 OK'))
    const whole = await send(`${HEADERS.replace('/', '/api/')}connection: close\r\n\r\n{"a":1234}`, portOf(widget))
    assert.match(whole.said, /200 OK/)
  })

  it('loses the socket: half the headers', async () => assert.ok((await send(HEADERS)).isClosed))

  it('is answered in full: whoever sent everything, however long the work is', async () => {
    const { said } = await send('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    assert.match(said, /200 OK[^]*\{"ok":true\}/)
    const posted = await send(`${HEADERS}connection: close\r\n\r\n{"a":1234}`)
    assert.match(posted.said, /200 OK/)
  })
})
