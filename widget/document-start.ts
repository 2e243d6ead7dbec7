import { hotelCodeOf } from '../shared/booking-routes.ts'
import { CLIENT_KEY, CLIENT_SECRET } from '../shared/constants.ts'
import { FRAME_PARAMETERS } from '../shared/element.ts'
import type { BegunStart } from '../shared/element.ts'
import { HEADERS } from '../shared/headers.ts'
import { browserLocale, localeOfTag } from '../shared/locales.ts'
import type { Locale } from '../shared/locales.ts'
import { isParameter, SECRET } from '../shared/parameters.ts'
import { DIALOG_FRAME } from '../shared/rules/dialog-frame.ts'
import { HEADER_END } from '../shared/rules/header-end.ts'
import { storageKey } from '../shared/storage-key.ts'
import { APP_VERSION } from './lib/call-headers.ts'

/*
 * Stands in the head of the widget's own document and runs before its files are there: what they will ask for first is on
 * its way with them. It reads the address as most guests bring it and leaves the rest to them: what it has not begun, or
 * begun otherwise than they want it, they ask for themselves (lib/start/begun-call.ts).
 */

declare global {
  // Declarations are merged with the browser's own only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    bookingWidgetBegun?: BegunStart
  }
}

const query = new URLSearchParams(location.search)
const hotelCode = hotelCodeOf({ params: {} }, query)
/** As the server that wrote the document stamps it: where a start is asked for, and the file of each language's first words. */
const { start = '', words = '{}' } = document.currentScript?.dataset ?? {}

const HOTEL_CODE = /^[\w-]{1,100}$/
/** A language before the path, an agency's site, the mail a guest came from: the files know what to do. */
const LANGUAGE = /^\/[a-z]{2}([-_][a-z]{2,4})?(\/|$)/i
const FOR_THE_FILES: readonly string[] = [...SECRET, 'ota_enabled', 'email_id']
const EMAIL = /@|%(25)*40/

/** What signs in and what names somebody leaves the address before anything is asked (guarantee W4): it waits for the files then. */
const isPlain = () =>
  HOTEL_CODE.test(hotelCode) &&
  !LANGUAGE.test(location.pathname) &&
  !location.hash &&
  !EMAIL.test(location.href) &&
  [...query.keys()].every((name) => isParameter(name) && !FOR_THE_FILES.includes(name))

/** In the order of wantedLocaleAtom (app/start/boot.ts). */
function wantedLocale(): Locale {
  const named = localeOfTag(query.get(FRAME_PARAMETERS.locale) ?? '')
  const isFramed = query.has(FRAME_PARAMETERS.parentOrigin)
  return (!isFramed && named) || keptLocale() || named || browserLocale(navigator.languages)
}

function keptLocale(): Locale | null {
  try {
    return localeOfTag(JSON.parse(localStorage.getItem(storageKey('locale')) ?? '').value)
  } catch {
    return null // none is kept, or the browser keeps nothing
  }
}

function hasSession(): boolean {
  try {
    return document.cookie.includes(`${encodeURIComponent(storageKey('clientSession'))}=`)
  } catch {
    return false // a sandboxed frame has no cookies
  }
}

function begin(locale: Locale): BegunStart {
  const address = start.replace(':code', encodeURIComponent(hotelCode))
  const headers = {
    [HEADERS.tracingId]: crypto.randomUUID(),
    [HEADERS.appVersion]: APP_VERSION,
    [HEADERS.locale]: locale,
  }
  const body = JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET, headers })
  const answer = fetch(address, {
    method: 'POST',
    body,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
  // Whoever takes it hears of it; without one nobody needs to.
  answer.catch(() => {})
  return [address, body, answer]
}

// Before anything is shown, so that nothing moves.
if (window.name === DIALOG_FRAME) document.documentElement.style.setProperty('--booking-header-end', HEADER_END)

if (isPlain()) {
  const locale = wantedLocale()
  const file = (JSON.parse(words) as Partial<Record<Locale, string>>)[locale]
  if (file) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
  if (!hasSession()) window.bookingWidgetBegun = begin(locale)
}
