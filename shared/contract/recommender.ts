import { array, assign, boolean, enums, integer, nullable, object, optional, string } from 'superstruct'

import { room } from '../model/search/room.ts'
import { currency } from '../model/hotel/settings.ts'
import { recommendationQuery, understoodWishes, WISHES } from '../model/search/stay-wishes.ts'
import { lenient, queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

/** What a hotel recommends (CALL-014, CALL-022): a table of its own, as a page may show nothing else of ours. */
export const recommender = calls({
  /** Missing fields have defaults; no preview end means that the hotel has opened it to everybody (CALL-141). */
  settings: {
    call: 'GET /hotels/:hotelId/settings/recommender_widget',
    compressed: true,
    /** With preview: what the hotel has not opened to everybody yet, too (AMB-53). */
    query: object({ preview: optional(queryBoolean()) }),
    answer: object({
      data: object({
        is_active: lenient(boolean(), false),
        title: lenient(string(), ''),
        max_items: lenient(integer(), 6),
        show_price: lenient(boolean(), true),
        colours: lenient(nullable(object({ button: string(), header: string() })), null),
        /** Until when a preview may be looked at, ISO with zone (AMB-53). */
        preview_ends_at: lenient(nullable(string()), null),
      }),
    }),
  },
  /** Rooms worth a look for these criteria and wishes, each with the reason in words (CALL-133, REC-002). */
  rooms: {
    call: 'GET /hotels/:hotelId/rooms/recommendation',
    compressed: true,
    query: recommendationQuery,
    answer: object({
      data: array(assign(room, object({ reason: string() }))),
      meta: object({
        search_id: string(),
        currency: currency(),
        mcp_currency: nullable(currency()),
        /** What of `text`, `wishes` and `budget` was taken; null: nothing. */
        understood: lenient(nullable(understoodWishes), null),
        /** Of these, what no room here has. */
        unmet: lenient(array(enums([...WISHES, 'budget'])), []),
        /** What guests can wish for here. */
        offered: lenient(array(enums(WISHES)), []),
      }),
    }),
  },
})

export type RecommendationAnswer = (typeof recommender)['rooms']['answer']['TYPE']
export type Recommended = RecommendationAnswer['data'][number]
