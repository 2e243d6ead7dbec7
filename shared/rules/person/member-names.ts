import { NAME_CHARACTERS } from '../../constants.ts'
import type { Locale } from '../../locales.ts'
import { normalizeKana, normalizeName } from './names.ts'

// AMB-26: a member's name is written in Latin letters or in the language's own script; a guest's name of one stay has its
// own rule in names.ts. The form and the provider call the same one.

export type NameScript = 'latin' | 'hiragana' | 'kanji' | 'hangul' | 'thai' | 'arabic'
export type MemberNameError = 'required' | 'tooLong' | NameScript

const LATIN = /^[\p{Script=Latin}\p{M} '’-]+$/u
const LETTER = /\p{L}/u

const SCRIPTS: Record<Exclude<NameScript, 'latin'>, RegExp> = {
  hiragana: /^[\u3041-\u3096\u309d\u309eー・ ]+$/u,
  kanji: /^[\p{Script=Han}々〇·・ ]+$/u,
  hangul: /^[\p{Script=Hangul} ]+$/u,
  thai: /^[\p{Script=Thai} ]+$/u,
  arabic: /^[\p{Script=Arabic}\p{M} '’-]+$/u,
}

const SCRIPT_OF: Record<Locale, NameScript> = {
  ja: 'hiragana',
  zh_Hans: 'kanji',
  zh_Hant: 'kanji',
  ko: 'hangul',
  th: 'thai',
  ar: 'arabic',
  en: 'latin',
  id: 'latin',
}

/** As it is kept: half-width letters, single spaces; in Japanese katakana becomes hiragana. */
export const normalizeMemberName = (name: string, locale: Locale): string =>
  SCRIPT_OF[locale] === 'hiragana' ? normalizeKana(name) : normalizeName(name)

/** What is wrong with a name, or null; a script says which letters are asked for beside Latin ones. */
export function memberNameError(value: string, locale: Locale): MemberNameError | null {
  if (value.length > NAME_CHARACTERS * 2 || [...value].length > NAME_CHARACTERS) return 'tooLong'
  const name = normalizeMemberName(value, locale)
  if (name === '') return 'required'
  const script = SCRIPT_OF[locale]
  const isWritten = LATIN.test(name) || (script !== 'latin' && SCRIPTS[script].test(name))
  return isWritten && LETTER.test(name) ? null : script
}
