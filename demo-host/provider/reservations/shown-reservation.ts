import { desc, eq } from 'drizzle-orm'

import type { Translate } from '../../../locales/texts.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { TransferDue } from '../../../shared/model/payment/paying.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import { WALLETS } from '../../../shared/payments.ts'
import type { Wallet } from '../../../shared/payments.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { cancellationFee } from '../../../shared/rules/change/cancelling.ts'
import { keptElsewhere, keptOf } from '../../../shared/rules/money/stay-money.ts'
import type { MoneyLine } from '../../../shared/rules/money/stay-money.ts'
import { labelledAs } from '../../../shared/rules/labels.ts'
import type { Context } from '../kernel/context.ts'
import type { reservationRoom } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import { warningsFor } from './allowed-actions.ts'
import { holderOf, isHolder } from '../records/reservation-holder.ts'
import { shownQuestions } from '../questions/answers.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import { bookedExtras, bookedRooms } from '../records/booked-lines.ts'
import type { reservationExtra } from '../db/schema/extra.ts'
import { couponAnswer, couponOf } from '../loyalty/coupons.ts'
import { bookedDiscounts } from '../pricing/discounts.ts'
import { exchangeOf } from '../pricing/exchange.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { lineAnswer } from '../availability/extras-answer.ts'
import { localNow } from '../kernel/hotel-time.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { arrivalFacts } from '../hotels/email-facts.ts'
import { moneyLinesFrom, paymentFacts, wireLines } from '../payments/stay-money.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { entryNumberOf } from '../lotteries/won-room.ts'
import { memberOf } from '../members/member-at.ts'
import { freeDeadline, policyAnswer, policyWords } from '../hotels/policies.ts'
import { promisedPoints } from '../loyalty/point-gains.ts'
import type { ReservationCredentials, ReservationRow as Row } from '../records/authorized-reservation.ts'
import { readReservation } from '../records/read-reservation.ts'
import { reservationBy } from '../questions/questions.ts'
import { refundOf } from '../payments/refunds.ts'
import { photosOf, localizerOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { serviceFeeIn } from '../hotels/taxes.ts'
import { hasWalletLink, hasWalletPass } from './has-wallet-pass.ts'
import { transferDue } from './transfer.ts'
import { voucherUsedBy } from '../loyalty/vouchers.ts'
import { formatPhone } from '../kernel/format-phone.ts'

type RoomRow = typeof reservationRoom.$inferSelect

export async function shownReservation(
  catalog: HotelCatalog,
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<Reservation> {
  const row = await readReservation(catalog.hotel, number, proof, context)
  return reservationAnswer(catalog, row, proof.bypass_token ?? '', context)
}

/** Everything about a reservation whose reader is known; `token` is what they showed. */
export async function reservationAnswer(
  catalog: HotelCatalog,
  row: Row,
  token: string,
  context: Context,
): Promise<Reservation> {
  const { orm } = context.database
  const { hotel } = catalog
  const rooms = await bookedRooms(orm, row.id)
  const extras = await bookedExtras(orm, row.id)
  const attempts = await orm
    .select()
    .from(payment)
    .where(eq(payment.reservation_id, row.id))
    .orderBy(desc(payment.created_at))
  const facts = await paymentFacts(orm, row.id)
  const { currency, mcp_currency, exchange_rate_version: version } = row
  const exchange = mcp_currency && version ? await exchangeOf(orm, currency, mcp_currency, version) : null
  const coupon = couponAnswer(await couponOf(orm, row.id), localizerOf(hotel, context))
  const booked = { rooms, extras, t: await policyWords(context.locale) }
  const isPaying = row.status === 'payment_pending' || (await isBeingChanged(orm, row.id))
  const due = transferDue(hotel, row.pay_by, localizerOf(hotel, context))
  const lines = moneyLinesFrom(row, facts, due?.pay_by)
  const money = { paid: keptOf(facts), charged: keptElsewhere(facts), due, lines, exchange, isPaying }
  const shown = answer(hotel, row, booked, attemptsOf(row, attempts), money, token, context)
  const asker = labelledAs(memberOf(context, hotel), organizationOf(context, hotel))
  const additional_questions = await shownQuestions(catalog, row, context, reservationBy(asker))
  const points_earned = await promisedPoints(orm, row.id)
  const voucher = await voucherUsedBy(orm, row.id, localizerOf(hotel, context))
  const discounts = bookedDiscounts(rooms, exchange)
  const own = {
    is_holder: isHolder(row, hotel, context),
    refund: await refundOf(orm, row.id),
    wallet_pass: hasWalletPass(hotel, row, context),
    wallet_link: hasWalletLink(hotel, row, context),
  }
  const warnings = await warningsFor(row, hotel, context)
  const entry_number = await entryNumberOf(orm, row.id)
  const lottery_result = entry_number === null ? null : { entry_number }
  return { ...shown, ...own, lottery_result, warnings, coupon, voucher, discounts, points_earned, additional_questions }
}

type Attempt = typeof payment.$inferSelect

/** The newest is what may be waited for; what the stay is paid with is never one that a change of it failed with. */
function attemptsOf({ status }: Row, attempts: readonly Attempt[]) {
  const newest = attempts[0] ?? null
  if (status === 'payment_pending') return { newest, attempt: newest }
  const counts = ({ state }: Attempt) => state === 'captured' || state === 'authorized'
  return { newest, attempt: attempts.find(counts) ?? attempts.find(({ change_id }) => change_id === null) ?? null }
}

type Money = {
  paid: number
  charged: Reservation['payment']['charged'] | null
  due: TransferDue | null
  lines: readonly MoneyLine[]
  exchange: Exchange | null
  /** The booking, or a change of it, waits for the newest of the payments. */
  isPaying: boolean
}

type Booked = {
  rooms: readonly RoomRow[]
  extras: readonly (typeof reservationExtra.$inferSelect)[]
  t: Translate
}

function answer(
  hotel: Hotel,
  row: Row,
  { rooms, extras, t }: Booked,
  { newest, attempt }: ReturnType<typeof attemptsOf>,
  { paid, charged, due, lines, exchange, isPaying }: Money,
  token: string,
  { clock, locale, origins }: Context,
): Omit<
  Reservation,
  | 'additional_questions'
  | 'points_earned'
  | 'is_holder'
  | 'refund'
  | 'wallet_pass'
  | 'wallet_link'
  | 'warnings'
  | 'lottery_result'
> {
  const localizer = localizerOf(hotel, { locale, origins })
  const now = clock.now()
  const times = arrivalFacts(row)
  const at = localNow(hotel.time_zone, now)
  // A booking that came to nothing, or a transfer that did not come, costs nothing.
  const stands = row.cancellation_fee_gross ?? (row.status === 'cancelled' ? 0 : cancellationFee(rooms, row, at))
  const deadlines = rooms.map((room) => freeDeadline(room.policy, hotel, row.checkin_date, now))
  return {
    reservationID: row.number,
    hotelId: row.hotel_id,
    reservation_number: row.number,
    email: row.email,
    // Only whoever has the token gets it back; it is not stored.
    token,
    name: `${row.guest.first_name} ${row.guest.last_name}`,
    status: row.status,
    version: row.version,
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    check_in_range: { from: times.check_in_from, to: times.check_in_to },
    check_out_time: times.check_out_time,
    rooms: rooms.map((room) => roomAnswer(room, localizer)),
    extras: extras.map((line) => lineAnswer(line, { localizer, exchange })),
    guest: row.guest,
    requests: row.requests,
    receipt: row.receipt,
    promotions_opt_in: row.promotions_opt_in,
    payment: {
      type: row.payment_type,
      transaction_status: attempt?.state ?? null,
      card: attempt?.card_brand && attempt.card_last4 ? { brand: attempt.card_brand, last4: attempt.card_last4 } : null,
      paid,
      ...(charged && { charged }),
      due_at_hotel: row.status === 'cancelled' ? 0 : row.total_gross - paid,
      lines: wireLines(lines, row.currency),
      bank_transfer: due,
      open: isPaying ? openPayment(row, newest) : null,
      wallet: walletOf(attempt),
    },
    service_fee: add(
      ...rooms.map(({ price, taxes }) => serviceFeeIn(add(...price.nights.map(({ tax }) => tax)), taxes)),
    ),
    deposit_percentage: depositPercentage(row.total),
    total: {
      ...row.total,
      cancellation: { fee: stands, ...(exchange && { mcp_fee: { cents: exchange.of(stands) } }) },
    },
    currency: row.currency,
    mcp_currency: row.mcp_currency,
    cancellation_policies: policiesOf(rooms, deadlines, localizer, t),
    cancellation_free_deadline: deadlines.includes(null) ? null : (deadlines.toSorted()[0] ?? null),
    is_staff_edited: row.staff_edited,
    holder: holderOf(row),
    booking_method: row.source,
    locale: row.locale,
    qr_code: hotel.settings.qr_codes ? row.number : null,
    hotel: {
      code: hotel.code,
      time_zone: hotel.time_zone,
      name: localize(hotel.names, localizer),
      url: websiteOf(hotel, origins.host),
      phone_number: formatPhone(hotel.phone_number, hotel.address.country),
      full_address: localize(hotel.address.full_addresses, localizer),
    },
  }
}

/** The bank's question, so that a guest who comes back can go on with it. */
export function openPayment(
  row: Pick<Row, 'hold_expires_at'>,
  attempt: Attempt | null,
): Reservation['payment']['open'] {
  const end = attempt?.expires_at ?? row.hold_expires_at
  if (!attempt || !end) return null
  const wallet = walletOf(attempt)
  return { transaction_id: attempt.id, challenge_url: attempt.challenge_url, expires_at: end.toISOString(), wallet }
}

/** A path is a page of the host this provider serves; anything else an address of its own. */
export const websiteOf = ({ settings: { website_url: website } }: Hotel, host: string): string | null =>
  website && new URL(website, host).href

const walletOf = (attempt: Attempt | null): Wallet | null => WALLETS.find((each) => each === attempt?.gateway) ?? null

/** Of what was agreed: a plan that asks for another share today changes nothing about it. */
const depositPercentage = ({ deposit_amount: deposit, total_price: total }: Price): number | null =>
  deposit === 0 || total === 0 ? null : Math.round((deposit / total) * 100)

function roomAnswer(room: RoomRow, localizer: Localizer): Reservation['rooms'][number] {
  return {
    reservation_hotel_room_id: room.id,
    room_type_code: room.room_type_code,
    room_type_name: localize(room.room_type_names, localizer),
    room_plan_code: room.room_plan_code,
    room_plan_name: localize(room.room_plan_names, localizer),
    party: room.party,
    photos: photosOf(room.photos, localizer),
    meals: room.meals,
    total_price: room.total_gross,
    guest: room.guest,
  }
}

/** Each policy once, with the room plans it is for. */
function policiesOf(
  rooms: readonly RoomRow[],
  deadlines: readonly (string | null)[],
  localizer: Localizer,
  t: Translate,
) {
  const ids = [...new Set(rooms.map(({ policy }) => policy.id))]
  return ids.flatMap((id) => {
    const at = rooms.findIndex(({ policy }) => policy.id === id)
    const first = rooms[at]
    const codes = [
      ...new Set(rooms.filter(({ policy }) => policy.id === id).map(({ room_plan_code }) => room_plan_code)),
    ]
    return first ? [policyAnswer(first.policy, codes, deadlines[at] ?? null, localizer, t)] : []
  })
}
