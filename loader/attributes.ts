import { ATTRIBUTES, parseLocale } from '../shared/element.ts'
import type { AttributeName, AttributeRow, WidgetAttributes } from '../shared/element.ts'
import { ORIGINS } from './origins.ts'

export type Complain = (code: string, message: string) => void
export type Wanted = WidgetAttributes & { frame: boolean }

type Value<Name extends AttributeName> = (typeof ATTRIBUTES)[Name]['default']
const NAMES = Object.keys(ATTRIBUTES) as AttributeName[] // Object.keys forgets the names it lists
const spellings = (name: AttributeName) => [name, ...(ATTRIBUTES[name].also ?? [])]

/** Every spelling, dashed or not: r2wc would watch the dashed names only. */
export const OBSERVED = NAMES.flatMap(spellings)

const pageLocale = () => [document.documentElement.lang, ...navigator.languages].map(parseLocale).find(Boolean) ?? 'en'

/** What the element says, with the page's own values where it says nothing. */
export const readAttributes = (element: Element, complain: Complain): Wanted => {
  const value = <Name extends AttributeName>(name: Name): Value<Name> => {
    const row = ATTRIBUTES[name] as AttributeRow<Value<Name>> // lost by indexing with a type parameter
    const written = spellings(name).find((spelling) => element.hasAttribute(spelling))
    const text = element.getAttribute(written ?? name)
    // An emptied attribute is as good as a removed one, but for frame, which is written without a value.
    if (text === null || (!text && row.default !== false)) return row.default
    const parsed = row.parse(text)
    if (parsed === undefined) complain('invalid_attribute', `${written}="${text}" is not a ${name}`)
    return parsed ?? row.default
  }
  for (const name of element.getAttributeNames()) {
    // Somebody who knows the beginning of a name means it; names that every element has are left alone.
    const meant = NAMES.find((known) => known.slice(0, 2) === name.slice(0, 2))
    if (meant && !OBSERVED.includes(name) && !(name in element)) {
      complain('unknown_attribute', `${name} is unknown, write ${meant}`)
    }
  }
  return {
    hotelCode: value('hotel-code'),
    locale: value('locale') || pageLocale(),
    segmentIds: value('segment-ids'),
    parentOrigin: value('parent-origin') || location.origin,
    view: value('view'),
    query: value('query'),
    frame: value('frame') || value('mode') === 'iframe',
    origins: ORIGINS,
  }
}
