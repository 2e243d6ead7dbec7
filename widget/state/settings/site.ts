import { atom } from 'jotai'
import { mask } from 'superstruct'

import { siteSettings } from '../../../shared/model/hotel/site-settings.ts'
import { linked } from '../../lib/linker.ts'
import { attributionAtom } from '../analytics/attribution.ts'
import { environmentAtom } from '../environment.ts'
import { settingsAtom } from './settings.ts'

/** What the hotel puts around the booking; only where state/settings says that there is any. */
export const siteAtom = atom((get) => mask(Object(get(settingsAtom)).site, siteSettings))

/** Staff who work on a closed hotel walk past the page that says so (ROUTE-065). */
const isPastMaintenanceAtom = atom((get) => get(environmentAtom).began.get('maintenance_mode') === 'false')

/** A link of the hotel's own markup, when somebody follows it: to another site it says how the guest came (HEAD-016, HEAD-025). */
export const followedAtom = atom((get) => {
  const tracking = get(attributionAtom)
  const isPast = get(isPastMaintenanceAtom)
  const { host } = get(environmentAtom).view.location
  return (href: string): string => {
    const url = new URL(href)
    if (!/^https?:$/.test(url.protocol) || url.host === host) return href
    if (isPast) url.searchParams.set('maintenance_mode', 'false')
    // The hotel wrote the link, so the site it leads to is one the hotel means.
    return linked(url.href, [url.hostname], tracking)
  }
})

/** What the hotel may write in place of names. */
export const siteNamesAtom = atom((get) => {
  const { hotel_name, hotel_brand_setting } = get(settingsAtom)
  return { facility_name: hotel_name, brand_name: hotel_brand_setting.name }
})
