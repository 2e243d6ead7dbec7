import { CALLED } from './element.ts'
import { callFirst } from './openers.ts'

type Early = [method: string, ...input: unknown[]]

/**
 * The one name in the page, with the methods of the first element. Before the loader it may be a list of calls:
 * (window.BookingWidget = window.BookingWidget || []).push(['open', 'search'])
 */
export const defineGlobal = () => {
  // An element with this id is found under the same name, but is none of the window's own.
  const early: unknown = Object.getOwnPropertyDescriptor(window, 'BookingWidget')?.value
  // Somebody else's name stays theirs.
  if (early && !Array.isArray(early)) return
  const push = (...list: Early[]) => list.forEach(([name, ...input]) => callFirst(name, input))
  const page: Record<string, unknown> = { push }
  for (const name of CALLED) page[name] = (...input: unknown[]) => callFirst(name, input)
  Object.assign(window, { BookingWidget: page })
  push(...((early ?? []) as Early[])) // a page writes it by hand; what is no call is refused
}
