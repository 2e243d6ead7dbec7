import { Window } from 'happy-dom'
import type { createStore } from 'jotai'

import { mailbox } from '../../../shared/element.ts'
import type { PortMessage, WidgetAttributes } from '../../../shared/element.ts'
import type { Origins } from '../../../shared/origins.ts'
import { atEndOfFile } from '../kept.ts'
import { throughDoor } from './start-door.ts'
import { until } from '../until.ts'

/** The server's in-process door: startWorld() has one, and so has createProvider(). */
export type Door = {
  origins: Origins
  handle: (request: Request) => Promise<Response>
  /** In place of what the server answers to a start that asks for session and settings together. */
  start?: (() => Promise<Response>) | undefined
}
export type WidgetOptions = Partial<Omit<WidgetAttributes, 'origins'>> & { world: Door }

export type OpenWidget = {
  root: HTMLElement
  /** What its screens read and write. */
  store: ReturnType<typeof createStore>
  /** What the widget told the page around it. */
  told: PortMessage[]
  /** What the page says to the widget. */
  say: (message: PortMessage) => void
  /** Waits for what a guest would see. */
  see: (selector: string) => Promise<HTMLElement>
  close: () => void
}

/**
 * Only what the widget and its packages look for on the global object. A process has one window, because the widget's modules
 * keep the one they were loaded in; each file finds it empty.
 */
const GLOBALS = [
  'document',
  'customElements',
  'CSSStyleSheet',
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'Node',
  'ShadowRoot',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

let shared: Window | undefined
const opened = new Set<() => void>()

function windowOf(origins: Origins): Window {
  const url = `${origins.host}/`
  shared ??= newWindow(url)
  const view = shared
  const current: unknown = Reflect.get(globalThis, 'window')
  if (current === view) return view
  view.happyDOM.setURL(url)
  empty(view)
  const values = Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(view, name)]))
  Object.assign(globalThis, values, { window: view })
  atEndOfFile(() => {
    for (const close of opened) close()
  })
  return view
}

function newWindow(url: string): Window {
  const view = new Window({ url })
  // A hotel's own style is read name by name, which happy-dom does not know of.
  Object.defineProperty(view.CSSStyleDeclaration.prototype, Symbol.iterator, {
    *value(this: CSSStyleDeclaration) {
      for (let at = 0; at < this.length; at++) yield this.item(at)
    },
  })
  return view
}

/** A guest who was never here. */
function empty(view: Window) {
  view.localStorage.clear()
  view.sessionStorage.clear()
  for (const cookie of view.document.cookie.split('; ')) {
    view.document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
  }
  view.document.head.replaceChildren()
  view.document.body.replaceChildren()
}

/** For the next widget this is a guest who was never here. */
export const forgetGuest = () => shared && empty(shared)

/** The real widget over the real server, in this process, as in a host page's Shadow DOM. */
export async function openWidget({ world, ...attributes }: WidgetOptions): Promise<OpenWidget> {
  const view = windowOf(world.origins)
  const { mountWith } = await import('../../../widget/index.tsx')
  const { host, widget, api, identity } = world.origins
  const root = document.createElement('div')
  document.body.append(root)
  const [toWidget, toPage] = [mailbox(), mailbox()]
  const told: PortMessage[] = []
  toPage.listen((message) => told.push(message))

  const unmount = mountWith(
    root,
    {
      hotelCode: 'shirotsuki',
      locale: 'en',
      segmentIds: '',
      parentOrigin: host,
      view: 'search',
      query: '',
      structuredData: false,
      ...attributes,
      origins: { widget, api, identity },
    },
    { post: toPage.put, listen: toWidget.listen, stop: () => {} },
    {
      // happy-dom's window is the browser's for everything the widget does with it.
      view: view as unknown as typeof window,
      isOwnDocument: false,
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('origin', host)
        return throughDoor(world, request)
      },
    },
  )

  const close = () => {
    if (!opened.delete(close)) return
    unmount()
    root.remove()
  }
  opened.add(close)
  // The tree holds its store as a property (widget/index.tsx).
  const { store } = root.querySelector('booking-widget-tree') as unknown as Pick<OpenWidget, 'store'>
  return {
    root,
    store,
    told,
    say: toWidget.put,
    see: (selector) =>
      until(
        () => root.querySelector<HTMLElement>(selector),
        () => `${selector} to be seen in ${root.innerHTML.slice(0, 2000)}`,
      ),
    close,
  }
}
