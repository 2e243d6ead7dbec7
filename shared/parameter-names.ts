import type { ParameterName } from './parameters.ts'

/**
 * What is written on live links instead of our names (docs/hotel-facts.md), in small letters and without anything between
 * them; hotelCode, Hotel-Code and room_type_codes[] need no row, because so written they are names of ours.
 */
export const OTHER_NAMES: Readonly<Record<string, ParameterName>> = {
  lang: 'locale',
  language: 'locale',
  userlanguage: 'locale',
  usercurrency: 'currency',
  hotel: 'hotel_code',
  hotelid: 'hotel_id',
  arrival: 'checkin',
  arrive: 'checkin',
  startdate: 'checkin',
  arrivaldate: 'checkin',
  checkindate: 'checkin',
  departure: 'checkout',
  depart: 'checkout',
  enddate: 'checkout',
  departuredate: 'checkout',
  checkoutdate: 'checkout',
  night: 'nights',
  numberofnights: 'nights',
  lengthofstay: 'nights',
  los: 'nights',
  adult: 'adults',
  numadults: 'adults',
  numberofadults: 'adults',
  child: 'children',
  numchildren: 'children',
  numberofchildren: 'children',
  kids: 'children',
  childages: 'kids_ages',
  childrenages: 'kids_ages',
  kidsage: 'kids_ages',
  numrooms: 'room_count',
  numberofrooms: 'room_count',
  roomtypeid: 'room_type_codes',
  roomtypeids: 'room_type_codes',
  roomtype: 'room_type_codes',
  roomtypes: 'room_type_codes',
  hotelplanid: 'hotel_plan_codes',
  hotelplanids: 'hotel_plan_codes',
  plancode: 'hotel_plan_codes',
  plancodes: 'hotel_plan_codes',
  planid: 'hotel_plan_codes',
  roomplanid: 'room_plan_codes',
  roomplanids: 'room_plan_codes',
  coupon: 'coupon_code',
  promo: 'promo_code',
  promotioncode: 'promo_code',
  sort: 'order',
  filters: 'filter',
  dayuse: 'is_day_use',
  isincludingoccupied: 'is_including_occupied',
}

/**
 * By what a page's address opens the widget in it: ?booking_widget_open=search&checkin=2026-12-24; the others are those of the
 * tag that a hotel had before. In the widget's own address they say nothing.
 */
export const OPENERS: readonly string[] = [
  'booking_widget_open',
  'tripla_booking_widget_open',
  'triplabot_open',
  'auto_messages',
]
