import { ATTRIBUTES, parseLocale } from '../../shared/element.ts'
import type { AttributeName, AttributeRow, Mode, WidgetAttributes } from '../../shared/element.ts'

export type MountOptions = WidgetAttributes & {
  frame: boolean
  mode: Mode
  /** A mistake may be in it: a name that no row knows, a value that is none, something inside (doctor/tag). */
  isOdd: boolean
}

type Value<Name extends AttributeName> = (typeof ATTRIBUTES)[Name]['default']
export const NAMES = Object.keys(ATTRIBUTES) as AttributeName[] // Object.keys forgets the names it lists
const spellings = (name: AttributeName): string[] => [name, ...(ATTRIBUTES[name].also ?? [])]

/** Every spelling, dashed or not. */
export const KNOWN = NAMES.flatMap(spellings)

/** L10N-005: a browser's first language is mapped to five; these three are chosen, or said by a page. */
const pageLocale = () =>
  parseLocale(document.documentElement.lang) ?? parseLocale(navigator.language.replace(/^(id|th|ar)/, '')) ?? 'en'

/** What is written under one of the names; an emptied attribute is as good as none, but for frame, which needs no value. */
export const written = (element: Element, name: AttributeName): string | undefined =>
  spellings(name)
    .map((spelling) => element.getAttribute(spelling))
    .find((text) => text || (text === '' && ATTRIBUTES[name].default === false)) ?? undefined

/** What the element says, with the page's own values where it says nothing or no value (doctor/tag tells of those). */
export const readAttributes = (element: Element, origins: MountOptions['origins']): MountOptions => {
  const value = <Name extends AttributeName>(name: Name): Value<Name> => {
    const row = ATTRIBUTES[name] as AttributeRow<Value<Name>> // lost by indexing with a type parameter
    const text = written(element, name)
    const parsed = text === undefined ? text : row.parse(text)
    if (text !== undefined && parsed === undefined) isOdd = true
    return parsed ?? row.default
  }
  let isOdd =
    element.firstElementChild !== null ||
    element
      .getAttributeNames()
      .some((name) => !KNOWN.includes(name) && !(name in element) && !/^(class|data|aria|_)/.test(name))
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
    isOdd,
  }
}

/** What another script of the page put in its place is left there. */
export const isGlobalOurs = () => Object.hasOwn(Object(Reflect.get(window, 'BookingWidget')), 'diagnose')
