import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands between a provider and its database, and does what networks and databases do to each other. */
export type StallingProxy = {
  /** The database's address, by way of the proxy. */
  url: string
  /** Takes connections and bytes and gives nothing back, as a database that hangs. */
  stall: () => void
  /** Refuses connections and cuts those there are, as a database that is away. */
  cut: () => Promise<void>
  heal: () => Promise<void>
  close: () => Promise<void>
}

export async function stallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isStalled = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isStalled || to.write(bytes))
      from.on('error', () => undefined) // its end follows
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const end = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port // of a server that listens on TCP
  const url = new URL(target)
  url.port = String(own)
  return {
    url: url.href,
    stall: () => void (isStalled = true),
    cut: end,
    async heal() {
      isStalled = false
      if (!server.listening) await listen(own)
    },
    async close() {
      if (server.listening) await end()
    },
  }
}
