import { LOAD_MS, METHODS, TAG } from '../shared/element.ts'
import type { Criteria, EventDetails, EventName, PortMessage, View, WidgetMethod } from '../shared/element.ts'
import { widgetAddress } from './address.ts'
import { OBSERVED, readAttributes } from './attributes.ts'
import type { Wanted } from './attributes.ts'
import { make, makeBox } from './box.ts'
import { makeCalls, READY } from './calls.ts'
import { showInFrame } from './frame.ts'
import { LINES } from './lines.ts'
import { pushToDataLayer, removeQuery } from './relay.ts'
import { showInShadow } from './shadow.ts'
import type { Shown } from './shown.ts'

/** All that starts the widget anew when it changes; a language changes in place. */
const lasting = (wanted: Wanted) => JSON.stringify({ ...wanted, locale: '' })

/** `<booking-widget hotel-code="…">`: attributes in, methods, events out. */
export class BookingWidgetElement extends HTMLElement {
  static readonly observedAttributes = OBSERVED

  readonly #box = makeBox(this)
  readonly #calls = makeCalls()
  readonly #warned = new Set<string>()
  #unsent: PortMessage[] = []
  #last = READY
  #wanted: Wanted | undefined
  #shown: Shown | undefined
  #opener: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #isOpen = true
  #isDestroyed = false

  connectedCallback() {
    this.#isDestroyed = false
    queueMicrotask(this.#settle)
  }

  // A task later, because frameworks move elements by taking them out and putting them in again.
  disconnectedCallback() {
    setTimeout(this.#settle)
  }

  // moveBefore() keeps the state; without this method it counts as out and in.
  connectedMoveCallback() {}

  attributeChangedCallback() {
    queueMicrotask(this.#settle)
  }

  /** Kept when the widget answers; refused when it cannot be loaded. */
  get ready(): Promise<void> {
    return this.#calls.promise(READY)
  }

  get isOpen(): boolean {
    return this.#isOpen && this.isConnected && !this.#isDestroyed
  }

  open(view?: View): Promise<void> {
    this.#opener = document.activeElement
    if (!this.#isOpen) {
      this.#show(true)
      this.#emit('open', {})
    }
    return view === undefined ? this.ready : this.#call('open', METHODS.open(view))
  }

  close(): Promise<void> {
    this.#hide('method')
    return Promise.resolve()
  }

  search(criteria: Criteria): Promise<void> {
    return this.#call('search', METHODS.search(criteria))
  }

  setLocale(locale: string): Promise<void> {
    return this.#call('setLocale', METHODS.setLocale(locale))
  }

  destroy(): Promise<void> {
    this.#isDestroyed = true
    this.#settle()
    return Promise.resolve()
  }

  /** Brings what is shown in line with where the element is and what it says; there is nothing to do the second time. */
  readonly #settle = () => {
    if (!this.isConnected || this.#isDestroyed) return this.#unmount('destroyed')
    const before = this.#wanted
    const wanted = (this.#wanted = readAttributes(this, this.#complain))
    if (!before || !this.#shown || lasting(before) !== lasting(wanted)) this.#mount(wanted)
    else if (before.locale !== wanted.locale) this.#call('setLocale', wanted.locale)
  }

  #mount(wanted: Wanted) {
    this.#unmount('restarted')
    if (!wanted.hotelCode) {
      this.#box.say(wanted.locale, LINES[wanted.locale][0])
      return this.#complain('no_hotel_code', 'No hotel code, write hotel-code="..."')
    }
    const show = wanted.frame ? showInFrame : showInShadow
    this.#timer = setTimeout(this.#fail, LOAD_MS)
    this.#shown = show(this.#box.root, wanted, this.#hear, this.#fail, this.#attempt)
    this.#unsent.splice(0).forEach(this.#shown.post)
  }

  #unmount(code: string) {
    clearTimeout(this.#timer)
    if (!this.#shown) return
    this.#shown.stop()
    this.#shown = undefined
    this.#box.root.replaceChildren()
    this.#calls.refuseAll(code)
  }

  readonly #fail = () => {
    const wanted = this.#wanted
    if (!wanted) return
    const [, failed, textContent, page] = LINES[wanted.locale]
    this.#unmount('unavailable')
    this.#attempt++
    const retry = make('button', { textContent, onclick: () => this.#mount(wanted) })
    const link = make('a', { textContent: page, href: widgetAddress(wanted), target: '_blank', rel: 'noopener' })
    this.#box.say(wanted.locale, failed, ' ', retry, ' ', link)
    this.#emit('error', { code: 'unavailable', message: failed })
  }

  readonly #hear = (message: PortMessage) => {
    switch (message.type) {
      case 'loaded':
        return clearTimeout(this.#timer)
      case 'ready':
        this.#calls.settle(READY, '')
        return this.#emit('ready', {})
      case 'answer':
        return this.#calls.settle(message.payload.id, message.payload.code)
      case 'event':
        return this.#dispatch(`${TAG}:${message.payload.name}`, message.payload.detail)
      case 'show-chatbot':
      case 'close':
      case 'removeQuery':
      case 'ga4Event':
        // The page may prevent what the message asks for.
        if (!this.#dispatch(message.type, message.payload)) return
        if (message.type === 'close') this.#hide('guest')
        if (message.type === 'removeQuery') removeQuery(message.payload.query)
        if (message.type === 'ga4Event') pushToDataLayer(message.payload)
    }
  }

  #call(method: WidgetMethod, input: string | undefined): Promise<void> {
    const id = ++this.#last
    const promise = this.#calls.promise(id)
    if (input === undefined) this.#calls.settle(id, `invalid_${method}`)
    else if (this.#isDestroyed) this.#calls.settle(id, 'destroyed')
    else {
      const message: PortMessage = { type: 'call', payload: { id, method, input } }
      if (this.#shown) this.#shown.post(message)
      else this.#unsent.push(message)
    }
    return promise
  }

  #hide(reason: EventDetails['close']['reason']) {
    if (!this.#isOpen) return
    this.#show(false)
    if (this.#opener instanceof HTMLElement) this.#opener.focus()
    this.#emit('close', { reason })
  }

  #show(isOpen: boolean) {
    this.#isOpen = isOpen
    this.#box.show(isOpen)
  }

  readonly #complain = (code: string, message: string) => {
    if (this.#warned.has(message)) return
    this.#warned.add(message)
    console.warn(`${TAG}: ${message}`)
    this.#emit('error', { code, message })
  }

  #emit<Name extends EventName>(name: Name, detail: EventDetails[Name]) {
    this.#dispatch(`${TAG}:${name}`, detail)
  }

  #dispatch(name: string, detail: unknown) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))
  }
}
