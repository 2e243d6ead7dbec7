import { ATTRIBUTES } from '../../shared/element.ts'
import { NAMES, KNOWN, written } from './attributes.ts'

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
  return [...unknown, ...invalid]
}
