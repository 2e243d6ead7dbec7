import { BROWSING_STATE_MS } from '../../../shared/constants.ts'
import { VERSION_PATH } from '../../../shared/version-path.ts'
import type { Core } from '../../core.ts'
import type { MountOptions } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { isWithoutOrigin } from './page.ts'
import { isOfOtherPage } from './tag.ts'

export type StartSettings = {
  parent_origins?: unknown
  book_languages?: unknown
  hotel_photos?: unknown
  payment_gateway_config?: unknown
  payment_hub_config?: unknown
  gateway_accounts?: unknown
  turnstile?: unknown
}
/** What came back of the call that the widget starts with; its errors may be read from any page. */
export type StartAnswer = { status: number; date: string | null; settings: StartSettings | undefined }

export async function askStart({ stamps }: Core, { hotelCode, locale }: MountOptions): Promise<StartAnswer> {
  const [, , , , , address, body, start] = stamps
  const answer = await fetch(address.replace('*', hotelCode), { ...start, body: body.replace('*', locale) })
  const { data }: { data?: { settings?: StartSettings } } = await answer.json()
  return { status: answer.status, date: answer.headers.get('date'), settings: data?.settings }
}

export const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const notNamed = (origin: string, consequence: string): Finding => ({
  code: 'parent_origin',
  problem: `The hotel's settings do not name ${origin}, so ${consequence}.`,
  fix: `Add ${origin} to the parent origins in the hotel's settings. Each scheme, host and port counts by itself: localhost is not 127.0.0.1, www.hotel.example is not hotel.example.`,
})

function inRefusal({ hotelCode }: MountOptions, status: number): Finding[] {
  if (status === 404) {
    const problem = `There is no hotel "${hotelCode}".`
    return [{ code: 'unknown_hotel', problem, fix: 'Write the code of your hotel: hotel-code="..."' }]
  }
  if (status === 410) {
    const problem = `The hotel "${hotelCode}" takes no guests any more, and the widget tells them so.`
    return [{ code: 'closed_hotel', problem, fix: 'Open the hotel in its settings, or take the tag out of the page.' }]
  }
  if (status === 403)
    // A page without an origin is told of that instead.
    return isWithoutOrigin() ? [] : [notNamed(location.origin, 'the widget gets no answers in this page')]
  const problem = `The server answers ${status}.`
  return [{ code: 'server', problem, fix: 'Try again later; nothing in the page is wrong.' }]
}

/** What the guest chose is kept as long: a clock that is wrong by more forgets it at once, or never. */
const MOST_MS = BROWSING_STATE_MS

/** Days are counted by the clock of the guest's device. */
function inClock(date: string | null): Finding[] {
  const ahead = date === null ? 0 : Date.now() - Date.parse(date)
  if (!(Math.abs(ahead) > MOST_MS)) return []
  const minutes = Math.round((Math.abs(ahead) / MOST_MS) * 10)
  const problem = `The clock of this device is ${minutes} minutes ${ahead > 0 ? 'fast' : 'slow'}, so days and deadlines are wrong.`
  return [{ code: 'clock', problem, fix: 'Set the clock of this device; nothing in the page is wrong.' }]
}

/** What the answer to the start says about page and tag. */
export function inStart(wanted: MountOptions, { status, date, settings }: StartAnswer): Finding[] {
  if (!settings) return [...inRefusal(wanted, status), ...inClock(date)]
  const { parentOrigin, locale } = wanted
  const origins = listed(settings.parent_origins)
  const languages = listed(settings.book_languages)
  const findings = inClock(date)
  if (!isOfOtherPage(wanted) && !origins.includes(parentOrigin) && !origins.includes('*'))
    findings.push(notNamed(parentOrigin, 'a frame exchanges no messages and no events with it'))
  if (languages.length && !languages.includes(locale)) {
    findings.push({
      code: 'locale',
      problem: `The hotel does not speak ${locale}; the widget shows ${String(languages[0])}.`,
      fix: `Write one of these: locale="${languages.join('", "')}"`,
    })
  }
  return findings
}

/** A loader that a cache, an optimiser or a pinned address kept while the server went on. */
export async function inVersion({ origins: { widget } }: MountOptions): Promise<Finding[]> {
  const { default: newest }: { default: unknown } = await import(widget + VERSION_PATH)
  if (typeof newest !== 'string' || newest === __APP_VERSION__) return []
  const problem = `This page runs version ${__APP_VERSION__} of the loader; the newest is ${newest}.`
  return [
    {
      code: 'old_loader',
      problem,
      fix: `Write <script src="${widget}/v1/loader.js" async crossorigin></script>, and empty caches.`,
    },
  ]
}
