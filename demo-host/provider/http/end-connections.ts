import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 100

/**
 * Once a server closes, the connections on which it still answers end with their answers: Node ends only those that are
 * idle at that moment, and would wait for the others as long as their browsers keep them (guarantee S26).
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  server.addHook('preClose', async () => {
    // Answers whose headers were already on their way.
    timer = setInterval(() => server.server.closeIdleConnections(), LOOK_EVERY_MS)
  })
  server.addHook('onSend', async (_request, reply) => {
    if (timer) reply.header('connection', 'close')
  })
  server.addHook('onClose', async () => clearInterval(timer))
}
