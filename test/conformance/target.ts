// Whom the kit asks, over HTTP and nothing else: it knows what any provider knows, the documents (docs/conformance.md).

export type Target = {
  /** Origin of the API, and of sessions where that is another. */
  url: string
  identity: string
  /** Code of the hotel to book in. */
  hotel: string
  /** The page that embeds it: an origin of the hotel's settings. */
  page: string
  /** The first day to look for rooms from, YYYY-MM-DD. */
  today: string
  fetch: typeof fetch
}

export type Answer = { status: number; headers: Headers; text: string; body: unknown }
export type Sent = {
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  isIdentity?: boolean
}

/** A guest's browser: with a session of its own, once it has asked for one. */
export type Visitor = { send: (method: string, path: string, sent?: Sent) => Promise<Answer>; session: string }

export function visitorWith(target: Target, session: string): Visitor {
  async function send(method: string, path: string, { query, body, headers, isIdentity }: Sent = {}): Promise<Answer> {
    const search = new URLSearchParams(query).toString()
    const address = `${isIdentity ? target.identity : target.url}${path}${search && `?${search}`}`
    const answer = await target.fetch(address, {
      method,
      headers: {
        origin: target.page,
        'x-locale': 'en',
        'x-tracing-id': 'conformance',
        ...(session && { 'x-client-session': session }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) }
  }
  return { send, session }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value at a place of an answer; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (place, key) => (typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined),
    value,
  )
}
export const listAt = (value: unknown, ...path: readonly (string | number)[]): unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}
export const textAt = (value: unknown, ...path: readonly (string | number)[]): string =>
  String(at(value, ...path) ?? '')
export const numberAt = (value: unknown, ...path: readonly (string | number)[]): number => Number(at(value, ...path))

const DAY_MS = 86_400_000
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
