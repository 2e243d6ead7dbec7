import type { Locale } from '../../../shared/locales.ts'
import type { Photo } from '../../../shared/model/hotel/photo.ts'
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

/**
 * What a guest of this language reads of a row, made once: rows of a catalogue that is kept never change
 * (kept-by-version.ts), and what was made of one goes with it.
 */
export function wordsOnce<Row extends object, Words>(make: (row: Row, localizer: Localizer) => Words) {
  const made = new WeakMap<Row, Map<string, Words>>()
  return (row: Row, localizer: Localizer): Words => {
    const ofRow = made.get(row) ?? new Map<string, Words>()
    made.set(row, ofRow)
    const reader = `${localizer.locale} ${localizer.api} ${localizer.bookLanguages.join()}`
    const words = ofRow.get(reader) ?? make(row, localizer)
    ofRow.set(reader, words)
    return words
  }
}

/** The photograph itself is one of its widths. */
const srcsetOf = ({ url, width, sources = [] }: Extract<StoredPhoto, { url: string }>): string =>
  [...sources, { url, width }].map((one) => `${one.url} ${one.width}w`).join(', ')

export function photosOf(photos: readonly StoredPhoto[], localizer: Localizer): Photo[] {
  return photos.map((photo) => ({
    url: 'url' in photo ? photo.url : `${localizer.api}/scenes/${photo.motif}-${photo.light}.svg`,
    width: photo.width,
    height: photo.height,
    alt: localize(photo.alts, localizer),
    ...('url' in photo && photo.sources?.length && { srcset: srcsetOf(photo) }),
    ...(photo.placeholder && { placeholder: photo.placeholder }),
  }))
}
