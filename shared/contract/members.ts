import { array, boolean, nullable, object, optional, size, string } from 'superstruct'

import { calls } from './define.ts'

const id = () => size(string(), 1, 200)

/** Specification 7.7, so far what a guest in a chatbot needs. */
export const members = calls({
  chatbotSession: {
    call: 'POST /hotels/:hotelId/memberships/chatbot_session',
    body: object({
      /** What the chatbot calls the guest; null where it did not say so in time. */
      user_id: nullable(id()),
      auth_auto_message_id: optional(id()),
      icon_message_id: optional(id()),
      segment_ids: array(id()),
      tripla_preview: boolean(),
      custom_bot_test: boolean(),
    }),
    answer: object({ data: object({ session: string() }) }),
  },
})
