import { Window } from 'happy-dom'

import { mailbox } from '../../shared/element.ts'
import type { PortMessage, WidgetAttributes } from '../../shared/element.ts'
import type { Origins } from '../../shared/origins.ts'
import { until } from './until.ts'

/** The server's in-process door: startWorld() has one, and so has createProvider(). */
export type Door = { origins: Origins; handle: (request: Request) => Promise<Response> }
export type WidgetOptions = Partial<Omit<WidgetAttributes, 'origins'>> & { world: Door }

export type OpenWidget = {
  root: HTMLElement
  /** What the widget told the page around it. */
  told: PortMessage[]
  /** What the page says to the widget. */
  say: (message: PortMessage) => void
  /** Waits for what a guest would see. */
  see: (selector: string) => Promise<HTMLElement>
  close: () => void
}

/** Only what the widget and its packages look for on the global object; a test process has one window. */
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

function windowOf(origins: Origins): Window {
  if (shared) return shared
  shared = new Window({ url: `${origins.host}/` })
  const values = Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(shared ?? {}, name)]))
  Object.assign(globalThis, values, { window: shared })
  return shared
}

/** The real widget over the real server, in this process, as in a host page's Shadow DOM. */
export async function openWidget({ world, ...attributes }: WidgetOptions): Promise<OpenWidget> {
  const view = windowOf(world.origins)
  const { mountWith } = await import('../../widget/index.tsx')
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
        return world.handle(request)
      },
    },
  )

  return {
    root,
    told,
    say: toWidget.put,
    see: (selector) =>
      until(
        () => root.querySelector<HTMLElement>(selector),
        () => `${selector} to be seen in ${root.innerHTML.slice(0, 2000)}`,
      ),
    close() {
      unmount()
      root.remove()
    },
  }
}
