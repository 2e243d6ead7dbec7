import { MAX_UNDATED_NIGHTS } from '../../constants.ts'
import { ORDERS } from '../../model/search/order.ts'
import type { Order } from '../../model/search/order.ts'
import { CARRIED } from '../../parameters.ts'
import type { ParameterName } from '../../parameters.ts'
import { defaultCheckin, defaultCriteria } from './criteria.ts'
import type { Criteria, SearchContext } from './criteria.ts'
import { countChildren, fitLimits } from '../party/kids-mode.ts'
import { areSame, partyError, partyLimits } from '../party/party.ts'
import type { PartyErrorKey } from '../party/party.ts'
import { queryWords } from './query-words.ts'
import type { QueryWords } from './query-words.ts'
import { readParty } from './read-party.ts'
import { readNights, readStay } from './read-stay.ts'
import { toJson } from '../../json.ts'

/** What of a link was not taken as it was written, as the guest is told it. */
export type CriteriaNote = {
  key:
    | 'errors.datesPassed'
    | 'errors.roomsCut'
    | 'errors.guestsCut'
    | 'errors.guestsSpread'
    | 'errors.dayUseNotOffered'
    | 'errors.undatedNotOffered'
    | 'errors.undatedParties'
    | 'errors.undatedFlight'
    | 'errors.flightNotOffered'
    | PartyErrorKey
  n?: number
}
export type KidsNote = { key: 'errors.kids' | 'errors.kidsAge' | 'errors.kidsLimit'; n?: number }
export type ReadCriteria = {
  criteria: Criteria
  notes: CriteriaNote[]
  /** What could not be understood, by the names guests know. */
  misread: SubjectKey[]
  /** The same, by the names an integrator wrote. */
  unread: ParameterName[]
  /** Children count otherwise than the link says (SEARCH-018). */
  kids: KidsNote | null
}

export const readCriteria = (query: URLSearchParams, ground: SearchContext): Criteria =>
  readSearch(query, ground).criteria

/** Reads the search parameters (QUERY-050 to QUERY-074); what cannot be understood keeps its default. */
export function readSearch(query: URLSearchParams, ground: SearchContext): ReadCriteria {
  const words = queryWords(query)
  const notes: CriteriaNote[] = []
  const note = (key: CriteriaNote['key'], n?: number) => void notes.push({ key, ...(n !== undefined && { n }) })
  const base = defaultCriteria(ground)
  const dynamic_package = readPackage(words, ground, note)
  const { rooms, kids } = readRooms(words, ground, base, dynamic_package !== null, note)
  const kinds = readKind(words, ground, rooms, dynamic_package !== null, note)
  const usual = defaultCheckin(ground, dynamic_package)
  const { isPast, ...stay } = readStay(words, {
    today: ground.today,
    first: dynamic_package ? usual : ground.today,
    usual,
  })
  if (isPast && !kinds.is_undated) note('errors.datesPassed')
  const criteria: Criteria = {
    ...base,
    ...stay,
    ...(kinds.is_day_use && { checkout: stay.checkin }),
    ...kinds,
    ...readCodes(words),
    rooms,
    dynamic_package,
    nights: kinds.is_undated ? readNights(words, MAX_UNDATED_NIGHTS) : base.nights,
    type: words.oneOf('type', TYPES) ?? base.type,
    order: words.oneOf('order', ORDER_WORDS) ?? base.order,
    filter: words.list('filter'),
    is_including_occupied: words.oneOf('is_including_occupied', FLAGS) ?? base.is_including_occupied,
    mode: words.oneOf('mode', MODES),
    carried: readCarried(words),
  }
  return { criteria, notes, misread: subjectsOf(words.misread), unread: [...words.misread], kids }
}

type Tell = (key: CriteriaNote['key'], n?: number) => void

/** AMB-07 */
const TYPES = { room: 'rooms', rooms: 'rooms', plan: 'plans', plans: 'plans' } as const
/** AMB-18 */
const ORDER_WORDS: Readonly<Record<string, Order>> = {
  ...Object.fromEntries(ORDERS.map((order) => [order, order])),
  asc: 'price_low_to_high',
  desc: 'price_high_to_low',
}
const MODES = { secret: 'secret', voucher: 'voucher' } as const
const FLAGS = { true: true, false: false } as const
const SEARCH_TYPES = { undated: true, dated: false } as const
const PACKAGES = { wbf: 'wbf' } as const

function readPackage(words: QueryWords, { settings }: SearchContext, note: Tell): Criteria['dynamic_package'] {
  const asked = words.oneOf('dynamic_package', PACKAGES)
  if (!asked || settings.booking_widget_setting_attributes.dynamic_package) return asked
  note('errors.flightNotOffered')
  return null
}

