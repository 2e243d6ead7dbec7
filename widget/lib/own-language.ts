import { LOCALES } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'

/** The lang attribute of a hotel's own text, where it is not in the language around it (L10N-014). */
export const ownLanguage = (lang: Locale | null | undefined) => (lang ? LOCALES[lang].tag : undefined)
