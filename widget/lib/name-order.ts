import type { Locale } from '../../shared/locales.ts'

const FAMILY_FIRST: readonly Locale[] = ['ja', 'ko', 'zh_Hans', 'zh_Hant']
export const isFamilyFirst = (locale: Locale): boolean => FAMILY_FIRST.includes(locale)
