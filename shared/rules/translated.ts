import { LOCALE_CODES } from '../locales.ts'
import type { Locale } from '../locales.ts'

/** What a hotel wrote itself, in as many languages as it cared to. */
export type Translated = Partial<Record<Locale, string>>

/** lang is the language the text is written in, for the lang attribute of what shows it; null when there is no text. */
export type ResolvedText = { text: string; lang: Locale | null }

/** The guest's language, else English, else the first the hotel has, in the order of its book languages (L10N-014). */
export function translated(
  text: Translated | null | undefined,
  locale: Locale,
  bookLanguages: readonly Locale[] = [],
): ResolvedText {
  const lang = [locale, 'en' as const, ...bookLanguages, ...LOCALE_CODES].find((wanted) => text?.[wanted]?.trim())
  return lang === undefined ? { text: '', lang: null } : { text: text?.[lang] ?? '', lang }
}
