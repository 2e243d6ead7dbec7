import { WISHES } from '../../../shared/model/search/stay-wishes.ts'
import type { WishId } from '../../../shared/model/search/stay-wishes.ts'
import { apart, patternOf } from './patterns.ts'
import type { Span } from './patterns.ts'
import type { WishLanguage } from './languages/language.ts'

type Compiled = { wishes: readonly { wish: WishId; pattern: RegExp }[]; before: RegExp; after: RegExp }
const COMPILED = new WeakMap<WishLanguage, Compiled>()

function compiled(language: WishLanguage): Compiled {
  const kept = COMPILED.get(language)
  if (kept) return kept
  const made = {
    wishes: WISHES.map((wish) => ({ wish, pattern: patternOf(language.wishes[wish], language) })),
    before: new RegExp(`(?:${language.not.before})$`, 'u'),
    after: new RegExp(`^(?:${language.not.after})`, 'u'),
  }
  COMPILED.set(language, made)
  return made
}

/** So far a negation reaches. */
const REACH = 40

/** Whether the words around it say that this is not wanted. */
export function isRefused(text: string, { start, end }: Span, languages: readonly WishLanguage[]): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  return languages.map(compiled).some((words) => words.before.test(before) || words.after.test(after))
}

/** What is wished for beside dates, guests and money. "No pets" is no wish for pets. */
export function readWishIds(text: string, languages: readonly WishLanguage[]): WishId[] {
  const found = languages.flatMap((language) =>
    compiled(language).wishes.flatMap(({ wish, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ wish, start: index, end: index + match.length })),
    ),
  )
  // Words may say two wishes: "half board" is breakfast and dinner.
  const kept = apart(found)
  const wanted = found.filter(
    (one) => kept.some(({ start, end }) => start === one.start && end === one.end) && !isRefused(text, one, languages),
  )
  return WISHES.filter((wish) => wanted.some((one) => one.wish === wish))
}
