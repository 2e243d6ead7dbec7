import type { Locale } from './locales.ts'
import type { PortMessage } from './messages.ts'
import type { Origins } from './origins.ts'

export type { PortMessage, RelayedName } from './messages.ts'

export const TAG = 'booking-widget'
/** The first screen's address on the widget origin; the same as routes' `result`, which a test compares. */
export const WIDGET_PATH = '/booking/result'
/** After this the guest reads that the app could not be loaded. */
export const LOAD_MS = 10_000

/** First screens that `view` and `open()` can name. */
export const VIEWS = ['search'] as const
export type View = (typeof VIEWS)[number]

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)
const parseView = (text: string) => VIEWS.find((view) => view === text)

/** zh-TW, ja-JP, zh_Hans: what a page or a browser says, as one of the eight. A test compares it with localeOfTag. */
export const parseLocale = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase()
  if (/^zh\b|^zh_/.test(lower)) return /.(hant|tw|hk|mo)\b/.test(lower) ? 'zh_Hant' : 'zh_Hans'
  return /^(en|ja|ko|id|th|ar)(?![a-z])/.exec(lower)?.[0] as Locale | undefined // the six that the pattern lists
}

export type AttributeRow<Value> = {
  also?: readonly string[]
  default: Value
  /** undefined: not a value of this attribute, so the default stands and the integrator is told once. */
  parse: (text: string) => Value | undefined
}
const row = <Value>(attribute: AttributeRow<Value>): AttributeRow<Value> => attribute

/** What a webmaster writes on the element. A default of '' is filled in from the page. */
export const ATTRIBUTES = {
  'hotel-code': row<string>({ also: ['hotel_code', 'code'], default: '', parse: matching(/^[\w-]{1,100}$/) }),
  locale: row<Locale | ''>({ default: '', parse: parseLocale }),
  'segment-ids': row<string>({ also: ['segment_ids'], default: '', parse: matching(/^[\w, -]*$/) }),
  'parent-origin': row<string>({
    also: ['parent_origin'],
    default: '',
    parse: matching(/^(\*|https?:\/\/[^\s/]+)$/),
  }),
  mode: row<string>({ default: 'inline', parse: matching(/^(inline|iframe)$/) }),
  frame: row<boolean>({ default: false, parse: (text) => text !== 'false' }),
  view: row<View>({ default: 'search', parse: parseView }),
  query: row<string>({ default: '', parse: matching(/^.{0,2000}$/) }),
}
export type AttributeName = keyof typeof ATTRIBUTES

/** The parameters that bring the attributes to a widget document. */
export const FRAME_PARAMETERS = {
  hotelCode: 'code',
  locale: 'locale',
  segmentIds: 'segment_ids',
  parentOrigin: 'parent_origin',
} as const

/** What the widget is mounted with, in a Shadow DOM and in a document of its own. */
export type WidgetAttributes = {
  hotelCode: string
  locale: Locale
  /** A comma list, as written. */
  segmentIds: string
  /** Who may exchange messages; counts only when the hotel's settings name it. */
  parentOrigin: string
  view: View
  /** Search parameters: checkin=2026-12-24&nights=2 */
  query: string
  origins: Pick<Origins, 'widget' | 'api' | 'identity'>
}

/** Everything `search()` takes; the widget knows it as the search parameters of the same names in snake_case. */
export type Criteria = Partial<{
  checkin: string
  checkout: string
  nights: number
  adults: number
  children: number
  kidsAges: readonly number[]
  rooms: number
  promoCode: string
  couponCode: string
  roomTypeCodes: readonly string[]
  hotelPlanCodes: readonly string[]
}>

const toQuery = (criteria: Criteria) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria)) {
    if (value != null) parameters.set(name.replace(/[A-Z]/g, '_$&').toLowerCase(), String(value))
  }
  return String(parameters)
}

/** Calls that travel to the widget; close, destroy, ready and isOpen are the element's own. */
export const METHOD_NAMES = ['open', 'search', 'setLocale'] as const
export type WidgetMethod = (typeof METHOD_NAMES)[number]

/** What a method is called with, as the one text that travels; undefined refuses the call. */
export const METHODS = {
  open: (view: View) => parseView(view),
  search: (criteria: Criteria) => (criteria instanceof Object ? toQuery(criteria) : undefined),
  setLocale: (locale: string) => parseLocale(String(locale)),
}

/** Each is dispatched as booking-widget:name. */
export type EventDetails = {
  ready: Record<never, never>
  open: Record<never, never>
  close: { reason: 'method' | 'guest' }
  search: { query: string }
  book: { reservation_number: string }
  error: { code: string; message: string }
}
export type EventName = keyof EventDetails
/** The events only the widget knows of. */
export const TOLD_EVENTS = ['search', 'book'] as const satisfies readonly EventName[]

export const ATTRIBUTE_DOCS: Record<AttributeName, string> = {
  'hotel-code': 'The hotel. Required: without it the guest reads "No hotel code".',
  locale: 'en, ja, ko, zh_Hans, zh_Hant, id, th or ar; else the language of the page, else that of the browser.',
  'segment-ids': 'Segments as a comma list, passed on.',
  'parent-origin':
    'Who may exchange messages; the origin of the page by default. The settings of the hotel must name it.',
  mode: 'inline (default): where the element stands. iframe is another way to write inline with frame.',
  frame: 'Show an iframe instead of a Shadow DOM. Same element, same methods, same events.',
  view: 'The first screen: search.',
  query: 'Search parameters to begin with, e.g. checkin=2026-12-24&nights=2.',
}
export const METHOD_DOCS: Record<WidgetMethod | 'close' | 'destroy' | 'ready' | 'isOpen', string> = {
  open: 'open(view?) shows the widget, and the screen if one is named.',
  close: 'Hides the widget and gives the focus back to where it was when open() was called.',
  search: 'search({ checkin, checkout, nights, adults, rooms, roomTypeCodes, … }) searches at once.',
  setLocale: 'setLocale(locale) changes the language.',
  destroy: 'Takes everything away until the element is connected again.',
  ready: 'A promise that is kept when the widget answers.',
  isOpen: 'Whether the widget can be seen.',
}
export const EVENT_DOCS: Record<EventName, string> = {
  ready: 'The widget answers.',
  open: 'The widget was shown again.',
  close: 'The widget was hidden. detail: { reason }: method or guest',
  search: 'The guest searched. detail: { query }',
  book: 'A reservation was made. detail: { reservation_number }',
  error: 'A mistake of the page or a failure to load. detail: { code, message }',
}

/** One end of the wire between page and widget: the same for a Shadow DOM and for a frame. */
export type Port = {
  post(message: PortMessage): void
  listen(handler: (message: PortMessage) => void): () => void
  stop(): void
}
export type Mount = (container: ShadowRoot | HTMLElement, attributes: WidgetAttributes, port: Port) => () => void

/** Keeps what is put in until somebody listens, so that neither end has to be there first. */
export const mailbox = () => {
  const handlers = new Set<(message: PortMessage) => void>()
  const kept: PortMessage[] = []
  const put = (message: PortMessage) => {
    if (handlers.size === 0) kept.push(message)
    for (const handler of handlers) handler(message)
  }
  const listen = (handler: (message: PortMessage) => void) => {
    handlers.add(handler)
    for (const message of kept.splice(0)) handler(message)
    return () => void handlers.delete(handler)
  }
  return { put, listen }
}
