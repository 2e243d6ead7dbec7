import type { Booking } from '../../../shared/model/reservation.ts'
import type { Price } from '../../../shared/model/price.ts'
import type { Orm } from '../db/orm.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import { calculate, soldOut } from './calculate.ts'
import type { Asking } from './calculate.ts'
import { couponFor } from './coupons.ts'
import type { Coupon } from './coupons.ts'
import { loadStay } from './days.ts'
import { priceIn, sameRate } from './exchange.ts'
import { agreedExtras, isQuoted, priceExtras, withExtras } from './extras-choice.ts'
import type { ExtraLine } from './extras-choice.ts'
import type { Exchange } from './exchange.ts'
import type { House, HotelPlan, RoomPlan, RoomType } from './house.ts'
import { bindingQuote } from './quotes.ts'
import type { StoredQuote } from './quotes.ts'
import { Refused } from './refused.ts'
import { checkStay, findRoomPlan } from './sellable.ts'
import { spendingFor, withSpending } from './spending.ts'
import type { Spender, Spending } from './spending.ts'
import { quoteLineOf, totalOfLines } from './totals.ts'

const PRICE_CHANGED = 2304

export type AgreedLine = QuoteLine & { type: RoomType; plan: HotelPlan; roomPlan: RoomPlan }
export type Agreed = {
  lines: AgreedLine[]
  extras: ExtraLine[]
  total: Price
  exchange: Exchange | null
  coupon: Coupon | null
  spending: Spending
  member: Spender | null
}

/** The price both sides mean: a quote that still binds us, or else what the same rooms cost now (guarantee S9). */
export async function agree(
  tx: Orm,
  house: House,
  booking: Booking,
  { member, ...asking }: Omit<Asking, 'isMember'> & { member: Spender | null },
): Promise<Agreed> {
  const who = { now: asking.now, member }
  checkStay(house.hotel, booking, asking.now)
  const bound = await bindingQuote(tx, house, booking.quote_id, asking.now)
  const coupon = await couponFor(tx, house, booking.coupon_code, booking, who)
  const spending = await spendingFor(tx, house.hotel, booking, booking, who)
  const chosen = await priceExtras(tx, house, booking, asking.now)
  const means = { coupon, spending, member }
  const isBound = bound !== null && isOf(bound, booking, means) && isQuoted(bound.extras, chosen.lines)
  const extras = agreedExtras(chosen, isBound ? bound.extras : null, booking.extras)
  const { lines, total } = isBound
    ? bound
    : await priceNow(tx, house, booking, { extras, spending }, { ...asking, coupon, isMember: member !== null })
  if (total.total_price !== booking.total_price)
    throw new Refused(409, PRICE_CHANGED, 'The price has changed', {
      details: { reason: 'price_changed', total_price: total.total_price },
    })
  const exchange = await sameRate(tx, house, booking, isBound ? bound : null, asking.now)
  return {
    lines: lines.map((line) => ({ ...line, ...found(house, line.room_plan_code) })),
    extras,
    total: isBound ? total : priceIn(total, lines, exchange),
    exchange,
    ...means,
  }
}

async function priceNow(
  tx: Orm,
  house: House,
  booking: Booking,
  { extras, spending }: { extras: readonly ExtraLine[]; spending: Spending },
  asking: Asking,
) {
  const days = await loadStay(tx, house.hotel.id, booking)
  const lines = calculate(house, days, booking, asking)
  const { paymentType } = asking
  const total = withSpending(withExtras(totalOfLines(lines, paymentType), extras, paymentType), spending, paymentType)
  return { lines: lines.map(quoteLineOf), total }
}

type Means = Pick<Agreed, 'coupon' | 'spending' | 'member'>

function isOf(quote: StoredQuote, booking: Booking, { coupon, spending, member }: Means): boolean {
  const written = (lines: Booking['rooms']) => {
    const rooms: { of: string; quantity: number }[] = []
    for (const { room_plan_code, quantity, party } of lines) {
      const of = `${room_plan_code} ${party.adults} ${party.children}`
      const last = rooms.at(-1)
      // A guest who names who stays where sends two equal rooms as two lines.
      if (last?.of === of) last.quantity += quantity
      else rooms.push({ of, quantity })
    }
    return JSON.stringify(rooms)
  }
  return (
    quote.payment_type === booking.payment.type &&
    quote.coupon_code === (coupon?.code ?? null) &&
    quote.member_id === (member?.id ?? null) &&
    quote.points === (spending.points?.amount ?? 0) &&
    quote.voucher_number === (spending.voucher?.number ?? null) &&
    quote.checkin_date === booking.checkin_date &&
    quote.checkout_date === booking.checkout_date &&
    written(quote.lines) === written(booking.rooms)
  )
}

/** A plan that was closed since the quote cannot be booked any more. */
function found(house: House, code: string) {
  const row = findRoomPlan(house, code)
  if (!row) throw soldOut(code)
  return row
}
