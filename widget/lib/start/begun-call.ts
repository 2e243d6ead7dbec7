import { HEADERS } from '../../../shared/headers.ts'

/** The call that a document began before its files were there (document-start.ts). */
export type BegunCall = {
  url: string
  /** What it brings in its body (AMB-85). */
  headers: Record<string, string>
  abort: AbortController
  answer: Promise<Response>
}

declare global {
  // Declarations are merged with the browser's own only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    bookingWidgetBegun?: BegunCall
  }
}

/** What makes the answer another one. */
const DECISIVE = [HEADERS.appVersion, HEADERS.locale, HEADERS.emailConversionId]

/** The browser's fetch, whose first call to the address of the begun one is answered by it, if it asks for the same. */
export function fetchWithBegun(view: Window & typeof globalThis): typeof fetch {
  return (input, init) => {
    const begun = view.bookingWidgetBegun
    if (begun?.url !== input) return view.fetch(input, init)
    delete view.bookingWidgetBegun
    if (!asksTheSame(begun, init?.body)) {
      begun.abort.abort()
      return view.fetch(input, init)
    }
    init?.signal?.addEventListener('abort', () => begun.abort.abort())
    return begun.answer
  }
}

function asksTheSame({ headers }: BegunCall, body: unknown): boolean {
  const asked = Object(JSON.parse(String(body))).headers as Record<string, string> // written by lib/api for a simple call
  return DECISIVE.every((name) => asked[name] === headers[name])
}
