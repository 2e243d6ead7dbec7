import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import type { reservationRoom } from '../db/schema/booking.ts'
import type { Coupon } from '../loyalty/coupons.ts'
import { couponReduction } from '../loyalty/coupons.ts'
import { soldOut } from '../pricing/calculate.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { PricedNight, StayPrice } from '../pricing/pricing.ts'
import { findRoomPlan } from '../inventory/availability-rules.ts'
import { containedTax, taxOnTop } from '../hotels/taxes.ts'
import type { PricedLine } from '../pricing/totals.ts'

export type BookedRoom = typeof reservationRoom.$inferSelect

/** A whole amount in parts that go by weight and add up to it again. */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = add(...weights)
  let [seen, given] = [0, 0]
  return weights.map((weight, place) => {
    seen += weight
    const until = whole === 0 ? (place === weights.length - 1 ? amount : 0) : Math.round((amount * seen) / whole)
    const part = until - given
    given = until
    return part
  })
}

const grossOf = (room: BookedRoom): number => add(...room.price.nights.map(({ price, tax }) => price + tax))

/**
 * The rooms of a booking as they were priced when it was made, whatever they cost today. What was taken off the whole
 * booking is spread over its nights by their price, so that a night given up takes its part of it along.
 */
export function bookedPrices(rooms: readonly BookedRoom[], total: Price): StayPrice[] {
  const weights = rooms.map(grossOf)
  const specials = spread(total.promotion_discount_amount + total.brr_discount_amount, weights)
  const bestRates = spread(total.brr_discount_amount, weights)
  const coupons = spread(total.coupon_discount_amount, weights)
  return rooms.map((room, place) =>
    bookedPrice(room, {
      special: specials[place] ?? 0,
      bestRate: bestRates[place] ?? 0,
      coupon: coupons[place] ?? 0,
    }),
  )
}

type Taken = { special: number; bestRate: number; coupon: number }

function bookedPrice(room: BookedRoom, { special, bestRate, coupon }: Taken): StayPrice {
  const { nights, discounts, rounding_discount } = room.price
  const weights = nights.map(({ price, tax }) => price + tax)
  const each = (amount: number) => spread(amount, weights)
  const [specials, roundings, coupons] = [each(special), each(rounding_discount), each(coupon)]
  const onTop = spread(
    room.accommodation_tax,
    nights.map(({ price }) => taxOnTop(price, room.party, room.taxes)),
  )
  const of = (list: readonly number[], place: number) => list[place] ?? 0
  return {
    rule: null,
    special: [
      ...discounts.map(({ discount_type, discount_amount }) => named(discount_type, discount_amount)),
      ...(bestRate > 0 ? [{ ...named('all_users', bestRate), target: 'brr' as const }] : []),
    ],
    nights: nights.map(({ date, price, tax }, place): PricedNight => {
      const [gross, taken] = [price + tax, of(specials, place)]
      const [rounding, couponPart] = [of(roundings, place), of(coupons, place)]
      const original = gross + taken + rounding + couponPart
      return { date, original, special: taken, rounding, coupon: couponPart, gross, tax, onTop: of(onTop, place) }
    }),
  }
}

/** What a reduction was named and how much it took: how it came to that is past. */
const named = (origin: StayPrice['special'][number]['origin'], amount: number) => ({
  id: 0,
  name: '',
  origin,
  target: 'all' as const,
  starts_on: null,
  ends_on: null,
  of: () => 0,
  amount,
})

/** The nights that stay, with their part of what was taken off. */
export function onlyNights(stay: StayPrice, nights: ReadonlySet<PlainDate>): StayPrice {
  const whole = add(...stay.nights.map(({ gross }) => gross))
  const kept = stay.nights.filter(({ date }) => nights.has(date))
  const left = add(...kept.map(({ gross }) => gross))
  const partOf = (amount: number) => spread(amount, [left, whole - left])[0] ?? 0
  return { ...stay, nights: kept, special: stay.special.map((one) => ({ ...one, amount: partOf(one.amount) })) }
}

/** A coupon entered afterwards takes its part off the nights as they were booked. */
export function withCoupon(line: PricedLine, room: BookedRoom, coupon: Coupon | null): PricedLine {
  const reduction = couponReduction(coupon, line.plan)
  if (!reduction) return line
  let taken = 0
  const nights = line.price.nights.map((night, place): PricedNight => {
    const amount = reduction(night.gross, place, taken)
    taken += amount
    const gross = night.gross - amount
    const tax = containedTax(gross, room.taxes)
    return { ...night, coupon: amount, gross, tax, onTop: taxOnTop(gross - tax, room.party, room.taxes) }
  })
  return { ...line, price: { ...line.price, nights } }
}

/** A booked room as a line of its own. A plan that was closed for good has nothing left to change to. */
export function bookedLine(catalog: HotelCatalog, room: BookedRoom, price: StayPrice): PricedLine {
  const found = findRoomPlan(catalog, room.room_plan_code)
  if (!found) throw soldOut(room.room_plan_code)
  return { ...found, quantity: 1, party: room.party, price }
}
