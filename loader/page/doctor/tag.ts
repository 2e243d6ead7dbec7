import { ATTRIBUTES, MODES, TAG, VIEWS } from '../../../shared/element.ts'
import type { AttributeName } from '../../../shared/element.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Core } from '../../core.ts'
import { isGlobalOurs, KNOWN, NAMES, written } from '../attributes.ts'
import type { MountOptions } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { nearest } from '../../../shared/rules/nearest.ts'

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

const style = (line: string) => `Write in a style: ${TAG} { ${line} }`

/** What webmasters write on the tag and the widget takes elsewhere: the words for it, and the line for the one that was meant. */
const ELSEWHERE: readonly [words: readonly string[], line: (value: string, word: string) => string][] = [
  [['currency', 'mcp-currency'], (value) => `Call document.querySelector('${TAG}').setCurrency('${value || 'USD'}').`],
  [
    ['colour', 'color', 'accent', 'accent-colour', 'accent-color', 'primary-color'],
    () => style('--booking-accent: #7a2e2e'),
  ],
  [['font', 'font-family'], () => style('--booking-font: Georgia, serif')],
  [['width', 'height', 'max-width', 'min-height'], (value, word) => style(`${word}: ${value || '100%'}`)],
  [
    ['src', 'href', 'loader', 'url'],
    () => 'Write the address on the script tag of the loader; the element knows it from there.',
  ],
  [['language', 'hreflang'], (value) => `Write locale="${value || 'en'}".`],
  [['hotel', 'hotel-id', 'property', 'property-id'], (value) => `Write hotel-code="${value}".`],
  [['checkin', 'check-in', 'checkin-date', 'check-in-date', 'arrival'], (value) => `Write query="checkin=${value}".`],
  [['checkout', 'check-out', 'checkout-date', 'departure'], (value) => `Write query="checkout=${value}".`],
  [
    ['nights', 'adults', 'children', 'rooms', 'coupon-code', 'promo-code'],
    (value, word) => `Write query="${word.replaceAll('-', '_')}=${value}".`,
  ],
]

function lineFor(name: string, value: string): string | undefined {
  const dashed = name.replaceAll('_', '-')
  const meant = nearest(name, KNOWN)
  const exact = ELSEWHERE.find(([words]) => words.includes(dashed))
  if (exact) return exact[1](value, dashed)
  if (meant) return `Write ${meant}${value && `="${value}"`}.`
  const word = nearest(
    dashed,
    ELSEWHERE.flatMap(([words]) => words),
  )
  if (word) return ELSEWHERE.find(([words]) => words.includes(word))?.[1](value, word)
  const begun = KNOWN.find((known) => name.length > SHORTEST && known.startsWith(name))
  return begun && `Write ${begun}${value && `="${value}"`}.`
}
const SHORTEST = 3

const inNames = (element: Element): Finding[] =>
  element.getAttributeNames().flatMap((name) => {
    if (KNOWN.includes(name) || name in element || /^(class|data-|aria-)/.test(name)) return []
    const fix = lineFor(name, element.getAttribute(name) ?? '')
    return fix ? [{ code: 'unknown_attribute', problem: `The attribute ${name} is unknown.`, fix }] : []
  })

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
const FALLBACK =
  'a, p, span, strong, em, b, i, br, img, address, noscript, ul, ol, script, style, template, [slot=fallback]'

/** HTML knows no `<booking-widget />`: all that follows, up to the end of what it stands in, becomes its content. */
function inClosing(element: Element): Finding[] {
  const isSwallowing = !element.nextSibling && [...element.children].some((child) => !child.matches(FALLBACK))
  const fix = `Close the tag: <${TAG} hotel-code="..."></${TAG}>`
  return isSwallowing
    ? [{ code: 'not_closed', problem: 'The tag is not closed, so what follows it is inside of it.', fix }]
    : []
}

function inHotelCode(element: Element): Finding[] {
  if (written(element, 'hotel-code')) return []
  return [{ code: 'no_hotel_code', problem: 'No hotel is named.', fix: `Write <${TAG} hotel-code="...">.` }]
}

/** What a tag that is not closed has swallowed is the rest of the page, and stays in sight. */
export function showSwallowed({ root }: Pick<Core, 'root'>): void {
  if (inClosing(root.host).length > 0 && !root.querySelector('slot:not([name])'))
    root.append(document.createElement('slot'))
}

function inGlobal(): Finding[] {
  const problem = 'The name BookingWidget belongs to another script of the page.'
  const fix = `Call the methods of the element: document.querySelector('${TAG}').open('search')`
  return isGlobalOurs() ? [] : [{ code: 'foreign_global', problem, fix }]
}

/** A frame exchanges messages with the page around it and nobody else, whatever the hotel's settings name. */
export const isOfOtherPage = ({ frame, parentOrigin }: Pick<MountOptions, 'frame' | 'parentOrigin'>): boolean =>
  frame && parentOrigin !== '*' && (!URL.canParse(parentOrigin) || new URL(parentOrigin).origin !== location.origin)

function inParentOrigin(wanted: MountOptions): Finding[] {
  if (location.origin === 'null' || !isOfOtherPage(wanted)) return []
  const problem = `parent-origin="${wanted.parentOrigin}" is not this page, so the frame hears nothing from it and does not open.`
  return [
    { code: 'parent_origin', problem, fix: `Take parent-origin away, or write parent-origin="${location.origin}".` },
  ]
}

/** What its own markup says that is wrong, and what stands where ours is; asks nobody. */
export const inTag = (element: Element, wanted: MountOptions): Finding[] => [
  ...inNames(element),
  ...inValues(element),
  ...inHotelCode(element),
  ...inParentOrigin(wanted),
  ...inClosing(element),
  ...inGlobal(),
]
