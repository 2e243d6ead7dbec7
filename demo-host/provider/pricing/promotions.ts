import type { RateTarget } from '../../../shared/model/search/room.ts'
import { isWithin, nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add, percentOf } from '../../../shared/rules/money/money.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { translated } from '../../../shared/rules/translated.ts'
import { couponReduction } from '../loyalty/coupons.ts'
import type { Coupon, CouponReduction } from '../loyalty/coupons.ts'
import type { HotelCatalog, HotelPlan, Promotion } from '../hotels/hotel-catalog.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'

/** AMB-19: coupons are another table, because somebody has to type them. */
const ORIGINS = ['creansmaerd', 'all_users', 'payment'] as const
type Origin = (typeof ORIGINS)[number]

export type Reduction = {
  id: number
  name: string
  origin: Origin
  target: RateTarget
  /** The nights it is for; null: without a beginning, without an end. */
  starts_on: PlainDate | null
  ends_on: PlainDate | null
  of: (gross: number, night: PlainDate) => number
}

/** What may be taken off every night of a room: of rivals the best for its price, rounding down to a multiple, then the coupon. */
export type Reductions = { special: Reduction[][]; rounding: Rounding | null; coupon: CouponReduction | null }
export type Rounding = Pick<Reduction, 'id' | 'starts_on' | 'ends_on'> & { to: (night: PlainDate) => number }

export type Occasion = {
  stay: { checkin_date: PlainDate; checkout_date: PlainDate }
  today: PlainDate
  locale: Locale
  /** Known only once the guest has chosen how to pay; a search never counts on it. */
  paymentType: PaymentType | null
  /** Members' promotions too. */
  isMember: boolean
  /** Only where the guest has typed one; a search never counts on it. */
  coupon?: Coupon | null
}

/** Of the rules with one origin only the best for the guest applies (pricing.ts); rules of different origins combine. */
export function reductionsFor(catalog: HotelCatalog, plan: HotelPlan, occasion: Occasion): Reductions {
  const fitting = catalog.promotions.filter(
    (promotion) => applies(promotion, plan, occasion) && isOfSeason(promotion, occasion.stay),
  )
  const special = ORIGINS.map((origin) =>
    fitting
      .filter((promotion) => promotion.origin === origin && promotion.target !== 'rounding')
      .map((promotion) => ({ ...asReduction(catalog, promotion, occasion.locale), origin })),
  )
  const rounding = fitting.find(({ target }) => target === 'rounding')
  return {
    special: special.filter((rivals) => rivals.length > 0),
    rounding: rounding ? asRounding(rounding) : null,
    coupon: couponReduction(occasion.coupon, plan),
  }
}

/** The most that could be taken off a night, whoever books and stays it when: what a cheapest price cannot lie below. */
export function mostTakenOff(catalog: HotelCatalog, plan: HotelPlan, gross: number): number {
  const fitting = catalog.promotions.filter((promotion) => isFor(promotion, plan, true))
  const special = ORIGINS.map((origin) => {
    const rivals = fitting.filter((one) => one.origin === origin && one.target !== 'rounding')
    return Math.max(0, ...rivals.map((one) => reduction(one, gross)))
  })
  const rounding = Math.max(0, ...fitting.filter(({ target }) => target === 'rounding').map(roundsTo))
  return add(...special) + rounding
}

/** Whom a promotion is for; a secret one needs no more than the plan that only those who were told can name. */
const AUDIENCES: Record<RateTarget, (plan: HotelPlan, isMember: boolean) => boolean> = {
  all: () => true,
  brr: () => true,
  rounding: () => true,
  secret: (plan) => plan.target === 'secret',
  member: (_, isMember) => isMember,
}

function isFor({ spec, target, origin }: Promotion, plan: HotelPlan, isMember: boolean): boolean {
  if (origin === 'coupon' || !AUDIENCES[target](plan, isMember)) return false
  const { payment_promotion_info: info } = spec
  if (info && info.hotel_plan_codes.includes(plan.code) !== (info.target_mode === 'include')) return false
  return !spec.hotel_plan_codes || spec.hotel_plan_codes.includes(plan.code)
}

function applies(promotion: Promotion, plan: HotelPlan, { stay, today, paymentType, isMember }: Occasion): boolean {
  const { spec, origin } = promotion
  if (!isFor(promotion, plan, isMember)) return false
  if (spec.min_nights && countNights(stay.checkin_date, stay.checkout_date) < spec.min_nights) return false
  if (spec.days_ahead && countNights(today, stay.checkin_date) < spec.days_ahead) return false
  if (origin === 'payment' || spec.payment_types)
    return paymentType !== null && (spec.payment_types ?? []).includes(paymentType)
  return true
}

function reduction(promotion: Promotion, gross: number): number {
  return promotion.kind === 'amount' ? (promotion.amount_gross ?? 0) : percentOf(gross, promotion.percentage ?? 0)
}

function asReduction(catalog: HotelCatalog, promotion: Promotion, locale: Locale): Omit<Reduction, 'origin'> {
  return {
    id: promotion.id,
    name: translated(promotion.names, locale, catalog.hotel.book_languages).text,
    target: promotion.target,
    starts_on: promotion.stay_start_date,
    ends_on: promotion.stay_end_date,
    of: (gross, night) => (isInForce(promotion, night) ? reduction(promotion, gross) : 0),
  }
}

const isInForce = ({ stay_start_date, stay_end_date }: Promotion, night: PlainDate): boolean =>
  isWithin(night, stay_start_date, stay_end_date)
const isOfSeason = (promotion: Promotion, stay: Occasion['stay']): boolean =>
  nightsOf(stay).some((night) => isInForce(promotion, night))
/** To a multiple of nothing no price can be rounded. */
const roundsTo = ({ amount_gross }: Promotion): number => amount_gross || 1

const asRounding = (promotion: Promotion): Rounding => ({
  id: promotion.id,
  starts_on: promotion.stay_start_date,
  ends_on: promotion.stay_end_date,
  to: (night) => (isInForce(promotion, night) ? roundsTo(promotion) : 1),
})
