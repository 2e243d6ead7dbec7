import { foldText } from './fold-text.ts'
import { apart, patternOf } from './patterns.ts'
import { isRefused } from './read-wish-ids.ts'
import type { WishContext } from './wish-reader.ts'
import type { WishLanguage } from './languages/language.ts'

/** A shorter name is a syllable of others. */
const LEAST_LETTERS = 2
const WORDS = { edges: 'words', numbers: {}, hasHan: false } as const
const ARABIC = { ...WORDS, edges: 'prefixes' } as const
const NO_EDGES = { ...WORDS, edges: 'none' } as const

/** How a name is told from a part of a word is a matter of its letters. */
function edgesOf(name: string): typeof WORDS | typeof ARABIC | typeof NO_EDGES {
  if (/\p{Script=Arabic}/u.test(name)) return ARABIC
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(name)
    ? NO_EDGES
    : WORDS
}

const escape = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** The places that a sentence names and does not refuse, and the sentence without them. */
export function readPlaces(
  text: string,
  places: WishContext['places'],
  languages: readonly WishLanguage[],
): { places: string[]; rest: string } {
  const found = places.flatMap(({ id, names }) =>
    names
      .map((name) => foldText(name).trim())
      .filter((name) => name.length >= LEAST_LETTERS && text.includes(name))
      .flatMap((name) =>
        [...text.matchAll(patternOf(escape(name), edgesOf(name)))].map(({ 0: match, index }) => ({
          id,
          start: index,
          end: index + match.length,
        })),
      ),
  )
  const kept = apart(found)
  // A name that two places have means both.
  const named = found.filter((one) => kept.some(({ start, end }) => start === one.start && end === one.end))
  const wanted = named.filter((one) => !isRefused(text, one, languages)).toSorted((a, b) => a.start - b.start)
  let rest = text
  for (const { start, end } of kept) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return { places: [...new Set(wanted.map(({ id }) => id))], rest }
}
