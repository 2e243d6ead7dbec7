import type { InputOf } from '../../../shared/contract/define.ts'
import type { Calculation, rooms } from '../../../shared/contract/rooms.ts'
import { isCurrency } from '../../../shared/currencies.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import type { Context } from '../kernel/context.ts'
import { refuseBarred } from './change-bars.ts'
import { confirmChange } from './change-plan.ts'
import { standingFor } from './change-standing.ts'
import { termsOf } from '../records/change-terms.ts'
import { withCodeLimit } from '../loyalty/code-limits.ts'
import { couponAnswer } from '../loyalty/coupons.ts'
import { lineAnswer } from '../availability/extras-answer.ts'
import { iso } from '../kernel/hotel-time.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { authorizedReservation } from '../records/authorized-reservation.ts'
import { QUOTE_MS, quoteCharge } from '../pricing/quotes.ts'
import { localizerOf } from '../kernel/texts.ts'
import { roomPriceOf } from '../pricing/totals.ts'
import { appliedVoucher } from '../loyalty/vouchers.ts'

type Query = InputOf<typeof rooms.price>['query']

/** GET rooms/price with current_reservation: what PUT will agree on, without changing anything. */
export async function priceOfChange(
  catalog: HotelCatalog,
  number: string,
  query: Query,
  context: Context,
): Promise<Calculation> {
  const { orm } = context.database
  const now = context.clock.now()
  const row = await authorizedReservation(catalog.hotel, number, query, context)
  await refuseBarred(orm, catalog.hotel, row, context)
  const standing = await standingFor(orm, row)
  const wish = {
    ...query,
    payment_type: isPaymentType(query.payment_type) ? query.payment_type : undefined,
    mcp_currency: isCurrency(query.mcp_currency) ? query.mcp_currency : undefined,
  }
  const organizationId = organizationOf(context, catalog.hotel)?.id ?? null
  const asking = { locale: context.locale, now, member: memberOf(context, catalog.hotel), organizationId }
  const agreed = await withCodeLimit(context, catalog.hotel.id, query.coupon_code, () =>
    confirmChange(orm, catalog, standing, wish, termsOf(catalog.hotel), asking),
  )
  const localizer = localizerOf(catalog.hotel, context)
  const coupon = agreed.coupon ?? (agreed.drops_coupon ? null : standing.coupon)
  return {
    data: {
      rooms: agreed.lines.map(({ line }) => roomPriceOf(line)),
      total: agreed.total,
      extras: agreed.extras.map((line) => lineAnswer(line, { localizer, exchange: agreed.exchange })),
      extras_out_of_stock: [],
      coupon: couponAnswer(coupon, localizer),
      voucher: standing.voucher && appliedVoucher(standing.voucher, localizer),
      change: agreed.sum,
    },
    meta: {
      currency: catalog.hotel.currency,
      mcp_currency: agreed.exchange?.currency ?? null,
      exchange_rate_version: agreed.exchange?.version ?? null,
      quote_id: await quoteCharge(orm, catalog, { ...agreed, charge: agreed.sum.charge }, context),
      expires_at: iso(now + QUOTE_MS),
    },
  }
}
