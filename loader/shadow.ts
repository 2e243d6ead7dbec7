import { mailbox } from '../shared/element.ts'
import type { Mount, WidgetAttributes } from '../shared/element.ts'
import { ENTRY, ORIGINS } from './origins.ts'
import type { Hear, Shown } from './shown.ts'

/** Mounts the app in the element's shadow root. Nothing is posted to a window: both ends of the wire are in this page. */
export const showInShadow = (
  root: ShadowRoot,
  attributes: WidgetAttributes,
  hear: Hear,
  failed: () => void,
  attempt: number,
): Shown => {
  const { put, listen } = mailbox()
  let isStopped = false
  let unmount = () => {}

  const start = async () => {
    const address = new URL(ENTRY, ORIGINS.widget)
    // Some browsers never fetch a module again that failed once.
    if (attempt) address.search = `retry=${attempt}`
    const { mount }: { mount: Mount } = await import(address.href)
    if (isStopped) return
    unmount = mount(root, attributes, { post: (message) => isStopped || hear(message), listen, stop() {} })
    hear({ type: 'loaded' })
  }
  start().catch(() => isStopped || failed())

  return {
    post: put,
    stop() {
      isStopped = true
      unmount()
    },
  }
}
