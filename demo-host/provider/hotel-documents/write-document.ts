import { LOCALE_CODES } from '../../../shared/locales.ts'
import { FORMAT, hotelDocument } from './hotel-document.ts'
import type { HotelDocument } from './hotel-document.ts'
import type { StandingRows } from './standing-rows.ts'

/** The fields of a row that the list of the document has. */
function picked<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key> // its keys
}

const HOTEL_FIELDS = [
  'code',
  'names',
  'descriptions',
  'currency',
  'time_zone',
  'locale',
  'book_languages',
  'prefecture',
  'lat',
  'lng',
  'address',
  'phone_number',
  'email',
  'photos',
  'business_day_ends',
  'check_in_from',
  'check_in_to',
  'check_out_time',
  'reservable_period_months',
  'kids_setting',
  'settings',
  'active',
] as const satisfies readonly (keyof HotelDocument)[]
const POLICY_FIELDS = ['code', 'titles', 'no_show_percentage_of_cost'] as const
const PART_FIELDS = ['days_before', 'hours_after', 'percentage_of_cost'] as const
const ROOM_FIELDS = [
  'code',
  'names',
  'descriptions',
  'photos',
  'min_people',
  'max_people',
  'max_adult',
  'size_value',
  'size_unit',
  'beds',
  'facilities',
  'is_smoking',
  'filters',
] as const
const PLAN_FIELDS = [
  'code',
  'names',
  'descriptions',
  'photos',
  'meals',
  'target',
  'promo_code',
  'channel',
  'language_rule',
  'is_day_use',
  'charge',
  'payment_methods',
  'deposit_percentage',
  'min_nights',
  'max_nights',
  'booking_start_date',
  'booking_end_date',
  'booking_deadline_days',
  'booking_deadline_time',
  'check_in_from',
  'check_in_to',
  'check_out_time',
  'filters',
  'active',
] as const
const SOLD_FIELDS = ['code', 'min_people', 'max_people', 'sale_limit', 'active'] as const
const KIDS_RATE_FIELDS = ['per', 'amount_gross', 'percentage', 'meal', 'bedding'] as const
const EXTRA_FIELDS = [
  'code',
  'names',
  'descriptions',
  'photos',
  'type',
  'is_optional',
  'active',
  'price_gross',
  'min_quantity',
  'max_quantity',
  'booking_limit',
  'deadline_days',
  'deadline_time',
  'delivery_times',
  'questions',
] as const
const PROMOTION_FIELDS = [
  'code',
  'names',
  'target',
  'origin',
  'kind',
  'percentage',
  'amount_gross',
  'stay_start_date',
  'stay_end_date',
  'spec',
] as const
const QUESTION_FIELDS = [
  'code',
  'question_type',
  'answer_type',
  'titles',
  'options',
  'multiple',
  'required',
  'attachable',
  'place',
  'audience',
  'hotel_plan_codes',
  'display_start_date',
  'display_end_date',
  'photos',
  'book_enabled',
  'ota_enabled',
  'active',
] as const

/** The hotel as it stands in the database. */
export function documentOf(rows: StandingRows): HotelDocument {
  const codeOf = (list: readonly { id: number; code: string }[], id: number) =>
    list.find((row) => row.id === id)?.code ?? String(id)
  return {
    format: FORMAT,
    ...picked(rows.hotel, HOTEL_FIELDS),
    brand: picked(rows.brand, ['code', 'names', 'reservation_security']),
    kids_tiers: rows.tiers.map((tier) => picked(tier, ['code', 'names', 'min_age', 'max_age'])),
    taxes: rows.taxes.map((tax) => picked(tax, ['kind', 'names', 'valid_from', 'spec'])),
    legal_texts: rows.legal.map((text) => picked(text, ['kind', 'texts'])),
    cancellation_policies: rows.policies.map((policy) => ({
      ...picked(policy, POLICY_FIELDS),
      parts: rows.parts
        .filter((part) => part.policy_id === policy.id)
        .toSorted((a, b) => b.days_before - a.days_before || a.hours_after - b.hours_after)
        .map((part) => picked(part, PART_FIELDS)),
    })),
    room_types: rows.rooms.map((room) => picked(room, ROOM_FIELDS)),
    extras: rows.extras.map((extra) => picked(extra, EXTRA_FIELDS)),
    plans: rows.plans.map((plan) => ({
      ...picked(plan, PLAN_FIELDS),
      organization: rows.companies.find((company) => company.id === plan.organization_id)?.name ?? null,
      cancellation_policy: codeOf(rows.policies, plan.cancellation_policy_id),
      kids_rates: rows.tiers.flatMap((tier) =>
        rows.kidsRates
          .filter((rate) => rate.hotel_plan_id === plan.id && rate.tier_code === tier.code)
          .map((rate) => ({ tier: tier.code, ...picked(rate, KIDS_RATE_FIELDS) })),
      ),
      inclusive_extras: rows.inclusive
        .filter((one) => one.hotel_plan_id === plan.id)
        .map((one) => codeOf(rows.extras, one.extra_id)),
      rooms: rows.sold
        .filter((one) => one.hotel_plan_id === plan.id)
        .map((one) => ({ room_type: codeOf(rows.rooms, one.room_type_id), ...picked(one, SOLD_FIELDS) })),
    })),
    promotions: rows.promotions.map((found) => picked(found, PROMOTION_FIELDS)),
    questions: rows.questions.map((question) => picked(question, QUESTION_FIELDS)),
  }
}

/** As a file: the order of fields is the struct's and that of languages the product's, whatever the database made of them. */
export const writeDocument = (document: HotelDocument): string =>
  `${JSON.stringify(ordered(document, hotelDocument), null, 2)}\n`

type Described = { schema?: unknown }

function ordered(value: unknown, struct: Described | undefined): unknown {
  const schema = struct?.schema
  if (Array.isArray(value)) return value.map((one) => ordered(one, schema as Described | undefined)) // of a list: of each
  if (typeof value !== 'object' || value === null) return value
  const fields = typeof schema === 'object' && schema !== null && !('validator' in schema) ? schema : {}
  const rank = [...Object.keys(fields), ...LOCALE_CODES]
  const place = (key: string) => (rank.includes(key) ? rank.indexOf(key) : rank.length)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = entries.toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted.map(([key, one]) => [key, ordered(one, (fields as Record<string, Described | undefined>)[key])]),
  )
}
