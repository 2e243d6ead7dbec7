import { DEFAULT_NIGHTS } from '../../constants.ts'
import { LAST_ARRIVAL_DAY, LONGEST_STAY_NIGHTS } from '../../limits.ts'
import { addDays, nights, parseDate, twoDigits } from '../days/dates.ts'
import type { QueryWords } from './query-words.ts'

export type Stay = { checkin: string; checkout: string; isPast: boolean }

/** first: the first day a stay can begin; usual: when it begins if nobody says. */
type Days = { today: string; first: string; usual: string }

/** A stay that has passed becomes the next possible one of the same length (docs/hotel-facts.md). */
export function readStay(words: QueryWords, { today, first, usual }: Days): Stay {
  const asked = words.date('checkin', today) ?? datePartByPart(words)
  const isPast = asked !== null && asked < today
  if (asked !== null && !isPast && asked < first) words.refuse('checkin')
  const checkin = asked === null || asked < first ? usual : asked
  const length = lengthOf(words, asked, words.date('checkout', today))
  return { checkin, checkout: addDays(checkin, length), isPast }
}

export const readNights = (words: QueryWords, most = LONGEST_STAY_NIGHTS): number => {
  const said = words.number('nights') ?? words.number('length') ?? DEFAULT_NIGHTS
  if (said >= 1 && said <= most) return said
  words.refuse('nights')
  return said ? most : DEFAULT_NIGHTS
}

function lengthOf(words: QueryWords, checkin: string | null, checkout: string | null): number {
  if (checkout === null) return readNights(words)
  const said = checkin === null ? 0 : nights(checkin, checkout)
  if (said >= 1 && said <= LONGEST_STAY_NIGHTS) return said
  words.refuse('checkout')
  // Nobody said more than that they leave: the number of nights is another wish.
  return checkin === null ? readNights(words) : DEFAULT_NIGHTS
}

const PARTS = ['checkin_year', 'checkin_month', 'checkin_day'] as const

/** The day of arrival in three parameters, as hotel ads of a search engine write it. */
function datePartByPart(words: QueryWords): string | null {
  if (!PARTS.some(words.has)) return null
  const [year, month, day] = PARTS.map((name) => words.word(name))
  const date = parseDate(`${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`)
  return date !== null && date <= LAST_ARRIVAL_DAY ? date : words.refuse('checkin_day')
}
