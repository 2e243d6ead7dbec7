// A second provider, written from the documents alone (docs/conformance.md) on plain node:http: a search, and a stay that is
// paid at the hotel. It imports nothing of this repository.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { booked, found, priced, settings, shown } from './answers.ts'
import { HOTEL, House, nightsOf } from './house.ts'
import type { Asked, Booking } from './house.ts'

const SESSION_MS = 86_400_000
/** A connection that closes just as the next call goes out would be a call that failed. */
const KEPT_OPEN_MS = 600_000
const ALLOWED =
  'content-type, x-client-session, idempotency-key, x-locale, x-tracing-id, x-app-version, x-site-controller, x-tier, authorization'

/** Why a call is refused: status and code of the document. */
class Refused extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, title: string) {
    super(title)
    this.status = status
    this.code = code
  }
}
const wrong = (title: string) => new Refused(422, 1000, title)
const missing = () => new Refused(404, 1000, 'There is none')

type Call = { query: URLSearchParams; body: unknown; key: string; session: string; id: string }
type Handler = (house: House, call: Call) => unknown

const HANDLERS: readonly [method: string, path: RegExp, handle: Handler, status: number][] = [
  [
    'GET',
    /^\/hotels\/([\w-]+)\/settings\/booking_widget$/,
    ({ sites }, { id }) => ({ data: hotel(id) && settings(sites) }),
    200,
  ],
  ['GET', /^\/hotels\/(\w+)\/rooms$/, search, 200],
  [
    'GET',
    /^\/hotels\/(\w+)\/rooms\/price$/,
    (house, { query }) => priced(house, { ...stayOf(query), rooms: readJson(query) }),
    200,
  ],
  ['POST', /^\/hotels\/(\w+)\/reservations$/, book, 201],
  ['GET', /^\/hotels\/\w+\/reservations\/([\w-]+)$/, show, 200],
]

function hotel(key: string): true {
  if (key !== HOTEL.code && key !== String(HOTEL.id)) throw missing()
  return true
}

function stayOf(query: URLSearchParams): Omit<Asked, 'rooms'> {
  const [checkin_date, checkout_date] = [query.get('checkin_date') ?? '', query.get('checkout_date') ?? '']
  for (const day of [checkin_date, checkout_date]) if (Number.isNaN(Date.parse(day))) throw wrong('That is no day')
  if (checkin_date < new Date().toISOString().slice(0, 10)) throw wrong('The arrival is over')
  if (nightsOf(checkin_date, checkout_date).length === 0) throw wrong('The departure is before the arrival')
  return { checkin_date, checkout_date }
}

function readJson(query: URLSearchParams): Asked['rooms'] {
  try {
    return JSON.parse(query.get('rooms') ?? '')
  } catch {
    throw wrong('The rooms are not understood')
  }
}

function search(house: House, { id, query }: Call) {
  hotel(id)
  const { checkin_date, checkout_date } = stayOf(query)
  const [party] = readJson(query) as unknown as { adults: number }[] // a search names parties alone
  return found(house, nightsOf(checkin_date, checkout_date), party?.adults ?? 1)
}

function book(house: House, { id, body, key, session }: Call) {
  hotel(id)
  const booking = body as Booking
  if (!Array.isArray(booking?.rooms)) throw wrong('The rooms are missing')
  if (key === '') throw wrong('An Idempotency-Key is needed')
  const stay = house.book(booking, key, session)
  if (typeof stay === 'number') throw new Refused(409, stay, 'That cannot be booked')
  return booked(stay)
}

function show(house: House, { id, query, session }: Call) {
  const stay = house.stays.get(id)
  const isTheirs =
    stay &&
    (stay.session === session || stay.guest.email === query.get('email') || stay.token === query.get('bypass_token'))
  if (!isTheirs) throw missing()
  return shown(stay)
}

/** `sites`: the origins of the hotel's pages. */
export function startSecondProvider(sites: readonly string[]): Promise<{ url: string; close: () => void }> {
  const house = new House(sites)
  const sessions = new Set<string>()
  const server = createServer((request, response) => {
    void answer(request, response, house, sessions)
  })
  server.keepAliveTimeout = KEPT_OPEN_MS
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ url: addressOf(server), close })))
}

function addressOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}

async function answer(request: IncomingMessage, response: ServerResponse, house: House, sessions: Set<string>) {
  const headers = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': ALLOWED,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH',
    'access-control-max-age': '600',
    'content-type': 'application/json',
  }
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
  try {
    const { status, body } = handled(request, await readBody(request), house, sessions)
    return response.writeHead(status, headers).end(JSON.stringify(body))
  } catch (error) {
    const { status, code, message } = error instanceof Refused ? error : wrong('The call is not understood')
    const errors = [{ title: message, details: { code, base: [{ code, error: message }] } }]
    return response.writeHead(status, headers).end(JSON.stringify({ errors }))
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  const text = Buffer.concat(pieces).toString()
  return text === '' ? undefined : JSON.parse(text)
}

function handled(request: IncomingMessage, body: unknown, house: House, sessions: Set<string>) {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://second')
  const headerOf = (name: string) => String(request.headers[name] ?? '')
  if (pathname === '/api/client_sessions') {
    const client_session = randomUUID()
    sessions.add(client_session)
    return {
      status: 201,
      body: { data: { client_session, expires_at: new Date(Date.now() + SESSION_MS).toISOString() } },
    }
  }
  const session = headerOf('x-client-session')
  for (const [method, path, handle, status] of HANDLERS) {
    const id = path.exec(pathname)?.[1]
    if (request.method !== method || id === undefined) continue
    if (!sessions.has(session)) throw new Refused(401, 3401, 'There is no such session')
    const call = { query, body, key: headerOf('idempotency-key'), session, id }
    return { status, body: handle(house, call) }
  }
  // Also without a session: the widget asks what it can do without, and goes on by what there is.
  throw missing()
}
