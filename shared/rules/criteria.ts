import { array, is } from 'superstruct'

import {
  CHECKIN_OFFSET_DAYS,
  DEFAULT_ADULTS,
  DEFAULT_NIGHTS,
  DEFAULT_ORDER,
  DEFAULT_ROOM_COUNT,
  MAX_ROOMS,
} from '../constants.ts'
import { ORDERS } from '../model/order.ts'
import { partyRoom } from '../model/party.ts'
import type { Order } from '../model/order.ts'
import type { PartyRoom } from '../model/party.ts'
import { addDays, isDate } from './dates.ts'

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
    rooms: Array.from({ length: DEFAULT_ROOM_COUNT }, () => ({
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
  const order = query.get('order')
  return {
    ...base,
    checkin,
    checkout,
    rooms: readRooms(query, base, defaults),
    type: readType(query.get('type')) ?? base.type,
    order: ORDERS.find((known) => known === order) ?? ORDER_ALIASES[order ?? ''] ?? base.order,
    filter: list(query.get('filter')),
    is_including_occupied: flag(query.get('is_including_occupied')) ?? base.is_including_occupied,
    promo_code: query.get('promo_code') ?? '',
    coupon_code: query.get('coupon_code') ?? '',
    room_type_codes: codes(query, 'room_type_code'),
    hotel_plan_codes: codes(query, 'hotel_plan_code'),
    room_plan_codes: codes(query, 'room_plan_code'),
  }
}

/** AMB-18 */
const ORDER_ALIASES: Record<string, Order> = { asc: 'price_low_to_high', desc: 'price_high_to_low' }

const list = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
const codes = (query: URLSearchParams, name: string) => [
  ...new Set([...list(query.get(`${name}s`)), ...list(query.get(name))]),
]
const flag = (text: string | null): boolean | null => (text === 'true' ? true : text === 'false' ? false : null)
const readType = (text: string | null) =>
  text === 'room' || text === 'rooms' ? 'rooms' : text === 'plan' || text === 'plans' ? 'plans' : null

/** Both date forms are read; a stay that has passed or ends before it starts heals to the default (domain-facts, "Decided"). */
function readStay(query: URLSearchParams, base: Criteria, today: string): { checkin: string; checkout: string } {
  const checkin = plain(query.get('checkin'))
  const checkout = plain(query.get('checkout'))
  if (!checkin || checkin < today) return { checkin: base.checkin, checkout: base.checkout }
  return { checkin, checkout: checkout && checkout > checkin ? checkout : addDays(checkin, DEFAULT_NIGHTS) }
}

function plain(text: string | null): string | null {
  const dashed = (text ?? '').trim().replaceAll('/', '-')
  return isDate(dashed) ? dashed : null
}

function readRooms(query: URLSearchParams, base: Criteria, defaults: CriteriaDefaults): PartyRoom[] {
  const limit = Math.min(defaults.maxRooms ?? MAX_ROOMS, MAX_ROOMS)
  const given = parseJson(query.get('rooms'))
  const known = Array.isArray(given) ? given.map((room: unknown) => withChildren(room)) : null
  if (known && known.length > 0 && is(known, array(partyRoom)))
    return known.slice(0, limit).map((room) => ({ ...room, adults: clampAdults(room.adults, defaults.maxGuests) }))
  const first = base.rooms[0]
  const adults = whole(query.get('adults')) ?? first?.adults ?? DEFAULT_ADULTS
  const ages = list(query.get('kids_ages')).map(Number).filter(Number.isInteger)
  const children = ages.length || (whole(query.get('children')) ?? 0)
  const room: PartyRoom = {
    adults: clampAdults(adults, defaults.maxGuests),
    children,
    ...(ages.length ? { kids_ages: ages } : {}),
  }
  const count = Math.min(Math.max(1, whole(query.get('room_count')) ?? DEFAULT_ROOM_COUNT), limit)
  return Array.from({ length: count }, () => room)
}

const withChildren = (room: unknown): unknown =>
  typeof room === 'object' && room !== null ? { children: 0, ...room } : room
const clampAdults = (adults: number, most: number) => Math.min(Math.max(1, adults), most)
const whole = (text: string | null): number | null => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null)
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
    rooms: isSimple ? undefined : JSON.stringify(criteria.rooms),
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
