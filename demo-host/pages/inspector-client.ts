import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import { EVENT_DOCS } from '../../shared/element-docs.ts'
import { TAG } from '../../shared/element.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { MessageRow } from '../../shared/messages.ts'

// Fills #inspector with everything that page and widget say to each other: messages of a widget's frame, events of
// <booking-widget>, and what the page says itself, by `document.dispatchEvent(new CustomEvent('inspector:said', { detail }))`.

/** What the page did: a message it posted or a method it called. `outcome` comes with a second note of the same number. */
export type Said = { name: string; payload?: unknown; valid?: string }

type Line = { way: 'in' | 'out' | 'event'; name: string; payload: unknown; valid: string }

const WAYS = { in: 'widget → page', out: 'page → widget', event: 'event' } as const
const OK = 'valid'
const SHOWN = 300

const rowOf = (name: string): MessageRow | undefined =>
  Object.hasOwn(MESSAGES, name) ? (MESSAGES[name as keyof typeof MESSAGES] as MessageRow) : undefined // hasOwn says so

/** What the tables say of it, in words. */
function judged(name: string, payload: unknown, from: MessageRow['from']): string {
  const row = rowOf(name)
  if (!row || row.over !== 'window') return 'unknown name'
  if (row.from !== from) return 'wrong direction'
  const fits = row.payload ? is(payload, row.payload as Struct<unknown>) : payload == null
  return fits ? OK : 'payload does not fit'
}

const made = (name: string, text = '', className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className })

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

function inspect(place: HTMLElement) {
  const list = document.createElement('tbody')
  const table = made('table', '', 'inspector')
  const head = made('tr')
  head.append(...['Time', 'Way', 'Name', 'Payload', 'Check'].map((name) => made('th', name)))
  for (const cell of head.children) cell.setAttribute('scope', 'col')
  const thead = document.createElement('thead')
  thead.append(head)
  table.append(thead, list)
  const empty = made('p', 'Nothing has been said yet.', 'inspector-empty')
  const clear = made('button', 'Clear', 'inspector-clear')
  clear.setAttribute('type', 'button')
  clear.addEventListener('click', () => {
    list.replaceChildren()
    empty.hidden = false
  })
  const scroller = made('div', '', 'inspector-rows')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'log')
  scroller.setAttribute('aria-label', 'Events and messages')
  scroller.append(table, empty)
  place.replaceChildren(clear, scroller)

  return ({ way, name, payload, valid }: Line) => {
    const row = made('tr', '', way)
    const text = payload == null ? '' : JSON.stringify(payload)
    const code = made('code', text)
    const cells = [made('td', time.format(new Date())), made('td', WAYS[way]), made('td', name, 'name'), made('td')]
    cells[3]?.append(code)
    row.append(...cells, made('td', valid, valid === OK ? 'ok' : 'not-ok'))
    list.prepend(row)
    list.children[SHOWN]?.remove()
    empty.hidden = true
  }
}

/** The frames that widgets show: the page's own, and those in the shadow roots of elements. */
function* frames(): Iterable<HTMLIFrameElement> {
  yield* document.querySelectorAll('iframe')
  for (const element of document.querySelectorAll(TAG)) yield* element.shadowRoot?.querySelectorAll('iframe') ?? []
}

function start(place: HTMLElement) {
  const add = inspect(place)
  const widget = place.dataset.widgetOrigin

  addEventListener('message', ({ data, source, origin }) => {
    if (typeof data !== 'object' || data === null || typeof data.type !== 'string') return
    const isOurs = origin === widget && [...frames()].some((frame) => frame.contentWindow === source)
    // What strangers send is none of our business, unless it looks like ours.
    if (!isOurs && !rowOf(data.type)) return
    const valid = isOurs ? judged(data.type, data.payload, 'widget') : 'not from a widget'
    add({ way: 'in', name: data.type, payload: isOurs ? data.payload : undefined, valid })
  })

  const hear = (name: string, check: (detail: unknown) => string) =>
    document.addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return
      add({ way: 'event', name, payload: event.detail, valid: check(event.detail) })
    })
  for (const name of Object.keys(EVENT_DOCS))
    hear(`${TAG}:${name}`, (detail) => (detail instanceof Object ? OK : 'no detail'))
  for (const [name, row] of Object.entries(MESSAGES) as [string, MessageRow][])
    if (row.relayed) hear(name, (detail) => judged(name, detail, 'widget'))

  document.addEventListener('inspector:said', (event) => {
    const { name, payload, valid = judged(name, payload, 'host') }: Said = (event as CustomEvent<Said>).detail // ours
    add({ way: 'out', name, payload, valid })
  })
}

const place = document.getElementById('inspector')
if (place) start(place)
