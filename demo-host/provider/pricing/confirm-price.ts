import { ERRORS } from '../../../shared/errors.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import type { Orm } from '../db/orm.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import { calculate, soldOut } from './calculate.ts'
import type { PricingContext } from './calculate.ts'
import { couponFor } from '../loyalty/coupons.ts'
import type { Coupon } from '../loyalty/coupons.ts'
import { loadStay } from '../inventory/rate-calendar.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { priceIn, sameRate } from './exchange.ts'
import { agreedExtras, isQuoted, priceExtras, withExtras } from '../extras/extras-choice.ts'
import type { ExtraLine } from '../extras/extras-choice.ts'
import type { Exchange } from './exchange.ts'
import type { HotelCatalog, HotelPlan, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { bindingQuote } from './quotes.ts'
import type { StoredQuote } from './quotes.ts'
import { ApiError } from '../kernel/api-error.ts'
import { checkStay, findRoomPlan } from '../inventory/availability-rules.ts'
import { spendingFor, withSpending } from '../loyalty/spending.ts'
import type { Spender, Spending } from '../loyalty/spending.ts'
import { quoteLineOf, totalOfLines } from './totals.ts'

export type ConfirmedLine = QuoteLine & { type: RoomType; plan: HotelPlan; roomPlan: RoomPlan }
export type ConfirmedPrice = {
  lines: ConfirmedLine[]
  extras: ExtraLine[]
  total: Price
  exchange: Exchange | null
  coupon: Coupon | null
  spending: Spending
  member: Spender | null
}

/** The price both sides mean: a quote that still binds us, or else what the same rooms cost now (guarantee S9). */
export async function confirmPrice(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  { member, ...asking }: Omit<PricingContext, 'isMember'> & { member: Spender | null },
  /** What is free for this booking beside what is free for everybody. */
  withOwn: (inventory: RatesAndInventory) => RatesAndInventory = (inventory) => inventory,
): Promise<ConfirmedPrice> {
  const who = { now: asking.now, member }
  checkStay(catalog.hotel, booking, asking.now)
  const bound = await bindingQuote(tx, catalog, booking.quote_id, asking.now)
  const coupon = await couponFor(tx, catalog, booking.coupon_code, booking, who)
  const spending = await spendingFor(tx, catalog.hotel, booking, booking, who)
  const chosen = await priceExtras(tx, catalog, booking, asking.now)
  const means = { coupon, spending, member }
  const isBound = bound !== null && isOf(bound, booking, means) && isQuoted(bound.extras, chosen.lines)
  const extras = agreedExtras(chosen, isBound ? bound.extras : null, booking.extras)
  const { lines, total } = isBound
    ? bound
    : await priceNow(
        tx,
        catalog,
        booking,
        { extras, spending, withOwn },
        { ...asking, coupon, isMember: member !== null },
      )
  if (total.total_price !== booking.total_price)
    throw new ApiError(ERRORS.priceChanged, 'The price has changed', {
      details: { reason: 'price_changed', total_price: total.total_price },
    })
  const exchange = await sameRate(tx, catalog, booking, isBound ? bound : null, asking.now)
  return {
    lines: lines.map((line) => ({ ...line, ...found(catalog, line.room_plan_code) })),
    extras,
    total: isBound ? total : priceIn(total, lines, exchange),
    exchange,
    ...means,
  }
}

type Priced = {
  extras: readonly ExtraLine[]
  spending: Spending
  withOwn: (inventory: RatesAndInventory) => RatesAndInventory
}

async function priceNow(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  { extras, spending, withOwn }: Priced,
  asking: PricingContext,
) {
  const inventory = withOwn(await loadStay(tx, catalog.hotel.id, booking))
  const lines = calculate(catalog, inventory, booking, asking)
  const { paymentType } = asking
  const total = withSpending(withExtras(totalOfLines(lines, paymentType), extras, paymentType), spending, paymentType)
  return { lines: lines.map(quoteLineOf), total }
}

type Means = Pick<ConfirmedPrice, 'coupon' | 'spending' | 'member'>

function isOf(quote: StoredQuote, booking: Booking, { coupon, spending, member }: Means): boolean {
  const written = (lines: Booking['rooms']) => {
    const rooms: { of: string; quantity: number }[] = []
    for (const { room_plan_code, quantity, party } of lines) {
      const { adults, children, kids_ages = [], kids_tiers = [] } = party
      // Two children of another age are another price.
      const of = JSON.stringify([room_plan_code, adults, children, kids_ages, kids_tiers])
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
function found(catalog: HotelCatalog, code: string) {
  const row = findRoomPlan(catalog, code)
  if (!row) throw soldOut(code)
  return row
}
