import { and, desc, eq, lte } from 'drizzle-orm'

import { hasMultiCurrency } from '../../../shared/brands.ts'
import { isCurrency } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { PRICE_FIELDS } from '../../../shared/model/search/price.ts'
import type { Offer, Price } from '../../../shared/model/search/price.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { add, exchange, offerTotal } from '../../../shared/rules/money/money.ts'
import type { Database } from '../db/open.ts'
import { exchangeRate } from '../db/schema/money.ts'
import type { quote, QuoteLine } from '../db/schema/money.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'

type Orm = Pick<Database['orm'], 'select'>

/** The second currency of a guest, and the rates of one version into it. */
export type Exchange = { currency: Currency; version: number; of: (amount: number) => number }

/** Null where no second currency is wanted or possible; a code nobody knows is no wish (CUR-021). */
export async function exchangeFor(
  orm: Orm,
  hotel: Hotel,
  wanted: string | null | undefined,
  now: number,
): Promise<Exchange | null> {
  if (!isCurrency(wanted) || wanted === hotel.currency) return null
  if (!hasMultiCurrency(hotel.brand_id, hotel.settings.mcp_enabled)) return null
  const found = await orm
    .select()
    .from(exchangeRate)
    .where(and(isPair(hotel.currency, wanted), lte(exchangeRate.valid_from, new Date(now))))
    .orderBy(desc(exchangeRate.version))
    .limit(1)
  return found[0] ? asExchange(found[0]) : null
}

/** The rate something was agreed at, whatever it is today. */
export async function exchangeOf(orm: Orm, base: Currency, quote: Currency, version: number): Promise<Exchange | null> {
  const found = await orm
    .select()
    .from(exchangeRate)
    .where(and(isPair(base, quote), eq(exchangeRate.version, version)))
  return found[0] ? asExchange(found[0]) : null
}

const isPair = (base: Currency, quote: Currency) => and(eq(exchangeRate.base, base), eq(exchangeRate.quote, quote))

const asExchange = ({ base, quote, rate, version }: typeof exchangeRate.$inferSelect): Exchange => ({
  currency: quote,
  version,
  of: (amount) => exchange(amount, base, quote, rate),
})

/** The whole is converted and the net is what the taxes leave of it, so that the guest's sum is that of the whole. */
export function offerIn(offer: Offer, money: Exchange | null): Offer {
  if (!money) return offer
  const { original_price_with_tax: before } = offer
  const [tax, local] = [money.of(offer.tax), money.of(offer.accommodation_tax)]
  return {
    ...offer,
    mcp_total_price: { cents: money.of(offerTotal(offer)) - tax - local },
    mcp_tax: { cents: tax },
    mcp_accommodation_tax: { cents: local },
    ...(before !== undefined && { mcp_original_price_with_tax: { cents: money.of(before) } }),
  }
}

/** Rooms are converted one by one, as the search answer did, so that the total is the sum the guest saw there. */
export function priceIn(price: Price, lines: readonly QuoteLine[], money: Exchange | null): Price {
  if (!money) return price
  const { total_price: total, deposit_amount: deposit, remain_amount: remain } = price
  const rooms = add(...lines.map(({ total_gross, quantity }) => total_gross * quantity))
  const converted = add(...lines.map(({ total_gross, quantity }) => money.of(total_gross) * quantity))
  // What is paid for otherwise, as by points, leaves nothing of what rounding left.
  const whole = total === 0 ? 0 : converted + money.of(total - rooms)
  const amountOf = (amount: number) => (amount === total ? whole : money.of(amount))
  const amounts = PRICE_FIELDS.map((field) => [`mcp_${field}`, { cents: amountOf(price[field]) }] as const)
  return {
    ...price,
    ...Object.fromEntries(amounts),
    // What is paid now and what is paid later are the total in this currency too.
    ...(deposit > 0 && deposit + remain === total && { mcp_remain_amount: { cents: whole - amountOf(deposit) } }),
    cancellation: { ...price.cancellation, mcp_fee: { cents: money.of(price.cancellation.fee) } },
  }
}

type Seen = Pick<Booking, 'mcp_currency' | 'exchange_rate_version'>
type Bound = Pick<typeof quote.$inferSelect, 'mcp_currency' | 'exchange_rate_version'>

/** ERR-087: an amount in a second currency is agreed at today's rate, and only where it is the one the guest saw. */
export async function sameRate(
  orm: Orm,
  { hotel }: HotelCatalog,
  booking: Seen,
  bound: Bound | null,
  now: number,
): Promise<Exchange | null> {
  const wanted = bound ? bound.mcp_currency : booking.mcp_currency
  const exchange = await exchangeFor(orm, hotel, wanted, now)
  const seen = bound ? bound.exchange_rate_version : (booking.exchange_rate_version ?? exchange?.version)
  if (exchange === null || seen === exchange.version) return exchange
  const { currency: mcp_currency, version: exchange_rate_version } = exchange
  throw new ApiError(ERRORS.priceChanged, 'The exchange rate has been updated', {
    details: { reason: 'exchange_rate_updated', mcp_currency, exchange_rate_version },
  })
}
