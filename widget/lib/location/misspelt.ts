import { OPENERS } from '../../../shared/parameter-names.ts'
import { isParameter, PARAMETERS } from '../../../shared/parameters.ts'
import { nearest } from '../../../shared/rules/nearest.ts'
import { readLink } from '../../../shared/rules/link/read-link.ts'

/** Of another product, and of no meaning here; it would stay in the address for ever. */
const MEANINGLESS = 'uri'
/** Shorter ones are near to everything. */
const FEWEST_LETTERS = 5
const LONGEST_SHOWN = 100

type Corrected = { query: URLSearchParams | null; notes: string[] }

/**
 * The parameters of an address under their right names, each once; null where they are. What was healed, dropped or means
 * nothing is noted for whoever wrote it.
 * @param isForUs it was written for the widget alone, so a name that no row knows is a mistake, too
 */
export function corrected(given: URLSearchParams, isForUs: boolean): Corrected {
  const { query, slips } = readLink(given)
  const notes = [...slips, ...unknownNames(query, isForUs)]
  if (query.has(MEANINGLESS)) notes.push(`${MEANINGLESS} says nothing here and is left out`)
  query.delete(MEANINGLESS)
  return { query: String(query) === String(given) ? null : query, notes }
}

/** Names that no row knows; of an address, which others read too, only those that are near to one of ours. */
export function unknownNames(query: URLSearchParams, isForUs: boolean): string[] {
  return [...new Set(query.keys())].flatMap((name) => {
    if (name === MEANINGLESS || isParameter(name) || OPENERS.includes(name)) return []
    const meant = name.length >= FEWEST_LETTERS && nearest(name, Object.keys(PARAMETERS))
    if (meant) return [`${name} is no parameter, ${meant} is`]
    return isForUs ? [`${name.slice(0, LONGEST_SHOWN)} is no parameter`] : []
  })
}
