import type { Locale } from '../../../shared/locales.ts'
import type { Photo } from '../../../shared/model/hotel/photo.ts'
import { translated } from '../../../shared/rules/translated.ts'
import type { Translated } from '../../../shared/rules/translated.ts'
import type { StoredPhoto } from '../db/schema/columns.ts'

/**
 * How one guest reads one hotel: every text in the guest's language where the hotel has it. Guests with the same `reader`
 * read the same.
 */
export type Localizer = { locale: Locale; bookLanguages: readonly Locale[]; api: string; reader: string }

export const localizerOf = (
  { book_languages }: { book_languages: readonly Locale[] },
  { locale, origins }: { locale: Locale; origins: { api: string } },
): Localizer => ({
  locale,
  bookLanguages: book_languages,
  api: origins.api,
  reader: `${locale} ${origins.api} ${book_languages.join()}`,
})

type Languages = Pick<Localizer, 'locale' | 'bookLanguages'>

export const localize = (text: Translated | null, { locale, bookLanguages }: Languages): string =>
  translated(text, locale, bookLanguages).text

/** The language a text is really in, where it is not the one asked for (L10N-014). */
export function langOf(text: Translated | null, { locale, bookLanguages }: Languages): Locale | null {
  const { lang } = translated(text, locale, bookLanguages)
  return lang === locale ? null : lang
}

/** Made once of a row: rows of a catalogue that is kept never change (kept-by-version.ts), and what was made of one goes with it. */
export function madeOnce<Row extends object, Made>(make: (row: Row) => Made): (row: Row) => Made {
  const kept = new WeakMap<Row, Made>()
  return (row) => {
    const made = kept.get(row) ?? make(row)
    kept.set(row, made)
    return made
  }
}

/** The same of what a guest of this language reads of a row. */
export function wordsOnce<Row extends object, Words>(make: (row: Row, localizer: Localizer) => Words) {
  const wordsOf = madeOnce((_row: Row) => new Map<string, Words>())
  return (row: Row, localizer: Localizer): Words => {
    const ofRow = wordsOf(row)
    const words = ofRow.get(localizer.reader) ?? make(row, localizer)
    ofRow.set(localizer.reader, words)
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
