import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { CONTRACT } from '../../shared/contract/index.ts'
import { parseCall } from '../../shared/contract/define.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import type { Call, CallTable } from '../../shared/contract/define.ts'
import { HEADERS } from '../../shared/headers.ts'
import { isForMembers } from '../../shared/rules/access.ts'
import { ALL_OPTIONAL, paidStay, REPORT, WITHOUT_SESSION } from './examples.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO, written } from './guest.ts'
import type { Guest } from './guest.ts'
import { letterExamples } from './links.ts'
import { form, PICTURE } from './picture.ts'
import { ACCOUNT_EXAMPLES, freshInput, memberHeaders } from './account-examples.ts'
import { comeBack, fromHotel, otidOf } from './outside.ts'
import type { OpenId } from './outside.ts'
import { headersOf } from './members.ts'
import { openWorld, ORIGINS } from './world.ts'
import type { World } from './world.ts'

const HOTEL = 1
const CHALLENGED = '4000000000003220'
/** Takes cards by Adyen and has PayPal beside it. */
const PAYPAL_HOTEL = 7
/** Where guests may be known elsewhere. */
const OUTSIDE_HOTEL = 2

type Input = Record<string, unknown>
type Row = { area: string; key: string; name: string; call: Call }
const TABLES: Record<string, CallTable> = CONTRACT
const ROWS: Row[] = Object.entries(TABLES).flatMap(([area, table]) =>
  Object.entries(table).map(([key, call]) => ({ area, key, name: `${area}.${key}`, call })),
)

