import { readLink } from '../../../shared/rules/read-link.ts'

/** To whoever made the link, who reads the console; a guest reads what became of their search. */
export const tellSlips = (slips: readonly string[]) => {
  if (slips.length > 0) console.warn(`booking-widget: in the address ${slips.join(', ')}`)
}

/** Of another product, and of no meaning here; it would stay in the address for ever. */
const MEANINGLESS = 'uri'

/** The parameters of an address under their right names, each once; null where they are. What was healed is said once. */
export function corrected(query: URLSearchParams): URLSearchParams | null {
  const { query: right, slips } = readLink(query)
  right.delete(MEANINGLESS)
  tellSlips(slips)
  return String(right) === String(query) ? null : right
}
