import { codeOfPlan, HOTEL, netOf, nightsOf, PLAN, roomOf } from './house.ts'
import type { Asked, House, Room, Stay } from './house.ts'

// What the document at /openapi.json says of each answer, field by field.

export const settings = (sites: readonly string[]) => ({
  hotel_id: HOTEL.id,
  hotel_name: HOTEL.name,
  hotel_brand_id: HOTEL.id,
  currency: HOTEL.currency,
  time_zone: 'Europe/Berlin',
  payment_options: ['on_site'],
  parent_origins: sites,
})

function planOf(room: Room, nights: readonly string[], adults: number) {
  const gross = room.gross * nights.length
  const net = netOf(gross)
  return {
    room_plan_code: codeOfPlan(room),
    room_plan_name: PLAN.name,
    hotel_plan_code: PLAN.code,
    description: '',
    lang: null,
    matched_search_criteria: { adults_count: adults, children_count: 0 },
    meals: ['breakfast'],
    target: 'all',
    channel: 'all',
    booking_start_date: null,
    photos: [],
    inclusive_extra_ids: [],
    inclusive_extras: [],
    sale_limit: null,
    plan_stock_count: null,
    payment_method: ['on_site'],
    credit_card_payment: false,
    discounts: [],
    cancellation_policy_id: null,
    cancellation_free_deadline: null,
    min_stay: null,
    price: { total_price: net, tax: gross - net, accommodation_tax: 0 },
    room_rate: nights.map((date) => ({ date, rate: room.gross })),
    brr_prices: [],
    lowest_stay: null,
  }
}

export function found(house: House, nights: readonly string[], adults: number) {
  const rooms = house.offers(nights, adults).map((room) => ({
    room_type_code: room.code,
    room_type_name: room.name,
    description: '',
    lang: null,
    room_count: house.free(room, nights),
    min_people: 1,
    max_people: room.people,
    max_adult: room.people,
    size: null,
    beds: [],
    facilities: [],
    is_smoking: false,
    filters: [],
    photos: [],
    next_available: null,
    room_plan: [planOf(room, nights, adults)],
  }))
  const plan = {
    hotel_plan_code: PLAN.code,
    hotel_plan_name: PLAN.name,
    lang: null,
    description: '',
    booking_start_date: null,
    inclusive_extra_ids: [],
    photos: [],
    rooms,
  }
  return {
    data: { rooms, plans: rooms.length ? [plan] : [] },
    meta: { search_id: 'search', next_available: null, ...money },
  }
}

const money = { currency: HOTEL.currency, mcp_currency: null, exchange_rate_version: null }

function totalOf(gross: number) {
  const net = netOf(gross)
  return {
    accommodation_tax: 0,
    brr_discount_amount: 0,
    coupon_discount_amount: 0,
    deposit_amount: 0,
    discounted_price: 0,
    extra_price_without_tax: 0,
    original_price: net,
    original_price_with_tax: gross,
    promotion_discount_amount: 0,
    remain_amount: gross,
    room_price_without_tax: net,
    total_special_discount: 0,
    spending_point_value: 0,
    tax: gross - net,
    total_extra_price: 0,
    total_price: gross,
    total_price_before_point_discount: gross,
    total_price_without_tax: net,
    voucher_coupon_discount_amount: 0,
    cancellation: { fee: 0 },
  }
}

export function priced(house: House, asked: Asked) {
  const nights = nightsOf(asked.checkin_date, asked.checkout_date)
  const quote = house.quote(asked)
  return {
    data: {
      rooms: asked.rooms.map(({ room_type_code, quantity }) => {
        const room = roomOf(room_type_code)
        const net = netOf(room.gross)
        return {
          room_plan_code: codeOfPlan(room),
          room_type_code,
          quantity,
          nights: nights.map((date) => ({ date, price: net, tax: room.gross - net })),
          discounts: [],
          rounding_discount: 0,
        }
      }),
      total: totalOf(quote.total),
      extras_out_of_stock: [],
    },
    meta: { ...money, quote_id: quote.id, expires_at: quote.expires_at },
  }
}

export const booked = ({ number, token }: Stay) => ({
  data: { reservationID: number, reservation_number: number, token, status: 'done', transaction: null },
})

export const shown = (stay: Stay) => ({
  data: {
    reservationID: stay.number,
    hotelId: HOTEL.id,
    reservation_number: stay.number,
    email: stay.guest.email,
    token: stay.token,
    name: `${stay.guest.first_name} ${stay.guest.last_name}`,
    version: 1,
    checkin_date: stay.checkin_date,
    checkout_date: stay.checkout_date,
    check_in_range: { from: '15:00', to: '22:00' },
    check_out_time: '11:00',
    rooms: stay.rooms.map((chosen, index) => ({
      reservation_hotel_room_id: index + 1,
      room_type_code: chosen.room_type_code,
      room_type_name: roomOf(chosen.room_type_code).name,
      room_plan_code: codeOfPlan(roomOf(chosen.room_type_code)),
      room_plan_name: PLAN.name,
      party: chosen.party,
      photos: [],
      meals: ['breakfast'],
      total_price: stay.total_price,
      guest: null,
    })),
    guest: stay.guest,
    payment: { type: 'on_site', transaction_status: null, card: null, paid: 0, due_at_hotel: stay.total_price },
    total: totalOf(stay.total_price),
    currency: HOTEL.currency,
    mcp_currency: null,
    points_earned: 0,
    cancellation_policies: [],
    cancellation_free_deadline: null,
    is_staff_edited: false,
    booking_method: 'online',
    locale: 'en',
    lottery_result: null,
    requests: null,
    receipt: null,
    promotions_opt_in: false,
    hotel: { name: HOTEL.name, url: null, phone_number: '+49 30 000000', full_address: 'Insel 1, Berlin' },
    status: 'done',
  },
})
