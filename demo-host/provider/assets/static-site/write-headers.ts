import { BROUGHT, SHOWN_ALONE } from '../../../../shared/framing.ts'
import { LOCALES } from '../../../../shared/locales.ts'
import { securityHeaders } from '../security-headers.ts'
import type { SiteHeaders } from './header-rules.ts'

/** Also those that an origin without TLS does without. */
const ALWAYS = Object.keys(securityHeaders('https:'))
const INDEX = '/index.html'
/** Languages as they stand before a path (splitLanguage), where a host knows no patterns. */
const LANGUAGES = [...Object.values(LOCALES).map(({ tag }) => tag.toLowerCase()), 'zh-cn', 'zh-tw']

const block = (shape: string, headers: Record<string, string>) =>
  `${shape}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('')}` // prettier-ignore

/**
 * _headers, as Netlify, Cloudflare Pages and their like read it: all rules of an address are applied, so none says what another
 * has said. Such a host sees no parameters, so an address with its language before the path is framed by nobody.
 */
export function headersFile({ always, files, documents, otherwise }: SiteHeaders): string {
  const rules = [...files, ...documents].flatMap(({ shapes, headers }) => shapes.map((shape) => block(shape, headers)))
  const languages = LANGUAGES.map((language) => block(`/${language}/*`, otherwise))
  return [block('/*', always), ...rules, ...languages].join('\n')
}

/** _redirects, for the same hosts: which addresses are the document's. Others are not there, so a missing file is told. */
export function redirectsFile({ documents }: SiteHeaders): string {
  const shapes = [...documents.flatMap(({ shapes: one }) => one), ...LANGUAGES.map((language) => `/${language}/*`)]
  return shapes.map((shape) => `${shape} ${INDEX} 200\n`).join('')
}

/** A language before the path, as splitLanguage takes it. */
const LANGUAGE = '(?:/[A-Za-z]{2}(?:[-_][A-Za-z]{2,4})?)?'
const END = String.raw`(?:\?|$)`

const pattern = (shape: string) =>
  shape
    .replaceAll('.', String.raw`\.`)
    .replace('*', '[^?]*')
    .replace(/:\w+/g, '[^/?]+')
const filePattern = (shape: string) => `~^${pattern(shape)}${END}`
const documentPattern = (shape: string) => `~^${LANGUAGE}${shape === '/' ? '' : pattern(shape)}/?${END}`

/** An escaped letter might hide one of these names. */
const QUERIES = {
  shownAlone: String.raw`~\?(?:[^&]*&)*(?:${SHOWN_ALONE}(?:[=&]|$)|[^=&]*%)`,
  brought: String.raw`~\?(?:[^&]*&)*(?:${BROUGHT.join('|')})(?:[=&]|$)`,
}

type Lines = readonly (readonly [key: string, value: string])[]

const variable = (name: string) => `booking_${name.replaceAll('-', '_')}`
const map = (source: string, name: string, lines: Lines) =>
  `map ${source} $${variable(name)} {\n${lines.map(([key, value]) => `  "${key}" "${value}";\n`).join('')}}\n`

const TAKES_BR = String.raw`~(?:^|[\s,])br(?:\s*(?:,|$)|\s*;\s*q=(?:1|0\.\d*[1-9]))`

/**
 * Maps for nginx: an address as it came → its rule → each header. What is not written as we write addresses has none of the
 * rules, so nobody may frame it.
 */
export function nginxMaps({ always, files, documents, otherwise }: SiteHeaders): string {
  const rules: [pattern: string, name: string][] = []
  const headers: [key: string, headers: Record<string, string>][] = []
  files.forEach((rule, at) => {
    rules.push(...rule.shapes.map((shape) => [filePattern(shape), `file-${at}`] as [string, string]))
    headers.push([`~^file-${at}:`, rule.headers])
  })
  documents.forEach((rule, at) => {
    rules.push(...rule.shapes.map((shape) => [documentPattern(shape), `page-${at}`] as [string, string]))
    for (const [query, given] of Object.entries({ '': rule.headers, ...rule.withQuery }))
      headers.push([`page-${at}:${query}`, given])
  })
  headers.push(['default', otherwise])
  const names = new Set(headers.flatMap(([, given]) => Object.keys(given)))
  return [
    '# Written by booking release stamp: $booking_… for the add_header lines of docs/deploy/nginx-static.conf.',
    map('$request_uri', 'rule', [...rules, ['default', 'other']]),
    map(
      '$request_uri',
      'query',
      Object.entries(QUERIES).map(([name, key]) => [key, name] as const),
    ),
    ...[...names].map((name) => map('$booking_rule:$booking_query', name, headers.map(([key, given]) => [key, given[name] ?? ''] as const))), // prettier-ignore
    ...ALWAYS.map((name) => map('$uri', name, [['default', always[name] ?? '']])),
    map('$http_accept_encoding', 'br', [[TAKES_BR, '.br']]),
    map('$uri', 'content_encoding', [[String.raw`~\.br$`, 'br']]),
  ].join('\n')
}
