// npm run conversation: writes docs/conversation.md. Not of npm run generate, because it opens a database and furnishes hotels.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { conversationPage } from './conversation.ts'

writeFileSync(fileURLToPath(new URL('../../docs/conversation.md', import.meta.url)), await conversationPage())
