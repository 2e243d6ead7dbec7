import { nearest } from '../../../shared/rules/nearest.ts'
import type { HotelDocument } from './hotel-document.ts'

/** A place in the document and what is wrong there. */
type Fault = readonly [pointer: string, what: string]

/** What no field says alone: codes that stand twice or name nothing, and values that do not go together. */
export function faultsBetween(hotel: HotelDocument): string[] {
  return [...twice(hotel), ...unknown(hotel), ...contrary(hotel), ...apart(hotel)].map(
    ([pointer, what]) => `${pointer}: ${what}`,
  )
}

const LISTS = [
  'kids_tiers',
  'cancellation_policies',
  'room_types',
  'extras',
  'plans',
  'promotions',
  'questions',
] as const

function* twice(hotel: HotelDocument): Iterable<Fault> {
  for (const list of LISTS)
    yield* repeated(
      `/${list}`,
      hotel[list].map(({ code }) => code),
    )
  const sold = hotel.plans.flatMap(({ rooms }, plan) =>
    rooms.map(({ code }, room) => [`/plans/${plan}/rooms/${room}/code`, code] as const),
  )
  const seen = new Set<string>()
  for (const [pointer, code] of sold) {
    if (seen.has(code)) yield [pointer, `"${code}" stands twice: what is sold has a code of its own in the hotel`]
    seen.add(code)
  }
  for (const [at, { rooms, kids_rates }] of hotel.plans.entries()) {
    yield* repeated(
      `/plans/${at}/rooms`,
      rooms.map(({ room_type }) => room_type),
      'room_type',
    )
    yield* repeated(
      `/plans/${at}/kids_rates`,
      kids_rates.map(({ tier }) => tier),
      'tier',
    )
  }
  for (const [at, { parts }] of hotel.cancellation_policies.entries())
    yield* repeated(
      `/cancellation_policies/${at}/parts`,
      parts.map((part) => `${part.days_before} days, ${part.hours_after} hours`),
      'days_before',
    )
  const taxes = hotel.taxes.map(({ kind, valid_from }) => `${kind} from ${valid_from}`)
  yield* repeated('/taxes', taxes, 'valid_from')
  const kinds = hotel.legal_texts.map(({ kind }) => kind)
  yield* repeated('/legal_texts', kinds, 'kind')
}

function* repeated(list: string, codes: readonly string[], field = 'code'): Iterable<Fault> {
  for (const [at, code] of codes.entries())
    if (codes.indexOf(code) < at) yield [`${list}/${at}/${field}`, `"${code}" stands twice`]
}

function* unknown(hotel: HotelDocument): Iterable<Fault> {
  const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)
  const known = {
    tier: codesOf(hotel.kids_tiers),
    policy: codesOf(hotel.cancellation_policies),
    room: codesOf(hotel.room_types),
    extra: codesOf(hotel.extras),
    plan: codesOf(hotel.plans),
    filter: hotel.settings.room_search_filters.map(({ id }) => id),
  }
  const named = function* (pointer: string, kind: keyof typeof known, codes: readonly string[]): Iterable<Fault> {
    for (const code of codes) {
      if (known[kind].includes(code)) continue
      const meant = nearest(code, known[kind])
      yield [pointer, `there is no ${kind} "${code}"${meant ? `. Is "${meant}" meant?` : ''}`]
    }
  }
  for (const [at, { filters }] of hotel.room_types.entries())
    yield* named(`/room_types/${at}/filters`, 'filter', filters)
  for (const [at, plan] of hotel.plans.entries()) {
    yield* named(`/plans/${at}/filters`, 'filter', plan.filters)
    yield* named(`/plans/${at}/cancellation_policy`, 'policy', [plan.cancellation_policy])
    yield* named(`/plans/${at}/inclusive_extras`, 'extra', plan.inclusive_extras)
    yield* named(
      `/plans/${at}/kids_rates`,
      'tier',
      plan.kids_rates.map(({ tier }) => tier),
    )
    yield* named(
      `/plans/${at}/rooms`,
      'room',
      plan.rooms.map(({ room_type }) => room_type),
    )
  }
  for (const [at, { spec }] of hotel.promotions.entries())
    for (const codes of [spec.hotel_plan_codes, spec.payment_promotion_info?.hotel_plan_codes])
      yield* named(`/promotions/${at}/spec`, 'plan', codes ?? [])
  for (const [at, { hotel_plan_codes }] of hotel.questions.entries())
    yield* named(`/questions/${at}/hotel_plan_codes`, 'plan', hotel_plan_codes)
}

