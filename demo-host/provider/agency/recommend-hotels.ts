import { isCurrency } from '../../../shared/currencies.ts'
import type {
  OtaHotel,
  ReasonKind,
  RecommendationQuestion,
  RecommendedHotels,
} from '../../../shared/model/search/ota.ts'
import { nights as countNights, today as todayIn } from '../../../shared/rules/days/dates.ts'
import { isOtaWish } from '../../../shared/wishes.ts'
import type { OtaWish } from '../../../shared/wishes.ts'
import { refusedField } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { localize } from '../kernel/texts.ts'
import { askedStay, budgetANight, criteriaWishes, isAnything } from './asked-stay.ts'
import { distanceKm } from './distance.ts'
import { checkWork, findCandidates, priced } from './search-hotels.ts'
import type { ListedOffer, Search } from './search-hotels.ts'
import { toSiteCurrency } from './site-currency.ts'
import { findPlaces, findSite, siteLocalizer } from './site.ts'
import type { StayWishes, WishReader } from '../recommending/wish-reader.ts'

const MOST_RECOMMENDED = 6
/** So many are priced exactly, because some of them turn out to be full or too dear. */
const PRICED = 12
const NEAR_KM = 40
const GOOD_RATING = 4.5

type Reason = RecommendedHotels['data'][number]['reasons'][number]
/** What a hotel has of what was asked for. */
type Asked = { said: StayWishes; budget: number | null; nights: number }

/** POST /api/ota/v1/recommendations: hotels for what a guest says in words or in the form, each with why it is shown (OTA-002). */
export async function recommendHotels(
  { text = '', criteria }: RecommendationQuestion,
  context: Context,
  read: WishReader,
): Promise<RecommendedHotels> {
  const { orm } = context.database
  const [site, places] = [await findSite(orm), await findPlaces(orm)]
  if (!criteria && !text.trim()) throw refusedField('text', 'Words or criteria are needed')
  const today = todayIn(site.time_zone, context.clock.now())
  const known = places.map(({ id, names }) => ({ id, names: Object.values(names) }))
  const said = criteria
    ? criteriaWishes(criteria, site.currency)
    : await read(text, { locale: context.locale, today, places: known })
  const meta = { currency: site.currency, search_id: context.ids.next() }
  if (!isAnything(said)) return { data: [], meta: { ...meta, is_understood: false, understood: null } }

  const asked = askedStay(said, today)
  const nights = countNights(asked.stay.checkin_date, asked.stay.checkout_date)
  const search = await findCandidates({ ...asked.stay, rooms: asked.parties }, context)
  checkWork(search, PRICED)
  const wanted = isCurrency(said.budget?.currency) ? [said.budget.currency] : []
  const toSite = await toSiteCurrency(orm, wanted, site.currency, context.clock.now())
  const budget = budgetANight(said, asked, nights, site.currency, toSite)
  const best = chosen(search, { said, budget, nights })
  const hotels = await priced(best, search, context)
  const localizer = siteLocalizer(site, context)
  const data = best
    .flatMap((candidate) => {
      const hotel = hotels.find(({ id }) => id === candidate.listed.id)
      return hotel ? [{ hotel, reasons: reasonsFor(hotel, candidate, search, { said, budget, nights }) }] : []
    })
    .toSorted((one, other) => Number(other.hotel.offer !== null) - Number(one.hotel.offer !== null))
  return {
    data: data.slice(0, MOST_RECOMMENDED),
    meta: {
      ...meta,
      is_understood: true,
      understood: {
        ...asked.stay,
        adults: asked.adults,
        kids_ages: asked.kidsAges,
        rooms: asked.parties.length,
        budget,
        places: places
          .filter(({ id }) => said.places.includes(id))
          .map(({ id, names }) => ({ id, name: localize(names, localizer) })),
        wishes: said.wishes.filter(isOtaWish),
        assumed: asked.assumed,
      },
    },
  }
}

/** The ones that have the most of what was asked for; of equals as the agency recommends them. */
function chosen(search: Search, asked: Asked): ListedOffer[] {
  const scored = search.candidates.map((candidate) => ({ candidate, points: pointsOf(candidate, search, asked) }))
  return scored
    .filter(({ points }) => points > -Infinity)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, PRICED)
    .map(({ candidate }) => candidate)
}

const POINTS = { place: 100, near: 20, free: 60, affordable: 40, wish: 25, rated: 2 } as const

function pointsOf({ listed, estimate }: ListedOffer, search: Search, { said, budget, nights }: Asked): number {
  const isThere = said.places.includes(listed.place_id)
  const isNear = !isThere && isNearPlaces(listed, search, said.places)
  // Whoever names a place wants to be there, and nothing at the other end of the country.
  if (said.places.length > 0 && !isThere && !isNear) return -Infinity
  const affords = budget !== null && estimate !== null && estimate <= budget * nights
  return (
    (isThere ? POINTS.place : 0) +
    (isNear ? POINTS.near : 0) +
    (estimate === null ? 0 : POINTS.free) +
    (affords ? POINTS.affordable : 0) +
    matching(listed.wishes, said).length * POINTS.wish +
    (listed.rating ?? 0) * POINTS.rated
  )
}

const matching = (own: readonly OtaWish[], { wishes }: StayWishes): OtaWish[] =>
  wishes.filter(isOtaWish).filter((wish) => own.includes(wish))

const isNearPlaces = ({ lat, lng }: ListedOffer['listed'], { places }: Search, wanted: readonly string[]): boolean =>
  places.some((place) => wanted.includes(place.id) && distanceKm({ lat, lng }, place) <= NEAR_KM)

/** Why this hotel: by its exact price and not by the estimate. */
function reasonsFor(
  hotel: OtaHotel,
  { listed }: ListedOffer,
  search: Search,
  { said, budget, nights }: Asked,
): Reason[] {
  const reasons: Reason[] = []
  const because = (kind: ReasonKind, wish: OtaWish | null = null) => reasons.push({ kind, wish })
  if (said.places.includes(listed.place_id)) because('place')
  else if (isNearPlaces(listed, search, said.places)) because('near')
  if (hotel.offer === null) because('noOffer')
  const total = hotel.offer === null ? null : (hotel.offer.site_total ?? hotel.offer.total)
  if (budget !== null && total !== null && total <= budget * nights) because('budget')
  for (const wish of matching(listed.wishes, said)) because('wish', wish)
  if (said.checkin !== undefined && hotel.offer !== null) because('free')
  if ((listed.rating ?? 0) >= GOOD_RATING) because('rating')
  return reasons
}
