import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { CONTRACT } from '../../../shared/contract/index.ts'
import { ota } from '../../../shared/contract/ota.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import type { Call, CallTable } from '../../../shared/contract/define.ts'
import { ACCOUNT_EXAMPLES } from './account-examples.ts'
import { paidStay, REPORT } from './examples.ts'
import { firstRoom, PARTY, STAY, TARO } from './guest.ts'
import type { Guest } from './guest.ts'
import { letterExamples } from './links.ts'
import { organizationExamples } from './organization-examples.ts'
import { lotteryExamples } from './lottery.ts'
import { comeBack, fromHotel, otidOf } from './outside.ts'
import type { OpenId } from './outside.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

export const EXAMPLE_HOTEL = 1
const CHALLENGED = '4000000000003220'
/** Takes cards by Adyen and has PayPal beside it. */
const PAYPAL_HOTEL = 7
/** Where guests may be known elsewhere. */
const OUTSIDE_HOTEL = 2

export type CallInput = Record<string, unknown>
export type CallRow = { area: string; key: string; name: string; call: Call }
const TABLES: Record<string, CallTable> = CONTRACT
export const CALL_ROWS: CallRow[] = Object.entries(TABLES).flatMap(([area, table]) =>
  Object.entries(table).map(([key, call]) => ({ area, key, name: `${area}.${key}`, call })),
)

