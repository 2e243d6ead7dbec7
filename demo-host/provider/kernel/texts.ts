import type { Locale } from '../../../shared/locales.ts'
import type { Photo } from '../../../shared/model/photo.ts'
import { translated } from '../../../shared/rules/translated.ts'
import type { Translated } from '../../../shared/rules/translated.ts'
import type { StoredPhoto } from '../db/schema/columns.ts'

/** How one guest reads one hotel: every text in the guest's language where the hotel has it. */
export type Localizer = { locale: Locale; bookLanguages: readonly Locale[]; api: string }

export const localizerOf = (
  { book_languages }: { book_languages: readonly Locale[] },
  { locale, origins }: { locale: Locale; origins: { api: string } },
): Localizer => ({ locale, bookLanguages: book_languages, api: origins.api })

export const localize = (text: Translated | null, { locale, bookLanguages }: Localizer): string =>
  translated(text, locale, bookLanguages).text

/** The language a text is really in, where it is not the one asked for (L10N-014). */
export function langOf(text: Translated | null, { locale, bookLanguages }: Localizer): Locale | null {
  const { lang } = translated(text, locale, bookLanguages)
  return lang === locale ? null : lang
}

export function photosOf(photos: readonly StoredPhoto[], localizer: Localizer): Photo[] {
  return photos.map(({ motif, light, width, height, alts }) => ({
    url: `${localizer.api}/scenes/${motif}-${light}.svg`,
    width,
    height,
    alt: localize(alts, localizer),
  }))
}
