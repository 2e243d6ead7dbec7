import { localeOfTag } from '../../locales.ts'
import type { Locale } from '../../locales.ts'

/** Browsers drop control characters from an address and read a backslash as a slash: after two of them stands a host. */
export const onThisOrigin = (path: string): string => path.replace(/\p{Cc}/gu, '').replace(/[/\\]+/g, '/')

/** /zh-tw/booking/result: the language stands before the path on some sites. */
export function splitLanguage(path: string): { path: string; locale?: Locale } {
  const [, tag = '', rest = ''] = /^\/([a-z]{2}(?:[-_][a-z]{2,4})?)(\/.*)?$/i.exec(path) ?? []
  const locale = localeOfTag(tag)
  return locale ? { path: rest || '/', locale } : { path }
}