function readRooms(words: QueryWords, { settings }: SearchContext, base: Criteria, withFlight: boolean, note: Tell) {
  const limits = partyLimits(settings, withFlight)
  const [usual = { adults: 1, children: 0 }] = base.rooms
  const asked = readParty(words, usual, limits)
  if (asked.areRoomsCut) note('errors.roomsCut', limits.maxRooms)
  if (asked.areGuestsCut) note('errors.guestsCut', limits.maxGuestsPerRoom)
  if (asked.areAdultsCut) note('errors.partyTooManyAdults')
  if (asked.isSpread) note('errors.guestsSpread', limits.maxGuestsPerRoom)
  const { party, refusedAges } = countChildren(asked.rooms, settings)
  const rooms = fitLimits(party, settings, limits)
  const wrong = partyError(rooms, limits)
  if (wrong) note(wrong)
  const grown = childrenIn(asked.rooms) - childrenIn(rooms)
  return { rooms, kids: kidsNote(words, refusedAges, grown, toJson(rooms) !== toJson(party)) }
}

const childrenIn = (rooms: Criteria['rooms']): number => rooms.reduce((sum, { children }) => sum + children, 0)

function kidsNote(words: QueryWords, refused: number[], grown: number, areTooMany: boolean): KidsNote | null {
  const [n] = refused
  if (areTooMany) return { key: 'errors.kidsLimit' }
  // What is said of one child in its own words is said of nobody else.
  if (n !== undefined && grown === 1) return { key: 'errors.kidsAge', n }
  const isWarned = words.oneOf('warning', { kids: true })
  return grown > 0 || isWarned ? { key: 'errors.kids' } : null
}

/** Nights, a day only, or whenever it is free: what the hotel offers, and what goes together (SEARCH-020 to SEARCH-022). */
function readKind(
  words: QueryWords,
  { settings }: SearchContext,
  rooms: Criteria['rooms'],
  withFlight: boolean,
  note: Tell,
) {
  const offers = settings.booking_widget_setting_attributes
  const wantsDay = words.oneOf('is_day_use', FLAGS) ?? false
  const wantsUndated = words.oneOf('search_type', SEARCH_TYPES) ?? false
  const is_day_use = wantsDay && offers.is_day_use_enabled && !withFlight
  if (wantsDay && !is_day_use) note('errors.dayUseNotOffered')
  const refusal = withFlight
    ? 'errors.undatedFlight'
    : !offers.is_undated_search_enabled || is_day_use
      ? 'errors.undatedNotOffered'
      : areSame(rooms)
        ? null
        : 'errors.undatedParties'
  if (wantsUndated && refusal) note(refusal)
  return { is_day_use, is_undated: wantsUndated && refusal === null }
}

function readCodes(words: QueryWords) {
  const both = (many: ParameterName, one: ParameterName) => [...new Set([...words.list(many), ...words.list(one)])]
  const coupon_code = words.word('coupon_code')
  const voucher = words.word('voucher_coupon_code')
  // AMB-19: one of the two.
  if (coupon_code && voucher) words.refuse('voucher_coupon_code')
  return {
    promo_code: words.word('promo_code'),
    coupon_code,
    voucher_coupon_code: coupon_code ? '' : voucher,
    room_type_codes: both('room_type_codes', 'room_type_code'),
    hotel_plan_codes: both('hotel_plan_codes', 'hotel_plan_code'),
    room_plan_codes: both('room_plan_codes', 'room_plan_code'),
  }
}

const readCarried = (words: QueryWords): Record<string, string> =>
  Object.fromEntries(CARRIED.map((name) => [name, words.word(name)]).filter(([, value]) => value))

const SUBJECTS = {
  'errors.linkDates': /^(check|nights|length)/,
  'errors.linkParty': /^(adults|child|kids|rooms$|room_c)/,
  'errors.linkView': /^(type|order|filter|is_including)/,
  'errors.linkOffer': /^(mode|promo|coupon|voucher|search_type|is_day_use|dynamic)/,
  'errors.linkRooms': /_(type|plan)_code/,
} as const
export type SubjectKey = keyof typeof SUBJECTS

/** Each once. What is carried along for others is nobody's business here. */
function subjectsOf(misread: ReadonlySet<ParameterName>): SubjectKey[] {
  const keys = Object.keys(SUBJECTS) as SubjectKey[] // Object.keys forgets the names it lists
  return keys.filter((key) => [...misread].some((name) => SUBJECTS[key].test(name)))
}