/** What the database would refuse, in the words of whoever wrote it. */
function* contrary(hotel: HotelDocument): Iterable<Fault> {
  if (!isTimeZone(hotel.time_zone)) yield ['/time_zone', `"${hotel.time_zone}" is none, as Asia/Tokyo is one`]
  const { accept_type, kids_type } = hotel.kids_setting
  if (accept_type === 'accept' && kids_type !== 'ages' && hotel.kids_tiers.length === 0)
    yield ['/kids_tiers', 'names none, and /kids_setting counts children by them']
  for (const [at, { min_age, max_age }] of hotel.kids_tiers.entries())
    if (max_age < min_age) yield [`/kids_tiers/${at}/max_age`, 'is below min_age']
  for (const [at, room] of hotel.room_types.entries()) {
    if (room.max_people < room.min_people) yield [`/room_types/${at}/max_people`, 'is below min_people']
    if (room.max_people < room.max_adult) yield [`/room_types/${at}/max_adult`, 'is above max_people']
  }
  for (const [at, plan] of hotel.plans.entries()) {
    const [from, to, out] = [plan.check_in_from, plan.check_in_to, plan.check_out_time]
    if (plan.max_nights !== null && plan.max_nights < plan.min_nights)
      yield [`/plans/${at}/max_nights`, 'is below min_nights']
    if (plan.is_day_use && !(from && to && out && from <= to && to < out))
      yield [`/plans/${at}`, 'a day use needs check_in_from, check_in_to and check_out_time, in this order']
    if ((plan.target === 'organization') !== (plan.organization !== null))
      yield [`/plans/${at}/organization`, 'names a company where the target is "organization", and only there']
    for (const [rate, paid] of plan.kids_rates.entries())
      yield* oneOfTwo(`/plans/${at}/kids_rates/${rate}`, paid.per, paid)
  }
  for (const [at, found] of hotel.promotions.entries()) yield* oneOfTwo(`/promotions/${at}`, found.kind, found)
  for (const [at, { place, required }] of hotel.questions.entries())
    if (required && place !== 'place_booking_process')
      yield [`/questions/${at}/required`, 'only what is asked while booking can be']
  for (const [at, one] of hotel.extras.entries())
    if (one.max_quantity < one.min_quantity || (one.booking_limit ?? one.min_quantity) < one.min_quantity)
      yield [`/extras/${at}/max_quantity`, 'and booking_limit are no less than min_quantity']
}

type OneOfTwo = { amount_gross: number | null; percentage: number | null }
function* oneOfTwo(pointer: string, kind: string, { amount_gross, percentage }: OneOfTwo): Iterable<Fault> {
  const [needed, other] = kind === 'amount' ? [amount_gross, percentage] : [percentage, amount_gross]
  const name = kind === 'amount' ? 'amount_gross' : 'percentage'
  if (needed === null || other !== null) yield [pointer, `"${kind}" needs ${name} alone`]
}

/** The policy of the widget's pages lets in pictures of these origins alone. */
function* apart({ settings, ...hotel }: HotelDocument): Iterable<Fault> {
  const origins = [...settings.parent_origins, ...(settings.photo_origins ?? [])]
  const lists = [
    ['', [hotel]],
    ['/room_types', hotel.room_types],
    ['/plans', hotel.plans],
    ['/extras', hotel.extras],
    ['/questions', hotel.questions],
  ] as const
  for (const [list, rows] of lists)
    for (const [at, { photos }] of rows.entries())
      for (const [index, photo] of photos.entries()) {
        if (!('url' in photo)) continue
        const place = `${list === '' ? '' : `${list}/${at}`}/photos/${index}`
        const addresses = (photo.sources ?? []).map(({ url }, source) => [`/sources/${source}/url`, url] as const)
        for (const [field, url] of [['/url', photo.url] as const, ...addresses]) {
          const { origin } = new URL(url)
          if (!origins.includes(origin))
            yield [place + field, `is of none of the hotel's origins: add "${origin}" to settings.photo_origins`]
        }
      }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
