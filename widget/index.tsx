import r2wc from '@r2wc/react-to-web-component'
import { Provider, createStore } from 'jotai'
import { Router } from 'wouter'

import type { Mount, Port, WidgetAttributes } from '../shared/element.ts'
import { App } from './app/app.tsx'
import { createEnvironment } from './app/environment.ts'
import type { Outside } from './app/environment.ts'
import { connectPage } from './app/host.ts'
import type { Host } from './lib/host.ts'
import { routerHooks } from './lib/location.ts'
import { environmentAtom } from './state/environment.ts'
import { placeAtom } from './state/navigation.ts'
import { loadedSettingsAtom } from './state/settings.ts'
import { adoptColours, adoptLook } from './ui/look.ts'
import { RootContext } from './ui/sheet.ts'
import type { StyleRoot } from './ui/sheet.ts'

type Store = ReturnType<typeof createStore>
type RootProps = { store: Store; root: StyleRoot }

function Root({ store, root }: RootProps) {
  const { hook, searchHook } = routerHooks(store.get(environmentAtom).location)
  return (
    <Provider store={store}>
      <RootContext value={root}>
        <Router hook={hook} searchHook={searchHook}>
          <App />
        </Router>
      </RootContext>
    </Provider>
  )
}

/** The inner element that holds the tree. Its properties are set once, before it is connected. */
const TREE = 'booking-widget-tree'
type Tree = HTMLElement & RootProps

function defineTree(view: Window & typeof globalThis) {
  if (view.customElements.get(TREE)) return
  // Only declared names become properties; none is an attribute, so none is a text.
  view.customElements.define(TREE, r2wc(Root, { props: { store: undefined, root: undefined } as never }))
}

/** Shows the widget in a container and gives back what takes it away. One store and one api for each. */
export function mountWith(
  container: ShadowRoot | HTMLElement,
  attributes: WidgetAttributes,
  wire: Port | Host,
  outside: Outside,
): () => void {
  const store = createStore()
  const environment = createEnvironment(store, attributes, wire, outside)
  const { location, host } = environment
  store.set(environmentAtom, environment)
  store.set(placeAtom, location.get())
  const stopFollowing = location.listen(() => store.set(placeAtom, location.get()))
  const stopPage = connectPage(store)
  const stopPainting = store.sub(loadedSettingsAtom, () => {
    const settings = store.get(loadedSettingsAtom)
    if (settings) adoptColours(root, settings.button_colour, settings.header_colour)
  })

  const page = container.ownerDocument
  const root = 'host' in container ? container : page
  adoptLook(root)
  defineTree(page.defaultView ?? window)
  const tree = page.createElement(TREE) as Tree // defined just above
  tree.store = store
  tree.root = root
  container.append(tree)

  return () => {
    tree.remove()
    stopPage()
    stopPainting()
    stopFollowing()
    location.stop()
    host.stop()
  }
}

/** What the loader calls: the widget in the shadow root of the host page's element. */
export const mount: Mount = (container, attributes, port) =>
  mountWith(container, attributes, port, { view: window, isOwnDocument: false })
