import { array, is } from 'superstruct'
import type { Struct } from 'superstruct'

import {
  CHECKIN_OFFSET_DAYS,
  DEFAULT_ADULTS,
  DEFAULT_NIGHTS,
  DEFAULT_ORDER,
  DEFAULT_ROOM_COUNT,
  MAX_GUESTS_PER_ROOM,
  MAX_ROOMS,
} from '../constants.ts'
import { toJson } from '../json.ts'
import { ORDERS } from '../model/order.ts'
import { partyRoom, tierCount } from '../model/party.ts'
import type { Order } from '../model/order.ts'
import type { PartyRoom } from '../model/party.ts'
import { addDays, parseDate } from './dates.ts'
import { times } from './times.ts'

/** The search form (specification 3) as the widget holds it: the party always room by room. */
export type Criteria = {
  checkin: string
  checkout: string
  rooms: PartyRoom[]
  type: 'rooms' | 'plans'
  order: Order
  filter: string[]
  is_including_occupied: boolean
  promo_code: string
  coupon_code: string
  room_type_codes: string[]
  hotel_plan_codes: string[]
  room_plan_codes: string[]
}

export type CriteriaDefaults = {
  today: string
  offsetDays: number | null
  adults: number | null
  includesOccupied: boolean | null
  type: 'rooms' | 'plans'
  maxRooms: number | null
  maxGuests: number
}

export function defaultCriteria(defaults: CriteriaDefaults): Criteria {
  const checkin = addDays(defaults.today, defaults.offsetDays ?? CHECKIN_OFFSET_DAYS)
  return {
    checkin,
    checkout: addDays(checkin, DEFAULT_NIGHTS),
    rooms: times(DEFAULT_ROOM_COUNT, () => ({
      adults: defaults.adults ?? DEFAULT_ADULTS,
      children: 0,
    })),
    type: defaults.type,
    order: DEFAULT_ORDER,
    filter: [],
    is_including_occupied: defaults.includesOccupied ?? false,
    promo_code: '',
    coupon_code: '',
    room_type_codes: [],
    hotel_plan_codes: [],
    room_plan_codes: [],
  }
}

/** Reads the search parameters of specification 2.5; what cannot be understood keeps its default. */
export function readCriteria(query: URLSearchParams, defaults: CriteriaDefaults): Criteria {
  const base = defaultCriteria(defaults)
  const { checkin, checkout } = readStay(query, base, defaults.today)
  const order = word(query, 'order')
  return {
    ...base,
    checkin,
    checkout,
    rooms: readRooms(query, base, defaults),
    type: readType(word(query, 'type')) ?? base.type,
    order: ORDERS.find((known) => known === order) ?? ORDER_ALIASES[order ?? ''] ?? base.order,
    filter: list(query, 'filter'),
    is_including_occupied: flag(word(query, 'is_including_occupied')) ?? base.is_including_occupied,
    promo_code: word(query, 'promo_code'),
    coupon_code: word(query, 'coupon_code'),
    room_type_codes: codes(query, 'room_type_code'),
    hotel_plan_codes: codes(query, 'hotel_plan_code'),
    room_plan_codes: codes(query, 'room_plan_code'),
  }
}

/** AMB-18 */
const ORDER_ALIASES: Record<string, Order> = { asc: 'price_low_to_high', desc: 'price_high_to_low' }

/** No code is longer and no list has more, so what goes beyond is nobody's wish and never travels on. */
const LONGEST = 100
const MOST = 50
const tidy = (text: string): string => {
  const trimmed = text.trim()
  // oxlint-disable-next-line no-control-regex -- these are what no code holds and no database takes
  return trimmed.length > LONGEST || /[\0-\x1f]/.test(trimmed) ? '' : trimmed
}
const word = (query: URLSearchParams, name: string) => tidy(query.get(name) ?? '')
const list = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '').split(',').map(tidy).filter(Boolean).slice(0, MOST)
const codes = (query: URLSearchParams, name: string) => [...new Set([...list(query, `${name}s`), ...list(query, name)])]
const flag = (text: string): boolean | null => (text === 'true' ? true : text === 'false' ? false : null)
const readType = (text: string) =>
  text === 'room' || text === 'rooms' ? 'rooms' : text === 'plan' || text === 'plans' ? 'plans' : null

/** A stay that has passed or ends before it starts heals to the next valid one (domain-facts, "Decided"). */
function readStay(query: URLSearchParams, base: Criteria, today: string): { checkin: string; checkout: string } {
  const asked = readDate(query.get('checkin'), today)
  const checkout = readDate(query.get('checkout'), today)
  const checkin = asked && asked >= today ? asked : base.checkin
  const isWhole = asked === checkin && checkout !== null && checkout > checkin
  return { checkin, checkout: isWhole ? checkout : addDays(checkin, readNights(query)) }
}

