import type { Locale } from '../../shared/locales.ts'
import { languageTag } from './intl.ts'

/** 2, 5 and 7; 2、5、7 */
export const listed = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale)).format(words)
