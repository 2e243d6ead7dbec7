import { parseLocale } from './element.ts'

export type Direction = 'ltr' | 'rtl'
// tag is what Intl, the lang attribute and search engines understand; name is written in the language itself.
// intl asks for Gregorian years and Latin digits in every language.
export type LocaleRow = { tag: string; direction: Direction; name: string; intl: string }

export const LOCALES = {
  en: { tag: 'en', direction: 'ltr', name: 'English', intl: 'en' },
  ja: { tag: 'ja', direction: 'ltr', name: '日本語', intl: 'ja' },
  ko: { tag: 'ko', direction: 'ltr', name: '한국어', intl: 'ko' },
  zh_Hans: { tag: 'zh-Hans', direction: 'ltr', name: '简体中文', intl: 'zh-Hans' },
  zh_Hant: { tag: 'zh-Hant', direction: 'ltr', name: '繁體中文', intl: 'zh-Hant' },
  id: { tag: 'id', direction: 'ltr', name: 'Bahasa Indonesia', intl: 'id' },
  th: { tag: 'th', direction: 'ltr', name: 'ไทย', intl: 'th-u-ca-gregory-nu-latn' },
  ar: { tag: 'ar', direction: 'rtl', name: 'العربية', intl: 'ar-u-ca-gregory-nu-latn' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof LOCALES

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_CODES: readonly Locale[] = /* @__PURE__ */ Object.keys(LOCALES).filter(isLocale)

// L10N-007 and AMB-11: companion names, program names and hotel texts exist in these five; the others fall back to English.
export const KEPT_LOCALES = ['ja', 'en', 'zh_Hans', 'zh_Hant', 'ko'] as const satisfies readonly Locale[]
export type KeptLocale = (typeof KEPT_LOCALES)[number]

// AMB-12: the hotel's home market (domestic cards, names, receipt), not the language of the interface.
export type HotelLocale = 'ja' | 'ko' | 'zh_Hant'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value)
}

function isKeptLocale(value: unknown): value is KeptLocale {
  return KEPT_LOCALES.some((kept) => kept === value)
}

export function keptLocale(locale: Locale): KeptLocale {
  return isKeptLocale(locale) ? locale : 'en'
}

/** zh_Hant, zh-TW, ja-JP, pt: what a page, a link or a browser says, as one of the eight; null for any other language. */
export const localeOfTag = (tag: string): Locale | null => parseLocale(tag.trim()) ?? null

/** L10N-005: the browser's first language maps to ja, en, zh_Hans, zh_Hant or ko; anything else is English. */
export function browserLocale(languages: readonly string[]): KeptLocale {
  const first = localeOfTag(languages[0] ?? '')
  return isKeptLocale(first) ? first : 'en'
}

/** The languages a guest may choose: the hotel's book languages, or all eight if none is configured. */
export function bookLocales(bookLanguages: readonly string[] | null | undefined): readonly Locale[] {
  const chosen = (bookLanguages ?? []).filter(isLocale)
  return chosen.length > 0 ? [...new Set(chosen)] : LOCALE_CODES
}

/** L10N-003: the locale must be one of the hotel's book languages, otherwise the first one is used. */
export function bookLocale(wanted: string, bookLanguages: readonly string[] | null | undefined): Locale {
  const offered = bookLocales(bookLanguages)
  return offered.find((locale) => locale === wanted) ?? offered[0] ?? DEFAULT_LOCALE
}

/** L10N-006: ko or zh_Hant if set, else ja. */
export function hotelLocale(settings: { locale?: string | null }): HotelLocale {
  return settings.locale === 'ko' || settings.locale === 'zh_Hant' ? settings.locale : 'ja'
}

const SUNDAY = 0
const SATURDAY = 6
/** The day a calendar's week begins with, 0 for Sunday: Saturday in Arabic. */
export const firstWeekday = (locale: Locale): number => (locale === 'ar' ? SATURDAY : SUNDAY)
