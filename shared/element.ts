import type { Locale } from './locales.ts'
import type { PortMessage } from './messages.ts'
import type { Origins } from './origins.ts'

export type { PortMessage, RelayedName } from './messages.ts'

export const TAG = 'booking-widget'
/** The first screen's address on the widget origin; the same as routes' `result`, which a test compares. */
export const WIDGET_PATH = '/booking/result'
/** After this the guest reads that the app could not be loaded. */
export const LOAD_MS = 10_000

/** Screens that `view`, `open()` and an opener can name, each with its address in the widget. */
export const VIEW_PATHS = {
  search: WIDGET_PATH,
  confirm: '/search',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  recommender: '/recommender-widget',
} as const
export type View = keyof typeof VIEW_PATHS
export const VIEWS = Object.keys(VIEW_PATHS) as View[] // Object.keys forgets the names it lists

/** Where the widget stands. */
export const MODES = ['inline', 'popup', 'floating', 'tab'] as const
export type Mode = (typeof MODES)[number]

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)
/** Also as the tag of before wrote it: signUp. */
export const parseView = (text: string): View | undefined =>
  VIEWS.find((view) => view === text.replace(/[A-Z]/g, '-$&').toLowerCase())

/** zh-TW, ja-JP, zh_Hans: what a page or a browser says, as one of the eight. */
export const parseLocale = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase()
  if (/^zh(?![a-z])/.test(lower)) return /^zh.(hant|tw|hk|mo)(?![a-z])/.test(lower) ? 'zh_Hant' : 'zh_Hans'
  return /^(en|ja|ko|id|th|ar)(?![a-z])/.exec(lower)?.[0] as Locale | undefined // the six that the pattern lists
}

/**
 * What parseLocale takes for each language, for whoever only learns it where the loader is served; with a ~ behind it, which
 * stands for a browser, only what that is mapped to (AMB-11).
 */
export const LANGUAGE_PATTERNS: Record<Locale, string> = {
  en: 'en',
  ja: 'ja',
  ko: 'ko',
  zh_Hans: 'zh(?![-_](?:hant|tw|hk|mo)(?![a-z]))',
  zh_Hant: 'zh[-_](?:hant|tw|hk|mo)',
  id: 'id(?!.*~)',
  th: 'th(?!.*~)',
  ar: 'ar(?!.*~)',
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
  'hotel-code': row<string>({
    also: ['hotel_code', 'code', 'triplabot-code'],
    default: '',
    // `in`: a name that every object has is no hotel's.
    parse: (text) => (/^[\w-]{1,100}$/.test(text) && !(text in Object.prototype) ? text : undefined),
  }),
  locale: row<Locale | ''>({ default: '', parse: parseLocale }),
  'segment-ids': row<string>({
    also: ['segment_ids'],
    default: '',
    parse: matching(/^[\w -]{0,64}(,[\w -]{0,64}){0,49}$/),
  }),
  'parent-origin': row<string>({
    also: ['parent_origin'],
    default: '',
    parse: matching(/^(\*|https?:\/\/[^\s/]+)$/),
  }),
  // standalone is another word for tab; iframe another way to write inline with frame.
  mode: row<Mode | 'iframe'>({
    default: 'inline',
    parse: (text) => (text === 'standalone' ? 'tab' : [...MODES, 'iframe' as const].find((mode) => mode === text)),
  }),
  frame: row<boolean>({ default: false, parse: (text) => text !== 'false' }),
  view: row<View>({ default: 'search', parse: parseView }),
  query: row<string>({ default: '', parse: matching(/^.{0,2000}$/) }),
  'structured-data': row<boolean>({ default: false, parse: (text) => text !== 'false' }),
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
  /** Whether the head of the document says in JSON-LD what the results show. */
  structuredData: boolean
  /** An agency's site and no hotel's widget, as the installation says (ROUTE-042); only a document of our own knows. */
  isOta?: boolean
  /** The hotel's telephone, which the server of a document of our own knows before any settings. */
  phone?: string
  origins: Pick<Origins, 'widget' | 'api' | 'identity'>
}

