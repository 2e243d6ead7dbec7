import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ANSWERED = 'http.server.response.finish'

/** Scripts that were asked of an origin of this process, and what of them did not come; no engine has to be asked. */
export function watchScripts(origin: string) {
  const { host } = new URL(origin)
  const asked = new Set<string>()
  const missed: string[] = []
  const note = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse } // as node documents it
    if (request.headers.host !== host) return
    const { pathname } = new URL(request.url ?? '', origin)
    if (!/\.(js|css)$/.test(pathname)) return
    asked.add(pathname)
    if (response.statusCode >= 400) missed.push(`${response.statusCode} ${pathname}`)
  }
  subscribe(ANSWERED, note)
  return {
    /** Since the last `begin`. */
    asked,
    missed,
    begin: () => asked.clear(),
    stop: () => void unsubscribe(ANSWERED, note),
  }
}
export type WatchedScripts = ReturnType<typeof watchScripts>
