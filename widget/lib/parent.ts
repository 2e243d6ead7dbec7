import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import { BAR_ALONE } from '../../shared/rules/bar-alone.ts'
import { FRAME_PARAMETERS, mailbox } from '../../shared/element.ts'
import type { PortMessage } from '../../shared/element.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { MessageRow } from '../../shared/messages.ts'
import type { Host } from './host.ts'

export type ParentOptions = {
  /** The document's own window; in a tab of its own it is its own parent, and nothing is sent or heard. */
  here: Window
  /** What the address of this document says about the page: an origin, or '*'. */
  parentOrigin: string
  /** What the frame grows with. */
  content: Element
}
/** A frame is wider by then, or stays as it is. */
const WIDER_MS = 1_000
type Permission = 'unknown' | 'named' | 'refused'

const rowOf = (name: unknown): MessageRow | undefined =>
  typeof name === 'string' && Object.hasOwn(MESSAGES, name)
    ? (MESSAGES[name as keyof typeof MESSAGES] as MessageRow) // hasOwn says that it is one
    : undefined

/** Own fields and nothing else: a struct would read what somebody put on Object.prototype (guarantee L12). */
const ownFields = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.assign(Object.create(null), value) : value

/** The message in it, or undefined: own name first, then way and direction, then payload. */
const received = (data: unknown, over: MessageRow['over']): PortMessage | undefined => {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type')) return undefined
  const { type, payload } = ownFields(data) as { type: unknown; payload?: unknown } // each is looked at below
  const row = rowOf(type)
  if (!row || row.from !== 'host' || row.over !== over) return undefined
  const own = ownFields(payload)
  const fits = row.payload ? is(own, row.payload as Struct<unknown>) : own == null
  return fits ? ({ type, payload: own } as PortMessage) : undefined // its row's struct says so
}

/** Undefined for what is no address, and for pages that have no origin to send to. */
const originOf = (address: string): string | undefined => {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? undefined : origin
}

/**
 * Who may exchange messages, as this document's address says: an origin, '*', the origin of the page's URL; else the page
 * around it, as the browser names it. Either counts only where the hotel's settings name it, too.
 */
export const parentOriginOf = (query: URLSearchParams, embedder = ''): string => {
  const written = query.get(FRAME_PARAMETERS.parentOrigin)
  return written === '*' ? '*' : (originOf(written ?? query.get('parentUrl') ?? embedder) ?? '')
}

/** EMB-044: messages are exchanged with the configured origin only, and only when the hotel's settings name it. */
export const connectParent = ({ here, parentOrigin, content }: ParentOptions): Host => {
  const inbox = mailbox()
  const outbox: PortMessage[] = []
  /** What was asked before the settings said who may ask: the last of each name, so that it never grows. */
  const early = new Map<string, { message: PortMessage; origin: string }>()
  const isFramed = here.parent !== here
  let permission: Permission = 'unknown'
  let channel: MessagePort | undefined
  let lastHeard: string | undefined
  let isGrown = false

  /** AMB-35: '*' is for what concerns nobody; the rest goes to the page that spoke last or opened this one, or nowhere. */
  const targetOf = (row: MessageRow) =>
    parentOrigin === '*' && row.personal ? (lastHeard ?? originOf(here.document.referrer)) : parentOrigin

  const isWaiting = (row: MessageRow) =>
    (row.over === 'port' && !channel) || (row.to === 'named' && permission === 'unknown')

  const post = (message: PortMessage) => {
    const row: MessageRow = MESSAGES[message.type] as MessageRow // structs are invariant; its payload is not read here
    if (!isFramed || (row.to === 'named' && permission === 'refused')) return
    if (isWaiting(row)) return void outbox.push(message)
    if (row.over === 'port') return channel?.postMessage(message, [])
    const target = targetOf(row)
    if (target) here.parent.postMessage(message, target)
  }

  const postWaiting = () => outbox.splice(0).forEach(post)

  const hearPort = ({ data }: MessageEvent) => {
    const message = received(data, 'port')
    if (message) inbox.put(message)
  }

  const hearWindow = (event: MessageEvent) => {
    if (!event.isTrusted || event.source !== here.parent) return
    if (parentOrigin !== '*' && event.origin !== parentOrigin) return
    const message = received(event.data, 'window')
    if (message?.type === 'booking-widget-port') takePort(event)
    else if (message) accept(message, event.origin)
  }

  const takePort = ({ ports: [port], origin }: MessageEvent) => {
    if (!port) return
    lastHeard = originOf(origin)
    channel?.close()
    channel = port
    // Only this way of listening starts the port by itself.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    channel.onmessage = hearPort
    post({ type: 'loaded' })
    postSize()
    postWaiting()
  }

  const accept = (message: PortMessage, origin: string) => {
    if (permission === 'refused') return
    if (permission === 'unknown') {
      early.delete(message.type) // so that the last to be said is the last to be done
      early.set(message.type, { message, origin })
      return
    }
    lastHeard = originOf(origin)
    inbox.put(message)
  }

  const postSize = () => {
    if (!channel) return
    post({ type: 'height', payload: { px: Math.ceil(content.getBoundingClientRect().height) } })
    if (isGrown || !content.querySelector('.screen>*') || content.querySelector(BAR_ALONE)) return
    isGrown = true
    post({ type: 'grown' })
    // What was brought into view of a narrow frame is seen of a wide one from its top.
    here.addEventListener('resize', () => here.scrollTo({ top: 0, behavior: 'instant' }), {
      once: true,
      signal: AbortSignal.timeout(WIDER_MS),
    })
  }
  const sizes = new ResizeObserver(postSize)

  /** A key that is pressed in a frame is none of its page's. */
  const hearKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (channel && key === 'Escape' && !defaultPrevented && !content.querySelector('dialog[open]'))
      post({ type: 'escape' })
  }

  if (isFramed) {
    here.addEventListener('message', hearWindow)
    here.addEventListener('keydown', hearKey)
    sizes.observe(content)
  }

  return {
    post,
    listen: inbox.listen,
    allow(origins) {
      permission = origins.includes(parentOrigin) || (parentOrigin && origins.includes('*')) ? 'named' : 'refused'
      if (permission === 'refused' && isFramed) {
        const why = parentOrigin
          ? `the hotel's settings do not name ${parentOrigin}, so it gets no messages`
          : 'the page around is not known, write parent_origin=https://… with its origin into the address of the frame'
        console.warn(`booking-widget: ${why}`)
      }
      postWaiting()
      for (const { message, origin } of early.values()) accept(message, origin)
      early.clear()
    },
    stop() {
      here.removeEventListener('message', hearWindow)
      here.removeEventListener('keydown', hearKey)
      sizes.disconnect()
      channel?.close()
    },
  }
}
