import { DEFAULT_LOCALE, LOCALES, localeOfTag } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { ATTRIBUTION } from '../../../shared/parameters.ts'
import { findRoute } from '../../../shared/routes.ts'
import { onThisOrigin, splitLanguage } from '../../../shared/rules/link/plain-path.ts'
import { translated } from '../../../shared/rules/translated.ts'
import type { AllowedOrigins, HotelContact } from '../hotels/allowed-origins.ts'
import { escaped, inertJson } from './markup.ts'

/** What the address of a document says: its path, and what stands behind the question mark. */
export type Address = { path: string; query: URLSearchParams }

/** What may stand beside the hotel and the language in a link to its start page; the canonical address has none of it. */
const BESIDE: readonly string[] = ['code', 'hotel_code', 'locale', ...ATTRIBUTION]
const LONGEST_DESCRIPTION = 300

/** What an engine keeps of a page that is no hotel's start, or of a hotel that did not ask for it: nothing. */
export const UNLISTED = '<meta name="robots" content="noindex">\n<title>Booking</title>'

/** The language of an address: its parameter comes first, then the one before its path. */
export const localeIn = ({ path, query }: Address): Locale | undefined =>
  localeOfTag(query.get('locale') ?? '') ?? splitLanguage(onThisOrigin(path)).locale

/**
 * The lines of a document's head for search engines and for whoever is sent the link. A hotel that wishes so (`indexed` in `site`
 * of its settings) has one page that may be kept: the one its booking starts with, in each of its languages, under its canonical
 * address. Searches, bookings, accounts, frames and links with a token or a code never are: one parameter more is another page.
 */
export function headOf(address: Address, { isIndexed, contact }: AllowedOrigins, widget: string): string {
  const { path, query } = address
  const { id } = findRoute(splitLanguage(onThisOrigin(path)).path)
  const isStart = id === 'result' && [...query.keys()].every((name) => BESIDE.includes(name))
  if (!isStart || !isIndexed || !contact) return UNLISTED
  return linesOf(contact, localeIn(address), widget)
}

function linesOf(contact: HotelContact, asked: Locale | undefined, widget: string): string {
  const { code, bookLanguages, names, descriptions } = contact
  const own = bookLanguages.find((locale) => locale === asked)
  // Without one an engine is shown what a guest without one is: the default, where the hotel speaks it.
  const shown = own ?? languageWithoutOne(bookLanguages)
  const at = (locale?: Locale) =>
    `${widget}/booking/result?${new URLSearchParams({ code, ...(locale && { locale }) }).toString()}`
  const textIn = (texts: HotelContact['names']) => translated(texts, shown, bookLanguages).text
  const [name, description] = [textIn(names), shortened(textIn(descriptions))]
  const place = { name, description, url: at(own), telephone: contact.phone, email: contact.email }
  const inPlace = { streetAddress: textIn(contact.address.full_addresses), postalCode: contact.address.post_code }
  const address = { '@type': 'PostalAddress', ...inPlace, addressCountry: contact.address.country }
  const hotel = { '@context': 'https://schema.org', '@type': 'Hotel', ...place, address }
  return [
    `<title>${escaped(name)}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    `<link rel="canonical" href="${escaped(at(own))}">`,
    ...bookLanguages.map((one) => `<link rel="alternate" hreflang="${LOCALES[one].tag}" href="${escaped(at(one))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escaped(at())}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(name)}">`,
    ...(description ? [`<meta property="og:description" content="${escaped(description)}">`] : []),
    `<meta property="og:url" content="${escaped(at(own))}">`,
    `<script type="application/ld+json">${inertJson(hotel)}</script>`,
  ].join('\n')
}

const languageWithoutOne = (languages: readonly Locale[]) =>
  languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (languages[0] ?? DEFAULT_LOCALE)

/** Engines show a sentence or two; what is cut ends between words. */
function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= LONGEST_DESCRIPTION) return letters.join('')
  return `${letters
    .slice(0, LONGEST_DESCRIPTION)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
