import { METHODS, parseView } from '../../shared/element.ts'
import type { Mode, View, WidgetMethod } from '../../shared/element.ts'
import type { Call, Core } from '../core.ts'
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
  openTab(opening?: string): string
  send(sent: Sent): void
}
export type Calls = ReturnType<typeof makeCalls>

let isAddressed = false

const hasMethod = (name: string): name is WidgetMethod => Object.hasOwn(METHODS, name)

/** A refusal says what its code means; where those words do not come, the code is all. */
const explained = (call: Call): Call => ({
  ...call,
  settle: (code, answer) =>
    code
      ? import('./doctor/refusals.ts').then(
          ({ refusalMessage }) => call.settle(code, refusalMessage(call.name, code)),
          () => call.settle(code),
        )
      : call.settle(code, answer),
})

/** Calls of methods, clicks on openers and the page's address, each checked and brought to where it is done. */
export const makeCalls = (to: Doing) => {
  const { core } = to
  const open = (opening: unknown, settle: Call['settle']) => {
    const input = METHODS.open(opening as Parameters<typeof METHODS.open>[0]) // from a page: anything may come
    if (input === undefined) return settle('invalid_open')
    // Without an opening it is what the element says.
    if (to.mode() === 'tab') return settle(to.openTab(opening ? input : undefined))
    to.show(input.split('?')[0] as View) // METHODS.open begins with one
    // Without an opening it is shown as the guest left it.
    to.send({ name: opening === undefined ? 'ready' : 'open', input, settle })
  }

  /** A word that is no view leads to the search; a plain "book" is no wish for an empty one. */
  const openBy = (word: unknown, query: unknown, settle: Call['settle']) => {
    const view = parseView(String(word)) ?? 'search'
    open(view === 'search' && !query ? undefined : { view, query: String(query ?? '') }, settle)
    if (to.mode() === 'inline') core.root.host.scrollIntoView()
  }

  const close = ({ settle }: Call) => {
    to.hide('method')
    settle('')
  }

  const own: Readonly<Record<string, (call: Call) => void>> = {
    open: ({ input: [opening], settle }) => open(opening, settle),
    opener: ({ input: [view, query], settle }) => openBy(view, query, settle),
    // A tab of its own answers nobody here.
    ready: ({ settle }) =>
      to.mode() === 'tab' ? settle('only_in_tab') : to.send({ name: 'ready', input: '', settle }),
    close,
    diagnose: ({ settle }) =>
      void import('./doctor/diagnose.ts')
        .then(({ diagnose }) => diagnose(core))
        .then(
          (findings) => settle('', findings),
          () => settle('unavailable'),
        ),
    toggle: (call) => (to.isOpen() ? close(call) : open(undefined, call.settle)),
  }

  const any = (asked: Call) => {
    const call = explained(asked)
    const { name, input, settle } = call
    if (/^(open|toggle)/.test(name) && call.opener !== core.root.host) to.openedBy(call.opener)
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
    /** Where nobody waits for an answer. */
    tell: (name: WidgetMethod, input: string) => to.send({ name, input, settle() {} }),
  }
}

/** Once in a page, by whichever element is taken first: where its address may open the widget, or it was written for the tag of before. */
export const openAsAddressed = (calls: Calls, element: HTMLElement): void => {
  if (isAddressed) return
  isAddressed = true
  const isWrittenBefore =
    element.hasAttribute('triplabot-code') || document.querySelector('[data-tripla-booking-widget]')
  if (!isWrittenBefore && !/_open=/.test(location.search)) return
  import('./addressed.ts').then(
    ({ openAddressed, defineGlobalOfBefore }) => {
      openAddressed(calls, element)
      if (isWrittenBefore) defineGlobalOfBefore()
    },
    () => {}, // the page stays as it is, and its links lead where they lead
  )
}
