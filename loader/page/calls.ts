import { METHODS, VIEWS } from '../../shared/element.ts'
import type { Mode, View, WidgetMethod } from '../../shared/element.ts'
import type { Call, Core } from '../core.ts'
import { readAttributes } from './attributes.ts'
import { findMistakes } from './mistakes.ts'
import type { Reason } from './page.ts'
import type { Sent } from './mount-attempt.ts'

/** What a page's calls can do to an element. */
export type Doing = {
  core: Core
  mode(): Mode | undefined
  isOpen(): boolean
  openedBy(opener: Element | null): void
  show(view: View): void
  hide(reason: Reason): void
  openTab(opening: string): string
  send(sent: Sent): void
}
export type Calls = ReturnType<typeof makeCalls>

/** Search parameters of the page's own address: ?booking_widget_open=search&checkin=2026-12-24 */
const PARAMETER = 'booking_widget_open'
const addressed = new WeakSet<Document>()

/** For pages written for the tag that a hotel had before; nobody else fetches it. */
const loadIncumbent = () => import('./incumbent.ts')

const hasMethod = (name: string): name is WidgetMethod => Object.hasOwn(METHODS, name)

/** Calls of methods, clicks on openers and the page's address, each checked and brought to where it is done. */
export const makeCalls = (to: Doing) => {
  const { core } = to
  const open = (opening: unknown, settle: Call['settle']) => {
    const input = METHODS.open(opening as Parameters<typeof METHODS.open>[0]) // from a page: anything may come
    if (input === undefined) return settle('invalid_open')
    if (to.mode() === 'tab') return settle(to.openTab(input))
    to.show(input.split('?')[0] as View) // METHODS.open begins with one
    // Without an opening it is shown as the guest left it.
    to.send({ name: opening === undefined ? 'ready' : 'open', input, settle })
  }

  /** A plain "book" is no wish for an empty search. */
  const openView = (view: View, query: string, settle: Call['settle']) => {
    open(view === 'search' && !query ? undefined : { view, query }, settle)
    if (to.mode() === 'inline') core.element.scrollIntoView()
  }

  /** A word that is no view of ours may be one of the tag before; one that is none at all leads to the search. */
  const openBy = (word: unknown, written: unknown, settle: Call['settle']) => {
    const query = String(written ?? '')
    const known = VIEWS.find((view) => view === word)
    if (known) return openView(known, query, settle)
    loadIncumbent().then(
      ({ viewOf }) => openView(viewOf(word) ?? 'search', query, settle),
      () => openView('search', query, settle),
    )
  }

  const close = ({ settle }: Call) => {
    to.hide('method')
    settle('')
  }

  const own: Readonly<Record<string, (call: Call) => void>> = {
    open: ({ input: [opening], settle }) => open(opening, settle),
    opener: ({ input: [view, query], settle }) => openBy(view, query, settle),
    ready: ({ settle }) => to.send({ name: 'ready', input: '', settle }),
    close,
    diagnose: ({ settle }) =>
      void import('./diagnose.ts')
        .then(({ diagnose }) => diagnose(core, readAttributes(core.element, core.origins), findMistakes(core.element)))
        .then(
          (findings) => settle('', findings),
          () => settle('unavailable'),
        ),
    toggle: (call) => (to.isOpen() ? close(call) : open(undefined, call.settle)),
  }

  const any = (call: Call) => {
    const { name, input, settle } = call
    if (/^(open|toggle)/.test(name) && call.opener !== core.element) to.openedBy(call.opener)
    if (Object.hasOwn(own, name)) return own[name]?.(call)
    if (!hasMethod(name)) return settle('unknown_method')
    const toInput: (given: never) => string | undefined = METHODS[name]
    const text = toInput(input[0] as never) // from a page: the method's row says what is one
    if (text === undefined) return settle(`invalid_${name}`)
    if (to.mode() === 'tab') return settle(name === 'search' ? to.openTab(`search?${text}`) : 'only_in_tab')
    if (name === 'search') to.show('search')
    to.send({ name, input: text, settle })
  }

  return {
    any,
    openBy,
    setLocale: (locale: string) => to.send({ name: 'setLocale', input: locale, settle() {} }),
  }
}

/** Once in a page, by the first element. */
export const openAsAddressed = ({ openBy, any }: Calls, element: HTMLElement): void => {
  if (addressed.has(document)) return
  addressed.add(document)
  const query = new URLSearchParams(location.search)
  const view = query.get(PARAMETER)
  query.delete(PARAMETER)
  if (view !== null) openBy(view, query, () => {})
  const isWrittenBefore =
    element.hasAttribute('triplabot-code') || document.querySelector('[data-tripla-booking-widget]')
  if (!isWrittenBefore && !location.search.includes('tripla')) return
  const migrate = async () => {
    const { addressedBefore, defineGlobalOfBefore } = await loadIncumbent()
    const asked = addressedBefore(query)
    if (asked === 'chat') any({ name: 'showChatbot', input: [], opener: null, settle() {} })
    else if (asked && view === null) openBy(asked, query, () => {})
    if (isWrittenBefore) defineGlobalOfBefore()
  }
  migrate().catch(() => {
    // The page stays as it is, and its links lead where they lead.
  })
}
