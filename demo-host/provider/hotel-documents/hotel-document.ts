// One hotel as a document that people write and read (docs/hotels.md): codes instead of ids, the order of a list is the order
// guests see, and what is left out is what `defaulted` says. Money is in minor units of the hotel's currency, as in the
// contract. Prices and rooms of each night are tables beside it (night-tables.ts).
import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  literal,
  max,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  string,
  unknown,
  validate,
} from 'superstruct'
import type { Failure, Infer, Struct } from 'superstruct'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { EXTRA_TYPES } from '../../../shared/model/stay/extra.ts'
import { LEGAL_KINDS } from '../../../shared/model/hotel/legal-text.ts'
import { ALL_USERS, ANSWER_TYPES, PLACES, QUESTION_TYPES } from '../../../shared/model/stay/question.ts'
import { BED_TYPES, PLAN_TARGETS, RATE_TARGETS } from '../../../shared/model/search/room.ts'
import { currency, kidsSetting } from '../../../shared/model/hotel/settings.ts'
import { plainDate } from '../../../shared/model/wire.ts'
import { PAYMENT_TYPE_CODES } from '../../../shared/payment-codes.ts'
import { MEALS } from '../db/schema/catalogue.ts'
import { LANGUAGE_RULES, PROMOTION_ORIGINS, SIZE_UNITS } from '../db/schema/catalogue-values.ts'
import type { PromotionSpec } from '../db/schema/catalogue-values.ts'
import type { StoredPhoto, Translated } from '../db/schema/columns.ts'
import { TAX_KINDS } from '../db/schema/hotel.ts'
import type { TaxSpec } from '../db/schema/hotel.ts'
import { clock, hotelSettings, texts, wholeFrom } from '../db/schema/hotel-settings.ts'
import { NO_CHILDREN, SETTINGS } from './document-defaults.ts'

export const FORMAT = 'booking-hotel/1'

/** Never begun by a sign that a spreadsheet takes for a formula. */
const code = () => pattern(string(), /^\w[\w.-]{0,99}$/)
/** Calls name a hotel by its number or by its code. */
const hotelCode = () => refine(code(), 'code', (value) => !/^\d+$/.test(value) || 'Expected a code with a letter')
const codes = () => defaulted(array(code()), [])
const names = () => defaulted(array(nonempty(string())), [])
const amount = () => wholeFrom(0, Number.MAX_SAFE_INTEGER)
const percentage = () => wholeFrom(0, 100)
const maybe = <Value, Schema>(struct: Struct<Value, Schema>) => defaulted(nullable(struct), null)
const isOn = () => defaulted(boolean(), true)
const isOff = () => defaulted(boolean(), false)
const descriptions = () => defaulted(texts(), (): Translated => ({}))
const between = (least: number, most: number) => max(min(number(), least), most)
/** As fine as the column keeps it: what is finer would be another number when it is read again. */
const fine = (struct: Struct<number, null>, decimals: number) =>
  refine(
    struct,
    'decimals',
    (value) => Number(value.toFixed(decimals)) === value || `Expected no more than ${decimals} decimals`,
  )

type Faults = (value: unknown) => Failure[]
const faultsOf =
  <Value, Schema>(struct: Struct<Value, Schema>): Faults =>
  (value) =>
    validate(value, struct)[0]?.failures() ?? []

/** A value of several kinds, each held to the struct of its own; undefined: it is of none. */
const kindOf = <Value>(type: string, faults: (value: Record<string, unknown>) => Faults | string) =>
  define<Value>(type, (value, { path }) => {
    const own = faults(Object(value))
    if (typeof own === 'string') return own
    return own(value).map((fault) => ({ path: [...path, ...fault.path], message: fault.message }))
  })

