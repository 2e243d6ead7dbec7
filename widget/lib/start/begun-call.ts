import type { BegunStart } from '../../../shared/element.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { localeOfTag } from '../../../shared/locales.ts'

/**
 * A fetch whose first call to the address of a start that was begun before the app was there (loader/core, document-start) is
 * answered by it, if both ask for the same.
 */
export function fetchWithBegun(fetch: typeof globalThis.fetch, begun: BegunStart | undefined): typeof globalThis.fetch {
  return async (input, init) => {
    const [address, body, answer] = begun ?? []
    if (address !== input) return fetch(input, init)
    begun = undefined
    if (decisive(body) !== decisive(init?.body)) return fetch(input, init)
    return new Promise((keep, refuse) => {
      // Whoever asked waits no longer, for its head or for its text.
      init?.signal?.addEventListener('abort', refuse)
      Promise.resolve(answer)
        .then(async (response) => response && keep(new Response(await response.text(), response)))
        .catch(refuse)
    })
  }
}

/** What makes the answer another one: the language, however it is written, and the mail a guest came from (AMB-85). */
function decisive(body: unknown): string {
  const { headers } = JSON.parse(String(body)) as { headers: Record<string, string> } // as lib/api writes a simple call
  return [localeOfTag(headers[HEADERS.locale] ?? ''), headers[HEADERS.emailConversionId]].join()
}
