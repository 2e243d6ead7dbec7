import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { teaser as contract } from '../../../shared/contract/teaser.ts'
import { DEFAULT_LOCALE } from '../../../shared/locales.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { localizerOf, photosOf } from '../kernel/texts.ts'
import { comingWindow, lowestPrices } from './brand-prices.ts'
import { areKeptForSale } from './calendar-kept.ts'
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

/**
 * What a coming night costs at least; null: nothing is free. It is read from what is kept ready, unless a plan among it is over,
 * not open yet or for some languages: then every night is worked out, as the calendar does.
 */
async function lowestNight(catalog: HotelCatalog, context: Context): Promise<number | null> {
  const { hotel } = catalog
  const range = comingWindow(hotel, context.clock.now())
  const parties = [TWO]
  if (areKeptForSale(catalog, range)) {
    const prices = await lowestPrices([hotel], { is_including_lowest_price: true, rooms: parties }, context)
    return prices.get(hotel.id) ?? null
  }
  const wanted = { ...EVERYTHING, parties, leavesOutMembersOnly: true }
  const nights = await exactNights(catalog, { wanted, range, parties, by: {} }, context)
  const prices = [...nights.values()].flatMap(({ lowest_price }) => lowest_price ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}
