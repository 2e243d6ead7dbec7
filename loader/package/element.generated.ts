// Written by scripts/generate/generate-types.ts from shared/element.ts.
// oxlint-disable typescript/consistent-type-definitions -- Pages extend these, and merge them with the browser's own.

export type Locale = 'en' | 'ja' | 'ko' | 'zh_Hans' | 'zh_Hant' | 'id' | 'th' | 'ar'
export type View = 'search' | 'confirm' | 'sign-in' | 'sign-up' | 'recommender'
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

/** What diagnose() finds wrong, and the line to change. */
export type Finding = { code: string; problem: string; fix: string }

/** What a webmaster writes on <booking-widget>. */
export interface BookingWidgetAttributes {
  /** The hotel. Required: without it the guest reads "No hotel code". */
  'hotel-code'?: string
  /** en, ja, ko, zh_Hans, zh_Hant, id, th or ar; else the language of the page, else that of the browser. */
  locale?: Locale | (string & {})
  /** Segments as a comma list, passed on: 50 at most, of 64 characters each. */
  'segment-ids'?: string
  /** Who may exchange messages; the origin of the page by default. The settings of the hotel must name it. */
  'parent-origin'?: string
  /** inline (default): where the element stands. popup: nothing until it is opened. floating: a button in the corner. tab: a page of its own. */
  mode?: 'inline' | 'popup' | 'floating' | 'tab' | 'standalone' | 'iframe'
  /** Show an iframe instead of a Shadow DOM. Same element, same methods, same events. */
  frame?: boolean
  /** The first screen: search, confirm, sign-in, sign-up or recommender (a few rooms worth a look, and nothing around them). */
  view?: View
  /** Search parameters to begin with, e.g. checkin=2026-12-24&nights=2. */
  query?: string
  /** Puts what the results show into the head of the page as JSON-LD (schema.org), for search engines. A frame keeps it in its own document. */
  'structured-data'?: boolean
}

/** The <booking-widget> element. Calls made before it has loaded are kept; a call it refuses rejects with a code. */
export interface BookingWidgetElement extends HTMLElement {
  /** open(view?) or open({ view, checkin, nights, roomTypeCodes, … }) shows the widget at that screen. */
  open(opening?: Opening): Promise<void>
  /** Hides the widget and gives the focus back to where it was when open() was called. */
  close(): Promise<void>
  /** Opens what is closed and closes what is open. */
  toggle(): Promise<void>
  /** search({ checkin, checkout, nights, adults, rooms, roomTypeCodes, … }) searches at once. */
  search(criteria: Criteria): Promise<void>
  /** setLocale(locale) changes the language. */
  setLocale(locale: string): Promise<void>
  /** setCurrency('USD') shows prices in that currency where the hotel offers it. */
  setCurrency(currency: string): Promise<void>
  /** setConsent('granted' | 'denied') says whether visits may be measured; the widget never asks by itself. */
  setConsent(consent: Consent): Promise<void>
  /** signIn(token) signs a member in with a one-time access token. */
  signIn(token: string): Promise<void>
  /** Signs out. */
  logout(): Promise<void>
  /** Asks the server again who is signed in. */
  refreshLogin(): Promise<void>
  /** Asks the page for its chatbot: the show-chatbot event. */
  showChatbot(address?: string): Promise<void>
  /** A promise of what is wrong with the embedding and the line to change; empty when all is well. */
  diagnose(): Promise<readonly Finding[]>
  /** Takes everything away until the element is connected again. */
  destroy(): Promise<void>
  /** A promise that is kept when the widget answers. */
  readonly ready: Promise<void>
  /** Whether the widget can be seen. */
  readonly isOpen: boolean
  addEventListener<Name extends keyof BookingWidgetEventMap>(
    type: Name,
    listener: (this: BookingWidgetElement, event: BookingWidgetEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof BookingWidgetEventMap>(
    type: Name,
    listener: (this: BookingWidgetElement, event: BookingWidgetEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** All events bubble. The last four ask the page for something first: preventDefault() says that it has seen to it. */
export interface BookingWidgetEvents {
  /** The widget answers. */
  'booking-widget:ready': CustomEvent<EventDetails['ready']>
  /** The widget was shown. detail: { view } */
  'booking-widget:open': CustomEvent<EventDetails['open']>
  /** The widget was hidden. Fires once. detail: { reason }: method, guest or destroyed */
  'booking-widget:close': CustomEvent<EventDetails['close']>
  /** The guest searched, or a link, an opener or a method did. detail: { query } */
  'booking-widget:search': CustomEvent<EventDetails['search']>
  /** Results are shown. detail: { query, count } */
  'booking-widget:results': CustomEvent<EventDetails['results']>
  /** A room was chosen, or another number of it; 0: taken back. detail: { room_type_code, room_plan_code, quantity } */
  'booking-widget:select': CustomEvent<EventDetails['select']>
  /** A reservation was made. detail: { reservation_number, value, currency }: what it costs, taxes included; absent where the page was loaded anew while the bank asked. */
  'booking-widget:book': CustomEvent<EventDetails['book']>
  /** Somebody signed in. detail: { method } */
  'booking-widget:login': CustomEvent<EventDetails['login']>
  /** Somebody signed out. */
  'booking-widget:logout': CustomEvent<EventDetails['logout']>
  /** A mistake of the page or a failure to load. detail: { code, message } */
  'booking-widget:error': CustomEvent<EventDetails['error']>
  'show-chatbot': CustomEvent<{ icon_message_id: string }>
  close: CustomEvent<null | undefined>
  removeQuery: CustomEvent<{ query: string }>
  ga4Event: CustomEvent<{ event: string; [field: string]: unknown }>
}

/** With those of every element; its own stand by themselves, because the page's global events are made of them, too. */
export interface BookingWidgetEventMap
  extends Omit<HTMLElementEventMap, keyof BookingWidgetEvents>, BookingWidgetEvents {}
