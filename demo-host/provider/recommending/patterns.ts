import { hanNumber, HAN_NUMBER } from './numerals.ts'
import type { WishLanguage } from './languages/language.ts'

type Edges = Pick<WishLanguage, 'edges' | 'numbers' | 'hasHan'>

const LONGEST_FIRST = (a: string, b: string) => b.length - a.length

function numberSource({ numbers, hasHan }: Edges): string {
  const words = Object.keys(numbers).toSorted(LONGEST_FIRST)
  const ways = [String.raw`\d{1,4}`, ...words, ...(hasHan ? [`${HAN_NUMBER}{1,4}`] : [])]
  return String.raw`(?<!\d|\d[.,/:])(?<n#>${ways.join('|')})`
}

/** The group of {n} or {w} that has matched, of all there are in a row. */
export const groupOf = ({ groups = {} }: RegExpExecArray, kind: 'n' | 'w'): string | undefined =>
  Object.entries(groups).find(([name, text]) => text !== undefined && name.replace(/\d+$/, '') === kind)?.[1]

/** What the number of a row says; NaN for none. */
export function numberOf(match: RegExpExecArray, { numbers, hasHan }: Edges): number {
  const written = groupOf(match, 'n')
  if (written === undefined) return NaN
  if (/^\d+$/.test(written)) return Number(written)
  return numbers[written] ?? (hasHan ? hanNumber(written) : NaN)
}

const BEFORE: Record<WishLanguage['edges'], string> = {
  words: String.raw`(?<![\p{L}\p{N}])`,
  // "And", "for", "in", "like" and the article have grown to the word.
  prefixes: String.raw`(?<![\p{L}\p{N}])[وفبلك]{0,2}(?:ال|ل)?`,
  none: '',
}
const BEHIND: Record<WishLanguage['edges'], string> = {
  words: String.raw`(?![\p{L}\p{M}\p{N}])`,
  // An adverb ends in one letter more.
  prefixes: String.raw`ا?(?![\p{L}\p{M}\p{N}])`,
  none: '',
}

/** A row of a language's table as a pattern for matchAll: {n} is a number, {w} a weekday; its edges are those of words. */
export function patternOf(source: string, language: Edges, weekdays: readonly string[] = []): RegExp {
  let group = 0
  const whole = source
    .replaceAll('{n}', () => numberSource(language).replace('#', String((group += 1))))
    .replaceAll('{w}', () => `(?<w${(group += 1)}>${weekdays.join('|')})`)
  return new RegExp(`${BEFORE[language.edges]}(?:${whole})${BEHIND[language.edges]}`, 'gu')
}

/** The same text with blanks where something was understood, so that it is not understood twice. */
export function without(text: string, spans: readonly { index: number; 0: string }[]): string {
  let rest = text
  for (const { index, 0: taken } of spans)
    rest = rest.slice(0, index) + ' '.repeat(taken.length) + rest.slice(index + taken.length)
  return rest
}

export type Span = { start: number; end: number }

/** Of what overlaps, the longest stays; in the order of the text. */
export function apart<Found extends Span>(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start)
}
