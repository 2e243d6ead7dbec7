import type { FastifyInstance, InjectOptions } from 'fastify'

// These statuses have no body, and Response insists on it.
const EMPTY = [204, 205, 304]

/** The in-process door: the same server that listens on a port, asked directly. */
export async function injected(server: FastifyInstance, request: Request, remoteAddress?: string): Promise<Response> {
  const url = new URL(request.url)
  const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  const answer = await server.inject({
    method: request.method as InjectOptions['method'], // a Request's method is any text
    url: url.pathname + url.search,
    headers: { ...Object.fromEntries(request.headers), host: url.host },
    payload,
    ...(remoteAddress ? { remoteAddress } : {}),
  })

  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  const body = EMPTY.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
  return new Response(body, { status: answer.statusCode, headers })
}