/** What takes a secret of one use has a new one each time. */
type Example = Input | (() => Promise<Input>)
/** One true input a row. A row of the contract without one fails the suite: a new call brings its example. */
async function examples(world: World, guest: Guest): Promise<Record<string, Example>> {
  const room = await firstRoom(guest, HOTEL, 'on_site')
  const body = await guest.booking(HOTEL, 'on_site', [room])
  const made = (await guest.book(HOTEL, body, 'an-example')).body.data
  const card = {
    token: await world.cardToken(CHALLENGED),
    brand: 'visa' as const,
    last4: '3220',
    expiry: '12/30',
    holder: 'T Y',
  }
  const paid = await guest.booking(HOTEL, 'credit_card', [await firstRoom(guest, HOTEL, 'credit_card')], {
    payment: { type: 'credit_card', card, return_url: `${ORIGINS.widget}/return` },
  })
  const pending = (await guest.book(HOTEL, paid, 'a-card-example')).body.data
  const transactionId = pending.transaction?.id
  const codes = [room.room_plan_code]
  const drafted = await guest.booking(PAYPAL_HOTEL, 'credit_card', [
    await firstRoom(guest, PAYPAL_HOTEL, 'credit_card'),
  ])
  const agreement = {
    quote_id: drafted.quote_id,
    payment_type: 'credit_card',
    amount: drafted.total_price,
    currency: 'JPY',
    return_url: `${ORIGINS.widget}/return`,
  }
  const back = async (provider: OpenId) => {
    const { code, state } = await comeBack({ world, guest, hotelId: OUTSIDE_HOTEL }, provider, 'hanako')
    return { hotelId: OUTSIDE_HOTEL, body: { code, state } }
  }
  const bookings: string[] = []
  /** What is cancelled cannot be cancelled again. */
  const standing = async () => {
    const query = { email: TARO.email }
    const last = bookings.at(-1)
    const known = last && (await guest.send(reservations.show, { hotelId: HOTEL, reservationId: last, query }))
    if (known && known.body.data.status === 'done') return last
    const next = (await guest.book(HOTEL, body, `to-cancel-${bookings.length}`)).body.data.reservation_number
    bookings.push(next)
    return next
  }
  const asker = { hotelId: HOTEL, reservationId: made.reservation_number }
  const proof = { email: TARO.email }
  const versionOf = async (reservationId: string) =>
    (await guest.send(reservations.show, { hotelId: HOTEL, reservationId, query: proof })).body.data.version
  const receipted = await paidStay(world, guest, HOTEL)
  return {
    'session.start': { body: { key: 'widget', secret: 'public' } },
    'session.settings': { code: 'shirotsuki' },
    'session.whoami': { code: 'shirotsuki' },
    'session.recommender': { hotelId: HOTEL, query: { preview: true } },
    'hotels.hotel': { hotelId: HOTEL },
    'hotels.ofBrand': { brandId: 3, query: { ...STAY, is_including_lowest_price: true, rooms: [PARTY] } },
    'hotels.inventory': { brandId: 1, query: { start_date: '2026-12-01', end_date: '2026-12-31', rooms: [PARTY] } },
    'rooms.search': { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } },
    'rooms.price': { hotelId: HOTEL, query: { ...STAY, rooms: [room] } },
    'rooms.inventory': { hotelId: HOTEL, query: { start_date: '2026-12-01', end_date: '2026-12-31', rooms: [PARTY] } },
    'rooms.availability': { hotelId: HOTEL, query: { ...STAY, rooms: [room] } },
    'rooms.policies': { hotelId: HOTEL, query: { room_plan_codes: codes, checkin_date: STAY.checkin_date } },
    'rooms.preload': { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } },
    'rooms.policy': { hotelId: HOTEL, policyId: 10, query: { checkin_date: STAY.checkin_date } },
    'rooms.recommendation': { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } },
    'rooms.alert': {
      hotelId: HOTEL,
      body: { ...STAY, email: TARO.email, rooms: [PARTY], room_type_codes: ['tsukimi'] },
    },
    'extras.list': { hotelId: HOTEL, query: { ...STAY, room_plan_codes: codes } },
    'reservations.create': { hotelId: HOTEL, body },
    'reservations.show': { hotelId: HOTEL, reservationId: made.reservation_number, query: { email: TARO.email } },
    'managing.find': { brandId: 1, number: made.reservation_number, query: { email: TARO.email } },
    // What is absent stays as it was booked, and every change makes another version.
    'changing.update': async () => {
      const { version, total } = (await guest.send(reservations.show, { ...asker, query: proof })).body.data
      return { ...asker, body: { version, total_price: total.total_price, ...proof } }
    },
    // Nothing of it is another: every example is of the same version.
    'managing.guests': async () => ({ ...asker, body: { version: await versionOf(asker.reservationId), ...proof } }),
    'changing.codes': { ...asker, query: { email: TARO.email } },
    'managing.cancel': async () => ({
      hotelId: HOTEL,
      reservationId: await standing(),
      query: { email: TARO.email },
      body: { reason: 'plans', details: '', cancellation_fee_displayed: 0 },
    }),
    'managing.updateSettings': { ...asker, query: { email: TARO.email } },
    'managing.receipt': {
      hotelId: HOTEL,
      reservationId: receipted,
      query: { name: '', email: TARO.email, locale: 'en' },
    },
    'reports.create': { body: { ...REPORT } },
    'emails.verify': { body: { email: TARO.email } },
    'places.localCurrency': {},
    'places.qrCode': { query: { qr_code: made.reservation_number } },
    'payments.transaction': { hotelId: HOTEL, transactionId },
    'payments.settle': {
      hotelId: HOTEL,
      reservationId: pending.reservation_number,
      transactionId,
      body: { status: 'returned' },
    },
    'payments.paypalCredential': { hotelId: PAYPAL_HOTEL, body: { amount: 1000, currency: 'JPY' } },
    'payments.paypalOrder': { hotelId: PAYPAL_HOTEL, body: { ...agreement, client_token: 'c' } },
    'payments.paypalValidation': { hotelId: PAYPAL_HOTEL, body: { ...agreement, order_id: 'pp_unknown' } },
    'payments.adyenSession': { hotelId: PAYPAL_HOTEL, body: agreement },
    ...(await letterExamples(world, guest)),
    'questions.ofHotel': { hotelId: 9, query: { q: { label_filters: ['all_users'], room_plan_codes: [] } } },
    'questions.ofBrand': { brandId: 3, query: { q: { label_filters: ['all_users'] } } },
    'questions.ofReservation': { ...asker, query: { email: TARO.email, q: { label_filters: ['all_users'] } } },
    'questions.add': { ...asker, query: { email: TARO.email }, body: { answers: [] } },
    'questions.change': async () => ({
      ...asker,
      query: proof,
      body: { version: await versionOf(asker.reservationId), answers: [] },
    }),
    'questions.upload': {},
    ...ACCOUNT_EXAMPLES,
    'external.start': { hotelId: OUTSIDE_HOTEL, body: { provider: 'line' } },
    'external.facebookSignIn': () => back('facebook'),
    'external.lineSignIn': () => back('line'),
    'external.openIdSignIn': () => back('open_id'),
    'external.memberSystemSignIn': async () => ({
      hotelId: OUTSIDE_HOTEL,
      body: { otid: await otidOf(world, 'minato') },
    }),
    'external.customAuth': async () => ({ brandId: 1, body: { token: await fromHotel(world, 'minato', 'token') } }),
    'external.upsertLiff': async () => ({
      body: { line_liff_token: await fromHotel(world, 'minato', 'liff'), hotel_code: 'minato' },
    }),
    'wallet.points': { hotelId: HOTEL },
    'wallet.timeline': { hotelId: HOTEL, query: { page: 1, per_page: 5, scope: 'current' } },
    'wallet.exchanges': { hotelId: HOTEL, query: { page: 1, per_page: 5 } },
    'wallet.exchange': { hotelId: HOTEL, body: { amount: 100 } },
    'wallet.cards': { hotelId: HOTEL },
    'wallet.removeCard': { hotelId: HOTEL, cardId: 1 },
    'wallet.coupons': { hotelId: HOTEL },
    'wallet.coupon': { hotelId: HOTEL, code: 'WELCOME10' },
    'wallet.consumeCoupon': { hotelId: HOTEL, code: 'WELCOME10' },
    'wallet.vouchers': {},
    'wallet.consumeVoucher': { number: 'STAY-3000' },
    'user.reservations': { query: { page: 1, status: 'upcoming' } },
    'members.chatbotSession': {
      hotelId: HOTEL,
      body: { user_id: 'u', segment_ids: ['1'], tripla_preview: false, custom_bot_test: true },
    },
  }
}

