import { ERRORS } from '../../../shared/errors.ts'
import type { ChangeTerms } from '../../../shared/model/stay/cancelling.ts'
import type { ChangeSum } from '../../../shared/model/stay/changed-room.ts'
import type { Change, ChangedRoom } from '../../../shared/model/stay/changing.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import { changeError, changeSum, isReduced, pairRooms } from '../../../shared/rules/change/changing.ts'
import type { ChangeError, BookedStay, RequestedStay } from '../../../shared/rules/change/changing.ts'
import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { Orm } from '../db/orm.ts'
import type { PlannedExtra } from '../db/schema/change.ts'
import type { PricingContext } from '../pricing/calculate.ts'
import { calculate } from '../pricing/calculate.ts'
import { changedExtras } from './change-extras.ts'
import { bookedLine, bookedPrices, onlyNights, withCoupon } from './change-lines.ts'
import { pointsOfChange, withBookedSpending } from './change-spending.ts'
import type { ChangeStanding } from './change-standing.ts'
import { couponFor, couponReduction } from '../loyalty/coupons.ts'
import type { Coupon } from '../loyalty/coupons.ts'
import { refuseLotteryNights } from '../inventory/lottery-nights.ts'
import { loadStay, nightsOf } from '../inventory/rate-calendar.ts'
import { withoutOwnBooking } from '../inventory/without-own-booking.ts'
import { exchangeOf, priceIn, sameRate } from '../pricing/exchange.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { withExtras } from '../extras/extras-choice.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import { checkLength, findRoomPlan } from '../inventory/availability-rules.ts'
import type { Spender } from '../loyalty/spending.ts'
import { refuseOutside } from '../loyalty/vouchers.ts'
import { quoteLineOf, totalOfLines } from '../pricing/totals.ts'
import type { PricedLine } from '../pricing/totals.ts'

export type Wish = Pick<
  Change,
  'checkin_date' | 'checkout_date' | 'rooms' | 'extras' | 'coupon_code' | 'mcp_currency' | 'exchange_rate_version'
> & {
  payment_type?: RequestedStay['payment_type'] | undefined
}
export type ChangeContext = Pick<PricingContext, 'locale' | 'now' | 'organizationId'> & { member: Spender | null }

/** One physical room of the new stay; `of` is its place in the booking. */
export type ChangedLine = { line: PricedLine; of: number | null; guest: ChangeStanding['rooms'][number]['guest'] }
export type ConfirmedChange = {
  wanted: RequestedStay
  lines: ChangedLine[]
  extras: PlannedExtra[]
  total: Price
  sum: ChangeSum
  exchange: Exchange | null
  /** Entered now. */
  coupon: Coupon | null
  drops_coupon: boolean
  /** Points that go on paying for it; null: none did. */
  points: number | null
}

export const changeRefused = (fault: ChangeError, details: Record<string, unknown> = {}) =>
  new ApiError(ERRORS.invalidRequest, 'The reservation cannot be changed like this', {
    details: { reason: fault, ...details },
  })

/**
 * What a changed stay costs. A stay that only loses nights or rooms keeps the prices it was booked at; one with
 * anything new in it is priced as a whole as it is sold today, its own rooms counted as free.
 */
export async function confirmChange(
  tx: Orm,
  catalog: HotelCatalog,
  standing: ChangeStanding,
  wish: Wish,
  terms: ChangeTerms,
  asking: ChangeContext,
): Promise<ConfirmedChange> {
  const held = bookedStayOf(standing)
  const rooms = (wish.rooms ?? standing.rooms.map(asWished)).flatMap(({ quantity, ...room }) =>
    Array.from({ length: quantity }, () => room),
  )
  const wanted = {
    checkin_date: wish.checkin_date ?? held.checkin_date,
    checkout_date: wish.checkout_date ?? held.checkout_date,
    rooms,
    coupon_code: wish.coupon_code,
    payment_type: wish.payment_type ?? held.payment_type,
  } satisfies RequestedStay
  if (wish.checkin_date ?? wish.checkout_date) checkLength(wanted)
  if (rooms.length === 0) throw new ApiError(ERRORS.invalidRequest, 'No room is selected')
  const fault = changeError(held, wanted, terms)
  if (fault) throw changeRefused(fault)
  checkMinNights(catalog, wanted)

  const { now, member } = asking
  const coupon = await couponFor(tx, catalog, wish.coupon_code, wanted, { now, member })
  const pairs = pairRooms(held.rooms, rooms)
  const priced = isReduced(held, wanted, pairs)
    ? keptLines(catalog, standing, wanted, pairs, coupon)
    : await newLines(tx, catalog, standing, wanted, coupon, asking)
  const lines = priced.map((line, place) => {
    const of = pairs[place] ?? null
    const guest = rooms[place]?.guest ?? (of === null ? null : (standing.rooms[of]?.guest ?? null))
    return { line, of, guest }
  })

  const extras = await changedExtras(tx, catalog, standing, { ...wanted, extras: wish.extras }, now)
  const before = withExtras(totalOfLines(priced, wanted.payment_type), extras, wanted.payment_type)
  const spent = withBookedSpending(before, standing)
  const sum = {
    ...changeSum(standing.row.total_gross, spent.total.total_price, standing.paid, wanted.payment_type),
    ...pointsOfChange(standing.points, spent.points),
  }
  // Extras, too: what comes back or on top is a sum of the hotel's currency, and the card knows another.
  if (held.is_charged_elsewhere && sum.charge + sum.refund > 0) throw changeRefused('other_currency')
  const exchange = await exchangeForChange(tx, catalog, standing, wish, now)
  const total = priceIn(withDeposit(spent.total, standing, wanted), priced.map(quoteLineOf), exchange)
  const kept = standing.coupon
  const drops_coupon = kept !== null && priced.every(({ plan }) => couponReduction(kept, plan) === null)
  return { wanted, lines, extras, total, sum, exchange, coupon, drops_coupon, points: spent.points }
}

