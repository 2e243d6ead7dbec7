import type { Frame } from 'playwright'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { quiet } from '../../lib/quiet.ts'
import { callsTo } from './calls.ts'
import type { Guest } from './guest.ts'

export const SYNC = /\/memberships\/chatbot_session$/
const ROOMS = /^\/hotels\/\d+\/rooms$/

/** The demo's page with a chatbot: what is in its chat, and what its inspector has listed. */
export function chatOf({ page, world }: Guest) {
  const inside = page.frameLocator('#frame')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const listed = (name: string) => page.locator('#inspector tbody tr').filter({ hasText: name })
  return {
    inside,
    button,
    listed,
    open: (origin = world.origins.host) => page.goto(`${origin}/chatbot/`),
    ready: () => inside.getByRole('button', { name: 'Search', exact: true }).waitFor(),
    frame(): Frame {
      const found = page.frames().find((one) => one.parentFrame() && one.url().includes('iframe=triplabot'))
      if (!found) throw new Error('the chat has no frame')
      return found
    },
    /** Each line as the page shows it: time, way, name, payload, check. Newest first. */
    lines: (name: string): Promise<string[][]> =>
      listed(name).evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => (cell instanceof HTMLElement ? cell.innerText.trim() : ''))),
      ),
    /** What the next search says about who asks. */
    async authorization(): Promise<unknown> {
      // Above results it is one line in a narrow frame; while they come, it is the whole bar a moment longer.
      await quiet(page)
      const line = inside.getByRole('button', { name: /^Change/, expanded: false })
      if (await line.isVisible()) await line.click()
      const since = await world.lastCall()
      const answered = page.waitForResponse((answer) => ROOMS.test(new URL(answer.url()).pathname))
      await inside.getByRole('button', { name: 'Search', exact: true }).click()
      await (await answered).finished()
      return (await callsTo(world, 'GET', ROOMS, since))[0]?.headers.authorization
    },
    syncs: (since = 0): Promise<LogEntry[]> => callsTo(world, 'POST', SYNC, since),
  }
}
