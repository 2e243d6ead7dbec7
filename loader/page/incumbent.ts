import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import type { View } from '../../shared/element.ts'

/** Words of the tag that a hotel had before, and the view that each of them opens. */
const VIEWS: Readonly<Record<string, View>> = {
  search: 'search',
  confirm: 'confirm',
  signUp: 'sign-up',
  signIn: 'sign-in',
}
const CHAT = 'triplabot_open'
const OPEN = 'tripla_booking_widget_open'
const GLOBAL = 'TriplaBookingWidget'

export const viewOf = (word: unknown): View | undefined =>
  typeof word === 'string' && Object.hasOwn(VIEWS, word) ? VIEWS[word] : undefined

/** What its address asks for: ?tripla_booking_widget_open=search&… or ?triplabot_open=true. The search parameters are the widget's to read. */
export const addressedBefore = (query: URLSearchParams): View | 'chat' | undefined => {
  const view = viewOf(query.get(OPEN))
  const isChat = query.get(CHAT) === 'true'
  for (const name of [OPEN, CHAT, 'auto_messages']) query.delete(name)
  return view ?? (isChat ? 'chat' : undefined)
}

/** Search parameters as its global function takes them: an object, or a query. */
const parametersOf = (given: unknown): string => {
  if (typeof given === 'string') return given.replace(/^\?/, '')
  if (!(given instanceof Object)) return ''
  const texts = Object.entries(given).map(([name, value]) => [
    name,
    value instanceof Object ? JSON.stringify(value) : String(value ?? ''),
  ])
  return String(new URLSearchParams(texts))
}

type Openable = HTMLElement & { open(opening: { view: View; query: string }): Promise<unknown> }

/** The element of that hotel; a hotel that none stands for gets one that is nothing but its dialog. */
function elementOf(code: string): Openable {
  const names = [...(ATTRIBUTES['hotel-code'].also ?? []), 'hotel-code']
  const there = [...document.querySelectorAll<Openable>(TAG)] // elements of ours, whose class is not known here
  const found = there.find((element) => !code || names.some((name) => element.getAttribute(name) === code))
  if (found) return found
  const made = document.createElement(TAG)
  made.setAttribute('hotel-code', code)
  made.setAttribute('mode', 'popup')
  document.body.append(made)
  return made
}

/** TriplaBookingWidget('search', { checkin: '2026/12/24' }, 'code'): only for pages written for it, and never in place of one that is there. */
export const defineGlobalOfBefore = (): void => {
  if (Object.hasOwn(window, GLOBAL)) return
  const act = (action: unknown, parameters?: unknown, code?: unknown) => {
    const view = viewOf(action)
    if (view) void elementOf(typeof code === 'string' ? code : '').open({ view, query: parametersOf(parameters) })
  }
  Object.assign(window, { [GLOBAL]: act })
}
