import { CHATBOT_USER_ID_POLL_MS, CHATBOT_USER_ID_WAIT_MS } from '../../shared/constants.ts'
import type { Host } from './host.ts'

const TIMES = CHATBOT_USER_ID_WAIT_MS / CHATBOT_USER_ID_POLL_MS

/** Asks the chatbot around us who its user is, ten times in two seconds; null when it does not say (CHAT-004). */
export async function askChatbotUser(
  host: Host,
  wait: (milliseconds: number) => Promise<void>,
): Promise<string | null> {
  const said: string[] = []
  const stop = host.listen((message) => {
    if (message.type === 'receiveTriplabotUserId') said.push(message.payload.user_id)
  })
  for (let times = 0; times < TIMES && said.length === 0; times++) {
    host.post({ type: 'getTriplabotUserId' })
    await wait(CHATBOT_USER_ID_POLL_MS)
  }
  stop()
  return said.at(-1) ?? null
}
