import { connect, constants } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2'

/** What a guest's browser is to a server: HTTP/2, over connections of its own, to whoever shows a certificate that it believes. */
export type Browser = { fetch: typeof fetch; close: () => void }

/** Whole, or none: where it ends too early the stream says so by a code and not by an error. */
const answerTo = (stream: ClientHttp2Stream) =>
  new Promise<{ head: IncomingHttpHeaders; body: Buffer<ArrayBuffer> }>((done, fail) => {
    let head: IncomingHttpHeaders | undefined
    const parts: Buffer[] = []
    stream.on('response', (begun) => (head = begun))
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('error', fail)
    stream.on('close', () => {
      if (head && stream.rstCode === constants.NGHTTP2_NO_ERROR) done({ head, body: Buffer.concat(parts) })
      else fail(new TypeError('The call was broken off'))
    })
  })

export function openBrowser(certificate: string): Browser {
  const connections = new Map<string, ClientHttp2Session>()
  function connectionTo(origin: string): ClientHttp2Session {
    const kept = connections.get(origin)
    if (kept && !kept.closed && !kept.destroyed) return kept
    const made = connect(origin, { ca: certificate })
    made.on('error', () => undefined) // each of its calls is told
    connections.set(origin, made)
    return made
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const { origin, pathname, search } = new URL(request.url)
      const body = Buffer.from(await request.arrayBuffer())
      const headers = {
        ':method': request.method,
        ':path': pathname + search,
        ...Object.fromEntries(request.headers),
        ...(body.length > 0 && { 'content-length': String(body.length) }),
      }
      const signal = init?.signal ?? undefined
      const stream = connectionTo(origin).request(headers, { endStream: body.length === 0, ...(signal && { signal }) })
      if (body.length > 0) stream.end(body)
      const { head, body: answered } = await answerTo(stream)
      const { ':status': status, ...names } = head
      const named = Object.entries(names).map(([name, value]): [string, string] => [name, String(value)])
      return new Response(answered.length > 0 ? answered : null, { status: Number(status), headers: named })
    },
    close() {
      for (const connection of connections.values()) connection.destroy()
    },
  }
}
