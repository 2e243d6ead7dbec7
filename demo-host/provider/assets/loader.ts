import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { LANGUAGE_PATTERNS } from '../../../shared/element.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import { compressed, startFiles, startWords } from './build.ts'
import type { Build, BuiltFile } from './build.ts'

/** The loader is built once for all installations; where it is served it learns where its widget lives. */
export function stampedLoader(build: Build, origins: Origins): BuiltFile {
  const stamps: Record<string, string> = { __STAMPS__: JSON.stringify(loaderStamps(build, origins)) }
  const text = build.loader.replace(/__[A-Z_]+__/g, (name) => {
    const value = stamps[name]
    if (value === undefined) throw new Error(`The loader asks for ${name}, which nobody stamps`)
    // It stands within quotation marks; these origins come from the operator, not from a request.
    return JSON.stringify(value).slice(1, -1)
  })
  return compressed(text)
}

/** What loader/stamps.ts reads, in its order. */
export function loaderStamps(build: Build, { widget, api, identity }: Origins): readonly unknown[] {
  const address = (file: string | undefined) => `${widget}/assets/${file}`
  const words = startWords(build)
  const { method, path } = parseCall(starting.sessionAndSettings.call)
  const headers = { [HEADERS.appVersion]: build.version, [HEADERS.locale]: '*' }
  return [
    { widget, api, identity },
    address(build.late.page),
    [address(build.late.frame)],
    startFiles(build, build.entry).map(address),
    // A build without words of its own has them in its app.
    LOCALE_CODES.map((locale) => [`^${LANGUAGE_PATTERNS[locale]}(?![a-z])`, address(words[locale] ?? build.entry)]),
    api + path.replace(':code', '*'),
    JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET, headers }),
    { method, credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
  ]
}
