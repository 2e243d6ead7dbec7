import { isWithin, nights as countNights } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { percentOf } from '../../../shared/rules/money.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { translated } from '../../../shared/rules/translated.ts'
import type { House, HotelPlan, Promotion } from './house.ts'

export type Reduction = {
  name: string
  origin: 'all_users' | 'payment'
  of: (gross: number, night: PlainDate) => number
}

/** What is taken off every night of a room: named reductions, and rounding down to a multiple. */
export type Reductions = { special: Reduction[]; roundTo: number }

export type Occasion = {
  stay: { checkin_date: PlainDate; checkout_date: PlainDate }
  today: PlainDate
  locale: Locale
  /** Known only once the guest has chosen how to pay; a search never counts on it. */
  paymentType: PaymentType | null
  /** Members' promotions too. */
  isMember: boolean
}

/** Of the rules with one origin only the best for the guest applies; rules of different origins combine. */
export function reductionsFor(house: House, plan: HotelPlan, occasion: Occasion): Reductions {
  const fitting = house.promotions.filter((promotion) => applies(promotion, plan, occasion))
  const special = (['all_users', 'payment'] as const).flatMap((origin) => {
    const rivals = fitting.filter((promotion) => promotion.origin === origin && promotion.target !== 'rounding')
    // The rivals are weighed on a round sum: which is best must not change from night to night.
    const best = rivals.toSorted((a, b) => reduction(b, 10_000) - reduction(a, 10_000))[0]
    return best ? [{ ...asReduction(house, best, occasion.locale), origin }] : []
  })
  const rounding = fitting.find((promotion) => promotion.target === 'rounding')
  return { special, roundTo: rounding?.amount_gross ?? 1 }
}

function applies(promotion: Promotion, plan: HotelPlan, { stay, today, paymentType, isMember }: Occasion): boolean {
  const { spec, target, origin } = promotion
  const isFor = target === 'all' || target === 'rounding' || (target === 'member' && isMember)
  if (!isFor || origin === 'coupon' || origin === 'creansmaerd') return false
  if (spec.hotel_plan_codes && !spec.hotel_plan_codes.includes(plan.code)) return false
  if (spec.min_nights && countNights(stay.checkin_date, stay.checkout_date) < spec.min_nights) return false
  if (spec.days_ahead && countNights(today, stay.checkin_date) < spec.days_ahead) return false
  if (origin === 'payment' || spec.payment_types)
    return paymentType !== null && (spec.payment_types ?? []).includes(paymentType)
  return true
}

function reduction(promotion: Promotion, gross: number): number {
  return promotion.kind === 'amount' ? (promotion.amount_gross ?? 0) : percentOf(gross, promotion.percentage ?? 0)
}

function asReduction(house: House, promotion: Promotion, locale: Locale): Omit<Reduction, 'origin'> {
  return {
    name: translated(promotion.names, locale, house.hotel.book_languages).text,
    of: (gross, night) =>
      isWithin(night, promotion.stay_start_date, promotion.stay_end_date) ? reduction(promotion, gross) : 0,
  }
}
