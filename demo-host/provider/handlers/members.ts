import type { Handlers } from '../../../shared/contract/define.ts'
import type { members as table } from '../../../shared/contract/members.ts'
import { startChatbotSession } from '../members/chatbot-session.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

export const members: Handlers<typeof table, Context> = {
  async chatbotSession({ hotelId, body }, context) {
    const session = requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    return { data: { session: await startChatbotSession(session, hotel.id, body, context) } }
  },
}
