import { createSecureServer } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'

/** What is asked for by HTTP/2, without what only a connection needs to know. */
export type SecureRequest = { method: string; path: string; headers: Record<string, string>; body: string }
export type SecureAnswer = { status: number; headers: Record<string, string>; body: string | Buffer }

/** What a browser opens to it, and whether it has asked anything through it. */
export type Connection = { asked: string[] }
export type SecureServer = Awaited<ReturnType<typeof openSecureServer>>

/** A server of HTTP/2 over TLS, as widgets are served to guests, which remembers by which connection it was asked for what. */
export async function openSecureServer(
  certificate: { key: string; cert: string },
  answer: (asked: SecureRequest) => Promise<SecureAnswer>,
) {
  const connections: Connection[] = []
  const server = createSecureServer(certificate)
  const sockets = new Set<Socket>()
  // Also those that a browser opens in case it may need them, which never speak.
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('session', (session) => {
    const connection: Connection = { asked: [] }
    connections.push(connection)
    // A browser that leaves in the middle of something breaks it off.
    session.on('error', () => undefined)
    session.on('stream', async (stream, given) => {
      stream.on('error', () => undefined)
      const { ':method': method = '', ':path': path = '' } = given
      connection.asked.push(path)
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer) // no encoding is set
      const named = Object.entries(given).filter(([name]) => !name.startsWith(':'))
      const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
      const got = await answer({ method, path, headers, body: Buffer.concat(chunks).toString() })
      if (stream.destroyed) return
      stream.respond({ ...got.headers, ':status': got.status })
      stream.end(got.body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, so this is no text
    connections,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
