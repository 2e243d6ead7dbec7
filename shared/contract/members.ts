import { boolean, nullable, object, optional, string } from 'superstruct'

import { LINE_CHARACTERS, SEGMENTS } from '../limits.ts'
import { list, text } from '../model/input.ts'
import { calls } from './define.ts'

const named = () => text(LINE_CHARACTERS, 1)

/** The session of a guest in a chatbot (CALL-078). */
export const members = calls({
  /** Gives a guest whom a chatbot brings a session of their own, with their segments. */
  chatbotSession: {
    call: 'POST /hotels/:hotelId/memberships/chatbot_session',
    body: object({
      /** What the chatbot calls the guest; null where it did not say so in time. */
      user_id: nullable(named()),
      auth_auto_message_id: optional(named()),
      icon_message_id: optional(named()),
      segment_ids: list(named(), SEGMENTS),
      tripla_preview: boolean(),
      custom_bot_test: boolean(),
    }),
    answer: object({ data: object({ session: string() }) }),
  },
})
