import type { Booking } from '../../../shared/model/reservation.ts'
import type { Price } from '../../../shared/model/price.ts'
import type { Orm } from '../db/orm.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import { calculate, soldOut } from './calculate.ts'
import type { Asking } from './calculate.ts'
import { loadStay } from './days.ts'
import { exchangeFor, exchangeOf, priceIn } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import type { House, HotelPlan, RoomPlan, RoomType } from './house.ts'
import { bindingQuote } from './quotes.ts'
import type { StoredQuote } from './quotes.ts'
import { Refused } from './refused.ts'
import { checkStay, findRoomPlan } from './sellable.ts'
import { quoteLineOf, totalOfLines } from './totals.ts'

const PRICE_CHANGED = 2304

export type AgreedLine = QuoteLine & { type: RoomType; plan: HotelPlan; roomPlan: RoomPlan }
export type Agreed = { lines: AgreedLine[]; total: Price; exchange: Exchange | null }

/** The price both sides mean: a quote that still binds us, or else what the same rooms cost now (guarantee S9). */
export async function agree(tx: Orm, house: House, booking: Booking, asking: Asking): Promise<Agreed> {
  checkStay(house.hotel, booking, asking.now)
  const bound = await bindingQuote(tx, house, booking.quote_id, asking.now)
  const isBound = bound !== null && isOf(bound, booking)
  const { lines, total } = isBound ? bound : await priceNow(tx, house, booking, asking)
  if (total.total_price !== booking.total_price)
    throw new Refused(409, PRICE_CHANGED, 'The price has changed', {
      details: { reason: 'price_changed', total_price: total.total_price },
    })
  const exchange = isBound
    ? await exchangeOfQuote(tx, bound)
    : await exchangeFor(tx, house.hotel, booking.mcp_currency, asking.now)
  return {
    lines: lines.map((line) => ({ ...line, ...found(house, line.room_plan_code) })),
    total: isBound ? total : priceIn(total, lines, exchange),
    exchange,
  }
}

function exchangeOfQuote(tx: Orm, { currency, mcp_currency, exchange_rate_version }: StoredQuote) {
  if (mcp_currency === null || exchange_rate_version === null) return null
  return exchangeOf(tx, currency, mcp_currency, exchange_rate_version)
}

async function priceNow(tx: Orm, house: House, booking: Booking, asking: Asking) {
  const days = await loadStay(tx, house.hotel.id, booking)
  const lines = calculate(house, days, booking, asking)
  return { lines: lines.map(quoteLineOf), total: totalOfLines(lines, asking.paymentType) }
}

function isOf(quote: StoredQuote, booking: Booking): boolean {
  const written = (lines: Booking['rooms']) =>
    lines
      .map(({ room_plan_code, quantity, party }) => `${room_plan_code} ${quantity} ${party.adults} ${party.children}`)
      .join()
  return (
    quote.payment_type === booking.payment.type &&
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