const picture = {
  width: wholeFrom(1),
  height: wholeFrom(1),
  alts: texts(),
  placeholder: optional(pattern(string(), /^#[\da-f]{6}$/)),
}
const webAddress = () => pattern(string(), /^https:\/\/[^/\s]+\/\S*$/)
const scene = faultsOf(object({ motif: code(), light: code(), ...picture }))
const sources = optional(array(object({ url: webAddress(), width: wholeFrom(1) })))
const photograph = faultsOf(object({ url: webAddress(), sources, ...picture }))
const photos = () =>
  defaulted(array(kindOf<StoredPhoto>('photograph', (value) => ('motif' in value ? scene : photograph))), [])

const children_pay = boolean()
const TAXES: Record<TaxSpec['by'], Faults> = {
  percentage: faultsOf(object({ by: string(), percentage: between(0, 100) })),
  person_night: faultsOf(object({ by: string(), amount: amount(), children_pay })),
  person_night_bands: faultsOf(
    object({
      by: string(),
      children_pay,
      bands: nonempty(array(object({ from_net: amount(), amount: amount() }))),
    }),
  ),
}
const isTaxKind = (by: unknown): by is TaxSpec['by'] => typeof by === 'string' && Object.hasOwn(TAXES, by)
const taxSpec = kindOf<TaxSpec>('tax', ({ by }) =>
  isTaxKind(by) ? TAXES[by] : `Expected "by" to be one of ${Object.keys(TAXES).join(', ')}`,
)

const promotionSpec: Struct<PromotionSpec> = kindOf<PromotionSpec>('promotion', () => PROMOTION)
const PROMOTION = faultsOf(
  object({
    hotel_plan_codes: optional(array(code())),
    min_nights: optional(wholeFrom(1)),
    days_ahead: optional(wholeFrom(0)),
    payment_types: optional(array(enums(PAYMENT_TYPE_CODES))),
    payment_promotion_info: optional(
      object({ target_mode: enums(['include', 'exclude']), hotel_plan_codes: array(code()) }),
    ),
    notes: optional(texts()),
  }),
)

const brand = object({ code: code(), names: texts(), reservation_security: isOff() })
const kidsTier = object({ code: code(), names: texts(), min_age: wholeFrom(0), max_age: wholeFrom(0) })
const taxRule = object({ kind: enums(TAX_KINDS), names: texts(), valid_from: plainDate(), spec: taxSpec })
const policy = object({
  code: code(),
  /** Empty: told by its parts, in every language. */
  titles: descriptions(),
  no_show_percentage_of_cost: defaulted(percentage(), 100),
  parts: defaulted(
    array(
      object({
        days_before: wholeFrom(0),
        hours_after: defaulted(wholeFrom(0, 23), 0),
        percentage_of_cost: percentage(),
      }),
    ),
    [],
  ),
})
const roomType = object({
  code: code(),
  names: texts(),
  descriptions: descriptions(),
  photos: photos(),
  min_people: defaulted(wholeFrom(1), 1),
  max_people: wholeFrom(1),
  max_adult: wholeFrom(1),
  size_value: maybe(fine(between(0, 99_999), 1)),
  size_unit: defaulted(enums(SIZE_UNITS), 'square_meters'),
  beds: defaulted(array(object({ bed_type: enums(BED_TYPES), bed_count: wholeFrom(1) })), []),
  facilities: names(),
  is_smoking: isOff(),
  /** Ids of settings.room_search_filters. */
  filters: names(),
})
const kidsRate = object({
  tier: code(),
  per: enums(['amount', 'percentage_of_adult']),
  amount_gross: maybe(amount()),
  percentage: maybe(wholeFrom(0)),
  meal: boolean(),
  bedding: boolean(),
})
/** A room type sold under the plan: what a guest books. */
const roomOfPlan = object({
  room_type: code(),
  code: code(),
  min_people: defaulted(wholeFrom(1), 1),
  max_people: wholeFrom(1),
  sale_limit: maybe(wholeFrom(1)),
  active: isOn(),
})
const plan = object({
  code: code(),
  names: texts(),
  descriptions: descriptions(),
  photos: photos(),
  meals: defaulted(array(enums(MEALS)), []),
  target: defaulted(enums(PLAN_TARGETS), 'all'),
  /** The name of the company whose rate it is. */
  organization: maybe(nonempty(string())),
  promo_code: maybe(nonempty(string())),
  channel: defaulted(nonempty(string()), 'all'),
  language_rule: maybe(enums(LANGUAGE_RULES)),
  is_day_use: isOff(),
  charge: defaulted(enums(['per_room', 'per_head']), 'per_room'),
  payment_methods: nonempty(array(enums(PAYMENT_TYPE_CODES))),
  deposit_percentage: maybe(wholeFrom(1, 99)),
  min_nights: defaulted(wholeFrom(1), 1),
  max_nights: maybe(wholeFrom(1)),
  booking_start_date: maybe(plainDate()),
  booking_end_date: maybe(plainDate()),
  booking_deadline_days: defaulted(wholeFrom(0), 0),
  booking_deadline_time: defaulted(clock(), '23:59'),
  check_in_from: maybe(clock()),
  check_in_to: maybe(clock()),
  check_out_time: maybe(clock()),
  filters: names(),
  cancellation_policy: code(),
  active: isOn(),
  kids_rates: defaulted(array(kidsRate), []),
  inclusive_extras: codes(),
  rooms: defaulted(array(roomOfPlan), []),
})
const extra = object({
  code: code(),
  names: texts(),
  descriptions: descriptions(),
  photos: photos(),
  type: defaulted(enums(EXTRA_TYPES), 'generic'),
  is_optional: isOff(),
  active: isOn(),
  price_gross: defaulted(amount(), 0),
  min_quantity: defaulted(wholeFrom(1), 1),
  max_quantity: defaulted(wholeFrom(1), 10),
  booking_limit: maybe(wholeFrom(1)),
  deadline_days: maybe(wholeFrom(0)),
  deadline_time: maybe(clock()),
  delivery_times: defaulted(array(object({ delivered_at: clock(), price_gross: amount() })), []),
  questions: maybe(texts()),
})
const promotion = object({
  code: code(),
  names: texts(),
  target: defaulted(enums(RATE_TARGETS), 'all'),
  origin: defaulted(enums(PROMOTION_ORIGINS), 'all_users'),
  kind: enums(['percentage', 'amount']),
  percentage: maybe(percentage()),
  amount_gross: maybe(amount()),
  stay_start_date: maybe(plainDate()),
  stay_end_date: maybe(plainDate()),
  spec: defaulted(promotionSpec, (): PromotionSpec => ({})),
})
const question = object({
  code: code(),
  question_type: enums(QUESTION_TYPES),
  answer_type: defaulted(enums(ANSWER_TYPES), 'text'),
  titles: texts(),
  options: defaulted(array(object({ id: code(), titles: texts() })), []),
  multiple: isOff(),
  required: isOff(),
  attachable: isOff(),
  place: defaulted(enums(PLACES), 'place_booking_process'),
  audience: defaulted(array(nonempty(string())), [ALL_USERS]),
  hotel_plan_codes: codes(),
  display_start_date: maybe(plainDate()),
  display_end_date: maybe(plainDate()),
  photos: photos(),
  book_enabled: isOn(),
  ota_enabled: isOn(),
  active: isOn(),
})

const settings = () =>
  defaulted(
    coerce(hotelSettings, record(string(), unknown()), (given) => ({ ...SETTINGS, ...given })),
    SETTINGS,
  )

export const hotelDocument = object({
  format: literal(FORMAT),
  code: hotelCode(),
  brand,
  names: texts(),
  descriptions: descriptions(),
  currency: currency(),
  time_zone: nonempty(string()),
  locale: maybe(enums(['ja', 'ko', 'zh_Hant'])),
  book_languages: nonempty(array(enums(LOCALE_CODES))),
  prefecture: maybe(wholeFrom(1, 47)),
  lat: maybe(fine(between(-90, 90), 6)),
  lng: maybe(fine(between(-180, 180), 6)),
  address: object({ post_code: string(), country: string(), full_addresses: texts() }),
  phone_number: nonempty(string()),
  email: pattern(string(), /^[^\s@]+@[^\s@]+$/),
  photos: photos(),
  business_day_ends: defaulted(clock(), '00:00'),
  check_in_from: clock(),
  check_in_to: clock(),
  check_out_time: clock(),
  reservable_period_months: wholeFrom(1),
  kids_setting: defaulted(kidsSetting, NO_CHILDREN),
  settings: settings(),
  active: isOn(),
  kids_tiers: defaulted(array(kidsTier), []),
  taxes: defaulted(array(taxRule), []),
  legal_texts: defaulted(array(object({ kind: enums(LEGAL_KINDS), texts: texts() })), []),
  cancellation_policies: defaulted(array(policy), []),
  room_types: defaulted(array(roomType), []),
  extras: defaulted(array(extra), []),
  plans: defaulted(array(plan), []),
  promotions: defaulted(array(promotion), []),
  questions: defaulted(array(question), []),
})
export type HotelDocument = Infer<typeof hotelDocument>
