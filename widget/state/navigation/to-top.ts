import { atom } from 'jotai'

import { environmentAtom } from '../environment.ts'

/**
 * A new screen begins at its top: of the document or of the element inside a host page (ROUTE-059), and of a frame, which
 * only its page can move. At once, because a page that scrolls smoothly is still on its way when the screen grows, and stops.
 */
export const toTopAtom = atom(null, (get, _set, root: Element | null | undefined) => {
  if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' })
  get(environmentAtom).host.post({ type: 'top' })
})
