import type { Locale } from '../shared/locales.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { indonesian } from './id.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { thai } from './th.ts'
import { simplifiedChinese } from './zh-hans.ts'
import { traditionalChinese } from './zh-hant.ts'
import type { LocaleFile } from './locale-file.ts'

// Names and addresses only: the words of a part are fetched when a screen of that language needs them, in one step.
export const LOCALE_FILES = {
  en: english,
  ja: japanese,
  ko: korean,
  zh_Hans: simplifiedChinese,
  zh_Hant: traditionalChinese,
  id: indonesian,
  th: thai,
  ar: arabic,
} as const satisfies Record<Locale, LocaleFile>
