import r2wc from '@r2wc/react-to-web-component'
import { Provider, createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'

import type { Mount, Port, WidgetAttributes } from '../shared/element.ts'
import { connectAnalytics } from './app/host/analytics.ts'
import { App } from './app/app.tsx'
import { createEnvironment } from './app/start/environment.ts'
import type { BrowserPorts } from './app/start/environment.ts'
import { followColours } from './app/start/colours.ts'
import { connectPage } from './app/host/host.ts'
import { followTranslation } from './app/host/page-translation.ts'
import type { Host } from './lib/host.ts'
import { routerHooks } from './lib/location/location.ts'
import { environmentAtom } from './state/environment.ts'
import { followAtom } from './state/navigation/navigation.ts'
import { adoptBaseStyles } from './ui/styles/base-styles.ts'
import type { StyleRoot } from './ui/styles/adopt-stylesheet.ts'
import { RootContext } from './ui/styles/use-stylesheet.ts'

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
type Tree = HTMLElement & RootProps & { unmount(): void }

function defineTree(view: Window) {
  if (view.customElements.get(TREE)) return
  // Only declared names become properties; none is an attribute, so none is a text.
  const tree = r2wc(Root, { props: { store: undefined, root: undefined } as never })
  // A page may take the element elsewhere, and out is not away: only what mounted the tree ends it.
  tree.prototype.unmount = tree.prototype.disconnectedCallback
  tree.prototype.disconnectedCallback = () => {}
  view.customElements.define(TREE, tree)
}

function mountTree(container: ShadowRoot | HTMLElement, properties: RootProps, view: Window) {
  defineTree(view)
  const tree = Object.assign(view.document.createElement(TREE) as Tree, properties) // defined just above
  container.append(tree)
  return () => {
    tree.unmount()
    tree.remove()
  }
}

/** In a document that the element was taken to: it knows none of our elements, which belong to that of our code. */
function mountAway(container: ShadowRoot | HTMLElement, properties: RootProps) {
  const place = container.ownerDocument.createElement('div')
  container.append(place)
  const tree = createRoot(place)
  tree.render(<Root {...properties} />)
  return () => {
    tree.unmount()
    place.remove()
  }
}

/** Shows the widget in a container and gives back what takes it away. One store and one api for each. */
export function mountWith(
  container: ShadowRoot | HTMLElement,
  attributes: WidgetAttributes,
  wire: Port | Host,
  outside: BrowserPorts,
): () => void {
  const store = createStore()
  const environment = createEnvironment(store, attributes, wire, outside)
  const { location, host } = environment
  store.set(environmentAtom, environment)
  store.set(followAtom)
  const stopFollowing = location.listen(() => store.set(followAtom))
  const stopPage = connectPage(store)
  const stopMeasuring = connectAnalytics(store)
  // In a page of somebody else's an error may be anybody's.
  const stopHearing = outside.isOwnDocument ? outside.hearErrors(outside.view, environment.report) : () => {}

  // A dialog of the loader's stands between the shadow root and us.
  const root = container.getRootNode() as StyleRoot // a connected container is in one or the other
  adoptBaseStyles(root)
  const stopPainting = followColours(store, root)
  const stopTranslation = followTranslation(container)
  const { view } = outside
  const page = container.ownerDocument
  const unmount = page === view.document ? mountTree(container, { store, root }, view) : mountAway(container, { store, root }) // prettier-ignore

  return () => {
    unmount()
    stopPage()
    stopMeasuring()
    stopHearing()
    stopPainting()
    stopTranslation()
    stopFollowing()
    location.stop()
    host.stop()
  }
}

/** What the loader calls: the widget in the shadow root of the host page's element. */
export const mount: Mount = (container, attributes, port, begun) =>
  mountWith(container, attributes, port, { view: window, begun, isOwnDocument: false })
