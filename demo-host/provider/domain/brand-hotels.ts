import { and, asc, eq, inArray } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { Facility, hotels as contract } from '../../../shared/contract/hotels.ts'
import type { Context } from '../http/context.ts'
import { hotel } from '../db/schema/hotel.ts'
import { areaOf } from './areas.ts'
import { lowestPrices } from './brand-prices.ts'
import type { Hotel } from './house.ts'
import { missing, Refused } from './refused.ts'
import { langOf, photosOf, readerOf, textOf } from './texts.ts'
import type { Reader } from './texts.ts'

const INVALID = 1000
const [HOTELS_A_PAGE, MOST_A_PAGE] = [20, 50]

export type BrandQuery = InputOf<typeof contract.ofBrand>['query']

/** One page of a brand's hotels in the brand's own order; only what is shown is priced. */
export async function brandHotels(
  brandKey: string,
  query: BrandQuery,
  context: Context,
): Promise<AnswerOf<typeof contract.ofBrand>> {
  const { page = 1, per_page = HOTELS_A_PAGE, hotel_codes: codes } = query
  if (page < 1 || per_page < 1) throw new Refused(422, INVALID, 'Pages are counted from one')
  const size = Math.min(per_page, MOST_A_PAGE)

  const { orm } = context.database
  const isOne = codes?.length ? inArray(hotel.code, codes) : undefined
  const which = and(eq(hotel.brand_id, brandIdOf(brandKey)), eq(hotel.active, true), isOne)
  const shown = await orm
    .select()
    .from(hotel)
    .where(which)
    .orderBy(asc(hotel.id))
    .limit(size)
    .offset((page - 1) * size)
  const total_entries = await orm.$count(hotel, which)
  const prices = await lowestPrices(shown, query, context)
  const t = await loadTranslate(context.locale, ['answers'])
  return {
    data: shown.map((row) => {
      const area = areaOf(row, context.locale, t)
      return facility(row, area, prices.get(row.id) ?? null, readerOf(row, context))
    }),
    meta: { page, total_pages: Math.ceil(total_entries / size), total_entries },
  }
}

/** Numbers only: a brand has no other name on the wire. */
export function brandIdOf(key: string): number {
  if (!/^\d{1,15}$/.test(key)) throw missing('There is no such brand')
  return Number(key)
}

/** What the calls about hotels tell of one; the list tells more. */
export const placeOf = (row: Hotel, reader: Reader) => ({
  id: row.id,
  code: row.code,
  name: textOf(row.names, reader),
  lang: langOf(row.names, reader),
  address: {
    post_code: row.address.post_code,
    full_address: textOf(row.address.full_addresses, reader),
    country: row.address.country,
    lang: langOf(row.address.full_addresses, reader),
  },
  hotel_photos: photosOf(row.photos, reader),
  lat: row.lat,
  lng: row.lng,
})

const facility = (row: Hotel, area: string, lowest_price: number | null, reader: Reader): Facility => ({
  ...placeOf(row, reader),
  description: textOf(row.descriptions, reader),
  area,
  currency: row.currency,
  lowest_price,
})
