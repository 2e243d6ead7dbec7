import { and, desc, eq, inArray, lte } from 'drizzle-orm'

import type { Currency } from '../../../shared/currencies.ts'
import { exchange } from '../../../shared/rules/money/money.ts'
import type { Orm } from '../db/orm.ts'
import { exchangeRate } from '../db/schema/money.ts'

/** An amount of a hotel's currency in that of the site; null where there is no rate. */
export type ToSite = (amount: number, currency: Currency) => number | null

/** Hotels of several countries are compared in one currency, by the newest rates. */
export async function toSiteCurrency(
  orm: Pick<Orm, 'select'>,
  currencies: readonly Currency[],
  site: Currency,
  now: number,
): Promise<ToSite> {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== site)
  const rates = new Map<Currency, number>()
  if (foreign.length > 0) {
    const found = await orm
      .select()
      .from(exchangeRate)
      .where(
        and(
          inArray(exchangeRate.base, foreign),
          eq(exchangeRate.quote, site),
          lte(exchangeRate.valid_from, new Date(now)),
        ),
      )
      .orderBy(desc(exchangeRate.version))
    for (const { base, rate } of found) if (!rates.has(base)) rates.set(base, rate)
  }
  return (amount, currency) => {
    if (currency === site) return amount
    const rate = rates.get(currency)
    return rate === undefined ? null : exchange(amount, currency, site, rate)
  }
}
