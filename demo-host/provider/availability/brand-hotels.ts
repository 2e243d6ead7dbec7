import { and, asc, eq, inArray } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { Facility, hotels as contract } from '../../../shared/contract/hotels.ts'
import type { Context } from '../kernel/context.ts'
import { hotel } from '../db/schema/hotel.ts'
import { areaOf } from '../hotels/areas.ts'
import { lowestPrices } from './brand-prices.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { missing } from '../kernel/api-error.ts'
import { langOf, photosOf, localizerOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

const [HOTELS_A_PAGE, MOST_A_PAGE] = [20, 50]

export type BrandQuery = InputOf<typeof contract.ofBrand>['query']

/** One page of a brand's hotels in the brand's own order; only what is shown is priced. */
export async function brandHotels(
  brandKey: string,
  query: BrandQuery,
  context: Context,
): Promise<AnswerOf<typeof contract.ofBrand>> {
  const { page = 1, per_page = HOTELS_A_PAGE, hotel_codes: codes } = query
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
      return facility(row, area, prices.get(row.id) ?? null, localizerOf(row, context))
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
export const placeOf = (row: Hotel, localizer: Localizer) => ({
  id: row.id,
  code: row.code,
  name: localize(row.names, localizer),
  lang: langOf(row.names, localizer),
  description: localize(row.descriptions, localizer),
  address: {
    post_code: row.address.post_code,
    full_address: localize(row.address.full_addresses, localizer),
    country: row.address.country,
    lang: langOf(row.address.full_addresses, localizer),
  },
  hotel_photos: photosOf(row.photos, localizer),
  lat: row.lat,
  lng: row.lng,
})

const facility = (row: Hotel, area: string, lowest_price: number | null, localizer: Localizer): Facility => ({
  ...placeOf(row, localizer),
  area,
  currency: row.currency,
  lowest_price,
})
