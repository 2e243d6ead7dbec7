import { array, boolean, enums, integer, nullable, object, optional, string } from 'superstruct'

import { settings } from '../model/settings.ts'
import { lenient, queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

/** Specification 7.2. The path of the client session lies on the identity origin. */
export const session = calls({
  start: {
    call: 'POST {identity}/api/client_sessions',
    body: object({ key: string(), secret: string() }),
    answer: object({ data: object({ client_session: string(), expires_at: string() }) }),
  },
  settings: {
    call: 'GET /hotels/:code/settings/booking_widget',
    answer: object({ data: settings }),
  },
  /** Missing fields have defaults; no preview end means that the hotel has opened it to everybody (CALL-141). */
  recommender: {
    call: 'GET /hotels/:hotelId/settings/recommender_widget',
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
  whoami: {
    call: 'GET /hotels/:code/tripla_session/whoami',
    answer: object({
      data: object({
        session: nullable(string()),
        user_id: nullable(integer()),
        program_id: nullable(integer()),
        non_signed_in_program_ids: array(integer()),
        access_token: nullable(string()),
      }),
      meta: object({
        reset_code: nullable(enums(['session-token-provided-but-not-found', 'session-found-but-brand-mismatched'])),
      }),
    }),
  },
})
