import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { hotelPlan, kidsRate, roomPlan, roomType } from '../../provider/db/schema/catalogue.ts'
import type { extra, planInclusiveExtra } from '../../provider/db/schema/extra.ts'
import { extrasOf } from '../rooms-and-plans/extras.ts'
import { besidePrice } from '../rooms-and-plans/optional-extras.ts'
import type { HotelSpec } from './hotel-spec.ts'
import { album, photo, PHOTOS_OF_ROOM } from './specs.ts'
import type { PlanSpec, RoomSpec } from './specs.ts'

import { planId, policyId, roomPlanId, roomTypeId } from '../row-ids.ts'

const paymentsOf = (spec: HotelSpec, plan: PlanSpec) => {
  if (typeof plan.pays !== 'string') return [...plan.pays]
  if (plan.pays === 'card') return [spec.card]
  return plan.pays === 'on_site' ? ['on_site' as const] : ['on_site' as const, spec.card]
}

export const roomTypeRows = (hotelId: number, spec: HotelSpec): (typeof roomType.$inferInsert)[] =>
  spec.rooms.map((room, index) => ({
    id: roomTypeId(hotelId, index),
    hotel_id: hotelId,
    code: room.code,
    names: room.names,
    descriptions: room.descriptions,
    photos: album(room.scenes, PHOTOS_OF_ROOM, index),
    position: index,
    min_people: room.people[0],
    max_people: room.people[1],
    max_adult: room.adults,
    size_value: room.size,
    beds: [...room.beds],
    facilities: [...room.facilities],
    is_smoking: room.code.startsWith('smoking'),
    filters: [...room.filters],
  }))

export const planRows = (hotelId: number, spec: HotelSpec, start: PlainDate): (typeof hotelPlan.$inferInsert)[] =>
  spec.plans.map((plan, index) => ({
    id: planId(hotelId, index),
    hotel_id: hotelId,
    code: plan.code,
    names: plan.names,
    descriptions: plan.descriptions,
    photos: [photo(plan.scene)],
    position: index,
    meals: [...plan.meals],
    target: plan.target ?? 'all',
    organization_id: plan.organization ?? null,
    promo_code: plan.promoCode ?? null,
    channel: plan.channel ?? 'all',
    is_day_use: plan.isDayUse ?? false,
    booking_start_date: plan.opensInDays === undefined ? null : addDays(start, plan.opensInDays),
    charge: plan.charge,
    payment_methods: paymentsOf(spec, plan),
    deposit_percentage: plan.depositPercentage ?? null,
    language_rule: plan.languages ?? null,
    min_nights: plan.minNights ?? 1,
    booking_deadline_days: plan.deadlineDays ?? 0,
    check_in_from: plan.times?.[0] ?? null,
    check_in_to: plan.times?.[1] ?? null,
    check_out_time: plan.times?.[2] ?? (plan.code === 'late' ? '13:00' : null),
    filters: [...plan.filters],
    cancellation_policy_id: policyId(hotelId, plan.policy),
  }))

export const kidsRateRows = (hotelId: number, spec: HotelSpec): (typeof kidsRate.$inferInsert)[] =>
  spec.plans.flatMap((plan, at) =>
    spec.tiers.map((tier) => {
      const rate = spec.kids.kids_type === 'tiers_with_meal_and_bed_as_extras' ? byThing(spec, plan, tier) : tier.rate
      return {
        hotel_plan_id: planId(hotelId, at),
        tier_code: tier.code,
        per: 'percentage' in rate ? ('percentage_of_adult' as const) : ('amount' as const),
        ...rate,
        meal: tier.meal,
        bedding: tier.bedding,
      }
    }),
  )

/** Where meals and beds are extras, a child costs what it gets and not a part of the room: percent of the base price. */
const CHILD_PERCENT = { bed: 8, meal: 5, adultMeal: 8 } as const
const EATS_LIKE_AN_ADULT = 'A'

function byThing(spec: HotelSpec, plan: PlanSpec, { code, meal, bedding }: HotelSpec['tiers'][number]) {
  const eachMeal = CHILD_PERCENT[code === EATS_LIKE_AN_ADULT ? 'adultMeal' : 'meal']
  const percent = (bedding ? CHILD_PERCENT.bed : 0) + (meal ? eachMeal * plan.meals.length : 0)
  return { amount_gross: Math.round((spec.base_gross * percent) / 100 / spec.step) * spec.step }
}

const extraId = (hotelId: number, index: number) => hotelId * 100 + 1 + index

export const extraRows = (hotelId: number, spec: HotelSpec): (typeof extra.$inferInsert)[] =>
  extrasOf(spec).map(({ code, names, scene }, index) => {
    const price = besidePrice(spec.code, code)
    const sale = { is_optional: price !== undefined, price_gross: price ?? 0 }
    return { id: extraId(hotelId, index), hotel_id: hotelId, code, names, photos: [photo(scene)], ...sale }
  })

export const inclusiveExtraRows = (hotelId: number, spec: HotelSpec): (typeof planInclusiveExtra.$inferInsert)[] =>
  extrasOf(spec).flatMap(({ plan }, index) => {
    const at = spec.plans.findIndex(({ code }) => code === plan)
    return at < 0 ? [] : [{ hotel_plan_id: planId(hotelId, at), extra_id: extraId(hotelId, index) }]
  })

/** A plan may be sold in a few of the rooms only. */
export const isSold = (room: RoomSpec, plan: PlanSpec): boolean => plan.rooms?.includes(room.code) ?? true

const codeOf = (room: RoomSpec, plan: PlanSpec) => `${room.code}-${plan.code}-1`

export const roomPlanRows = (hotelId: number, spec: HotelSpec): (typeof roomPlan.$inferInsert)[] =>
  spec.rooms.flatMap((room, roomIndex) =>
    spec.plans.flatMap((plan, planIndex) => {
      if (!isSold(room, plan)) return []
      return {
        id: roomPlanId(hotelId, roomIndex, planIndex),
        hotel_id: hotelId,
        room_type_id: roomTypeId(hotelId, roomIndex),
        hotel_plan_id: planId(hotelId, planIndex),
        code: codeOf(room, plan),
        min_people: room.people[0],
        max_people: room.people[1],
        sale_limit: plan.saleLimit ?? null,
      }
    }),
  )
