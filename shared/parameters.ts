/** Start-up and search parameters (specification 2.4 and 2.5): where a value goes and whether it may stay in the address. */
export type ParameterRow = {
  to: 'start' | 'search' | 'header' | 'attribution'
  /** Leaves the address bar before anything renders (AMB-34). */
  secret?: true
  /** Read at the start and then removed from the address (AMB-14). */
  once?: true
  /** Goes along from screen to screen, so that a reload knows it too. */
  stays?: true
  /** Spellings that are understood too. */
  also?: readonly string[]
}

const rows = <const T extends Record<string, ParameterRow>>(table: T): T => table

export const PARAMETERS = rows({
  code: { to: 'start', also: ['hotel_code'] },
  locale: { to: 'start', once: true },
  segment_ids: { to: 'start', stays: true },
  parent_origin: { to: 'start', stays: true },
  parentUrl: { to: 'start', stays: true },
  email_id: { to: 'header' },
  checkin: { to: 'search' },
  checkout: { to: 'search' },
  adults: { to: 'search' },
  children: { to: 'search' },
  kids_ages: { to: 'search' },
  kids_tiers: { to: 'search' },
  rooms: { to: 'search' },
  room_count: { to: 'search' },
  type: { to: 'search' },
  order: { to: 'search' },
  filter: { to: 'search' },
  is_including_occupied: { to: 'search' },
  /** Becomes mcp_currency, and leaves the address once the hotel is known to take it (AMB-67). */
  currency: { to: 'search' },
  mcp_currency: { to: 'search', stays: true },
  promo_code: { to: 'search' },
  coupon_code: { to: 'search' },
  room_type_codes: { to: 'search', also: ['room_type_code'] },
  hotel_plan_codes: { to: 'search', also: ['hotel_plan_code'] },
  room_plan_codes: { to: 'search', also: ['room_plan_code'] },
  utm_source: { to: 'attribution' },
  utm_medium: { to: 'attribution' },
  utm_campaign: { to: 'attribution' },
  gclid: { to: 'attribution' },
  yclid: { to: 'attribution' },
})
export type ParameterName = keyof typeof PARAMETERS

const all: [string, ParameterRow][] = Object.entries(PARAMETERS)
export const STAYING: readonly string[] = all.filter(([, row]) => row.stays).map(([name]) => name)
