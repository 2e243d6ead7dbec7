import type { KidsSetting } from '../../../shared/model/hotel/settings.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'

/** What a hotel has that says nothing else: it pays at the desk and takes no children. */
export const SETTINGS: HotelSettings = {
  button_colour: '#2c5449',
  header_colour: '#ffffff',
  logo: null,
  max_guests_per_room: 6,
  multi_room_search_limit: 5,
  payment_gateway_setting: 'payment_hub',
  payment_options: ['on_site'],
  guest_info: {
    phone: 'required',
    postal_code: 'do_not_ask',
    address: 'do_not_ask',
    nationality: 'do_not_ask',
    kana_name: 'do_not_ask',
  },
  guest_name_update_enabled: false,
  terms_url: null,
  privacy_url: null,
  website_url: null,
  site_controller: null,
  parent_origins: [],
  room_search_filters: [],
  default_search_setting: { target: 'hotel', check_in_offset_days: 0, adults: 2, is_including_occupied: false },
  search_type: 'hotel_room',
  plan_search_enabled: false,
  mcp_enabled: false,
}
export const NO_CHILDREN: KidsSetting = {
  kids_type: 'ages',
  accept_type: 'none',
  shared_bed_type: null,
  max_age: 0,
  max_children_per_room: null,
}
