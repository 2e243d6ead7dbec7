import { ATTRIBUTES } from '../../shared/element.ts'
import { NAMES, KNOWN, written } from './attributes.ts'

/** Elements of the page below ours, but for what README puts there; text alone may be a fallback of a page without scripts. */
export const hasStrays = (element: Element): boolean =>
  [...element.children].some((child) => !child.matches('noscript,script,style,template,[slot=fallback]'))

const NOT_CLOSED = {
  code: 'not_closed',
  message: 'The tag is not closed, so that what follows it stands in it: write <booking-widget ...></booking-widget>',
}

/** The page, or another script of it, has something else under our name. */
export const findOthers = (): { code: string; message: string }[] => {
  const other: unknown = Object.getOwnPropertyDescriptor(window, 'BookingWidget')?.value
  if (other instanceof Object && 'diagnose' in other) return []
  const message = "window.BookingWidget is somebody else's; call the methods of the element"
  return [{ code: 'foreign_global', message }]
}

/** What an integrator wrote that no row knows, each with the words that mend it. */
export const findMistakes = (element: Element): { code: string; message: string }[] => {
  const unknown = element.getAttributeNames().flatMap((name) => {
    // Somebody who knows the beginning of a name means it; names that every element has are left alone.
    const meant = NAMES.find((known) => known.slice(0, 2) === name.slice(0, 2))
    const isMistake = meant && !KNOWN.includes(name) && !(name in element)
    return isMistake ? [{ code: 'unknown_attribute', message: `${name} is unknown, write ${meant}` }] : []
  })
  const invalid = NAMES.flatMap((name) => {
    const text = written(element, name)
    const isMistake = text !== undefined && ATTRIBUTES[name].parse(text) === undefined
    return isMistake ? [{ code: 'invalid_attribute', message: `${name}="${text}" is no value for it` }] : []
  })
  return [...unknown, ...invalid, ...(hasStrays(element) ? [NOT_CLOSED] : [])]
}
