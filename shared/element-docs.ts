import type { AttributeName, EventName, WidgetMethod } from './element.ts'

// What integrators read of the element, in documents, editors and refusals: a line for each name.

export const ATTRIBUTE_DOCS: Record<AttributeName, string> = {
  'hotel-code': 'The hotel. Required: without it the guest reads "No hotel code".',
  locale: 'en, ja, ko, zh_Hans, zh_Hant, id, th or ar; else the language of the page, else that of the browser.',
  'segment-ids': 'Segments as a comma list, passed on: 50 at most, of 64 characters each.',
  'parent-origin':
    'Who may exchange messages; the origin of the page by default. The settings of the hotel must name it.',
  mode: 'inline (default): where the element stands. popup: nothing until it is opened. floating: a button in the corner. tab: a page of its own.',
  frame: 'Show an iframe instead of a Shadow DOM. Same element, same methods, same events.',
  view: 'The first screen: search, confirm, sign-in, sign-up or recommender (a few rooms worth a look, and nothing around them).',
  query: 'Search parameters to begin with, e.g. checkin=2026-12-24&nights=2.',
  'structured-data':
    'Puts what the results show into the head of the page as JSON-LD (schema.org), for search engines. A frame keeps it in its own document.',
}
export const METHOD_DOCS: Record<
  WidgetMethod | 'close' | 'toggle' | 'diagnose' | 'destroy' | 'ready' | 'isOpen',
  string
> = {
  open: 'open(view?) or open({ view, checkin, nights, roomTypeCodes, … }) shows the widget at that screen.',
  close: 'Hides the widget and gives the focus back to where it was when open() was called.',
  toggle: 'Opens what is closed and closes what is open.',
  search: 'search({ checkin, checkout, nights, adults, rooms, roomTypeCodes, … }) searches at once.',
  setLocale: 'setLocale(locale) changes the language.',
  setCurrency: "setCurrency('USD') shows prices in that currency where the hotel offers it.",
  setConsent: "setConsent('granted' | 'denied') says whether visits may be measured; the widget never asks by itself.",
  signIn: 'signIn(token) signs a member in with a one-time access token.',
  logout: 'Signs out.',
  refreshLogin: 'Asks the server again who is signed in.',
  showChatbot: 'Asks the page for its chatbot: the show-chatbot event.',
  diagnose: 'A promise of what is wrong with the embedding and the line to change; empty when all is well.',
  destroy: 'Takes everything away until the element is connected again.',
  ready: 'A promise that is kept when the widget answers.',
  isOpen: 'Whether the widget can be seen.',
}
export const EVENT_DOCS: Record<EventName, string> = {
  ready: 'The widget answers.',
  open: 'The widget was shown. detail: { view }',
  close: 'The widget was hidden. Fires once. detail: { reason }: method, guest or destroyed',
  search: 'The guest searched, or a link, an opener or a method did. detail: { query }',
  results: 'Results are shown. detail: { query, count }',
  select:
    'A room was chosen, or another number of it; 0: taken back. detail: { room_type_code, room_plan_code, quantity }',
  book: 'A reservation was made. detail: { reservation_number, value, currency }: what it costs, taxes included; absent where the page was loaded anew while the bank asked.',
  login: 'Somebody signed in. detail: { method }',
  logout: 'Somebody signed out.',
  error: 'A mistake of the page or a failure to load. detail: { code, message }',
}
