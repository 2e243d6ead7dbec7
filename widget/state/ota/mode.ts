import { atom } from 'jotai'
import { create } from 'superstruct'

import { hotelCodeOf } from '../../../shared/booking-routes.ts'
import { ota as contract } from '../../../shared/contract/ota.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { OtaSite } from '../../../shared/model/search/ota.ts'
import { settings as settingsStruct } from '../../../shared/model/hotel/settings.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { findOtaRoute, OTA_ROWS, OTA_SHAPES } from '../../../shared/ota-routes.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../environment.ts'
import { shownLaterAtom } from '../messages/lazy-failures.ts'
import { placeAtom, shapesAtom } from '../navigation/navigation.ts'
import { readCriteriaAtom } from '../search/read-search.ts'
import { startSessionAtom } from '../session/new-session.ts'
import { GUEST, hotelCodeAtom, identityAtom, loadedSettingsAtom, otaAtom, startAtom } from '../settings/settings.ts'

/** The colours of a site that sets none: white letters on it (OTA-008). */
const OTA_COLOUR = '#c21e58'
const OTA_HEADER = '#ffffff'
/** No hotel has this number. */
const NO_HOTEL = 0

/** From here on the addresses are the site's. Who looks is a guest: members belong to a hotel. */
export const enterAtom = atom(null, (_get, set) => {
  set(otaAtom, { rows: OTA_ROWS, find: findOtaRoute, site: null, ask: askAtom, follow: followSiteAtom })
  set(shapesAtom, OTA_SHAPES)
  set(identityAtom, GUEST)
})

/** With the session first, as every start (BOOT-004). */
const startSiteAtom = atom(null, async (_get, set, code: string): Promise<Settings> => {
  await set(startSessionAtom)
  return set(askAtom, code)
})
export { startSiteAtom as startAtom }

/** The site, and the hotel of the address as the site shows it. */
const askAtom = atom(null, async (get, set, code: string): Promise<Settings> => {
  const { api } = get(environmentAtom)
  const [{ data: site }, hotel] = await Promise.all([
    api(contract.site, {}, { isStart: true }),
    code ? api(starting.settings, { code }, { isStart: true }).then(({ data }) => data) : null,
  ])
  const mode = get(otaAtom)
  if (mode) set(otaAtom, { ...mode, site })
  return hotel ? hotelOfSite(hotel, site) : siteSettings(site)
})

/** Colours, header and footer are the site's; what the hotel says of itself and of booking is its own. */
function hotelOfSite(hotel: Settings, site: OtaSite): Settings {
  // A hotel that is closed for now is closed here, too.
  const framed = { site: { maintenance: Object(Object(hotel).site).maintenance ?? null } }
  return { ...hotel, ...looksOf(site), ...framed }
}

const siteSettings = (site: OtaSite): Settings =>
  create(
    {
      ...looksOf(site),
      hotel_id: NO_HOTEL,
      hotel_name: site.name,
      currency: site.currency,
      time_zone: site.time_zone,
      business_date: site.business_date,
      book_languages: site.book_languages,
      kids_setting: {
        kids_type: 'ages',
        accept_type: 'accept',
        shared_bed_type: null,
        max_age: 12,
        max_children_per_room: null,
      },
      hotel_brand_setting: { name: site.name },
      site: {},
    },
    settingsStruct,
  )

const looksOf = ({ button_colour, header_colour, logo }: OtaSite) => ({
  button_colour: button_colour ?? OTA_COLOUR,
  header_colour: header_colour ?? OTA_HEADER,
  colours: null,
  logo,
})

/** The hotel of an address; the site's own pages are of none, whatever stands behind their path. */
export function hotelCodeAt({ path, search }: { path: string; search: string }): string {
  const route = findOtaRoute(path)
  return OTA_ROWS[route.id]?.ofSite ? '' : hotelCodeOf(route, new URLSearchParams(search))
}

/** From hotel to hotel and back to the site's own pages: the settings change with the hotel of the address. */
const followSiteAtom = atom(null, async (get, set) => {
  const place = get(environmentAtom).location.get()
  const code = hotelCodeAt(place)
  if (code === get(hotelCodeAtom)) return set(placeAtom, place)
  // Before the screen is another one: it would ask the hotel of before.
  set(startAtom, { kind: 'starting' })
  set(hotelCodeAtom, code)
  set(placeAtom, place)
  try {
    const settings = await set(askAtom, code)
    if (get(hotelCodeAtom) !== code) return
    set(loadedSettingsAtom, settings)
    if (code) set(readCriteriaAtom, new URLSearchParams(place.search))
    set(startAtom, { kind: 'ready' })
  } catch (error) {
    const failure = asFailure(error)
    const shown = await set(shownLaterAtom, failure)
    if (get(hotelCodeAtom) === code) set(startAtom, { kind: 'refused', shown, failure })
  }
})
