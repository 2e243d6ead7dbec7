import { atom } from 'jotai'

import { environmentAtom } from './environment.ts'

/** A new screen begins at its top: of the document or of the element inside a host page (specification 2.3), and of a frame, which only its page can move. */
export const toTopAtom = atom(null, (get, _set, root: Element | null | undefined) => {
  if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView()
  get(environmentAtom).host.post({ type: 'top' })
})
