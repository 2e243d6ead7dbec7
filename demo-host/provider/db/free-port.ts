import { createServer } from 'node:net'
import type { Server } from 'node:net'

const ADDRESS = '127.0.0.1'
/** Below the ports that systems give to outgoing connections, which would take one that was just let go. */
const FIRST = 22_000
const COUNT = 9_000
/** Processes begin apart, so that two of them seldom look at the same port. */
let next = (process.pid * 37) % COUNT

const listens = (server: Server, port: number) =>
  new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, ADDRESS, () => resolve(true))
  })

export type HeldPort = { port: number; release: () => Promise<void> }

/** A port of this machine that nobody listens on, kept until it is released. */
export async function holdPort(): Promise<HeldPort> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + (next++ % COUNT)
    const server = createServer()
    if (await listens(server, port)) {
      return { port, release: () => new Promise((resolve) => server.close(() => resolve())) }
    }
  }
  throw new Error(`Every port between ${FIRST} and ${FIRST + COUNT} is taken`)
}

export async function freePort(): Promise<number> {
  const { port, release } = await holdPort()
  await release()
  return port
}
