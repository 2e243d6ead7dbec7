import type { InputOf } from '../../../shared/contract/define.ts'
import type { Calculation, rooms } from '../../../shared/contract/rooms.ts'
import { isCurrency } from '../../../shared/currencies.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import type { Context } from '../http/context.ts'
import { refuseBarred } from './change-bars.ts'
import { agreeOnChange } from './change-plan.ts'
import { standingFor } from './change-standing.ts'
import { termsOf } from './change-terms.ts'
import { couponAnswer } from './coupons.ts'
import { lineAnswer } from './extras-answer.ts'
import { iso } from './hotel-time.ts'
import type { House } from './house.ts'
import { memberOf } from './member-at.ts'
import { provenReservation } from './proven-reservation.ts'
import { QUOTE_MS, quoteCharge } from './quotes.ts'
import { readerOf } from './texts.ts'
import { roomPriceOf } from './totals.ts'
import { appliedVoucher } from './vouchers.ts'

type Query = InputOf<typeof rooms.price>['query']

/** GET rooms/price with current_reservation: what PUT will agree on, without changing anything. */
export async function priceOfChange(
  house: House,
  number: string,
  query: Query,
  context: Context,
): Promise<Calculation> {
  const { orm } = context.database
  const now = context.clock.now()
  const row = await provenReservation(house.hotel, number, query, context)
  await refuseBarred(orm, house.hotel, row, context)
  const standing = await standingFor(orm, row)
  const wish = {
    ...query,
    payment_type: isPaymentType(query.payment_type) ? query.payment_type : undefined,
    mcp_currency: isCurrency(query.mcp_currency) ? query.mcp_currency : undefined,
  }
  const asking = { locale: context.locale, now, member: memberOf(context, house.hotel) }
  const agreed = await agreeOnChange(orm, house, standing, wish, termsOf(house.hotel), asking)
  const reader = readerOf(house.hotel, context)
  const coupon = agreed.coupon ?? (agreed.drops_coupon ? null : standing.coupon)
  return {
    data: {
      rooms: agreed.lines.map(({ line }) => roomPriceOf(line)),
      total: agreed.total,
      extras: agreed.extras.map((line) => lineAnswer(line, reader)),
      extras_out_of_stock: [],
      coupon: couponAnswer(coupon, reader),
      voucher: standing.voucher && appliedVoucher(standing.voucher, reader),
      change: agreed.sum,
    },
    meta: {
      currency: house.hotel.currency,
      mcp_currency: agreed.exchange?.currency ?? null,
      exchange_rate_version: agreed.exchange?.version ?? null,
      quote_id: await quoteCharge(orm, house, { ...agreed, charge: agreed.sum.charge }, context),
      expires_at: iso(now + QUOTE_MS),
    },
  }
}
