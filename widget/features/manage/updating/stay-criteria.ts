import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'

type Booked = Pick<Reservation, 'checkin_date' | 'checkout_date'> & {
  rooms: readonly Pick<Reservation['rooms'][number], 'party'>[]
}

/** The search a stay would have been found by: its dates and parties, and nothing that narrows what is free then. */
export const stayCriteria = (criteria: Criteria, { checkin_date, checkout_date, rooms }: Booked): Criteria => ({
  ...criteria,
  checkin: checkin_date,
  checkout: checkout_date,
  is_day_use: checkin_date === checkout_date,
  is_undated: false,
  rooms: rooms.map(({ party }) => party),
  filter: [],
  mode: null,
  dynamic_package: null,
  promo_code: '',
  coupon_code: '',
  voucher_coupon_code: '',
  room_type_codes: [],
  hotel_plan_codes: [],
  room_plan_codes: [],
})