function bookedStayOf({ row, rooms, coupon, isChargedElsewhere }: ChangeStanding): BookedStay {
  return {
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    rooms: rooms.map(({ id, room_plan_code, party }) => ({ reservation_hotel_room_id: id, room_plan_code, party })),
    has_coupon: coupon !== null,
    payment_type: row.payment_type,
    is_charged_elsewhere: isChargedElsewhere,
  }
}

const asWished = ({ id, room_type_code, room_plan_code, party, guest }: ChangeStanding['rooms'][number]) => ({
  reservation_hotel_room_id: id,
  room_type_code,
  room_plan_code,
  quantity: 1,
  party,
  guest: guest ?? undefined,
})

/** MANAGE-024: an update keeps at least the plan's minimum nights. */
function checkMinNights(catalog: HotelCatalog, wanted: RequestedStay): void {
  const count = nightsOf(wanted).length
  for (const { room_plan_code } of wanted.rooms) {
    const min_nights = findRoomPlan(catalog, room_plan_code)?.plan.min_nights ?? 1
    if (count < min_nights) throw changeRefused('min_nights', { min_nights })
  }
}

function keptLines(
  catalog: HotelCatalog,
  { rooms, row }: ChangeStanding,
  wanted: RequestedStay,
  pairs: readonly (number | null)[],
  coupon: Coupon | null,
): PricedLine[] {
  const nights = new Set(nightsOf(wanted))
  const prices = bookedPrices(rooms, row.total)
  return pairs.flatMap((place) => {
    const [room, price] = [rooms[place ?? -1], prices[place ?? -1]]
    return room && price ? [withCoupon(bookedLine(catalog, room, onlyNights(price, nights)), room, coupon)] : []
  })
}

async function newLines(
  tx: Orm,
  catalog: HotelCatalog,
  standing: ChangeStanding,
  wanted: Omit<RequestedStay, 'rooms'> & {
    rooms: readonly Pick<ChangedRoom, 'room_type_code' | 'room_plan_code' | 'party'>[]
  },
  coupon: Coupon | null,
  { locale, now, member, organizationId }: ChangeContext,
): Promise<PricedLine[]> {
  if (standing.voucher) refuseOutside(standing.voucher, wanted)
  // A stay that was won may stay where it is.
  const own = standing.rooms.flatMap(({ price }) => price.nights.map(({ date }) => date))
  refuseLotteryNights(catalog, wanted, now, own)
  const inventory = withoutOwnBooking(await loadStay(tx, catalog.hotel.id, wanted), standing.rooms)
  const rooms = wanted.rooms.map(({ room_type_code, room_plan_code, party }) => ({
    room_type_code,
    room_plan_code,
    party,
    quantity: 1,
  }))
  const paymentType = wanted.payment_type
  const isMember = member !== null
  return calculate(
    catalog,
    inventory,
    { ...wanted, rooms },
    { locale, now, paymentType, isMember, organizationId, coupon: coupon ?? standing.coupon },
  )
}

/** Before anything is paid another second currency may be wanted, at the rate of now; otherwise it is the one of the booking. */
async function exchangeForChange(
  tx: Orm,
  catalog: HotelCatalog,
  { row, paid }: ChangeStanding,
  wish: Wish,
  now: number,
) {
  if (wish.mcp_currency !== undefined && paid === 0) return sameRate(tx, catalog, wish, null, now)
  const { currency, mcp_currency, exchange_rate_version: version } = row
  return mcp_currency && version ? exchangeOf(tx, currency, mcp_currency, version) : null
}

/** A deposit that was paid stays what it is: the rest is paid at the hotel. */
function withDeposit(total: Price, { paid }: ChangeStanding, { payment_type }: RequestedStay): Price {
  if (PAYMENT_TYPES[payment_type].charged !== 'deposit') return total
  const deposit_amount = Math.min(paid, total.total_price)
  return { ...total, deposit_amount, remain_amount: total.total_price - deposit_amount }
}
