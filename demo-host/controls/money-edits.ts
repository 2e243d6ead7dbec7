import { eq, max, sql } from 'drizzle-orm'

import type { Currency } from '../../shared/currencies.ts'
import type { Orm } from '../provider/db/open.ts'
import { exchangeRate } from '../provider/db/schema/money.ts'
import { providerFact } from '../provider/db/schema/ops.ts'
import { NETWORKS } from '../provider/hotels/countries.ts'
import type { Network } from '../provider/hotels/countries.ts'
import { NETWORK_ROWS } from '../world/hotels/networks.ts'

/** A new table of rates from now on, as a bank sends one: one currency is worth more or less in every other. */
export async function changeRates(
  orm: Orm,
  valid_from: Date,
  { currency, percent }: { currency: Currency; percent: number },
): Promise<number> {
  const [last] = await orm.select({ version: max(exchangeRate.version) }).from(exchangeRate)
  const version = last?.version ?? 0
  const rows = await orm.select().from(exchangeRate).where(eq(exchangeRate.version, version))
  const factor = percent / 100
  const moved = rows.map((row) => ({
    ...row,
    version: version + 1,
    valid_from,
    rate: row.base === currency ? row.rate * factor : row.quote === currency ? row.rate / factor : row.rate,
  }))
  if (moved.length > 0) await orm.insert(exchangeRate).values(moved)
  return moved.length
}

const HERE = ['127.0.0.0/8', '::1/128']

/** Where the guest seems to be: this machine is in no country of its own. */
export async function moveGuest(orm: Orm, { country }: { country: string }): Promise<number> {
  const here = HERE.map((network): Network => {
    const [address = '', prefix = ''] = network.split('/')
    return { address, prefix: Number(prefix), country }
  })
  const value = [...here, ...NETWORK_ROWS]
  await orm
    .insert(providerFact)
    .values({ name: NETWORKS, value })
    .onConflictDoUpdate({ target: providerFact.name, set: { value: sql`excluded.value` } })
  return here.length
}
