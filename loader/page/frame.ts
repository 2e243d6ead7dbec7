import type { Mount } from '../../shared/element.ts'
import { DIALOG_FRAME } from '../../shared/rules/dialog-frame.ts'
import { PORT_CHECKS, WINDOW_CHECKS } from '../messages.generated.ts'
import { checked } from './check.ts'
import { makeFrame } from './make-frame.ts'
import { isMeasurable } from './measurable.ts'

/** Handed over by page/page: what that file holds cannot be imported here without making two files of it. */
type Framed = { address: string; titleIn(locale: string): string }

/** Mounts as the app itself does. Window messages carry the public names of shared/messages.ts, a private port the rest. */
export const makeMount =
  ({ address, titleIn }: Framed): Mount =>
  (place, { locale, parentOrigin, origins: { widget } }, { post, listen }) => {
    // No site's policy can name an origin that is none, so the frame would stay the browser's own grey page.
    if (origin === 'null') throw new Error('A page without an origin shows no frame')
    // What is in the frame would hear nobody, and whoever waits for it would wait in vain; the doctor names the line.
    if (parentOrigin !== '*' && new URL(parentOrigin).origin !== origin)
      throw new Error(`${parentOrigin} is not this page`)
    const frame = makeFrame(address)
    if ('closest' in place && place.closest('dialog')) frame.name = DIALOG_FRAME
    let channel = new MessageChannel()
    let deaf = () => {}

    const hearPort = ({ data }: MessageEvent) => {
      const message = checked(PORT_CHECKS, data)
      if (!message) return
      if (message.type === 'height') frame.style.height = `${message.payload.px}px`
      if (message.type === 'top' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ behavior: 'instant' })
      // For the dialog around it (page/overlay-sheet).
      if (message.type === 'grown') frame.className = 'grown'
      if (message.type === 'escape') frame.closest('dialog')?.close()
      if (message.type === 'loaded') {
        deaf = listen((call) => {
          if (call.type === 'call' && call.payload.method === 'setLocale') frame.title = titleIn(call.payload.input)
          channel.port1.postMessage(call, [])
        })
      }
      post(message)
    }

    const hearWindow = ({ isTrusted, source, origin, data }: MessageEvent) => {
      if (!isTrusted || source !== frame.contentWindow || origin !== widget) return
      const message = checked(WINDOW_CHECKS, data)
      if (message && (message.type !== 'ga4Event' || isMeasurable(message.payload))) post(message)
    }

    const hangUp = () => {
      deaf()
      channel.port1.close()
    }

    // Each document that the frame comes to gets a port of its own: the first, and those after a reload or a move in the page.
    const handPortOver = () => {
      hangUp()
      channel = new MessageChannel()
      // Only this way of listening starts the port by itself.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      channel.port1.onmessage = hearPort
      frame.contentWindow?.postMessage({ type: 'booking-widget-port' }, widget, [channel.port2])
    }

    frame.title = titleIn(locale)
    frame.addEventListener('load', handPortOver)
    addEventListener('message', hearWindow)
    place.append(frame)

    return () => {
      hangUp()
      removeEventListener('message', hearWindow)
      frame.remove()
    }
  }
