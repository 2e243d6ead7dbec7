import { eq } from 'drizzle-orm'
import { BlockList, isIP } from 'node:net'
import { array, integer, is, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { CURRENCY_CODES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Orm } from '../db/orm.ts'
import { providerFact } from '../db/schema/ops.ts'

/** Where networks are, as a fact of the database: a real provider fills it from its own source. */
export const NETWORKS = 'networks'
const networks = array(object({ address: string(), prefix: integer(), country: string() }))
export type Network = Infer<typeof networks>[number]

/** By the connection alone: a header could be anybody's wish. The first network that holds the address decides. */
export async function countryOf(orm: Pick<Orm, 'select'>, ip: string): Promise<string | null> {
  const address = ip.replace(/^::ffff:/, '')
  const version = isIP(address)
  if (version === 0) return null
  const [fact] = await orm.select().from(providerFact).where(eq(providerFact.name, NETWORKS))
  const known = is(fact?.value, networks) ? fact.value : []
  return known.find((network) => holds(network, address, version === 6 ? 'ipv6' : 'ipv4'))?.country ?? null
}

function holds({ address, prefix }: Network, ip: string, type: 'ipv4' | 'ipv6'): boolean {
  if (isIP(address) !== (type === 'ipv6' ? 6 : 4)) return false
  const list = new BlockList()
  list.addSubnet(address, prefix, type)
  return list.check(ip, type)
}

/** Countries by what is paid with in them (ISO 3166 and 4217); a currency we do not show prices in is none. */
const COUNTRIES: Record<Currency, string> = {
  JPY: 'JP',
  ARS: 'AR',
  AUD: 'AU KI NR TV',
  BRL: 'BR',
  CAD: 'CA',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  HKD: 'HK',
  INR: 'IN',
  IDR: 'ID',
  ILS: 'IL',
  MOP: 'MO',
  MYR: 'MY',
  MXN: 'MX',
  TWD: 'TW',
  NZD: 'NZ CK NU',
  NOK: 'NO SJ',
  PHP: 'PH',
  GBP: 'GB GG IM JE',
  QAR: 'QA',
  RUB: 'RU',
  SAR: 'SA',
  SGD: 'SG',
  ZAR: 'ZA',
  KRW: 'KR',
  LKR: 'LK',
  SEK: 'SE',
  CHF: 'CH LI',
  THB: 'TH',
  AED: 'AE',
  USD: 'US PR GU EC SV PA TL FM MH PW',
  VND: 'VN',
}

export const currencyOfCountry = (country: string): Currency | null =>
  CURRENCY_CODES.find((code) => COUNTRIES[code].split(' ').includes(country)) ?? null
