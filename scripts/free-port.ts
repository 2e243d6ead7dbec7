import { createServer } from 'node:net'
import type { Server } from 'node:net'

const ADDRESS = '127.0.0.1'
/** Below the ports that systems give to outgoing connections, which would take one that was just let go. */
const FIRST = 20_000
const LAST = 32_000
const TRIES = 50

const listening = (server: Server, port: number) =>
  new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, ADDRESS, () => resolve(true))
  })

/** A port that nobody listens on, kept until it is released. */
export async function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const server = createServer()
    if (!(await listening(server, port))) continue
    return { port, release: () => new Promise((resolve) => server.close(() => resolve())) }
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}`)
}

export async function freePort(): Promise<number> {
  const { port, release } = await holdPort()
  await release()
  return port
}
