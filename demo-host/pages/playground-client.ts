import { found } from './found.ts'
import type { Said } from './inspector-client.ts'

// The playground in a browser: writes what the controls say onto the element, and the lines to paste.

const SCRIPT_TAG = (origin: string) => `<script src="${origin}/v1/loader.js" async crossorigin></script>`
const TEST_GUEST: Record<string, string> = {
  'given-name': 'Hana',
  'family-name': 'Example',
  name: 'Hana Example',
  email: 'hana@guest.example',
  tel: '0312345678',
  'postal-code': '1000001',
  'street-address': '1-1 Chiyoda',
  'address-level1': 'Tokyo',
}

type Methods = Record<string, (() => Promise<unknown>) | undefined>

const element = found('booking-widget', HTMLElement)
const form = found('#controls', HTMLFormElement)
const opener = found('#opener', HTMLAnchorElement)
const told = found('#told', HTMLElement)
const widgetOrigin = found('main', HTMLElement).dataset.widgetOrigin ?? ''

const CRITERIA = ['checkin', 'nights', 'adults']
const ATTRIBUTES = ['hotel-code', 'mode', 'locale', 'view', 'segment-ids', 'parent-origin']
/** What an element has that says nothing. */
const DEFAULTS: Record<string, string> = { mode: 'inline', view: 'search' }

const valueOf = (name: string) => String(new FormData(form).get(name) ?? '').trim()

function searchParameters(): string {
  const parameters = new URLSearchParams(valueOf('more'))
  for (const name of CRITERIA) if (valueOf(name)) parameters.set(name, valueOf(name))
  return String(parameters)
}

function wantedAttributes(): [string, string][] {
  const named = ATTRIBUTES.map((name): [string, string] => [name, valueOf(name)])
  const frame: [string, string][] = valueOf('frame') ? [['frame', '']] : []
  return [...named, ...frame, ['query', searchParameters()] as [string, string]].filter(
    ([name, value]) => name === 'frame' || (value !== '' && value !== DEFAULTS[name]),
  )
}

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function show() {
  const wanted = new Map(wantedAttributes())
  for (const name of [...ATTRIBUTES, 'frame', 'query']) {
    const value = wanted.get(name)
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const attributes = [...wanted].map(([name, value]) => (value ? ` ${name}="${written(value)}"` : ` ${name}`))
  const query = searchParameters()
  const link = new URLSearchParams(query)
  link.set('code', valueOf('hotel-code'))
  const host = new URLSearchParams(query)
  host.set('booking_widget_open', valueOf('view'))
  const lines: Record<string, string> = {
    tag: `${SCRIPT_TAG(widgetOrigin)}\n<booking-widget${attributes.join('')}></booking-widget>`,
    link: `<a href="${widgetOrigin}/booking/result?${written(String(link))}" data-booking-open="${valueOf('view')}"${query && ` data-query="${written(query)}"`}>Book</a>`,
    address: `${location.origin}${location.pathname}?${host}`,
  }
  for (const [id, text] of Object.entries(lines)) found(`#${id}`, HTMLElement).textContent = text
  opener.href = `${widgetOrigin}/booking/result?${link}`
  opener.dataset.bookingOpen = valueOf('view')
  opener.dataset.query = query
}

const note = (said: Said) => document.dispatchEvent(new CustomEvent('inspector:said', { detail: said }))

async function call(name: string) {
  const method = (element as unknown as Methods)[name] // the element's methods, each taking nothing
  try {
    const answer = await method?.call(element)
    told.textContent = answer === undefined ? `${name}(): done` : `${name}(): ${JSON.stringify(answer, null, 1)}`
    note({ name: `${name}()`, payload: answer, valid: 'done' })
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error)
    told.textContent = `${name}(): refused, ${code}`
    note({ name: `${name}()`, valid: code })
  }
}

/** Types like a guest does: the fields are the widget's own, found by what a browser would fill in. */
function fill() {
  const fields = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[autocomplete]') ?? [])]
  const filled = fields.filter((field) => {
    const value = TEST_GUEST[field.autocomplete.split(' ').at(-1) ?? '']
    if (value === undefined || field.value) return false
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  })
  told.textContent = filled.length
    ? `${filled.length} fields are filled in.`
    : 'No empty guest field is shown. Choose a room first; what is in a frame cannot be reached from here.'
}

form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('click', ({ target }) => {
  const name = target instanceof HTMLElement ? target.dataset.calls : undefined
  if (name) void call(name)
})
found('#fill', HTMLButtonElement).addEventListener('click', fill)
document.addEventListener('click', ({ target }) => {
  const id = target instanceof HTMLElement ? target.dataset.copies : undefined
  if (id) void navigator.clipboard.writeText(found(`#${id}`, HTMLElement).textContent ?? '')
})
show()