/** Whether the address names a day of arrival that is over, so that the guest is told of other days. */
export const isPast = (query: URLSearchParams, today: string): boolean =>
  (readDate(query.get('checkin'), today) ?? today) < today

/** 2026-12-24, 2026/12/24, or so many days from today: +7, whose plus is a blank in a query. */
function readDate(text: string | null, today: string): string | null {
  const days = /^[ +]\+?(\d{1,3})$/.exec(text ?? '')?.[1]
  return days ? addDays(today, Number(days)) : parseDate(text ?? '')
}

const readNights = (query: URLSearchParams) => whole(word(query, 'nights')) || DEFAULT_NIGHTS

function readRooms(query: URLSearchParams, base: Criteria, defaults: CriteriaDefaults): PartyRoom[] {
  const limit = Math.min(defaults.maxRooms ?? MAX_ROOMS, MAX_ROOMS)
  const known = readList(query, 'rooms', partyRoom, { children: 0 })
  if (known.length > 0) return known.slice(0, limit).map((room) => within(room, defaults.maxGuests))
  const adults = whole(word(query, 'adults')) ?? base.rooms[0]?.adults ?? DEFAULT_ADULTS
  const children = whole(word(query, 'children')) ?? 0
  const kids_ages = list(query, 'kids_ages')
    .map(whole)
    .filter((age) => age !== null)
  const kids_tiers = readList(query, 'kids_tiers', tierCount)
  const kids = kids_tiers.length ? { kids_tiers } : kids_ages.length ? { kids_ages } : {}
  const room = within({ adults, children, ...kids }, defaults.maxGuests)
  const count = Math.min(Math.max(1, whole(word(query, 'room_count')) ?? DEFAULT_ROOM_COUNT), limit)
  return times(count, () => room)
}

/** A room holds at least one adult and no more people than rooms hold anywhere; children are as many as their ages or tiers say. */
function within(room: PartyRoom, mostAdults: number): PartyRoom {
  const ages = room.kids_ages?.slice(0, MAX_GUESTS_PER_ROOM)
  const tiers = room.kids_tiers?.filter(({ children }) => children > 0 && children <= MAX_GUESTS_PER_ROOM)
  const counted = tiers?.length ? tiers.reduce((sum, tier) => sum + tier.children, 0) : ages?.length
  return {
    adults: Math.min(Math.max(1, room.adults), mostAdults),
    children: Math.min(counted ?? room.children, MAX_GUESTS_PER_ROOM),
    ...(ages?.length ? { kids_ages: ages } : {}),
    ...(tiers?.length ? { kids_tiers: tiers } : {}),
  }
}

const whole = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null)

/** A list written as JSON; empty when it is none, or when one of its entries is not what it ought to be. */
function readList<Value>(query: URLSearchParams, name: string, of: Struct<Value, unknown>, defaults = {}): Value[] {
  const given = parseJson(query.get(name))
  if (!Array.isArray(given)) return []
  const entries: unknown[] = given.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? { ...defaults, ...entry } : entry,
  )
  return is(entries, array(of)) ? entries : []
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null // a broken parameter is no parameter
  }
}

/** The same criteria as a link; defaults that say nothing are left out. */
export function writeCriteria(criteria: Criteria): Record<string, string | undefined> {
  const [first] = criteria.rooms
  const isSimple = criteria.rooms.length === 1 && first !== undefined && !first.kids_tiers
  return {
    checkin: criteria.checkin,
    checkout: criteria.checkout,
    adults: isSimple ? String(first.adults) : undefined,
    children: isSimple && first.children > 0 ? String(first.children) : undefined,
    kids_ages: isSimple && first.kids_ages?.length ? first.kids_ages.join(',') : undefined,
    rooms: isSimple ? undefined : toJson(criteria.rooms),
    type: criteria.type === 'rooms' ? undefined : criteria.type,
    order: criteria.order === DEFAULT_ORDER ? undefined : criteria.order,
    filter: criteria.filter.join(',') || undefined,
    is_including_occupied: criteria.is_including_occupied ? 'true' : undefined,
    promo_code: criteria.promo_code || undefined,
    coupon_code: criteria.coupon_code || undefined,
    room_type_codes: criteria.room_type_codes.join(',') || undefined,
    hotel_plan_codes: criteria.hotel_plan_codes.join(',') || undefined,
    room_plan_codes: criteria.room_plan_codes.join(',') || undefined,
  }
}
