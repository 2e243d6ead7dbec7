import { METHOD_NAMES } from '../shared/element.ts'
import type { METHODS, WidgetMethod } from '../shared/element.ts'
import { makeCore } from './core.ts'
import type { Core } from './core.ts'
import type { Finding } from './page/doctor/finding.ts'

// Private fields are a syntax error in browsers that would get the card with its plain link.
const cores = new WeakMap<Element, Core>()
const coreOf = (element: Element) => cores.get(element) as Core // the constructor put it there

export const CALLED = [...METHOD_NAMES, 'close', 'toggle', 'diagnose'] as const
type Method<Name extends WidgetMethod> = (...input: Parameters<(typeof METHODS)[Name]>) => Promise<void>

/** `<booking-widget hotel-code="…">`: attributes in, methods, events out. */
export class BookingWidgetElement extends HTMLElement {
  declare open: Method<'open'>
  declare close: () => Promise<void>
  declare toggle: () => Promise<void>
  declare diagnose: () => Promise<readonly Finding[]>
  declare search: Method<'search'>
  declare setLocale: Method<'setLocale'>
  declare setCurrency: Method<'setCurrency'>
  declare setConsent: Method<'setConsent'>
  declare signIn: Method<'signIn'>
  declare logout: Method<'logout'>
  declare refreshLogin: Method<'refreshLogin'>
  declare showChatbot: Method<'showChatbot'>

  // The late file watches the others; this one decides when it is fetched.
  declare static observedAttributes: string[]

  constructor() {
    super()
    cores.set(this, makeCore(this))
  }

  connectedCallback() {
    coreOf(this).isDestroyed = false
    queueMicrotask(coreOf(this).settle)
  }

  // A task later, because frameworks move elements by taking them out and putting them in again.
  disconnectedCallback() {
    setTimeout(coreOf(this).settle)
  }

  // moveBefore() keeps the state; without this method it counts as out and in.
  connectedMoveCallback() {}

  attributeChangedCallback() {
    queueMicrotask(coreOf(this).settle)
  }

  /** Kept when the widget answers; refused when it cannot be loaded. */
  get ready(): Promise<void> {
    return coreOf(this).call('ready', [])
  }

  get isOpen(): boolean {
    return coreOf(this).isOpen()
  }

  async destroy() {
    coreOf(this).isDestroyed = true
    coreOf(this).settle()
  }
}

BookingWidgetElement.observedAttributes = ['mode']
for (const name of CALLED)
  BookingWidgetElement.prototype[name] = function (this: Element, ...input: unknown[]) {
    return coreOf(this).call(name, input)
  } as never // each is declared with its own input above
