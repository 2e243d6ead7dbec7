import { DEFAULT_ADULTS, DEFAULT_NIGHTS } from '../../../shared/constants.ts'
import { toJson } from '../../../shared/json.ts'
import { MOST_NUMBER } from '../../../shared/limits.ts'
import { OTA_ORDERS } from '../../../shared/model/search/ota.ts'
import type { OtaOrder, OtaQuery } from '../../../shared/model/search/ota.ts'
import { addDays, isDate, nights as countNights } from '../../../shared/rules/days/dates.ts'
import { dealParty } from '../../../shared/rules/party/deal-party.ts'
import { isOtaWish } from '../../../shared/wishes.ts'
import type { OtaWish } from '../../../shared/wishes.ts'

/** What a guest looks for on an agency's site, as its form holds it and its address writes it. */
export type OtaSearch = {
  checkin: string
  nights: number
  adults: number
  kidsAges: number[]
  rooms: number
  place: string
  words: string
  wishes: OtaWish[]
  /** A night, minor units of the site's currency; null: any. */
  maxPrice: number | null
  /** Tenths of a point; 0: any. */
  minRating: number
  sort: OtaOrder
  page: number
}

/** Whoever names no day sees what can be had soon. */
const SOON_DAYS = 14
export const LONGEST_NIGHTS = 14
export const MOST_ADULTS = 8
export const MOST_CHILDREN = 4
export const OLDEST_CHILD = 12
export const MOST_ROOMS = 4

/** What cannot be understood keeps its default. */
export function readOtaSearch(query: URLSearchParams, today: string): OtaSearch {
  const asked = query.get('checkin') ?? ''
  const checkin = isDate(asked) && asked >= today ? asked : addDays(today, SOON_DAYS)
  const checkout = query.get('checkout') ?? ''
  const nights = isDate(checkout) && checkin === asked ? countNights(checkin, checkout) : DEFAULT_NIGHTS
  const sort = query.get('sort')
  const ages = (query.get('kids_ages') ?? '').split(',').filter((age) => /^\d{1,2}$/.test(age))
  return {
    checkin,
    nights: between(nights, 1, LONGEST_NIGHTS, DEFAULT_NIGHTS),
    adults: numberOf(query.get('adults'), 1, MOST_ADULTS, DEFAULT_ADULTS),
    kidsAges: ages.slice(0, MOST_CHILDREN).map((age) => Math.min(Number(age), OLDEST_CHILD)),
    rooms: numberOf(query.get('room_count'), 1, MOST_ROOMS, 1),
    place: query.get('place') ?? '',
    words: (query.get('words') ?? '').slice(0, 100),
    wishes: (query.get('wishes') ?? '').split(',').filter(isOtaWish),
    maxPrice: numberOf(query.get('max_price'), 1, MOST_NUMBER, 0) || null,
    minRating: numberOf(query.get('min_rating'), 0, 50, 0),
    sort: OTA_ORDERS.find((order) => order === sort) ?? 'recommended',
    page: numberOf(query.get('page'), 1, 1_000, 1),
  }
}

const between = (value: number, least: number, most: number, usual: number) =>
  value >= least && value <= most ? value : usual
const numberOf = (written: string | null, least: number, most: number, usual: number) =>
  between(written === null || !/^\d{1,13}$/.test(written) ? -1 : Number(written), least, most, usual)

const checkoutOf = ({ checkin, nights }: Pick<OtaSearch, 'checkin' | 'nights'>): string => addDays(checkin, nights)
export const partiesOf = ({ adults, kidsAges, rooms }: OtaSearch) => dealParty(adults, kidsAges, rooms)

/** The address of the list. */
export const writeOtaSearch = (search: OtaSearch): Record<string, string | undefined> => ({
  checkin: search.checkin,
  checkout: checkoutOf(search),
  adults: String(search.adults),
  kids_ages: search.kidsAges.join(',') || undefined,
  room_count: search.rooms > 1 ? String(search.rooms) : undefined,
  place: search.place || undefined,
  words: search.words || undefined,
  wishes: search.wishes.join(',') || undefined,
  max_price: search.maxPrice === null ? undefined : String(search.maxPrice),
  min_rating: search.minRating > 0 ? String(search.minRating) : undefined,
  sort: search.sort === 'recommended' ? undefined : search.sort,
  page: search.page > 1 ? String(search.page) : undefined,
})

/** The same stay as the address of a hotel's rooms. */
export function stayAddress(search: OtaSearch): Record<string, string | undefined> {
  const parties = partiesOf(search)
  const isOne = parties.length === 1
  return {
    checkin: search.checkin,
    checkout: checkoutOf(search),
    adults: isOne ? String(search.adults) : undefined,
    children: isOne && search.kidsAges.length > 0 ? String(search.kidsAges.length) : undefined,
    kids_ages: isOne ? search.kidsAges.join(',') || undefined : undefined,
    rooms: isOne ? undefined : toJson(parties),
  }
}

/** The call's criteria (CALL-120). */
export const toOtaQuery = (search: OtaSearch): OtaQuery => ({
  checkin_date: search.checkin,
  checkout_date: checkoutOf(search),
  rooms: partiesOf(search),
  sort: search.sort,
  page: search.page,
  ...(search.place && { place: search.place }),
  ...(search.words && { q: search.words }),
  ...(search.wishes.length > 0 && { wishes: search.wishes }),
  ...(search.maxPrice !== null && { max_price: search.maxPrice }),
  ...(search.minRating > 0 && { min_rating: search.minRating }),
})
