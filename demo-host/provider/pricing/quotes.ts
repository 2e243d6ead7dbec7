import { and, eq, gt } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../db/open.ts'
import { quote } from '../db/schema/money.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import { quotedExtra, withExtras } from '../extras/extras-choice.ts'
import type { ExtraLine } from '../extras/extras-choice.ts'
import type { Coupon } from '../loyalty/coupons.ts'
import { priceIn } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Selection } from './calculate.ts'
import { withDiscountsIn } from './discounts.ts'
import type { Clock, Ids } from '../kernel/ids.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { withSpending } from '../loyalty/spending.ts'
import type { Spending } from '../loyalty/spending.ts'
import { quoteLineOf, totalOfLines } from './totals.ts'
import type { PricedLine } from './totals.ts'

/** How long a calculation is good for. */
export const QUOTE_MS = 30 * MINUTE_MS

type Terms = {
  paymentType: PaymentType | null
  coupon: Coupon | null
  spending: Spending
  member: { id: number } | null
}
type Asker = { clock: Clock; ids: Ids; sessionId: number | null }
export type Quote = { id: string; expires_at: Date; lines: QuoteLine[]; total: Price }

/** A calculation the provider keeps its word on for half an hour (guarantee S9). */
export async function makeQuote(
  orm: Pick<Database['orm'], 'insert'>,
  { clock, ids, sessionId }: Asker,
  catalog: HotelCatalog,
  selection: Selection,
  lines: readonly PricedLine[],
  { paymentType, coupon, spending, member }: Terms,
  exchange: Exchange | null,
  extras: readonly ExtraLine[] = [],
): Promise<Quote> {
  const now = clock.now()
  const quoted = lines.map((line) => withDiscountsIn(quoteLineOf(line), exchange))
  const whole = withSpending(withExtras(totalOfLines(lines, paymentType), extras, paymentType), spending, paymentType)
  const total = priceIn(whole, quoted, exchange)
  const made = { id: ids.next(), expires_at: new Date(now + QUOTE_MS), lines: quoted, total }
  await orm.insert(quote).values({
    ...made,
    extras: extras.map(quotedExtra),
    hotel_id: catalog.hotel.id,
    client_session_id: sessionId,
    checkin_date: selection.checkin_date,
    checkout_date: selection.checkout_date,
    payment_type: paymentType,
    coupon_code: coupon?.code ?? null,
    member_id: member?.id ?? null,
    points: spending.points?.amount ?? 0,
    voucher_number: spending.voucher?.number ?? null,
    total_gross: total.total_price,
    currency: catalog.hotel.currency,
    rate_version: catalog.hotel.rate_version,
    mcp_currency: exchange?.currency ?? null,
    exchange_rate_version: exchange?.version ?? null,
    created_at: new Date(now),
  })
  return made
}

type Charging = {
  wanted: Stay & { payment_type: PaymentType }
  total: Price
  charge: number
  exchange: Exchange | null
}

/**
 * What a change charges, for gateways that agree on a sum beforehand. A change itself is agreed on by its total; of rooms
 * it says nothing, so nobody books by it.
 */
export async function quoteCharge(
  orm: Pick<Database['orm'], 'insert'>,
  { hotel }: HotelCatalog,
  { wanted, total, charge, exchange }: Charging,
  { clock, ids, session }: Pick<Context, 'clock' | 'ids' | 'session'>,
): Promise<string> {
  const now = clock.now()
  const id = ids.next()
  await orm.insert(quote).values({
    id,
    hotel_id: hotel.id,
    client_session_id: session?.id ?? null,
    checkin_date: wanted.checkin_date,
    checkout_date: wanted.checkout_date,
    payment_type: wanted.payment_type,
    lines: [],
    total: { ...total, total_price: charge },
    total_gross: charge,
    currency: hotel.currency,
    rate_version: hotel.rate_version,
    mcp_currency: exchange?.currency ?? null,
    exchange_rate_version: exchange?.version ?? null,
    expires_at: new Date(now + QUOTE_MS),
    created_at: new Date(now),
  })
  return id
}

export type StoredQuote = typeof quote.$inferSelect

/** A quote that still binds us: of this hotel, in time, and of the prices of today. */
export async function bindingQuote(
  orm: Pick<Database['orm'], 'select'>,
  catalog: HotelCatalog,
  id: string,
  now: number,
): Promise<StoredQuote | null> {
  const found = await orm
    .select()
    .from(quote)
    .where(
      and(
        eq(quote.id, id),
        eq(quote.hotel_id, catalog.hotel.id),
        eq(quote.rate_version, catalog.hotel.rate_version),
        gt(quote.expires_at, new Date(now)),
      ),
    )
  return found[0] ?? null
}
