import { inArray } from 'drizzle-orm'

import type { OtaFound, OtaHotel, OtaOrder, OtaQuery } from '../../../shared/model/search/ota.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import { cheapestStays } from '../availability/brand-prices.ts'
import type { StayFound } from '../availability/brand-prices.ts'
import { hotel } from '../db/schema/hotel.ts'
import { loadHotelCatalogs } from '../hotels/kept-catalogs.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { checkLength } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { refusedField } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { langOf, localize, localizerOf, photosOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { estimate, nextStays } from './estimates.ts'
import { hasWords, listedHotels } from './listed-hotels.ts'
import type { ListedHotel } from './listed-hotels.ts'
import { toSiteCurrency } from './site-currency.ts'
import type { ToSite } from './site-currency.ts'
import { findPlaces, findSite, siteLocalizer } from './site.ts'
import type { OtaPlace, Site } from './site.ts'

const HOTELS_A_PAGE = 12
/** Nights times different parties times hotels: each is priced in every plan of the hotel. */
const PRICED_AT_ONCE = 2_000

/** A hotel that fits what was asked, and about what the stay costs there in the currency of the site. */
export type ListedOffer = { listed: ListedHotel; estimate: number | null }

/** What one search works with. */
export type Search = {
  site: Site
  places: readonly OtaPlace[]
  stay: Stay
  parties: readonly PartyRoom[]
  toSite: ToSite
  candidates: readonly ListedOffer[]
}

/**
 * GET /api/ota/v1/hotels/search: hotels with what the party pays in all for the stay. Hotels without an offer stand last
 * (OTA-015). The order between pages is that of the lowest prices kept ready, the order within a page that of the exact ones.
 */
export async function searchHotels(query: OtaQuery, context: Context): Promise<OtaFound> {
  const { page = 1, per_page = HOTELS_A_PAGE, sort = 'recommended' } = query
  const search = await findCandidates(query, context)
  checkWork(search, per_page)
  const ordered = inOrder(search.candidates, sort)
  const shown = ordered.slice((page - 1) * per_page, page * per_page)
  const data = await priced(shown, search, context)
  const localizer = siteLocalizer(search.site, context)
  return {
    data: sortPage(data, sort),
    meta: {
      page,
      total_pages: Math.ceil(ordered.length / per_page),
      total_entries: ordered.length,
      available_entries: ordered.filter(({ estimate }) => estimate !== null).length,
      currency: search.site.currency,
      search_id: context.ids.next(),
      places: placesOf(search, localizer),
    },
  }
}

/** The hotels that have what is asked for, with estimates; nothing is priced exactly yet. */
export async function findCandidates(query: OtaQuery, context: Context): Promise<Search> {
  const { orm } = context.database
  const { checkin_date, checkout_date, rooms: parties } = query
  const stay = { checkin_date, checkout_date }
  checkLength(stay)
  if (parties.length === 0) throw refusedField('rooms', 'A stay has a room')
  const [site, places, all] = [await findSite(orm), await findPlaces(orm), await listedHotels(orm)]
  const namesOf = new Map(places.map(({ id, names }) => [id, Object.values(names)]))
  const fitting = all.filter((listed) => hasAsked(listed, namesOf.get(listed.place_id) ?? [], query))
  const now = context.clock.now()
  const estimates = await estimate(orm, fitting, stay, parties, now)
  const currencies = fitting.map(({ currency }) => currency)
  const toSite = await toSiteCurrency(orm, currencies, site.currency, now)
  const candidates = fitting.map((listed) => {
    const own = estimates.get(listed.id) ?? null
    return { listed, estimate: own === null ? null : toSite(own, listed.currency) }
  })
  const most =
    query.max_price === undefined ? null : query.max_price * Math.max(1, countNights(checkin_date, checkout_date))
  const affordable = candidates.filter(({ estimate }) => most === null || (estimate !== null && estimate <= most))
  return { site, places, stay, parties, toSite, candidates: affordable }
}

function hasAsked(listed: ListedHotel, placeNames: readonly string[], query: OtaQuery): boolean {
  const { place, q, wishes = [], min_rating = 0 } = query
  if (place !== undefined && listed.place_id !== place) return false
  if (!wishes.every((wish) => listed.wishes.some((own) => own === wish))) return false
  if (min_rating > 0 && (listed.rating ?? 0) * 10 < min_rating) return false
  return !q?.trim() || hasWords(listed, placeNames, q.trim())
}

export function checkWork({ stay, parties }: Search, hotels: number): void {
  const different = new Set(parties.map((room) => JSON.stringify(room))).size
  const work = different * Math.max(1, countNights(stay.checkin_date, stay.checkout_date)) * hotels
  if (work > PRICED_AT_ONCE) throw refusedField('rooms', 'These are too many different rooms for so many nights')
}

