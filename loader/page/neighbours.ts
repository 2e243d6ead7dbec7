type Mistake = { code: string; message: string }

const NOT_CLOSED: Mistake = {
  code: 'not_closed',
  message: 'The tag is not closed, so that what follows it stands in it: write <booking-widget ...></booking-widget>',
}
const FOREIGN: Mistake = {
  code: 'foreign_global',
  message: 'window.BookingWidget belongs to another script; call the methods of the element',
}

/** What may stand in the tag (docs/embedding.md). Text alone may be what a page shows while it has no scripts. */
const OWN = 'noscript,script,style,template,[slot=fallback]'

/** What of the page, or of another script of it, stands where ours is. */
export const findNeighbours = (element: Element): Mistake[] => {
  const isClosed = [...element.children].every((child) => child.matches(OWN))
  const other: unknown = Object.getOwnPropertyDescriptor(window, 'BookingWidget')?.value
  const isOurs = other instanceof Object && 'diagnose' in other
  return [...(isClosed ? [] : [NOT_CLOSED]), ...(isOurs ? [] : [FOREIGN])]
}

/** What a tag that is not closed has swallowed is the rest of the page, and stays in sight. */
export const showSwallowed = (root: ShadowRoot): void => {
  if (!root.querySelector('slot:not([name])')) root.append(document.createElement('slot'))
}
