import { ARABIC_WORDS } from './arabic.ts'
import { SIMPLIFIED_WORDS, TRADITIONAL_WORDS } from './chinese.ts'
import { ENGLISH_WORDS } from './english.ts'
import { INDONESIAN_WORDS } from './indonesian.ts'
import { JAPANESE_WORDS } from './japanese.ts'
import { KOREAN_WORDS } from './korean.ts'
import type { WishLanguage } from './language.ts'
import { THAI_WORDS } from './thai.ts'

/** Japanese before Chinese: both write Han, and only one of them kana. */
const LANGUAGES = [
  ENGLISH_WORDS,
  INDONESIAN_WORDS,
  JAPANESE_WORDS,
  SIMPLIFIED_WORDS,
  TRADITIONAL_WORDS,
  KOREAN_WORDS,
  THAI_WORDS,
  ARABIC_WORDS,
] as const
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The languages a sentence may be in, by its letters: guests do not always write in the language of the page. */
export function languagesOf(text: string, locale: string): WishLanguage[] {
  const rank = ({ locales, script }: WishLanguage) =>
    locales.includes('ja') && KANA.test(text) ? 0 : locales.includes(locale) ? 1 : script.test(text) ? 2 : 3
  return LANGUAGES.filter(({ locales, script }) => script.test(text) || locales.includes(locale)).toSorted(
    (a, b) => rank(a) - rank(b),
  )
}