/** Everything `search()` and `open()` take; the widget knows it as the search parameters of the same names in snake_case. */
export type Criteria = Partial<{
  /** A plain date, or days from today: '+7'. */
  checkin: string
  checkout: string
  nights: number
  adults: number
  children: number
  kidsAges: readonly number[]
  kidsTiers: readonly { code: string; children: number }[]
  /** How many, or the guests of each. */
  rooms: number | readonly { adults: number; children?: number; kids_ages?: readonly number[] }[]
  type: 'rooms' | 'plans'
  order: 'recommended' | 'price_low_to_high' | 'price_high_to_low'
  filter: readonly string[]
  isDayUse: boolean
  isIncludingOccupied: boolean
  searchType: 'undated'
  mode: 'secret' | 'voucher'
  dynamicPackage: 'wbf'
  promoCode: string
  couponCode: string
  voucherCouponCode: string
  roomTypeCodes: readonly string[]
  hotelPlanCodes: readonly string[]
  roomPlanCodes: readonly string[]
}>
export type Opening = View | (Criteria & { view?: View; query?: string })
/** Whether the guest agreed that visits are measured, in the words of consent mode. */
export type Consent = 'granted' | 'denied'

const toQuery = (criteria: Criteria) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria)) {
    const text = String(value ?? '')
    // A party is an object, and an address says it in JSON.
    const said = text.includes('[object') ? JSON.stringify(value) : text
    if (text) parameters.set(name.replace(/[A-Z]/g, '_$&').toLowerCase(), said)
  }
  return String(parameters)
}

/** The view and its search parameters in one text: search?checkin=2026-12-24 */
const toOpening = (opening: Opening = 'search') => {
  const { view = 'search', query = '', ...criteria } = opening instanceof Object ? opening : { view: opening }
  const known = parseView(view)
  return known && `${known}?${[query.replace(/^\?/, ''), toQuery(criteria)].filter(Boolean).join('&')}`
}

/** Calls that travel to the widget; close, toggle, destroy, diagnose, ready and isOpen are the element's own. */
export const METHOD_NAMES = [
  'open',
  'search',
  'setLocale',
  'setCurrency',
  'setConsent',
  'signIn',
  'logout',
  'refreshLogin',
  'showChatbot',
] as const
export type WidgetMethod = (typeof METHOD_NAMES)[number]

/** What a method is called with, as the one text that travels; undefined refuses the call. */
export const METHODS = {
  open: toOpening,
  search: (criteria: Criteria) => (criteria instanceof Object ? toQuery(criteria) : undefined),
  setLocale: (locale: string) => parseLocale(String(locale)),
  setCurrency: (currency: string) => matching(/^[A-Z]{3}$/)(String(currency)),
  setConsent: (consent: Consent) => (consent === 'granted' || consent === 'denied' ? consent : undefined),
  signIn: (token: string) => matching(/^[\w.~+/=-]{1,2000}$/)(String(token)),
  logout: () => '',
  refreshLogin: () => '',
  /** The page's address, where it is that which asks. */
  showChatbot: (address?: string) => String(address ?? ''),
}

/** Each is dispatched as booking-widget:name. */
export type EventDetails = {
  ready: Record<never, never>
  open: { view: View }
  close: { reason: 'method' | 'guest' | 'destroyed' }
  search: { query: string }
  results: { query: string; count: number }
  select: { room_type_code: string; room_plan_code: string; quantity: number }
  book: { reservation_number: string; value?: number; currency?: string }
  login: { method: string }
  logout: Record<never, never>
  error: { code: string; message: string }
}
export type EventName = keyof EventDetails
/** The events only the widget knows of. */
export const TOLD_EVENTS = [
  'search',
  'results',
  'select',
  'book',
  'login',
  'logout',
] as const satisfies readonly EventName[]

/** One end of the wire between page and widget: the same for a Shadow DOM and for a frame. */
export type Port = {
  post(message: PortMessage): void
  listen(handler: (message: PortMessage) => void): () => void
  stop(): void
}
/** The start that was asked for before the app was there: its address, and what it brings (AMB-85). */
export type BegunStart = readonly [address: string, body: string, answer: Promise<Response>]
export type Mount = (
  container: ShadowRoot | HTMLElement,
  attributes: WidgetAttributes,
  port: Port,
  begun?: BegunStart | undefined,
) => () => void

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
