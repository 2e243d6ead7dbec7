import { ROOM_GUESTS } from '../../../shared/limits.ts'
import { times } from '../../../shared/rules/times.ts'
import { countOf } from './read-counts.ts'
import { numberOf, patternOf, without } from './patterns.ts'
import { UNSAID_KID_AGE } from './wish-reader.ts'
import type { StayWishes } from './wish-reader.ts'
import type { WishLanguage } from './languages/language.ts'

/** An older "child" is a guest like the others. */
const OLDEST_KID = 17
const SOME = [1, ROOM_GUESTS] as const

type AgePatterns = { language: WishLanguage; numbers: readonly RegExp[]; words: readonly (readonly [RegExp, number])[] }
const COMPILED = new WeakMap<WishLanguage, AgePatterns>()

function agePatterns(language: WishLanguage): AgePatterns {
  const kept = COMPILED.get(language)
  if (kept) return kept
  const gap = String.raw`[\s(,:の的人個]{0,3}`
  const numbers = language.ages.map((age) =>
    patternOf(`(?:(?:${language.kid})${gap})?(?:${age})(?:${gap}(?:${language.kid}))?`, language),
  )
  const words = language.kidWords.map(([source, age]) => [patternOf(source, language), age] as const)
  const made = { language, numbers, words }
  COMPILED.set(language, made)
  return made
}

/** Ages that are said, and those that a word like "baby" says. */
function readAges(text: string, languages: readonly WishLanguage[]): { rest: string; ages: number[] } {
  let rest = text
  const said: { index: number; age: number }[] = []
  const take = (pattern: RegExp, ageOf: (match: RegExpExecArray) => number) => {
    const found = [...rest.matchAll(pattern)]
    said.push(...found.map((match) => ({ index: match.index, age: ageOf(match) })))
    rest = without(rest, found)
  }
  for (const { numbers, language } of languages.map(agePatterns))
    for (const pattern of numbers) take(pattern, (match) => numberOf(match, language))
  for (const { words } of languages.map(agePatterns)) for (const [pattern, age] of words) take(pattern, () => age)
  const ages = said.filter(({ age }) => age >= 0 && age <= OLDEST_KID).toSorted((a, b) => a.index - b.index)
  return { rest, ages: ages.map(({ age }) => age) }
}

/** Adults and children. Who counts all of them has counted the children, too. */
export function readParty(text: string, languages: readonly WishLanguage[]): Pick<StayWishes, 'adults' | 'kidsAges'> {
  const kids = countOf(text, 'kids', SOME, languages)
  const { rest, ages } = readAges(kids.rest, languages)
  const missing = Math.max(0, (kids.count ?? 0) - ages.length)
  const kidsAges = [...ages, ...times(missing, () => UNSAID_KID_AGE)].slice(0, ROOM_GUESTS)
  const everybody = countOf(rest, 'everybody', SOME, languages)
  const said = countOf(everybody.rest, 'adults', SOME, languages).count
  const left = everybody.count === undefined ? undefined : Math.max(1, everybody.count - kidsAges.length)
  const adults = said ?? left
  return { ...(adults !== undefined && { adults }), ...(kidsAges.length > 0 && { kidsAges }) }
}
