import type { ParameterName } from './parameters.ts'

/**
 * What is written on live links instead of our names (domain facts 1), in small letters and without anything between
 * them; hotelCode, Hotel-Code and room_type_codes[] need no row, because so written they are names of ours.
 */
export const OTHER_NAMES: Readonly<Record<string, ParameterName>> = {
  lang: 'locale',
  language: 'locale',
  hotel: 'hotel_code',
  hotelid: 'hotel_id',
  arrival: 'checkin',
  arrivaldate: 'checkin',
  checkindate: 'checkin',
  departure: 'checkout',
  departuredate: 'checkout',
  checkoutdate: 'checkout',
  night: 'nights',
  adult: 'adults',
  child: 'children',
  kids: 'children',
  childages: 'kids_ages',
  childrenages: 'kids_ages',
  kidsage: 'kids_ages',
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
