import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'

import fastify from 'fastify'

import { until } from '../../../test/lib/until.ts'
import { endConnectionsOnClose } from './end-connections.ts'

describe('a server that closes while it answers', () => {
  const STEPS = ['before its headers', 'in the middle of its body'] as const
  for (const step of STEPS)
    it(`waits for the answer and not for the connection that is kept after it: ${step}`, async () => {
      const server = fastify()
      endConnectionsOnClose(server)
      let answer = () => {}
      const isTime = new Promise<void>((resolve) => (answer = resolve))
      let hasBegun = () => {}
      const begun = new Promise<void>((resolve) => (hasBegun = resolve))
      server.get('/', async (_, reply) => {
        if (step === 'in the middle of its body') reply.raw.writeHead(200).write('first, ')
        hasBegun()
        await isTime
        if (step === 'before its headers') return 'first, last'
        reply.hijack()
        reply.raw.end('last')
        return reply
      })
      await server.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.server.address() as AddressInfo // of a server that listens on TCP
      const agent = new Agent({ keepAlive: true })
      try {
        const said = new Promise<string>((resolve, reject) => {
          const asked = request({ port, host: '127.0.0.1', agent }, (response) => void textOf(response).then(resolve))
          asked.once('error', reject).end()
        })
        await begun
        const closed = server.close()
        await until(() => !server.server.listening, 'a server that closes')
        answer()
        assert.equal(await said, 'first, last')
        // It keeps connections for longer than a test may last.
        await closed
      } finally {
        agent.destroy()
      }
    })

  it('waits for nobody who opened a connection ahead and never asked', async () => {
    const server = fastify()
    endConnectionsOnClose(server)
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo // of a server that listens on TCP
    const accepted = once(server.server, 'connection')
    const ahead = connect(port, '127.0.0.1')
    try {
      await accepted
      const left = once(ahead, 'close')
      await Promise.all([server.close(), left])
    } finally {
      ahead.destroy()
    }
  })
})

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response) text += String(part)
  return text
}
