import { METHOD_DOCS } from '../../../shared/element-docs.ts'

/** What the code of a refused method means, in a sentence for whoever reads the console (docs/embedding.md). */
export const REFUSALS = {
  unknown_method: 'BookingWidget has no such method.',
  no_hotel_code: 'The element names no hotel: it needs the attribute hotel-code.',
  unavailable: 'The widget could not be loaded or started; a card with a way on stands in its place.',
  restarted: 'Another hotel, view or mode was written on the element meanwhile.',
  destroyed: 'destroy() was called, or the element was taken out of the page.',
  blocked: 'mode="tab": the browser let no tab open; call it from a click.',
  only_in_tab: 'mode="tab": nothing stands in this page that could do it.',
  currency_not_offered: 'The hotel shows no prices in that currency.',
  token_not_known: 'Nobody can be signed in with that token.',
  'session-token-provided-but-not-found': 'The server does not know that token any more.',
  'session-found-but-brand-mismatched': 'The token is one of another brand.',
  superseded: 'Somebody signed in or out meanwhile, and that stands.',
  refused: 'It failed in a way that has no name.',
} as const

const has = <Row extends object>(rows: Row, name: string): name is keyof Row & string => Object.hasOwn(rows, name)

/** `setLocale: This is not what it takes. setLocale(locale) changes the language. (invalid_setLocale)` */
export function refusalMessage(method: string, code: string): string {
  const takes = code.startsWith('invalid_') && has(METHOD_DOCS, method) ? METHOD_DOCS[method] : ''
  const why = takes
    ? `This is not what it takes. ${takes}`
    : has(REFUSALS, code)
      ? REFUSALS[code]
      : 'The server refused it with this code.'
  return `${method}: ${why} (${code})`
}
