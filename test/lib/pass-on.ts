import { request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** What becomes of the bytes of an answer on their way. */
export type Carry = (got: IncomingMessage) => AsyncIterable<Buffer>

type Passing = {
  carry?: Carry
  /** The whole answer has come from whom it was asked. */
  answered?: () => void
}

const asTheyCome: Carry = (got) => got

/** What a browser asks its proxy for, asked of the server it is for. */
export function passOn(asked: IncomingMessage, answer: ServerResponse, { carry = asTheyCome, answered }: Passing = {}) {
  // Whoever asked has left meanwhile; a question that never ends would be waited for by its server.
  if (answer.destroyed) return
  const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    if (answered) got.once('end', answered)
    // What breaks off is broken off for the browser, too, which says so itself.
    pipeline(got, carry, answer, () => undefined)
  })
  onward.once('error', () => answer.destroy())
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}
