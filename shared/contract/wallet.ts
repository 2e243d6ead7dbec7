import { array, enums, literal, object, optional } from 'superstruct'

import { MOST_PAGE, MOST_POINTS } from '../limits.ts'
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
  /** The member's points: how many, which expire when, and how they may be spent. */
  points: { call: 'GET /hotels/:hotelId/memberships/point', answer: object({ data: points }) },
  /** What became of points, page by page, of one kind or of all. */
  timeline: {
    call: 'GET /hotels/:hotelId/memberships/points_timeline',
    query: object({ ...page.schema, scope: optional(enums(POINT_SCOPES)) }),
    answer: timeline,
  },
  /** Points that were exchanged for gifts, page by page. */
  exchanges: {
    call: 'GET /hotels/:hotelId/memberships/point_exchanges',
    query: page,
    answer: object({ data: array(pointExchange), meta: object(pages) }),
  },
  /** For good: an exchanged point does not come back. */
  exchange: {
    call: 'POST /hotels/:hotelId/memberships/point_exchanges',
    body: object({ amount: whole(1, MOST_POINTS), exchange_type: optional(enums(EXCHANGE_TYPES)) }),
    answer: object({ data: pointExchange }),
    idempotent: true,
  },
  /** The cards that the gateway keeps for the member; never more of a number than its last four digits. */
  cards: { call: 'GET /hotels/:hotelId/memberships/credit_cards', answer: object({ data: array(savedCard) }) },
  /** Has the gateway forget a card. */
  removeCard: {
    call: 'DELETE /hotels/:hotelId/memberships/credit_cards/:cardId',
    answer: object({ data: object({ deleted: literal(true) }) }),
  },
  /** The member's coupons, with what each is good for. */
  coupons: {
    call: 'GET /hotels/:hotelId/memberships/discount_coupons',
    answer: object({ data: array(memberCoupon) }),
  },
  /** One coupon, by its code. */
  coupon: {
    call: 'GET /hotels/:hotelId/memberships/discount_coupons/:code',
    answer: object({ data: memberCoupon }),
  },
  /** The booking consumed it already; said once more it changes nothing. */
  consumeCoupon: {
    call: 'PUT /hotels/:hotelId/memberships/discount_coupons/:code/consume',
    answer: object({ data: memberCoupon }),
  },
  /** The member's vouchers of all hotels of the brand. */
  vouchers: { call: 'GET /user/vouchers', answer: object({ data: array(voucher) }) },
  /** Uses it up, once; one that a booking has used already is answered as it is. */
  consumeVoucher: {
    call: 'PUT /user/vouchers/:number/consume',
    answer: object({ data: voucher }),
  },
})
