import { atom } from 'jotai'

import { hotels } from '../../../shared/contract/hotels.ts'
import type { Facility } from '../../../shared/contract/hotels.ts'
import type { InputOf } from '../../../shared/contract/define.ts'
import { times } from '../../../shared/rules/times.ts'
import type { Api } from '../../lib/api.ts'
import { settingsAtom } from '../settings/settings.ts'

export type FacilitiesQuery = Omit<InputOf<typeof hotels.ofBrand>['query'], 'page'>

export const brandIdAtom = atom((get): number => {
  const settings = get(settingsAtom)
  return settings.booking_widget_setting_attributes.hotel_brand_id ?? settings.hotel_brand_id
})

/** Page by page, in the order of the brand; a hotel that moved to another page meanwhile is there once (CALL-034). */
export async function fetchFacilities(
  api: Api,
  brandId: number,
  query: FacilitiesQuery,
  signal: AbortSignal,
): Promise<Facility[]> {
  const pageOf = (page: number) => api(hotels.ofBrand, { brandId, query: { ...query, page } }, { signal })
  const first = await pageOf(1)
  const others = times(Math.max(0, first.meta.total_pages - 1), (at) => pageOf(at + 2))
  const pages = [first, ...(await Promise.all(others))]
  const byId = new Map<number, Facility>()
  for (const { data } of pages) for (const facility of data) if (!byId.has(facility.id)) byId.set(facility.id, facility)
  return [...byId.values()]
}
