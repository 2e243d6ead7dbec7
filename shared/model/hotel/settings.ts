import { array, boolean, enums, integer, nullable, object, optional, pattern, record, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { MAX_GUESTS_PER_ROOM } from '../../constants.ts'
import { DEFAULT_CURRENCY, CURRENCIES } from '../../currencies.ts'
import type { Currency } from '../../currencies.ts'
import { lenient, locale, plainDate } from '../wire.ts'

export const currency = () => enums(Object.keys(CURRENCIES) as Currency[]) // Object.keys forgets the names it lists
const colour = () => string()
// What becomes part of a stylesheet is a name and a colour and nothing else.
const token = pattern(string(), /^[a-z][a-z\d-]*$/)
const shade = pattern(string(), /^#[\da-f]{6}$/)
const derivedColours = object({
  button_colour: colour(),
  header_colour: colour(),
  shades: record(token, object({ light: shade, dark: shade })),
})
export type Shades = Infer<typeof derivedColours>['shades']

/** What a child eats and whether it has a bed of its own (SEARCH-015; docs/hotel-facts.md pairs them with the tier codes). */
export const KIDS_OPTIONS = [
  'meal_same_as_adult_bedding',
  'meal_yes_bedding',
  'meal_yes',
  'meal_no_bedding',
  'meal_no',
] as const
export type KidsOption = (typeof KIDS_OPTIONS)[number]

export const kidsTier = object({
  code: string(),
  name: string(),
  min_age: integer(),
  max_age: integer(),
  option: lenient(nullable(enums(KIDS_OPTIONS)), null),
})
export type KidsTier = Infer<typeof kidsTier>

/** `none` stands for "children are not taken"; `ages`, `tiers` and `tiers_with_meal_and_bed_as_extras` are the pricing modes of SEARCH-014. */
export const kidsSetting = object({
  kids_type: enums(['ages', 'tiers', 'tiers_with_meal_and_bed_as_extras']),
  accept_type: enums(['none', 'accept']),
  /** Whether children who share a bed are limited; null: the hotel does not ask. */
  shared_bed_type: nullable(enums(['per_adult', 'per_room'])),
  max_age: integer(),
  max_children_per_room: nullable(integer()),
  /** Absent limits do not limit (AMB-62). */
  max_children_per_adult: optional(nullable(integer())),
  max_adults_per_room: optional(nullable(integer())),
})
export type KidsSetting = Infer<typeof kidsSetting>

const roomSearchFilter = object({
  id: string(),
  name: string(),
  /** The language of the name, when it is not the one asked for. */
  lang: optional(nullable(locale())),
  filter_type: enums(['room', 'plan']),
  /** Of the bar for guests who come from hotel ads (AMB-43). */
  is_hotel_ads: optional(boolean()),
})
export type RoomSearchFilter = Infer<typeof roomSearchFilter>

const searchDefaults = object({
  target: enums(['hotel', 'hotel_brand']),
  check_in_offset_days: integer(),
  adults: integer(),
  is_including_occupied: boolean(),
})

const analyticsSetting = object({
  /** Whom the entries are meant for; empty: the tags of the page decide. */
  tag_ids: lenient(array(string()), []),
  /** JSON whose {{placeholders}} are filled in when a guest has booked. It is data: nothing of it is ever run. */
  text: lenient(string(), ''),
  /** Sites of the hotel that links to carry on how the guest came (HEAD-016). */
  linker_domains: lenient(array(string()), []),
})

/**
 * GET /hotels/{code}/settings/booking_widget, `data` (CALL-012).
 * Only `hotel_id` is indispensable: every other field falls back to its default when it is missing or ill-typed.
 * What the checkout alone reads stands in checkout-settings.ts: it is let through here and read when somebody checks out.
 */
export const settings = type({
  hotel_id: integer(),
  hotel_name: lenient(string(), ''),
  /** The language of hotel_name and the other texts below, when it is not the one asked for. */
  lang: lenient(nullable(locale()), null),
  hotel_brand_id: lenient(integer(), 0),
  currency: lenient(currency(), DEFAULT_CURRENCY),
  time_zone: lenient(string(), 'Asia/Tokyo'),
  locale: lenient(nullable(locale()), null),
  button_colour: lenient(colour(), '#2c5449'),
  header_colour: lenient(colour(), '#fbfaf7'),
  /** All colours of the widget, derived from these two (rules/colour/palette); others than these two say nothing. */
  colours: lenient(nullable(derivedColours), null),
  logo: lenient(nullable(string()), null),
  max_guests_per_room: lenient(integer(), MAX_GUESTS_PER_ROOM),
  multi_room_search_limit: lenient(nullable(integer()), null),
  kids_setting: lenient(kidsSetting, {
    kids_type: 'ages',
    accept_type: 'none',
    shared_bed_type: 'per_room',
    max_age: 12,
    max_children_per_room: null,
  }),
  kids_tiers: lenient(array(kidsTier), []),
  room_search_filters: lenient(array(roomSearchFilter), []),
  /** Today in the hotel: its time zone and its late-night cut-over, decided by the server. */
  business_date: lenient(nullable(plainDate()), null),
  reservable_period_months: lenient(nullable(integer()), null),
  mcp_enabled: lenient(boolean(), false),
  site_controller: lenient(nullable(string()), null),
  pubnub: lenient(object({ auth_key: nullable(string()) }), { auth_key: null }),
  book_languages: lenient(array(locale()), []),
  available_languages: lenient(array(locale()), []),
  /** Origins that may exchange messages with the widget; '*' only when the hotel says so (guarantees, decided line 1). */
  parent_origins: lenient(array(string()), []),
  /** Another server for the calls that follow; without it the stamped one stays (CALL-001). */
  api_base_url: lenient(nullable(string()), null),
  booking_widget_setting_attributes: lenient(
    object({
      hotel_brand_id: nullable(integer()),
      default_search_setting: lenient(nullable(searchDefaults), null),
      tier: lenient(nullable(string()), null),
      search_type: lenient(nullable(string()), null),
      plan_search_enabled: lenient(boolean(), false),
      is_day_use_enabled: lenient(boolean(), false),
      is_undated_search_enabled: lenient(boolean(), false),
      /** Flight and hotel together, and the first day such a package begins; null: not sold. */
      dynamic_package: lenient(nullable(object({ starts_on: nullable(plainDate()) })), null),
    }),
    {
      hotel_brand_id: null,
      default_search_setting: null,
      tier: null,
      search_type: null,
      plan_search_enabled: false,
      is_day_use_enabled: false,
      is_undated_search_enabled: false,
      dynamic_package: null,
    },
  ),
  /** The brand and how many hotels it has, so that a search bar knows at once whether there is one to choose. */
  hotel_brand_setting: lenient(object({ name: string(), hotel_count: lenient(integer(), 1) }), {
    name: '',
    hotel_count: 1,
  }),
  chatbot_setting: lenient(object({ enabled: boolean() }), { enabled: false }),
  /** Null: nothing is measured, and no data layer is made (BOOT-026, ANALYTICS-001). */
  analytics: lenient(nullable(analyticsSetting), null),
})
export type Settings = Infer<typeof settings>