describe('every call of the contract', () => {
  let world: World
  let guest: Guest
  let inputs: Record<string, Example>
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    // Every example books anew, and the seeded rooms are scarce.
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    inputs = await examples(world, guest)
  })
  after(() => world.close())

  let keys = 0
  async function send({ name, call }: Row, given: Input, headers: Record<string, string> = {}) {
    const input = await freshInput(world, name, given)
    const { method, url, body: json, type } = written(call, input as never) // examples are written by hand, and the provider checks them
    const body = call.upload ? form(PICTURE) : json
    const all = {
      origin: ORIGINS.widget,
      [HEADERS.clientSession]: guest.token(),
      [HEADERS.tracingId]: `trace-${name}`,
      ...(call.once && { [HEADERS.idempotencyKey]: `table-key-${++keys}` }),
      ...(json !== undefined && { 'content-type': type }),
      ...(await memberHeaders(world, name)),
      ...headers,
    }
    const answer = await world.fetch(url, { method, headers: all, ...(body !== undefined && { body }) })
    const isFile = call.file !== undefined && answer.status === 200
    const answered = isFile ? { data: new Uint8Array(await answer.arrayBuffer()) } : await answer.json()
    return { status: answer.status, headers: answer.headers, body: answered as Input }
  }
  const inputOf = async ({ name }: Row): Promise<Input> => {
    const input = inputs[name]
    assert.ok(input, `${name} has no example in this file`)
    return typeof input === 'function' ? input() : input
  }

  const codeOf = ({ status, body }: { status: number; body: Input }) => [
    status,
    (body.errors as { details: { code: number } }[] | undefined)?.[0]?.details.code,
  ]

  for (const row of ROWS) {
    const { method, at } = parseCall(row.call.call)
    describe(`${row.name}: ${row.call.call}`, () => {
      it('answers a true input with its own shape and headers [CALL-035] [CALL-132]', async () => {
        const { status, headers, body } = await send(row, await inputOf(row))
        assert.equal(status, method === 'POST' ? 201 : 200, JSON.stringify(body))
        // The provider checks its own answers: a wrong shape would be a 500.
        assert.ok('data' in body)
        assert.equal(headers.get('access-control-allow-origin'), ORIGINS.widget)
        assert.match(headers.get('vary') ?? '', /origin/i)
        assert.equal(headers.get(HEADERS.tracingId), `trace-${row.name}`)
        assert.equal(headers.get('cache-control'), 'no-store')
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
      })

      it('gives its answer to no page that is not on the list', async () => {
        const { status, headers } = await send(row, await inputOf(row), { origin: 'https://elsewhere.example' })
        assert.equal(headers.get('access-control-allow-origin'), null)
        if (method !== 'GET') assert.equal(status, 403)
      })

      it('tolerates a query parameter it does not know', async () => {
        const input = await inputOf(row)
        const query = { ...(input.query as Input | undefined), colour_of_socks: 'grey' }
        const { status } = await send(row, { ...input, query })
        assert.equal(status, method === 'POST' ? 201 : 200)
      })

      if (row.call.body || row.call.query) {
        it('refuses a wrong input with the shape of an error', async () => {
          const input = await inputOf(row)
          const part = row.call.body ? 'body' : 'query'
          const wrong =
            part === 'body' ? { nothing: true } : { rooms: 'x', checkin_date: '2026-02-30', start_date: 'x' }
          const isAllOptional = ['reservations.show', 'session.recommender', ...ALL_OPTIONAL].includes(row.name)
          if (isAllOptional) return
          const { status, body } = await send(row, { ...input, [part]: wrong })
          assert.equal(status, 422)
          const [error] = body.errors as { title: string; details: { code: number; base: { error: string }[] } }[]
          assert.equal(error?.details.code, 1000)
          assert.ok(error?.details.base.every((entry) => typeof entry.error === 'string'))
          assert.ok(error && error.details.base.length > 0 && error.title)
        })
      }

      if (isForMembers(row.area, row.key)) {
        it('is refused to a guest, and to a member of another brand [PERM-003]', async () => {
          const guestly = await send(row, await inputOf(row), { [HEADERS.authorization]: '' })
          assert.deepEqual(codeOf(guestly), [401, 1400])
          const other = await send(row, await inputOf(row), await headersOf(world, 2001, 'taipei-lan'))
          // Without a hotel it is about the other member's own things, of which none is the first one's.
          if (row.call.call.includes(':hotelId')) assert.deepEqual(codeOf(other), [401, 3402])
          else assert.ok(!JSON.stringify(other.body).includes('hanako'))
        })
      }

      if (at === 'api' && !WITHOUT_SESSION.includes(row.name)) {
        it('asks for a client session', async () => {
          const { status, body } = await send(row, await inputOf(row), { [HEADERS.clientSession]: '' })
          assert.equal(status, 401)
          assert.equal((body.errors as { details: { code: number } }[])[0]?.details.code, 3401)
        })
      }
    })
  }
})
