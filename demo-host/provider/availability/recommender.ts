import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { recommender as contract } from '../../../shared/contract/recommender.ts'
import { RECOMMENDER_PREVIEW_MS } from '../../../shared/constants.ts'
import type { RecommenderSettings } from '../db/schema/hotel-settings.ts'
import type { Context } from '../kernel/context.ts'
import { iso } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

type Answer = AnswerOf<typeof contract.settings>['data']

/** A hotel that never set it up recommends nothing. */
const OFF: RecommenderSettings = {
  is_active: false,
  is_preview_only: false,
  titles: {},
  max_items: 6,
  show_price: true,
}

/** CALL-141. Whoever comes with the preview's link sees what is not open to everybody yet, for five minutes (AMB-53). */
export function recommenderAnswer(hotel: Hotel, isPreview: boolean, context: Context): Answer {
  const { is_active, is_preview_only, titles, max_items, show_price } = hotel.settings.recommender ?? OFF
  return {
    is_active: is_active && (isPreview || !is_preview_only),
    title: localize(titles, localizerOf(hotel, context)),
    max_items,
    show_price,
    colours: { button: hotel.settings.button_colour, header: hotel.settings.header_colour },
    preview_ends_at: isPreview ? iso(context.clock.now() + RECOMMENDER_PREVIEW_MS) : null,
  }
}
