import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'

const LOOK_EVERY_MS = 100
/** A request that was on its way when the server began to close is here by then. */
const SILENT_MS = SECOND_MS

/**
 * Once a server closes, the connections on which it still answers end with their answers: Node ends only those that are
 * idle at that moment, and would wait for the others as long as their browsers keep them (guarantee S26). Those that
 * browsers opened ahead and never asked anything on are no idle ones to Node, and end after a second.
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  const silent = new Set<Socket>()
  let timer: NodeJS.Timeout | undefined
  server.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.server.on('request', ({ socket }) => silent.delete(socket))
  server.addHook('preClose', async () => {
    const began = performance.now()
    // Answers whose headers were already on their way.
    timer = setInterval(() => {
      server.server.closeIdleConnections()
      if (performance.now() - began > SILENT_MS) for (const socket of silent) socket.destroy()
    }, LOOK_EVERY_MS)
  })
  server.addHook('onSend', async (_request, reply) => {
    if (timer) reply.header('connection', 'close')
  })
  server.addHook('onClose', async () => clearInterval(timer))
}
