import type { InputOf } from '../../../shared/contract/define.ts'
import type { members } from '../../../shared/contract/members.ts'
import { chatbotSession } from '../db/schema/identity.ts'
import type { Context } from '../kernel/context.ts'
import { hashOf } from '../kernel/ids.ts'
import type { ClientSession } from '../kernel/sessions.ts'

type Asked = InputOf<typeof members.chatbotSession>['body']

/** A session of the chatbot's own: it names the chatbot's user and ends with the client session it was asked in. */
export async function startChatbotSession(
  session: ClientSession,
  hotel_id: number,
  asked: Asked,
  context: Context,
): Promise<string> {
  const token = context.ids.next()
  await context.database.orm.insert(chatbotSession).values({
    token_hash: hashOf(token),
    client_session_id: session.id,
    hotel_id,
    chatbot_user_id: asked.user_id,
    auth_auto_message_id: asked.auth_auto_message_id ?? null,
    icon_message_id: asked.icon_message_id ?? null,
    segment_ids: asked.segment_ids,
    is_preview: asked.tripla_preview,
    is_test: asked.custom_bot_test,
    created_at: new Date(context.clock.now()),
  })
  return token
}
