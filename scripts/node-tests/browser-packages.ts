import { Window } from 'happy-dom'

/** What preact calls after a test's window has gone, and so stays. */
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame'] as const

/**
 * React, or preact in its place, looks once, when it is loaded, whether it is in a browser. So that this does not depend on
 * which file comes first, a worker loads it in one.
 */
export async function loadBrowserPackages(): Promise<void> {
  const view = new Window()
  // Newer versions of node have a navigator of their own.
  const navigator = 'navigator' in globalThis ? {} : { navigator: view.navigator }
  const own = { window: view, document: view.document, ...navigator }
  const frames = Object.fromEntries(FRAMES.map((name) => [name, Reflect.get(view, name).bind(view)]))
  Object.assign(globalThis, own, frames)
  await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom'), import('react-dom/client')])
  for (const name of Object.keys(own)) Reflect.deleteProperty(globalThis, name)
}
