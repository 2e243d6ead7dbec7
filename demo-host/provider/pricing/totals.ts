import { add, percentOf } from '../../../shared/rules/money/money.ts'
import type { Price, RoomPrice } from '../../../shared/model/search/price.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import type { HotelPlan, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import {
  bestRateOf,
  couponPartOf,
  grossOf,
  onTopOf,
  originalOf,
  roundingOf,
  specialOf,
  taxOf,
  totalOf,
} from './pricing.ts'
import type { StayPrice } from './pricing.ts'

export type PricedLine = {
  type: RoomType
  roomPlan: RoomPlan
  plan: HotelPlan
  quantity: number
  party: PartyRoom
  price: StayPrice
}

/** One room of a line; `quantity` says how many there are of it. */
export function roomPriceOf({ type, roomPlan, quantity, price }: PricedLine): RoomPrice {
  return {
    room_plan_code: roomPlan.code,
    room_type_code: type.code,
    quantity,
    nights: price.nights.map(({ date, gross, tax }) => ({ date, price: gross - tax, tax })),
    // The hotel's own are what is left of promotion_discount_amount.
    discounts: price.special.flatMap(({ origin, amount }) =>
      origin === 'all_users' ? [] : { discount_type: origin, discount_amount: amount },
    ),
    rounding_discount: roundingOf(price),
  }
}

export function quoteLineOf(line: PricedLine): QuoteLine {
  return {
    room_type_code: line.type.code,
    room_plan_code: line.roomPlan.code,
    quantity: line.quantity,
    party: line.party,
    price: roomPriceOf(line),
    accommodation_tax: onTopOf(line.price),
    total_gross: totalOf(line.price),
  }
}

/** The whole booking: what the guest pays is total_price, every other field says what it is made of. */
export function totalOfLines(lines: readonly PricedLine[], paymentType: PaymentType | null): Price {
  const sum = (of: (price: StayPrice) => number) => add(...lines.map(({ price, quantity }) => of(price) * quantity))
  const [gross, tax, onTop, original] = [sum(grossOf), sum(taxOf), sum(onTopOf), sum(originalOf)]
  const net = gross - tax
  const total = gross + onTop
  const [special, rounding] = [sum(specialOf), sum(roundingOf)]
  const [bestRate, coupon] = [sum(bestRateOf), sum(couponPartOf)]
  const charged = paymentType === null ? 'nothing' : PAYMENT_TYPES[paymentType].charged
  const deposit = charged === 'deposit' ? depositOf(lines) : 0

  return {
    original_price: net + untaxed(special + rounding + coupon, gross, net),
    original_price_with_tax: original,
    promotion_discount_amount: special - bestRate,
    total_special_discount: special + rounding,
    discounted_price: gross,
    room_price_without_tax: net,
    total_price_without_tax: net,
    tax,
    accommodation_tax: onTop,
    total_price: total,
    total_price_before_point_discount: total,
    deposit_amount: deposit,
    remain_amount: charged === 'all' ? 0 : total - deposit,
    total_extra_price: 0,
    extra_price_without_tax: 0,
    brr_discount_amount: bestRate,
    coupon_discount_amount: coupon,
    voucher_coupon_discount_amount: 0,
    spending_point_value: 0,
    cancellation: { fee: 0 },
  }
}

/** What was taken off, without the tax that was in it. */
const untaxed = (amount: number, gross: number, net: number): number =>
  gross === 0 ? amount : Math.round((amount * net) / gross)

function depositOf(lines: readonly PricedLine[]): number {
  return add(
    ...lines.map(({ plan, price, quantity }) => percentOf(totalOf(price), plan.deposit_percentage ?? 100) * quantity),
  )
}

/** What is charged online while booking. */
export function dueNow(total: Price, paymentType: PaymentType): number {
  const { charged } = PAYMENT_TYPES[paymentType]
  return charged === 'all' ? total.total_price : charged === 'deposit' ? total.deposit_amount : 0
}
