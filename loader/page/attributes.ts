import { ATTRIBUTES, parseLocale } from '../../shared/element.ts'
import type { AttributeName, AttributeRow, Mode, WidgetAttributes } from '../../shared/element.ts'

export type MountOptions = WidgetAttributes & { frame: boolean; mode: Mode }

type Value<Name extends AttributeName> = (typeof ATTRIBUTES)[Name]['default']
export const NAMES = Object.keys(ATTRIBUTES) as AttributeName[] // Object.keys forgets the names it lists
const spellings = (name: AttributeName): string[] => [name, ...(ATTRIBUTES[name].also ?? [])]

/** Every spelling, dashed or not. */
export const KNOWN = NAMES.flatMap(spellings)

const pageLocale = () => [document.documentElement.lang, ...navigator.languages].map(parseLocale).find(Boolean) ?? 'en'

/** What is written under one of the names; an emptied attribute is as good as none, but for frame, which needs no value. */
export const written = (element: Element, name: AttributeName): string | undefined =>
  spellings(name)
    .map((spelling) => element.getAttribute(spelling))
    .find((text) => text || (text === '' && ATTRIBUTES[name].default === false)) ?? undefined

/** Whether a mistake may be in it (doctor/tag): something that no row knows, or that came inside. */
export const looksOdd = (element: Element): boolean =>
  element.childElementCount > 0 ||
  element
    .getAttributeNames()
    .some((name) => !KNOWN.includes(name) && !(name in element) && !/^(class$|data-|aria-|_)/.test(name)) ||
  NAMES.some((name) => {
    const text = written(element, name)
    return text !== undefined && ATTRIBUTES[name].parse(text) === undefined
  })

/** What the element says, with the page's own values where it says nothing or no value (doctor/tag tells of those). */
export const readAttributes = (element: Element, origins: MountOptions['origins']): MountOptions => {
  const value = <Name extends AttributeName>(name: Name): Value<Name> => {
    const row = ATTRIBUTES[name] as AttributeRow<Value<Name>> // lost by indexing with a type parameter
    const text = written(element, name)
    return (text === undefined ? text : row.parse(text)) ?? row.default
  }
  const mode = value('mode')
  const hotelCode = value('hotel-code')
  return {
    hotelCode,
    locale: value('locale') || pageLocale(),
    segmentIds: value('segment-ids'),
    parentOrigin: value('parent-origin') || location.origin,
    view: value('view'),
    query: value('query'),
    structuredData: value('structured-data'),
    frame: value('frame') || mode === 'iframe',
    // Without a hotel there is nothing to open, only something to read.
    mode: mode === 'iframe' || !hotelCode ? 'inline' : mode,
    origins,
  }
}
