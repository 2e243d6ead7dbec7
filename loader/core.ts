import { LOAD_MS, TAG } from '../shared/element.ts'
import type { BegunStart } from '../shared/element.ts'
import { makeCard } from './card.ts'
import { linesFor } from './lines.ts'
import { track } from './openers.ts'
import { makeRoot, NO_ROOM, SHEET } from './root.ts'
import { APP_PARTS, FRAME_PARTS, PAGE_FILE, STAMPS, START, START_ADDRESS, START_BODY } from './stamps.ts'

/** What the page called; an empty code keeps its promise with the answer, any other refuses it with that message. */
export type Call = {
  name: string
  input: readonly unknown[]
  opener: Element | null
  settle: (code: string, answer?: unknown) => void
}

/** What the late file makes of one element (page/page). */
export type Page = {
  call(call: Call): void
  /** Brings what is shown in line with where the element is and what it says. */
  settle(): void
  isOpen(): boolean
}
export type ControllerModule = { take(core: Core): Page }
export type Core = ReturnType<typeof makeCore>

/** What happens later; until then it has not. */
type Later = {
  /** When it was asked for: nobody waits longer than LOAD_MS from then. */
  since?: number
  isDestroyed?: boolean
  isSeen?: boolean
  /** Asked for beside the app, for the first that is mounted. */
  begun?: BegunStart | undefined
}

/** Whoever wants to know of a failure has the promise; whoever does not, sees nothing of it in the console. */
const quiet = <Value>(promise: Promise<Value>) => {
  promise.catch(() => {})
  return promise
}

/** Some browsers never fetch a module again that failed once. */
const load = <Module>(address: string, attempt?: number): Promise<Module> =>
  quiet(import(address + (attempt ? `?retry=${attempt}` : '')))

/** One element until the late file is there: it keeps calls, and fetches the rest once somebody sees it or asks for it. */
export const makeCore = (element: HTMLElement) => {
  const queue: Call[] = []
  let page: Page | undefined
  let sight: IntersectionObserver | undefined
  let card: HTMLDialogElement | undefined
  let attempt = 0
  let isAsked = false
  let isWanted = false

  const read = (...names: string[]) => names.map((name) => element.getAttribute(name)).find(Boolean) ?? ''
  const isThere = () => element.isConnected && !core.isDestroyed
  /** inline, iframe, or nothing. */
  const isInline = () => /^(i|$)/.test(read('mode'))
  /** Of the first that the widget knows (page/attributes); the mark says that it is the browser's (lines). */
  const lines = () => linesFor([read('locale'), document.documentElement.lang, navigator.language + '~'])

  const core = {
    ...(makeRoot(element) as ReturnType<typeof makeRoot> & Later),
    /** What the element looks like from outside; the late file adds to it. */
    look: (isInline: boolean) => SHEET + (isInline ? '' : NO_ROOM),
    stamps: STAMPS,
    lines: linesFor,
    hotelCode: () => read('hotel-code', 'hotel_code', 'code', 'triplabot-code'),
    isOpen: () => !!page?.isOpen(),

    dispatch: (name: string, detail: unknown) =>
      element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true })),

    call: <Answer = void>(name: string, input: readonly unknown[], opener = document.activeElement): Promise<Answer> =>
      quiet(
        new Promise((keep, refuse) => {
          const settle: Call['settle'] = (code, answer) =>
            code ? refuse(Object.assign(Error((answer as string) || code), { code })) : keep(answer as Answer) // what the method is declared to give
          const call = { name, input, opener, settle }
          if (core.isDestroyed) return settle('destroyed')
          if (page) return page.call(call)
          queue.push(call)
          // Settings wait for the widget, everything else asks for it.
          if (/^(set|ready)/.test(name)) return
          isWanted = true
          core.ask()
        }),
      ),

    /** Fetches the late file and the app side by side. */
    ask() {
      if (isAsked || !isThere()) return
      const mine = attempt
      isAsked = true
      core.since = Date.now()
      setTimeout(failed, LOAD_MS, mine)
      // Known before the late file asks for them. Another view may do with another file.
      const parts = element.hasAttribute('frame')
        ? FRAME_PARTS
        : /^(inline)?!./.test(read('mode') + read('view') + '!' + core.hotelCode())
          ? APP_PARTS
          : []
      parts.forEach((file) => load(file))
      load<ControllerModule>(PAGE_FILE, mine)
        .then(({ take }) => {
          card?.remove()
          page ??= take(core)
          core.settle()
          queue.splice(0).forEach(page.call)
        })
        .catch(() => failed(mine))
      if (parts !== APP_PARTS) return
      const [tag = '', , , , words = ''] = lines()
      load(words)
      const url = START_ADDRESS.replace('*', core.hotelCode())
      const body = START_BODY.replace('*', tag)
      core.begun = [url, body, quiet(fetch(url, { ...START, body }))]
    },

    settle() {
      track(core, isThere())
      sight?.disconnect()
      if (page) return page.settle()
      if (!isThere()) return card?.remove()
      core.sheet?.replaceSync(core.look(isInline()))
      // The late file knows what the page's address asks for.
      if (isWanted || /^f|(bot|widget)_open=/.test(read('mode') + location.search)) core.ask()
      // popup waits to be asked; of floating, a failed module fails again at once in Firefox, as soon as it is seen.
      if (/^[pf]/.test(read('mode'))) return
      sight = new IntersectionObserver(
        (seen) => {
          if ((core.isSeen = seen.some((one) => one.isIntersecting))) core.ask()
        },
        { rootMargin: '200px' },
      )
      sight.observe(element)
    },
  }

  const failed = (mine: number) => {
    if (page || mine !== attempt) return
    attempt++
    isAsked = false
    queue.splice(0).forEach((call) => call.settle('unavailable'))
    card?.remove()
    if (!isThere()) return
    card = makeCard(core.hotelCode(), lines(), () => (isInline() ? core.ask() : core.call('open', [])))
    core.root.append(card)
    addEventListener('online', core.ask)
    if (isInline()) card.show()
    else if (isWanted) card.showModal()
    core.dispatch(`${TAG}:error`, { code: 'unavailable', message: 'unavailable' })
  }

  return core
}
