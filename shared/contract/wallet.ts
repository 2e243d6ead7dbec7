import { array, enums, literal, object, optional } from 'superstruct'

import { MOST_NUMBER, MOST_PAGE } from '../limits.ts'
import { queryWhole, whole } from '../model/input.ts'
import {
  EXCHANGE_TYPES,
  memberCoupon,
  pages,
  pointExchange,
  points,
  POINT_SCOPES,
  savedCard,
  timeline,
  voucher,
} from '../model/person/wallet.ts'
import { calls } from './define.ts'

const page = object({ page: optional(queryWhole(1, MOST_PAGE)), per_page: optional(queryWhole(1, MOST_PAGE)) })

/** CALL-089 to CALL-098, CALL-128 to CALL-130: what a member has and may spend. Every row needs somebody signed in (401 otherwise). */
export const wallet = calls({
  points: { call: 'GET /hotels/:hotelId/memberships/point', answer: object({ data: points }) },
  timeline: {
    call: 'GET /hotels/:hotelId/memberships/points_timeline',
    query: object({ ...page.schema, scope: optional(enums(POINT_SCOPES)) }),
    answer: timeline,
  },
  exchanges: {
    call: 'GET /hotels/:hotelId/memberships/point_exchanges',
    query: page,
    answer: object({ data: array(pointExchange), meta: object(pages) }),
  },
  /** For good: an exchanged point does not come back. */
  exchange: {
    call: 'POST /hotels/:hotelId/memberships/point_exchanges',
    body: object({ amount: whole(1, MOST_NUMBER), exchange_type: optional(enums(EXCHANGE_TYPES)) }),
    answer: object({ data: pointExchange }),
    idempotent: true,
  },
  cards: { call: 'GET /hotels/:hotelId/memberships/credit_cards', answer: object({ data: array(savedCard) }) },
  removeCard: {
    call: 'DELETE /hotels/:hotelId/memberships/credit_cards/:cardId',
    answer: object({ data: object({ deleted: literal(true) }) }),
  },
  coupons: {
    call: 'GET /hotels/:hotelId/memberships/discount_coupons',
    answer: object({ data: array(memberCoupon) }),
  },
  coupon: {
    call: 'GET /hotels/:hotelId/memberships/discount_coupons/:code',
    answer: object({ data: memberCoupon }),
  },
  /** The booking consumed it already; said once more it changes nothing. */
  consumeCoupon: {
    call: 'PUT /hotels/:hotelId/memberships/discount_coupons/:code/consume',
    answer: object({ data: memberCoupon }),
  },
  vouchers: { call: 'GET /user/vouchers', answer: object({ data: array(voucher) }) },
  consumeVoucher: {
    call: 'PUT /user/vouchers/:number/consume',
    answer: object({ data: voucher }),
  },
})
