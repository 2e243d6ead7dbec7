import { VERSION_PATH } from '../../../shared/version-path.ts'
import { compressed, namedEntries } from './build.ts'
import type { BuiltFile } from './build.ts'
import { oldBrowserCheck } from './old-browser.ts'
import type { Release } from './release.ts'

/** How long a browser keeps what never means anything else under its address. */
export const YEAR = 'public, max-age=31536000, immutable'
/** Hosts paste this address once and for ever, so it must not grow old in a cache. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

/** An old or misspelt address of a script: as text from elsewhere the browser would block it, and blame that. */
export const NO_SCRIPT = '// There is no such file. The loader of the booking widget is /v1/loader.js at this origin.\n'
export const NOT_FOUND = 'Not found\n'
/** Hosts with COEP need the resource policy, integrity checks need CORS. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export const fileHeaders = (cache: string): Record<string, string> => ({
  ...OPEN_TO_ALL,
  'cache-control': cache,
  'timing-allow-origin': '*',
  vary: 'accept-encoding',
})

export type EvergreenFile = { file: Promise<BuiltFile>; cache: string }

/** What a release answers under addresses that mean the newest one: by address. */
export function evergreenFiles({ version, build, loader, integrity }: Release): ReadonlyMap<string, EvergreenFile> {
  const fresh = (file: BuiltFile | Promise<BuiltFile>, cache = EVERGREEN): EvergreenFile => ({
    file: Promise.resolve(file),
    cache,
  })
  return new Map([
    ['/v1/loader.js', fresh(loader)],
    ...[...namedEntries(build)].map(([name, file]) => [`/v1/entries/${name}`, fresh(file)] as const),
    [VERSION_PATH, fresh(compressed(`export default${JSON.stringify(version)}`), 'no-cache')],
    ['/v1/integrity.json', fresh(integrity)],
    ['/v1/old-browser.js', fresh(oldBrowserCheck())],
  ])
}
