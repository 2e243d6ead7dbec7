import type { Host } from '../host.ts'

/** The most that one note says (shared/messages.ts). */
const CHARACTERS = 2000

/**
 * To whoever made a link: in one line of the console, and through the page around, which has each as booking-widget:error and
 * in diagnose() (docs/webmaster.md). A guest reads what became of their search.
 */
export const tellMaker = (host: Pick<Host, 'post'>, notes: readonly string[]): void => {
  if (notes.length === 0) return
  console.warn(`booking-widget: in the address ${notes.join(', ')}`)
  for (const note of notes) host.post({ type: 'noted', payload: { text: note.slice(0, CHARACTERS) } })
}
