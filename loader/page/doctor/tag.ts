import { ATTRIBUTES, MODES, TAG, VIEWS } from '../../../shared/element.ts'
import type { AttributeName } from '../../../shared/element.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { KNOWN, NAMES, written } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'

const list = (name: string, values: readonly string[]) => `${name}="${values.join('", "')}"`

/** What each attribute takes, in words that can be pasted. */
const TAKEN: Record<AttributeName, string> = {
  'hotel-code': 'Write the code of your hotel, of letters, digits, - and _ alone: hotel-code="..."',
  locale: `Write one of these: ${list('locale', LOCALE_CODES)}`,
  'segment-ids': 'Write at most 50 segments of letters, digits, - and _: segment-ids="one,two"',
  'parent-origin': 'Write scheme and host, and no path: parent-origin="https://www.hotel.example"',
  mode: `Write one of these: ${list('mode', MODES)}`,
  frame: 'Write frame, or nothing.',
  view: `Write one of these: ${list('view', VIEWS)}`,
  query: 'Write search parameters of at most 2,000 characters: query="checkin=2026-12-24&nights=2"',
  'structured-data': 'Write structured-data, or nothing.',
}
/** Where the next word by letters would be another language. */
const COUNTRIES: Readonly<Record<string, string>> = {
  jp: 'ja',
  kr: 'ko',
  cn: 'zh_Hans',
  tw: 'zh_Hant',
  hk: 'zh_Hant',
  gb: 'en',
  us: 'en',
  uk: 'en',
}
const VALUES: Partial<Record<AttributeName, readonly string[]>> = { locale: LOCALE_CODES, mode: MODES, view: VIEWS }

/** What webmasters write on the tag and the widget takes elsewhere. */
const ELSEWHERE: readonly [names: RegExp, (value: string, name: string) => string][] = [
  [/^(mcp-?)?currency$/, (value) => `Call document.querySelector('${TAG}').setCurrency('${value || 'USD'}').`],
  [/^(accent|colou?r|accent-colou?r|primary-colou?r)$/, () => `Write in a style: ${TAG} { --booking-accent: #7a2e2e }`],
  [/^font(-family)?$/, () => `Write in a style: ${TAG} { --booking-font: Georgia, serif }`],
  [/^(min-|max-)?(width|height)$/, (value, name) => `Write in a style: ${TAG} { ${name}: ${value || '100%'} }`],
  [
    /^(src|href|loader|url)$/,
    () => 'Write the address on the script tag of the loader; the element knows it from there.',
  ],
  [/^(lang(uage)?|hreflang)$/, (value) => `Write locale="${value || 'en'}".`],
  [/^(hotel|hotel-?id|property(-id)?)$/, (value) => `Write hotel-code="${value}".`],
  [
    /^(check-?in|check-?out|nights|adults|children|rooms|coupon(-code)?|promo(-code)?)(-date)?$/,
    (value, name) =>
      `Write query="${name
        .replace(/^check-/, 'check')
        .replace(/-date$/, '')
        .replaceAll('-', '_')}=${value}".`,
  ],
]

function inNames(element: Element): Finding[] {
  return element.getAttributeNames().flatMap((name) => {
    if (KNOWN.includes(name) || name in element) return []
    const value = element.getAttribute(name) ?? ''
    const problem = `The attribute ${name} is unknown.`
    const elsewhere = ELSEWHERE.find(([names]) => names.test(name.replaceAll('_', '-')))
    if (elsewhere) return [{ code: 'unknown_attribute', problem, fix: elsewhere[1](value, name.replaceAll('_', '-')) }]
    const meant = nearest(name, KNOWN) ?? KNOWN.find((known) => name.length > 3 && known.startsWith(name))
    return meant ? [{ code: 'unknown_attribute', problem, fix: `Write ${meant}${value && `="${value}"`}.` }] : []
  })
}

const inValues = (element: Element): Finding[] =>
  NAMES.flatMap((name) => {
    const text = written(element, name)
    if (text === undefined || ATTRIBUTES[name].parse(text) !== undefined) return []
    const [values, country] = [VALUES[name], name === 'locale' && COUNTRIES[text.toLowerCase()]]
    const meant = country || (values && nearest(text, values))
    const fix = `${meant ? `Write ${name}="${meant}". ` : ''}${TAKEN[name]}`
    return [{ code: 'invalid_attribute', problem: `${name}="${text.slice(0, 100)}" is no value for it.`, fix }]
  })

/** What may stand inside for those without scripts. */
const FALLBACK = 'a, p, span, strong, em, b, i, br, img, address, noscript, ul, ol'

/** HTML knows no `<booking-widget />`: all that follows, up to the end of what it stands in, becomes its content. */
function inClosing(element: Element): Finding[] {
  const isSwallowing = !element.nextSibling && [...element.children].some((child) => !child.matches(FALLBACK))
  const fix = `Close the tag: <${TAG} hotel-code="..."></${TAG}>`
  return isSwallowing
    ? [{ code: 'not_closed', problem: 'The tag is not closed, so what follows it is inside of it and not shown.', fix }]
    : []
}

function inHotelCode(element: Element): Finding[] {
  if (written(element, 'hotel-code')) return []
  return [{ code: 'no_hotel_code', problem: 'No hotel is named.', fix: `Write <${TAG} hotel-code="...">.` }]
}

/** What its own markup says that is wrong; asks nobody. */
export const inTag = (element: Element): Finding[] => [
  ...inNames(element),
  ...inValues(element),
  ...inHotelCode(element),
  ...inClosing(element),
]
