import { BOOKING_ROWS } from './booking-rows.ts'
import type { Kit } from './kit.ts'
import { must, PARTY, said } from './kit.ts'
import { addDays, at, listAt, numberAt, textAt, visitorWith } from './target.ts'
import type { Answer } from './target.ts'

export const PROFILES = ['search', 'book', 'change', 'cancel'] as const
export type Profile = (typeof PROFILES)[number]
export type Row = { id: string; profile: Profile; says: string; check: (kit: Kit) => Promise<void> }

const SESSIONS = '/api/client_sessions'
const SETTINGS = '/hotels/{code}/settings/booking_widget'
const ROOMS = '/hotels/{hotelId}/rooms'
const NIGHTS = 2
const FAR_DAYS = 20
/** Traces of a program, a file or a statement. */
const INSIDES = /node_modules|\.[cm]?[jt]s:\d|\bat \w+ \(|\bselect\b.+\bfrom\b|\bTraceback\b|\.java:\d|\.php\b/i
const NEEDED_HEADERS = ['x-client-session', 'idempotency-key', 'content-type']

const stay = ({ target }: Kit) => [addDays(target.today, FAR_DAYS), addDays(target.today, FAR_DAYS + NIGHTS)] as const
const isRefused = ({ status }: Answer) => status >= 400 && status < 500

const SEARCH_ROWS: readonly Omit<Row, 'profile'>[] = [
  {
    id: 'search.session',
    says: 'a client session is given, as the document says',
    async check({ target, fits }) {
      const body = { key: 'conformance', secret: 'conformance' }
      fits('POST', SESSIONS, await visitorWith(target, '').send('POST', SESSIONS, { body, isIdentity: true }))
    },
  },
  {
    id: 'search.settings',
    says: 'the settings of the hotel fit the document',
    check: async ({ settings, fits }) => {
      must(settings.status === 200, `it was answered ${said(settings)}`)
      fits('GET', SETTINGS, settings)
    },
  },
  {
    id: 'search.rooms',
    says: 'a search is answered as the document says',
    async check(kit) {
      const found = await kit.search(...stay(kit))
      must(found.status === 200, `a search was answered ${said(found)}`)
      kit.fits('GET', ROOMS, found)
    },
  },
  {
    id: 'search.party',
    says: 'only rooms that take the party are offered',
    async check(kit) {
      const { room } = await kit.offer()
      must(numberAt(room, 'max_people') >= PARTY.adults, 'a room for fewer people was offered')
      must(numberAt(room, 'max_adult') >= PARTY.adults, 'a room for fewer adults was offered')
      must(numberAt(room, 'min_people') <= PARTY.adults, 'a room for more people was offered')
    },
  },
  {
    id: 'search.nights',
    says: 'the rates of an offer are those of its nights, one each',
    async check(kit) {
      const { plan, checkin_date } = await kit.offer()
      const dates = listAt(plan, 'room_rate').map((rate) => textAt(rate, 'date'))
      const nights = Array.from({ length: NIGHTS }, (_, index) => addDays(checkin_date, index))
      must(dates.join() === nights.join(), `the nights are ${nights.join()}, and the rates of ${dates.join()}`)
    },
  },
  {
    id: 'search.free',
    says: 'what is offered is free',
    async check(kit) {
      const { room } = await kit.offer()
      must(numberAt(room, 'room_count') >= 1, 'a room was offered of which none is free')
    },
  },
  {
    id: 'search.past',
    says: 'an arrival that is over is refused with 422',
    async check(kit) {
      const answer = await kit.search(addDays(kit.target.today, -3), addDays(kit.target.today, -1))
      must(answer.status === 422, `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'search.backwards',
    says: 'a departure before the arrival is refused with 422',
    async check(kit) {
      const [arrival, departure] = stay(kit)
      const answer = await kit.search(departure, arrival)
      must(answer.status === 422, `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'search.refusal',
    says: 'a refusal fits the document and has a code',
    async check(kit) {
      const [arrival, departure] = stay(kit)
      const answer = await kit.search(departure, arrival)
      kit.fits('GET', ROOMS, answer)
      must(Number.isInteger(at(answer.body, 'errors', 0, 'details', 'code')), `there is no code: ${said(answer)}`)
    },
  },
  {
    id: 'search.unknown-hotel',
    says: 'a hotel that is not there is 404',
    async check({ visitor }) {
      const answer = await visitor.send('GET', '/hotels/no-such-hotel-anywhere/settings/booking_widget')
      must(answer.status === 404, `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'search.unknown-call',
    says: 'a call that is not there is 404, with a session and without, and its page reads it',
    async check(kit) {
      const { target, hotelPath, visitor } = kit
      const path = `${hotelPath}/no-such-call`
      for (const who of [visitor, visitorWith(target, '')]) {
        const answer = await who.send('GET', path)
        must(answer.status === 404, `it was answered ${said(answer)}`)
      }
      const address = `${target.url}${path}`
      const headers = { origin: target.page }
      const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': NEEDED_HEADERS.join() }
      const leave = await target.fetch(address, { method: 'OPTIONS', headers: { ...headers, ...asked } })
      must(leave.ok, `the page may not ask: ${leave.status}`)
      const origin = (await target.fetch(address, { headers })).headers.get('access-control-allow-origin')
      must(origin === target.page || origin === '*', `${target.page} may not read it: ${origin}`)
    },
  },
  {
    id: 'search.no-session',
    says: 'nobody searches without a session: 401',
    async check(kit) {
      const answer = await kit.search(...stay(kit), visitorWith(kit.target, ''))
      must(answer.status === 401, `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'search.cors',
    says: 'the page may ask from its own origin, with the headers of the widget',
    async check({ target, hotelPath }) {
      const headers = {
        origin: target.page,
        'access-control-request-method': 'POST',
        'access-control-request-headers': NEEDED_HEADERS.join(),
      }
      const answer = await target.fetch(`${target.url}${hotelPath}/reservations`, { method: 'OPTIONS', headers })
      const origin = answer.headers.get('access-control-allow-origin')
      must(origin === target.page || origin === '*', `${target.page} may not ask: ${origin}`)
      const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase()
      for (const header of NEEDED_HEADERS)
        must(allowed === '*' || allowed.includes(header), `the header ${header} may not be sent`)
    },
  },
  {
    id: 'search.discreet',
    says: 'a refusal says nothing of the inside of the server',
    async check(kit) {
      const answers = [
        await kit.search('not-a-day', 'neither'),
        await kit.search(...stay(kit), kit.visitor, { rooms: '[{"adults":' }),
        await kit.visitor.send('POST', `${kit.hotelPath}/reservations`, { body: { rooms: '\u0000' } }),
      ]
      for (const answer of answers) {
        must(isRefused(answer), `a broken call was answered ${said(answer)}`)
        must(!INSIDES.test(answer.text), `the refusal says: ${said(answer)}`)
      }
    },
  },
]

export const ROWS: readonly Row[] = [
  ...SEARCH_ROWS.map((row) => ({ ...row, profile: 'search' as const })),
  ...BOOKING_ROWS,
]
