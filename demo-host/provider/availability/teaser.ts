import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { teaser as contract } from '../../../shared/contract/teaser.ts'
import { DEFAULT_LOCALE } from '../../../shared/locales.ts'
import { dateRange } from '../../../shared/rules/days/dates.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { localizerOf, photosOf } from '../kernel/texts.ts'
import { comingWindow } from './brand-prices.ts'
import { keptNights } from './calendar-kept.ts'
import { exactNights } from './calendar-nights.ts'

/** Whom a price without a party is for. */
const TWO = { adults: 2, children: 0 }
const EVERYTHING = { filters: [], roomTypes: [], plans: [], roomPlans: [] }

/** The same whoever asks: no language, no member and no page makes another answer of it, so that caches may keep it. */
export async function teaserOf(
  catalog: HotelCatalog,
  context: Context,
): Promise<AnswerOf<typeof contract.show>['data']> {
  const { hotel } = catalog
  const anybody = { ...context, member: null, organization: null, locale: DEFAULT_LOCALE }
  const [first] = photosOf(hotel.photos, localizerOf(hotel, context))
  // Words of it would be in one language, and the button says itself what it is.
  const { alt: _words, ...photo } = first ?? { alt: '', url: '' }
  return { photo: first ? photo : null, lowest_price: await lowestNight(catalog, anybody), currency: hotel.currency }
}

/** What the calendar asks at least in the coming nights; null: nothing is free. */
async function lowestNight(catalog: HotelCatalog, context: Context): Promise<number | null> {
  const coming = comingWindow(catalog.hotel, context.clock.now())
  const query = { start_date: coming.first, end_date: coming.last, rooms: [TWO] }
  const kept = await keptNights(catalog, query, context)
  const nights = dateRange(coming.first, coming.last)
  const open = nights.filter((night) => !kept.has(night))
  const [first, last] = [open[0], open.at(-1)]
  const wanted = { ...EVERYTHING, parties: query.rooms, leavesOutMembersOnly: true }
  const exact =
    first === undefined || last === undefined
      ? kept
      : await exactNights(catalog, { wanted, range: { first, last }, parties: query.rooms, by: {} }, context)
  const prices = nights.flatMap((night) => (kept.get(night) ?? exact.get(night))?.lowest_price ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}
