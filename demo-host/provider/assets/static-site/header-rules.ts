import { BROUGHT, SHOWN_ALONE, surroundingsOf } from '../../../../shared/framing.ts'
import type { Origins } from '../../../../shared/origins.ts'
import { matchPath } from '../../../../shared/booking-routes.ts'
import { aliases, hotelRoutes } from '../../../../shared/routes.ts'
import type { AllowedOrigins } from '../../hotels/allowed-origins.ts'
import type { Build } from '../build.ts'
import { documentHeaders } from '../document.ts'
import { securityHeaders } from '../security-headers.ts'
import { fileHeaders, YEAR } from '../served-files.ts'

type Headers = Record<string, string>

/** Which addresses are answered with which headers, beside those of every answer. */
export type HeaderRule = {
  /** A path; `:name` in it is one part, `*` the rest. */
  shapes: readonly string[]
  headers: Headers
  /** Of a document: the same with parameters in its address that change who may frame it, or who its window speaks to. */
  withQuery?: { shownAlone: Headers; brought: Headers }
}

export type SiteHeaders = {
  /** Of every answer. */
  always: Headers
  /** No address has two. */
  files: readonly HeaderRule[]
  documents: readonly HeaderRule[]
  /** Of a document at any other address: nobody may frame it. */
  otherwise: Headers
}

export type SiteHeadersOptions = {
  /** Whose script stands in the documents. */
  build: Pick<Build, 'documentStart'>
  origins: Origins
  /** One answer stands for all of them: no host of files knows a hotel by its parameter. */
  hotels: readonly AllowedOrigins[]
  /** Address of a file → how long it is kept; those of lasting addresses go by their folders. */
  evergreen: ReadonlyMap<string, string>
  /** Every version that the folder holds. */
  versions: readonly string[]
}

/** Hosts that compress by themselves say so too. */
const VARIES = { vary: 'accept-encoding' }

export function siteHeaders({ build, origins, hotels, evergreen, versions }: SiteHeadersOptions): SiteHeaders {
  const at = (path: string, query = '') => ({
    ...VARIES,
    ...documentHeaders(build, origins, hotels, surroundingsOf(path, new URLSearchParams(query))),
  })
  const all = [...Object.values(hotelRoutes).map(({ path }) => path), ...Object.keys(aliases)]
  const shapes = all.filter((shape) => !all.some((other) => other !== shape && matchPath(other, shape)))
  const documents = shapes.map((shape) => {
    const path = shape.replaceAll(/:\w+/g, 'x')
    const withQuery = { shownAlone: at(path, `${SHOWN_ALONE}=1`), brought: at(path, `${BROUGHT[0]}=1`) }
    return { shapes: [shape], headers: at(path), withQuery }
  })
  const files = [...evergreen].map(([path, cache]) => ({ shapes: [path], headers: fileHeaders(cache) }))
  const lasting = { shapes: ['/assets/*', ...versions.map((one) => `/v${one}/*`)], headers: fileHeaders(YEAR) }
  return {
    always: securityHeaders(origins.widget),
    files: merged([...files, lasting]),
    documents: merged(documents),
    otherwise: at('/', `${SHOWN_ALONE}=1`),
  }
}

/** Rules that say the same, as one. */
function merged(rules: readonly HeaderRule[]): HeaderRule[] {
  const found = new Map<string, HeaderRule>()
  for (const rule of rules) {
    const key = JSON.stringify([rule.headers, rule.withQuery])
    const former = found.get(key)
    found.set(key, { ...rule, shapes: [...(former?.shapes ?? []), ...rule.shapes] })
  }
  return [...found.values()]
}
