import type { Handlers } from '../../../shared/contract/define.ts'
import type { members as table } from '../../../shared/contract/members.ts'
import { startChatbotSession } from '../domain/chatbot-session.ts'
import { loadHouse } from '../domain/house.ts'
import { requireSession } from '../domain/sessions.ts'
import type { Context } from '../http/context.ts'

export const members: Handlers<typeof table, Context> = {
  async chatbotSession({ hotelId, body }, context) {
    const session = requireSession(context.session, true)
    const { hotel } = await loadHouse(context.database.orm, hotelId)
    return { data: { session: await startChatbotSession(session, hotel.id, body, context) } }
  },
}
