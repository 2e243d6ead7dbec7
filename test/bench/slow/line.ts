import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../../shared/constants.ts'
import { passOn } from '../../lib/pass-on.ts'

export type Width = { latency_ms: number; bytesASecond: number }

/** "Slow 4G" of browsers' own tools, which hide what a preflight takes. */
export const SLOW_4G: Width = { latency_ms: 562, bytesASecond: 1_440_000 / 8 }
/** What comes at once shares the line in pieces, as in packets. */
const PIECE_BYTES = 4_096

export type Line = Awaited<ReturnType<typeof openLine>>

/**
 * A line for a browser that takes it as its proxy: every answer takes its time, a preflight's too, and then comes
 * no faster than the line is wide, beside all others that are under way.
 */
export async function openLine({ latency_ms, bytesASecond }: Width) {
  let freeAt = 0
  async function wait(bytes: number) {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (bytes * SECOND_MS) / bytesASecond
    await pause(freeAt - now)
  }
  async function* narrow(got: IncomingMessage): AsyncGenerator<Buffer> {
    await wait(got.rawHeaders.join().length)
    for await (const chunk of got as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        await wait(piece.length)
        yield piece
      }
  }
  const server = createServer((asked, answer) => {
    setTimeout(() => passOn(asked, answer, { carry: narrow }), latency_ms)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, so this is no text
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
