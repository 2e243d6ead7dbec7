import type { Origins } from '../../../../shared/origins.ts'
import { NO_OUTSIDERS } from '../../hotels/allowed-origins.ts'
import type { AllowedOrigins } from '../../hotels/allowed-origins.ts'
import { compressed } from '../build.ts'
import type { BuiltFile } from '../build.ts'
import { widgetDocument } from '../document.ts'
import type { Release } from '../release.ts'
import { evergreenFiles, NO_SCRIPT, NOT_FOUND } from '../served-files.ts'
import { siteHeaders } from './header-rules.ts'
import { headersFile, nginxMaps, redirectsFile } from './write-headers.ts'

/** One file of the folder, by its path there. */
export type SiteFile = {
  path: string
  content: Buffer
  /** Its address never means anything else: what stands there stays. */
  isLasting: boolean
}

export type SiteOptions = {
  release: Release
  origins: Origins
  /** Whose pages show the widget; their settings decide what its documents let in. */
  hotels: readonly AllowedOrigins[]
  /** Versions that the folder held before. */
  versions: readonly string[]
}

const SURROUNDINGS = { framed: 'none', isOpened: false } as const

/** The widget's origin as files, in the order they have to be there: what names a file comes after it. */
export async function siteFiles({ release, origins, hotels, versions }: SiteOptions): Promise<SiteFile[]> {
  const evergreen = evergreenFiles(release)
  const caches = new Map([...evergreen].map(([path, { cache }]) => [path, cache] as const))
  const headers = siteHeaders({
    build: release.build,
    origins,
    hotels,
    evergreen: caches,
    versions: [...new Set([...versions, release.version])].toSorted(),
  })
  const page = await widgetDocument(release.build, origins)
  // Which hotel is asked for stands in the address, which no host of files reads; so does the language, and the widget corrects it.
  const { html } = page({ locale: undefined, outsiders: NO_OUTSIDERS, surroundings: SURROUNDINGS })
  const texts = {
    '/404.html': NOT_FOUND,
    '/404.js': NO_SCRIPT,
    '/_headers': headersFile(headers),
    '/_redirects': redirectsFile(headers),
    '/_nginx.conf': nginxMaps(headers),
  }
  const newest = await Promise.all([...evergreen].map(async ([path, { file }]) => [path, await file] as const))
  return [
    ...[...release.files].flatMap(([path, file]) => inItsForms(path, file, true)),
    ...Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text), isLasting: false })),
    ...inItsForms('/index.html', compressed(html), false),
    ...newest.flatMap(([path, file]) => inItsForms(path, file, false)),
  ]
}

const inItsForms = (
  path: string,
  { identity, br, gzip }: Omit<BuiltFile, 'type' | 'etag'>,
  isLasting: boolean,
): SiteFile[] => [
  { path, content: identity, isLasting },
  { path: `${path}.br`, content: br, isLasting },
  { path: `${path}.gz`, content: gzip, isLasting },
]
