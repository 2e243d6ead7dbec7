/** Start-up and search parameters (QUERY-001 to QUERY-074): where a value goes and whether it may stay in the address. */
export type ParameterRow = {
  /** visit: how the guest came. search: the search form. screen: the screen of the address reads it. session: it signs in. */
  to: 'hotel' | 'visit' | 'search' | 'screen' | 'session' | 'header' | 'attribution'
  /** Leaves the address bar before anything renders (AMB-34). */
  secret?: true
  /** Read at the start and then removed from the address (AMB-14). */
  once?: true
  /** Goes along from screen to screen, so that a reload knows it too. */
  stays?: true
  /** Goes along from step to step of a booking or of its change, and no further (QUERY-036). */
  flows?: true
  /** Goes along to the search as it came (SEARCH-049). */
  carried?: true
  /** Whoever names it wants to see what there is; what else goes with a search is no reason for one. */
  wish?: true
}

const rows = <const T extends Record<string, ParameterRow>>(table: T): T => table

const hotel = { to: 'hotel', once: true } as const
const visit = { to: 'visit', stays: true } as const
const search = { to: 'search' } as const
const wish = { to: 'search', wish: true } as const
const carried = { to: 'search', carried: true } as const
const screen = { to: 'screen' } as const
const flowing = { to: 'screen', flows: true } as const
const token = { to: 'session', secret: true } as const
const attribution = { to: 'attribution' } as const

export const PARAMETERS = rows({
  hotel_code: hotel,
  code: hotel,
  hotel_id: search,
  locale: { to: 'visit', once: true },
  segment_ids: visit,
  parent_origin: visit,
  parentUrl: visit,
  parentPathname: visit,
  fromChatbot: visit,
  source: visit,
  medium: visit,
  iframe: visit,
  isInCBIframe: visit,
  icon_message_id: visit,
  tripla_preview: visit,
  custom_bot_test: visit,
  urlBack: visit,
  /** false: whoever works on a hotel that is closed for maintenance walks past the page that says so. */
  maintenance_mode: visit,
  metasearch_source: { to: 'visit', stays: true, carried: true },
  triplabot_user_id: visit,
  triplabot_sync: visit,
  auth_auto_message_id: visit,
  email_id: { to: 'header', stays: true },

  accessToken: token,
  login_token: token,
  otid: token,
  one_time_access_token: token,
  refresh_token: token,
  brand_custom_auth_token: token,
  lineLiffToken: token,
  line_code: token,
  line_state: token,
  /** Ours, as a sign-in elsewhere comes back with them (domain/outside-sign-in on the provider). */
  sign_in_code: token,
  sign_in_state: token,
  reset_password_token: token,
  confirmation_token: token,
  /** Ours: the reader of a hotel's letter of offers (domain/marketing on the provider). */
  unsubscribe_token: token,
  lottery_access_token: { to: 'session', secret: true, carried: true },
  /** Proves on the confirmation and the review who reads, and nowhere else. */
  bypass_token: token,

  brand_custom_auth_token_name: { to: 'session', once: true },
  line_redirect: screen,
  redirectUrlFromLiff: screen,
  referrer_code: visit,
  key: flowing,
  context: flowing,
  current_reservation: flowing,
  cancellation_policy_id: screen,
  email: screen,
  error: screen,
  error_code: screen,
  organization_id: screen,
  email_update: screen,
  redirect_url: screen,
  program_id: screen,
  hotelId: screen,
  reservation_number: screen,
  hotel_codes: screen,
  triplaPaymentNo: screen,
  /** true or false: an agency's site, or the hotel's widget, whatever the installation is (ROUTE-042). */
  ota_enabled: visit,
  /** What an agency's site looks for besides the stay. */
  place: screen,
  words: screen,
  wishes: screen,
  max_price: screen,
  min_rating: screen,
  sort: screen,
  page: screen,

  checkin: wish,
  checkout: wish,
  nights: wish,
  // The day of arrival and the nights as hotel ads of a search engine write them.
  checkin_year: wish,
  checkin_month: wish,
  checkin_day: wish,
  length: wish,
  adults: wish,
  children: wish,
  kids_ages: wish,
  kids_tiers: wish,
  rooms: wish,
  room_count: wish,
  type: wish,
  order: wish,
  filter: wish,
  is_day_use: wish,
  is_including_occupied: wish,
  mode: wish,
  promo_code: wish,
  coupon_code: wish,
  voucher_coupon_code: wish,
  room_type_codes: wish,
  room_type_code: wish,
  hotel_plan_codes: wish,
  hotel_plan_code: wish,
  room_plan_codes: wish,
  room_plan_code: wish,
  search_type: wish,
  price_displayed_total: carried,
  google_site: carried,
  google_promo_code: carried,
  dynamic_package: wish,
  lottery_event: carried,
  current_lottery_entry: carried,
  warning: search,
  search_id: carried,
  /** Becomes mcp_currency, and leaves the address once the hotel is known to take it (AMB-67). */
  currency: search,
  mcp_currency: { to: 'search', stays: true },

  utm_source: attribution,
  utm_medium: attribution,
  utm_campaign: attribution,
  campaignid: attribution,
  adgroupid: attribution,
  keyword: attribution,
  gclid: attribution,
  yclid: attribution,
  utm_content: attribution,
  utm_term: attribution,
  fbclid: attribution,
  msclkid: attribution,
  gbraid: attribution,
  wbraid: attribution,
})
export type ParameterName = keyof typeof PARAMETERS

const all = Object.entries(PARAMETERS) as [ParameterName, ParameterRow][] // Object.entries forgets the names it lists
const names = (fits: (row: ParameterRow) => unknown): readonly ParameterName[] =>
  all.filter(([, row]) => fits(row)).map(([name]) => name)

export const STAYING: readonly string[] = names((row) => row.stays)
export const FLOWING: readonly string[] = names((row) => row.flows)
export const SECRET: readonly string[] = names((row) => row.secret)
/** What the start takes out of the address. */
export const FLEETING: readonly string[] = names((row) => row.secret ?? row.once)
/** What the search takes along. */
export const CARRIED = names((row) => row.carried)
export const SEARCHED: readonly string[] = names(({ to }) => to === 'search')
export const WISHES: readonly string[] = names((row) => row.wish)
type Rows = typeof PARAMETERS
export type Attribution = {
  [Name in ParameterName]: Rows[Name] extends typeof attribution ? Name : never
}[ParameterName]
export const ATTRIBUTION = names(({ to }) => to === 'attribution') as readonly Attribution[] // the type reads the same rows
export const isParameter = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name)
