import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { teaser as contract } from '../../../shared/contract/teaser.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { localizerOf, photosOf } from '../kernel/texts.ts'
import { lowestPrices } from './brand-prices.ts'

/** Whom a price without a party is for. */
const TWO = { adults: 2, children: 0 }

/** The same whoever asks: no language, no member and no page makes another answer of it, so that caches may keep it. */
export async function teaserOf(hotel: Hotel, context: Context): Promise<AnswerOf<typeof contract.show>['data']> {
  const prices = await lowestPrices([hotel], { is_including_lowest_price: true, rooms: [TWO] }, context)
  const [first] = photosOf(hotel.photos, localizerOf(hotel, context))
  // Words of it would be in one language, and the button says itself what it is.
  const { alt: _words, ...photo } = first ?? { alt: '', url: '' }
  return { photo: first ? photo : null, lowest_price: prices.get(hotel.id) ?? null, currency: hotel.currency }
}
