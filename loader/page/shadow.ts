import { mailbox } from '../../shared/element.ts'
import type { Port } from '../../shared/element.ts'
import type { MountAttempt } from './mount-attempt.ts'

/** The page's end of the wire, the same for a Shadow DOM and for a frame. */
export type Wire = Pick<Port, 'post' | 'stop'>

/** Mounts the app in the element's shadow root. Nothing is posted to a window: both ends of the wire are in this page. */
export const mountApp = ({ app, place, wanted, begun, failed }: MountAttempt, hear: Port['post']): Wire => {
  const { put, listen } = mailbox()
  let isStopped = false
  let unmount = () => {}

  const start = async () => {
    const { mount } = await app
    if (isStopped) return
    unmount = mount(place, wanted, { post: (message) => isStopped || hear(message), listen, stop() {} }, begun)
    // What is in a frame says so itself.
    if (!wanted.frame) hear({ type: 'loaded' })
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
