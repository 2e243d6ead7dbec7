import { mailbox } from '../shared/element.ts'
import type { WidgetAttributes } from '../shared/element.ts'
import type { Locale } from '../shared/locales.ts'
import { widgetAddress } from './address.ts'
import { checked } from './check.ts'
import { LINES } from './lines.ts'
import { PORT_CHECKS, WINDOW_CHECKS } from './messages.generated.ts'
import { ORIGINS } from './origins.ts'
import type { Hear, Shown } from './shown.ts'

/** What the frame may do; README lists the same. */
export const FRAME_ATTRIBUTES = {
  allow: 'payment; clipboard-write',
  referrerpolicy: 'strict-origin',
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-top-navigation-by-user-activation',
}

/** Shows the widget's own page in one iframe. Window messages carry the specification's names, a private port the rest. */
export const showInFrame = (root: ShadowRoot, attributes: WidgetAttributes, hear: Hear): Shown => {
  const { put, listen } = mailbox()
  const frame = document.createElement('iframe')
  const entries = Object.entries({
    ...FRAME_ATTRIBUTES,
    title: LINES[attributes.locale][3],
    src: widgetAddress(attributes),
  })
  let channel = new MessageChannel()
  let deaf = () => {}

  const setTitle = (locale: Locale) => {
    frame.title = LINES[locale][3]
  }

  const hearPort = ({ data }: MessageEvent) => {
    const message = checked(PORT_CHECKS, data)
    if (!message) return
    if (message.type === 'height') frame.style.height = `${message.payload.px}px`
    if (message.type === 'loaded') deaf = listen((call) => channel.port1.postMessage(call, []))
    hear(message)
  }

  const hearWindow = ({ isTrusted, source, origin, data }: MessageEvent) => {
    if (!isTrusted || source !== frame.contentWindow || origin !== ORIGINS.widget) return
    const message = checked(WINDOW_CHECKS, data)
    if (message) hear(message)
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
    frame.contentWindow?.postMessage({ type: 'booking-widget-port' }, ORIGINS.widget, [channel.port2])
  }

  for (const [name, value] of entries) frame.setAttribute(name, value)
  setTitle(attributes.locale)
  frame.addEventListener('load', handPortOver)
  addEventListener('message', hearWindow)
  root.append(frame)

  return {
    post(message) {
      if (message.type === 'call' && message.payload.method === 'setLocale') setTitle(message.payload.input as Locale) // METHODS made it
      put(message)
    },
    stop() {
      hangUp()
      removeEventListener('message', hearWindow)
    },
  }
}
