import { addDays } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { GatewayId } from '../../../shared/payment-codes.ts'
import type { TaxSpec } from '../db/schema/hotel.ts'
import type { HotelSettings } from '../db/schema/hotel.ts'
import type {
  cancellationPolicy,
  cancellationPolicyPart,
  hotelPlan,
  kidsRate,
  roomPlan,
  roomType,
} from '../db/schema/catalogue.ts'
import type { extra, planInclusiveExtra } from '../db/schema/extra.ts'
import type { hotel, kidsTier, taxRule } from '../db/schema/hotel.ts'
import { extrasOf } from './extras.ts'
import { RECOMMENDER } from './hotel-spec.ts'
import type { HotelSpec } from './hotel-spec.ts'
import { photo } from './specs.ts'
import type { PlanSpec, PolicyCode, RoomSpec } from './specs.ts'

const GATEWAY: GatewayId = 'payment_hub'
const TAXES_SINCE = '2019-10-01'
/** Further ahead than anything can be booked: from the first moment on. */
const ALWAYS_DAYS = 999

const POLICIES = {
  flexible: {
    titles: {
      ja: '前日から100%',
      en: 'Free until the day before',
      ko: '전날까지 무료 취소',
      zh_Hans: '入住前一天前免费取消',
      zh_Hant: '入住前一天前免費取消',
    },
    parts: [
      [1, 0, 50],
      [0, 0, 100],
    ],
  },
  standard: {
    titles: {
      ja: '4日前18時から',
      en: 'Free until four days before, 18:00',
      ko: '4일 전 18시까지 무료 취소',
      zh_Hans: '入住前四天18:00前免费取消',
      zh_Hant: '入住前四天18:00前免費取消',
    },
    parts: [
      [4, 18, 30],
      [2, 0, 50],
      [1, 0, 100],
    ],
  },
  strict: {
    titles: { ja: '返金不可', en: 'Not refundable', ko: '환불 불가', zh_Hans: '不可退款', zh_Hant: '不可退款' },
    parts: [[ALWAYS_DAYS, 0, 100]],
  },
} as const satisfies Record<
  PolicyCode,
  { titles: Record<string, string>; parts: readonly (readonly [days: number, hours: number, percent: number])[] }
>
const POLICY_CODES = ['flexible', 'standard', 'strict'] as const

export const FILTERS: HotelSettings['room_search_filters'] = [
  {
    id: 'view',
    filter_type: 'room',
    names: { ja: '眺望', en: 'With a view', ko: '전망', zh_Hans: '景观', zh_Hant: '景觀' },
  },
  {
    id: 'bath',
    filter_type: 'room',
    names: { ja: '客室風呂', en: 'Private bath', ko: '전용 욕탕', zh_Hans: '私人汤池', zh_Hant: '私人湯池' },
  },
  {
    id: 'nonsmoking',
    filter_type: 'room',
    names: { ja: '禁煙', en: 'Non-smoking', ko: '금연', zh_Hans: '禁烟', zh_Hant: '禁菸' },
  },
  {
    id: 'twin',
    filter_type: 'room',
    names: { ja: 'ツイン', en: 'Twin beds', ko: '트윈', zh_Hans: '双床', zh_Hant: '雙床' },
  },
  {
    id: 'breakfast',
    filter_type: 'plan',
    names: { ja: '朝食付き', en: 'Breakfast', ko: '조식', zh_Hans: '含早餐', zh_Hant: '含早餐' },
  },
  {
    id: 'dinner',
    filter_type: 'plan',
    names: { ja: '夕食付き', en: 'Dinner', ko: '석식', zh_Hans: '含晚餐', zh_Hant: '含晚餐' },
  },
]

const DEFAULT_SETTINGS: Omit<HotelSettings, 'payment_options'> = {
  button_colour: '#2c5449',
  header_colour: '#fbfaf7',
  logo: null,
  max_guests_per_room: 6,
  multi_room_search_limit: 5,
  payment_gateway_setting: GATEWAY,
  guest_info: {
    phone: 'required',
    postal_code: 'optional',
    address: 'optional',
    nationality: 'optional',
    kana_name: 'do_not_ask',
  },
  guest_name_update_enabled: false,
  terms_url: null,
  privacy_url: null,
  website_url: null,
  site_controller: null,
  parent_origins: [],
  room_search_filters: FILTERS,
  default_search_setting: { target: 'hotel', check_in_offset_days: 0, adults: 2, is_including_occupied: false },
  search_type: 'hotel_room',
  plan_search_enabled: true,
  mcp_enabled: true,
  recommender: RECOMMENDER,
}

