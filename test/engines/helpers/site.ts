import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is fetched ahead would hide what a deployment takes away. */
const SAVES_DATA = `<script>Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })</script>`

/** A hotel's own site on a port of this machine: address → what its page holds. Its guests save data unless it is said. */
export async function startSite(bodies: Record<string, () => string>, { savesData = true } = {}) {
  const first = savesData ? SAVES_DATA : ''
  const server = createServer(({ url = '' }, response) => {
    const body = bodies[url]?.()
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>Hotel</title>${first}${body ?? ''}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