const BY: Record<OtaOrder, (one: ListedOffer, other: ListedOffer) => number> = {
  recommended: () => 0,
  price_low_to_high: (one, other) => Number(one.estimate) - Number(other.estimate),
  price_high_to_low: (one, other) => Number(other.estimate) - Number(one.estimate),
  rating: (one, other) => (other.listed.rating ?? 0) - (one.listed.rating ?? 0),
}

/** What can be had first, in the order asked for; equal ones as the agency recommends them. */
export const inOrder = (candidates: readonly ListedOffer[], sort: OtaOrder): ListedOffer[] => [
  ...candidates.filter(({ estimate }) => estimate !== null).toSorted(BY[sort]),
  ...candidates.filter(({ estimate }) => estimate === null),
]

/** The exact prices of what is shown, in two statements for all of it. */
export async function priced(shown: readonly ListedOffer[], search: Search, context: Context): Promise<OtaHotel[]> {
  const { stay, parties, toSite, places } = search
  const ids = shown.map(({ listed }) => listed.id)
  const catalogs = ids.length === 0 ? [] : await loadHotelCatalogs(context, inArray(hotel.id, ids))
  const byId = new Map(catalogs.map((catalog) => [catalog.hotel.id, catalog]))
  const free = catalogs.filter((catalog) =>
    shown.some((one) => one.listed.id === catalog.hotel.id && one.estimate !== null),
  )
  const found = await cheapestStays(free, parties, stay, context)
  const without = shown.filter(({ listed }) => !found.has(listed.id)).map(({ listed }) => listed)
  const next = await nextStays(context.database.orm, without, stay, parties, context.clock.now())
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return shown.flatMap(({ listed }) => {
    const row = byId.get(listed.id)?.hotel
    const place = placeOf.get(listed.place_id)
    if (!row || !place) return [] // closed between two statements
    const offer = offerOf(found.get(listed.id), listed, stay, toSite)
    return [hotelAnswer(row, listed, { place, offer, next: next.get(listed.id) ?? null }, search.site, context)]
  })
}

const offerOf = (found: StayFound | undefined, listed: ListedHotel, stay: Stay, toSite: ToSite): OtaHotel['offer'] => {
  if (!found) return null
  const inSite = toSite(found.total, listed.currency)
  return {
    total: found.total,
    site_total: inSite === found.total ? null : inSite,
    nights: countNights(stay.checkin_date, stay.checkout_date),
    rooms_left: found.rooms,
  }
}

type Known = { place: OtaPlace; offer: OtaHotel['offer']; next: Stay | null }

function hotelAnswer(row: Hotel, listed: ListedHotel, known: Known, site: Site, context: Context): OtaHotel {
  const localizer = localizerOf(row, context)
  return {
    id: row.id,
    code: row.code,
    name: localize(row.names, localizer),
    lang: langOf(row.names, localizer),
    description: localize(row.descriptions, localizer),
    place: { id: known.place.id, name: localize(known.place.names, siteLocalizer(site, context)) },
    hotel_photos: photosOf(row.photos, localizer),
    lat: row.lat,
    lng: row.lng,
    currency: row.currency,
    wishes: listed.wishes,
    offer: known.offer,
    next_available: known.next,
  }
}

/** What turned out to have no offer goes behind what has one; by price the exact prices decide. */
function sortPage(hotels: readonly OtaHotel[], sort: OtaOrder): OtaHotel[] {
  const priceOf = ({ offer }: OtaHotel) => (offer === null ? 0 : (offer.site_total ?? offer.total))
  const sign = sort === 'price_low_to_high' ? 1 : sort === 'price_high_to_low' ? -1 : 0
  return [
    ...hotels.filter(({ offer }) => offer !== null).toSorted((one, other) => sign * (priceOf(one) - priceOf(other))),
    ...hotels.filter(({ offer }) => offer === null),
  ]
}

function placesOf({ candidates, places }: Search, localizer: Localizer): OtaFound['meta']['places'] {
  const counts = new Map<string, number>()
  for (const { listed } of candidates) counts.set(listed.place_id, (counts.get(listed.place_id) ?? 0) + 1)
  return places
    .map(({ id, names, lat, lng }) => ({
      id,
      name: localize(names, localizer),
      hotel_count: counts.get(id) ?? 0,
      lat,
      lng,
    }))
    .filter(({ hotel_count }) => hotel_count > 0)
    .toSorted((one, other) => other.hotel_count - one.hotel_count)
}