// Ids are made from the hotel's, so that the world is the same on every engine.
const policyId = (hotelId: number, code: PolicyCode) => hotelId * 10 + POLICY_CODES.indexOf(code)
export const roomTypeId = (hotelId: number, room: number) => hotelId * 100 + room
const planId = (hotelId: number, plan: number) => hotelId * 100 + plan
export const roomPlanId = (hotelId: number, room: number, plan: number) => hotelId * 10_000 + room * 100 + plan

const paymentsOf = (spec: HotelSpec, plan: PlanSpec) => {
  if (plan.pays === 'card') return [spec.card]
  return plan.pays === 'on_site' ? ['on_site' as const] : ['on_site' as const, spec.card]
}

export const hotelRow = (id: number, spec: HotelSpec): typeof hotel.$inferInsert => ({
  id,
  brand_id: spec.brand,
  code: spec.code,
  names: spec.names,
  descriptions: spec.descriptions,
  currency: spec.currency,
  time_zone: spec.time_zone,
  locale: spec.locale,
  book_languages: spec.book_languages,
  prefecture: spec.prefecture,
  lat: spec.lat,
  lng: spec.lng,
  address: spec.address,
  phone_number: spec.phone_number,
  email: `stay@${spec.code}.example`,
  photos: spec.scenes.map((scene) => photo(scene, spec.names)),
  business_day_ends: spec.business_day_ends,
  check_in_from: spec.check_in[0],
  check_in_to: spec.check_in[1],
  check_out_time: spec.check_out,
  reservable_period_months: spec.reservable_period_months,
  kids_setting: spec.kids,
  settings: { ...DEFAULT_SETTINGS, payment_options: ['on_site', spec.card], ...spec.settings },
})

export const tierRows = (hotelId: number, spec: HotelSpec): (typeof kidsTier.$inferInsert)[] =>
  spec.tiers.map(({ code, names, ages: [min_age, max_age] }, position) => ({
    hotel_id: hotelId,
    code,
    names,
    min_age,
    max_age,
    position,
  }))

export const taxRows = (hotelId: number, spec: HotelSpec): (typeof taxRule.$inferInsert)[] =>
  spec.taxes.map(
    ({
      kind,
      names,
      spec: rule,
    }: {
      kind: (typeof spec.taxes)[number]['kind']
      names: typeof spec.names
      spec: TaxSpec
    }) => ({
      hotel_id: hotelId,
      kind,
      names,
      valid_from: TAXES_SINCE,
      spec: rule,
    }),
  )

export const policyRows = (hotelId: number): (typeof cancellationPolicy.$inferInsert)[] =>
  POLICY_CODES.map((code) => ({
    id: policyId(hotelId, code),
    hotel_id: hotelId,
    titles: POLICIES[code].titles,
    no_show_percentage_of_cost: 100,
  }))

export const policyPartRows = (hotelId: number): (typeof cancellationPolicyPart.$inferInsert)[] =>
  POLICY_CODES.flatMap((code) =>
    POLICIES[code].parts.map(([days_before, hours_after, percentage_of_cost]) => ({
      policy_id: policyId(hotelId, code),
      days_before,
      hours_after,
      percentage_of_cost,
    })),
  )

export const roomTypeRows = (hotelId: number, spec: HotelSpec): (typeof roomType.$inferInsert)[] =>
  spec.rooms.map((room, index) => ({
    id: roomTypeId(hotelId, index),
    hotel_id: hotelId,
    code: room.code,
    names: room.names,
    descriptions: room.descriptions,
    photos: room.scenes.map((scene) => photo(scene, room.names)),
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
    photos: [photo(plan.scene, plan.names)],
    position: index,
    meals: [...plan.meals],
    target: plan.target ?? 'all',
    promo_code: plan.promoCode ?? null,
    channel: plan.channel ?? 'all',
    is_day_use: plan.isDayUse ?? false,
    booking_start_date: plan.opensInDays === undefined ? null : addDays(start, plan.opensInDays),
    charge: plan.charge,
    payment_methods: paymentsOf(spec, plan),
    min_nights: plan.minNights ?? 1,
    booking_deadline_days: plan.deadlineDays ?? 0,
    check_out_time: plan.code === 'late' ? '13:00' : null,
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
  extrasOf(spec).map(({ code, names }, index) => ({ id: extraId(hotelId, index), hotel_id: hotelId, code, names }))

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
