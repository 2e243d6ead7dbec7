import { Window } from 'happy-dom'
import type { createStore } from 'jotai'

import { hotelCodeOf } from '../../../shared/booking-routes.ts'
import { FRAME_PARAMETERS, mailbox } from '../../../shared/element.ts'
import type { PortMessage, WidgetAttributes } from '../../../shared/element.ts'
import { localeOfTag } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import { hearErrors } from '../../../widget/lib/hear-errors.ts'
import { browserLocation } from '../../../widget/lib/location/browser-location.ts'
import { tidyAddress } from '../../../widget/lib/location/tidy-address.ts'
import { allRoutes } from '../../../widget/state/navigation/all-routes.ts'
import { knowRoutes } from '../../../widget/state/navigation/known-routes.ts'
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
export type WidgetOptions = Partial<Omit<WidgetAttributes, 'origins'>> & {
  world: Door
  /** The widget's own document at this path, which says what the element's attributes say in a page of a hotel. */
  address?: string
}

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
/** Where documents of our own have stood, with cookies of their own. */
const visited = new Set<string>()

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

/** As widget/document.ts reads its address, alone in its tab. */
function documentAt(view: Window, address: string) {
  view.happyDOM.setURL(address)
  visited.add(`${view.location.origin}/`)
  knowRoutes(allRoutes)
  const { path, query } = tidyAddress(new URL(address))
  return {
    attributes: {
      hotelCode: hotelCodeOf(allRoutes.findRoute(path), query),
      locale: localeOfTag(query.get(FRAME_PARAMETERS.locale) ?? '') ?? 'en',
      segmentIds: query.get(FRAME_PARAMETERS.segmentIds) ?? '',
      parentOrigin: '',
      structuredData: true,
    },
    outside: { isOwnDocument: true, openLocation: browserLocation, hearErrors },
  } as const
}

/** A guest who was never here, and not in a document of ours either. */
function empty(view: Window) {
  view.localStorage.clear()
  view.sessionStorage.clear()
  const here = view.location.href
  for (const url of [...visited, here]) {
    view.happyDOM.setURL(url)
    for (const cookie of view.document.cookie.split('; '))
      view.document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
  }
  view.document.head.replaceChildren()
  view.document.body.replaceChildren()
}

/** For the next widget this is a guest who was never here. */
export const forgetGuest = () => shared && empty(shared)

/** The real widget over the real server, in this process, as in a host page's Shadow DOM. */
export async function openWidget({ world, address, ...attributes }: WidgetOptions): Promise<OpenWidget> {
  const view = windowOf(world.origins)
  const own = address === undefined ? null : documentAt(view, `${world.origins.widget}${address}`)
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
      ...own?.attributes,
      ...attributes,
      origins: { widget, api, identity },
    },
    { post: toPage.put, listen: toWidget.listen, stop: () => {} },
    {
      // happy-dom's window is the browser's for everything the widget does with it.
      view: view as unknown as typeof window,
      ...(own?.outside ?? { isOwnDocument: false }),
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('origin', own ? widget : host)
        return throughDoor(world, request)
      },
    },
  )

  const close = () => {
    if (!opened.delete(close)) return
    unmount()
    root.remove()
    if (!own) return
    view.happyDOM.setURL(`${host}/`)
    for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
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
