import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptStylesheet } from '../../widget/ui/styles/adopt-stylesheet.ts'
import { RootContext } from '../../widget/ui/styles/use-stylesheet.ts'

/** For tests: renders into a shadow root of a window of its own, and finds things the way a screen reader names them. */
export function rendered(ui: ReactNode) {
  const view = new Window({ url: 'https://hotel.example/' })
  // React and preact take the document from the global scope.
  Object.assign(globalThis, { window: view, document: view.document, Node: view.Node, HTMLElement: view.HTMLElement })
  const page = view.document as unknown as Document // happy-dom types its own DOM
  const host = page.createElement('booking-widget')
  page.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const place = page.createElement('div')
  root.append(place)
  adoptStylesheet(root, '')
  const tree = createRoot(place)
  const show = (next: ReactNode) => flushSync(() => tree.render(<RootContext value={root}>{next}</RootContext>))
  show(ui)

  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string) => {
    const [found, ...others] = all(selector)
    if (!found || others.length > 0) throw new Error(`${all(selector).length} of ${selector} in ${place.innerHTML}`)
    return found
  }
  const named = (selector: string, name: string) => {
    const found = all(selector).find((element) => nameOf(root, element) === name)
    if (!found) throw new Error(`no ${selector} named ${name} in ${place.innerHTML}`)
    return found
  }
  const press = (element: HTMLElement) => act(() => element.click())
  const type = (element: HTMLElement, key: string) =>
    act(() => {
      const event = new view.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      element.dispatchEvent(event as unknown as Event)
    })
  const leave = () => act(() => tree.unmount())
  return { view, page, root, show, all, one, named, press, type, act, leave }
}

function act(what: () => void) {
  flushSync(what)
  // preact renders in a microtask after an event; an empty flush brings it forward.
  flushSync(() => undefined)
}

/** The accessible name, as far as our controls use ways to give one. */
function nameOf(root: ShadowRoot, element: HTMLElement) {
  const by = (ids: string | null) =>
    ids?.split(' ').map((id) => root.getElementById(id)?.textContent ?? '').join(' ') // prettier-ignore
  const label = element.id ? root.querySelector(`label[for="${element.id}"]`) : null
  const name = by(element.getAttribute('aria-labelledby')) ?? element.getAttribute('aria-label') ?? label?.textContent
  return (name ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim()
}

/** What is described beside the name. */
export function descriptionOf(root: ShadowRoot, element: Element) {
  return root.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null
}
