import { object, optional, string } from 'superstruct'

import { HEADERS } from '../headers.ts'
import { LINE_CHARACTERS, WORD_CHARACTERS } from '../limits.ts'
import { headerText, text } from '../model/input.ts'
import { settings } from '../model/hotel/settings.ts'
import { calls } from './define.ts'

/**
 * What every start asks for. `sessionAndSettings` is `session.start` and `settings` (CALL-011, CALL-012) in one request that
 * no browser asks leave for: the server answers it by making both, one after the other, with the headers it brings (AMB-85).
 * What one of them refuses is refused here with its answer.
 */
export const starting = calls({
  /** A new session and the settings of a hotel, in one question. */
  sessionAndSettings: {
    call: 'POST /hotels/:code/start',
    simple: true,
    body: object({
      key: text(WORD_CHARACTERS),
      secret: text(WORD_CHARACTERS),
      headers: optional(
        object({
          [HEADERS.tracingId]: optional(headerText(LINE_CHARACTERS)),
          [HEADERS.appVersion]: optional(headerText(LINE_CHARACTERS)),
          [HEADERS.locale]: optional(headerText(LINE_CHARACTERS)),
          [HEADERS.emailConversionId]: optional(headerText(LINE_CHARACTERS)),
        }),
      ),
    }),
    answer: object({ data: object({ client_session: string(), settings }) }),
  },
  /** Everything of a hotel's settings that the widget goes by. */
  settings: {
    call: 'GET /hotels/:code/settings/booking_widget',
    compressed: true,
    answer: object({ data: settings }),
  },
})