/** What takes a secret of one use has a new one each time. */
export type CallExample = CallInput | (() => Promise<CallInput>)
/** One true input a row. A row of the contract without one fails the suites that walk them: a new call brings its example. */
export async function callExamples(world: World, guest: Guest): Promise<Record<string, CallExample>> {
  const room = await firstRoom(guest, EXAMPLE_HOTEL, 'on_site')
  const body = await guest.booking(EXAMPLE_HOTEL, 'on_site', [room])
  const made = (await guest.book(EXAMPLE_HOTEL, body, 'an-example')).body.data
  const card = {
    token: await world.cardToken(CHALLENGED),
    brand: 'visa' as const,
    last4: '3220',
    expiry: '12/30',
    holder: 'T Y',
  }
  const paid = await guest.booking(
    EXAMPLE_HOTEL,
    'credit_card',
    [await firstRoom(guest, EXAMPLE_HOTEL, 'credit_card')],
    {
      payment: { type: 'credit_card', card, return_url: `${ORIGINS.widget}/return` },
    },
  )
  const pending = (await guest.book(EXAMPLE_HOTEL, paid, 'a-card-example')).body.data
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
    const known = last && (await guest.send(reservations.show, { hotelId: EXAMPLE_HOTEL, reservationId: last, query }))
    if (known && known.body.data.status === 'done') return last
    const next = (await guest.book(EXAMPLE_HOTEL, body, `to-cancel-${bookings.length}`)).body.data.reservation_number
    bookings.push(next)
    return next
  }
  let past = 0
  /** What is erased cannot be erased again. */
  const pastStay = async () => {
    const { reservation_number: number } = (await guest.book(EXAMPLE_HOTEL, body, `to-erase-${++past}`)).body.data
    await world.database.orm
      .update(reservation)
      .set({ checkin_date: '2026-10-20', checkout_date: '2026-10-22' })
      .where(eq(reservation.number, number))
    return number
  }
  const asker = { hotelId: EXAMPLE_HOTEL, reservationId: made.reservation_number }
  const proof = { email: TARO.email }
  const versionOf = async (reservationId: string) =>
    (await guest.send(reservations.show, { hotelId: EXAMPLE_HOTEL, reservationId, query: proof })).body.data.version
  const stored = { hotel_code: 'shirotsuki', query: 'checkin=2026-12-10', ...STAY, rooms: [room] }
  const kept = (await guest.send(ota.store, { body: { data: stored } })).body.data
  const receipted = await paidStay(world, guest, EXAMPLE_HOTEL)
  return {
    'session.start': { body: { key: 'widget', secret: 'public' } },
    'starting.sessionAndSettings': { code: 'shirotsuki', body: { key: 'widget', secret: 'public' } },
    'starting.settings': { code: 'shirotsuki' },
    'session.whoami': { code: 'shirotsuki' },
    'recommender.settings': { hotelId: EXAMPLE_HOTEL, query: { preview: true } },
    'hotels.hotel': { hotelId: EXAMPLE_HOTEL },
    'teaser.show': { code: 'shirotsuki' },
    'hotels.legalText': { hotelId: EXAMPLE_HOTEL, kind: 'terms' },
    'hotels.ofBrand': { brandId: 3, query: { ...STAY, is_including_lowest_price: true, rooms: [PARTY] } },
    'hotels.inventory': { brandId: 1, query: { start_date: '2026-12-01', end_date: '2026-12-31', rooms: [PARTY] } },
    'rooms.search': { hotelId: EXAMPLE_HOTEL, query: { ...STAY, rooms: [PARTY] } },
    'rooms.price': { hotelId: EXAMPLE_HOTEL, query: { ...STAY, rooms: [room] } },
    'rooms.inventory': {
      hotelId: EXAMPLE_HOTEL,
      query: { start_date: '2026-12-01', end_date: '2026-12-31', rooms: [PARTY] },
    },
    'rooms.availability': { hotelId: EXAMPLE_HOTEL, query: { ...STAY, rooms: [room] } },
    'rooms.policies': { hotelId: EXAMPLE_HOTEL, query: { room_plan_codes: codes, checkin_date: STAY.checkin_date } },
    'rooms.preload': { hotelId: EXAMPLE_HOTEL, query: { ...STAY, rooms: [PARTY] } },
    'rooms.policy': { hotelId: EXAMPLE_HOTEL, policyId: 10, query: { checkin_date: STAY.checkin_date } },
    'recommender.rooms': {
      hotelId: EXAMPLE_HOTEL,
      query: { ...STAY, rooms: [PARTY], text: 'breakfast', wishes: ['quiet'], budget: { amount: 90_000, per: 'stay' } },
    },
    'rooms.alert': {
      hotelId: EXAMPLE_HOTEL,
      body: { ...STAY, email: TARO.email, rooms: [PARTY], room_type_codes: ['tsukimi'] },
    },
    'ota.site': {},
    'ota.search': { query: { ...STAY, rooms: [PARTY] } },
    'ota.ratings': { query: { hotel_ids: ['1', '2'] } },
    'ota.recommend': { body: { criteria: { places: ['hakone'], wishes: ['onsen'] } } },
    'ota.reservation': { reservationId: made.reservation_number, query: proof },
    'ota.store': { body: { data: stored } },
    'ota.stored': { storageId: kept.id },
    'extras.list': { hotelId: EXAMPLE_HOTEL, query: { ...STAY, room_plan_codes: codes } },
    'reservations.create': { hotelId: EXAMPLE_HOTEL, body },
    'reservations.show': {
      hotelId: EXAMPLE_HOTEL,
      reservationId: made.reservation_number,
      query: { email: TARO.email },
    },
    'managing.find': { brandId: 1, number: made.reservation_number, query: { email: TARO.email } },
    // What is absent stays as it was booked, and every change makes another version.
    'changing.update': async () => {
      const { version, total } = (await guest.send(reservations.show, { ...asker, query: proof })).body.data
      return { ...asker, body: { version, total_price: total.total_price, ...proof } }
    },
    // Nothing of it is another: every example is of the same version.
    'managing.guests': async () => ({ ...asker, body: { version: await versionOf(asker.reservationId), ...proof } }),
    'personalDataOfStay.show': { ...asker, query: proof },
    'personalDataOfStay.erase': async () => ({ ...asker, reservationId: await pastStay(), query: proof }),
    'personalDataOfMember.show': { hotelId: EXAMPLE_HOTEL },
    'changing.codes': { ...asker, query: { email: TARO.email } },
    'managing.cancel': async () => ({
      hotelId: EXAMPLE_HOTEL,
      reservationId: await standing(),
      query: { email: TARO.email },
      body: { reason: 'plans', details: '', cancellation_fee_displayed: 0 },
    }),
    'managing.updateSettings': { ...asker, query: { email: TARO.email } },
    'managing.receipt': {
      hotelId: EXAMPLE_HOTEL,
      reservationId: receipted,
      query: { name: '', email: TARO.email, locale: 'en' },
    },
    'managing.walletPass': { ...asker, query: { email: TARO.email } },
    'managing.walletLink': { ...asker, query: { email: TARO.email } },
    'reports.create': { body: { ...REPORT } },
    'emails.verify': { body: { email: TARO.email } },
    'places.localCurrency': {},
    'places.qrCode': { query: { qr_code: made.reservation_number } },
    'payments.transaction': { hotelId: EXAMPLE_HOTEL, transactionId },
    'payments.attempt': { hotelId: EXAMPLE_HOTEL, query: { key: 'a-card-example' } },
    'payments.settle': {
      hotelId: EXAMPLE_HOTEL,
      reservationId: pending.reservation_number,
      transactionId,
      body: { status: 'returned' },
    },
    'payments.paypalCredential': { hotelId: PAYPAL_HOTEL, body: { amount: 1000, currency: 'JPY' } },
    'payments.paypalOrder': { hotelId: PAYPAL_HOTEL, body: { ...agreement, client_token: 'c' } },
    'payments.paypalValidation': { hotelId: PAYPAL_HOTEL, body: { ...agreement, order_id: 'pp_unknown' } },
    'payments.adyenSession': { hotelId: PAYPAL_HOTEL, body: agreement },
    ...(await letterExamples(world, guest)),
    ...(await lotteryExamples(world, guest)),
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
    ...(await organizationExamples(world)),
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
    'wallet.points': { hotelId: EXAMPLE_HOTEL },
    'wallet.timeline': { hotelId: EXAMPLE_HOTEL, query: { page: 1, per_page: 5, scope: 'current' } },
    'wallet.exchanges': { hotelId: EXAMPLE_HOTEL, query: { page: 1, per_page: 5 } },
    'wallet.exchange': { hotelId: EXAMPLE_HOTEL, body: { amount: 100 } },
    'wallet.cards': { hotelId: EXAMPLE_HOTEL },
    'wallet.removeCard': { hotelId: EXAMPLE_HOTEL, cardId: 1 },
    'wallet.coupons': { hotelId: EXAMPLE_HOTEL },
    'wallet.coupon': { hotelId: EXAMPLE_HOTEL, code: 'WELCOME10' },
    'wallet.consumeCoupon': { hotelId: EXAMPLE_HOTEL, code: 'WELCOME10' },
    'wallet.vouchers': {},
    'wallet.consumeVoucher': { number: 'STAY-3000' },
    'user.reservations': { query: { page: 1, status: 'upcoming' } },
    'members.chatbotSession': {
      hotelId: EXAMPLE_HOTEL,
      body: { user_id: 'u', segment_ids: ['1'], tripla_preview: false, custom_bot_test: true },
    },
  }
}
