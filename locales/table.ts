import type { Locale } from '../shared/locales.ts'
import type { LocaleFile } from './locale-file.ts'

// A language comes in one step with the words of the first screen, and knows where its other parts are.
export const LOCALE_FILES: Readonly<Record<Locale, () => Promise<LocaleFile>>> = {
  en: () => import('./en.ts').then(({ english }) => english),
  ja: () => import('./ja.ts').then(({ japanese }) => japanese),
  ko: () => import('./ko.ts').then(({ korean }) => korean),
  zh_Hans: () => import('./zh-hans.ts').then(({ simplifiedChinese }) => simplifiedChinese),
  zh_Hant: () => import('./zh-hant.ts').then(({ traditionalChinese }) => traditionalChinese),
  id: () => import('./id.ts').then(({ indonesian }) => indonesian),
  th: () => import('./th.ts').then(({ thai }) => thai),
  ar: () => import('./ar.ts').then(({ arabic }) => arabic),
}
