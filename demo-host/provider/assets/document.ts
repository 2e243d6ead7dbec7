import { createHash } from 'node:crypto'

import { loadTranslate } from '../../../locales/load.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { GATEWAY_DIRECTIVES, gatewaySource } from '../../../shared/gateway-sources.ts'
import type { GatewayDirective } from '../../../shared/gateway-sources.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, localeOfTag } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { translated } from '../../../shared/rules/translated.ts'
import { telHref } from '../../../shared/tel-href.ts'
import type { AllowedOrigins, HotelContact } from '../hotels/allowed-origins.ts'
import type { Framed, surroundingsOf } from '../../../shared/framing.ts'
import type { Origins } from '../../../shared/origins.ts'
import { startFiles, startWords } from './build.ts'
import type { Build } from './build.ts'
import { escaped, inertJson } from './markup.ts'
import { withOwnCalls } from './own-origin-calls.ts'
import { UNLISTED } from './start-page.ts'

/** The widget fills its document; everything else it brings itself. */
export const DOCUMENT_STYLE = `html,body{margin:0;min-block-size:100%}
.old-browser{display:flex;gap:1em;align-items:center;justify-content:space-between;padding:.6em 1em;font:1rem/1.5 system-ui,sans-serif;color:#3c2a00;background:#fff3d6}
.no-script{max-width:592px;margin:0 auto;padding:48px 16px;font:1rem/1.6 system-ui,sans-serif}
.no-script a{display:inline-block;padding:10px 0}
.old-browser button{font:inherit;min-height:44px;padding:0 1em;color:inherit;background:none;border:1px solid currentColor}`

type Page = { html: string; headers: Record<string, string> }
type Surroundings = ReturnType<typeof surroundingsOf>
export type DocumentRequest = {
  locale: string | undefined
  outsiders: AllowedOrigins
  surroundings: Surroundings
  /** What engines keep of it; nothing unless it is said. */
  head?: string
}

/** EMB-016, EMB-018: the widget's own page, shown in a frame, a tab or alone. One script runs inline in it, which its policy names. */
export async function widgetDocument(
  build: Build,
  origins: Origins,
  { isOta = false, hasOwnCalls = false } = {},
): Promise<(asked: DocumentRequest) => Page> {
  const noScript = await noScriptWords()
  const entry = build.entries.document ?? build.entry
  const preloads = startFiles(build, entry).map((name) => `<link rel="modulepreload" href="/assets/${name}">`)
  const seen = hasOwnCalls ? withOwnCalls(origins) : origins
  const stamped = inertJson(seen)
  const connect = hasOwnCalls ? '' : `<link rel="preconnect" href="${origins.api}" crossorigin>\n`
  // An agency's site asks for no hotel's session and settings.
  const begin = isOta ? '' : startScript(build, seen)

  return ({ locale, outsiders, surroundings: { framed, isOpened }, head = UNLISTED }) => {
    // The widget corrects both once it knows the hotel's languages.
    const asked = localeOfTag(locale ?? '') ?? DEFAULT_LOCALE
    const { tag, direction } = LOCALES[asked]
    const { contact } = outsiders
    const phone = contact ? ` data-phone="${escaped(contact.phone)}"` : ''
    const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="strict-origin">
${head}
<link rel="icon" href="data:,">
${connect}${begin}
${preloads.join('\n')}
<link rel="stylesheet" href="/v${build.version}/document.css">
</head>
<body>
<div id="booking-widget"${isOta ? ' data-ota' : ''}${phone}></div>
<noscript>${contact ? withoutScripts(contact, asked, noScript[asked]) : ''}</noscript>
<script type="application/json" id="booking-widget-origins">${stamped}</script>
<script src="/v1/old-browser.js" async></script>
<script type="module" src="/assets/${entry}"></script>
</body>
</html>
`
    const headers = documentHeaders(build, origins, [outsiders], { framed, isOpened, hasOwnCalls })
    return { html, headers }
  }
}

/** What begins the start before the files are there (widget/document-start.ts). */
function startScript(build: Build, { api }: Origins): string {
  const start = api + parseCall(starting.sessionAndSettings.call).path
  const words = Object.entries(startWords(build)).map(([locale, name]) => [locale, `/assets/${name}`])
  const data = `data-start="${escaped(start)}" data-words="${escaped(JSON.stringify(Object.fromEntries(words)))}"`
  return `<script ${data}>${build.documentStart}</script>`
}

/** What protects a document of these hotels: of one, where its address names it. */
export const documentHeaders = (
  build: Pick<Build, 'documentStart'>,
  origins: Origins,
  hotels: readonly AllowedOrigins[],
  { framed, isOpened, hasOwnCalls = false }: Surroundings & { hasOwnCalls?: boolean },
): Record<string, string> => ({
  'content-security-policy': `${policy(build, origins, { hotels, calls: hasOwnCalls ? "'self'" : origins.api })}; frame-ancestors ${ancestors(
    framed,
    hotels.flatMap(({ parents }) => parents),
  )}`,
  // A gateway's own window, PayPal's say, stays in touch; a window that others wait for stays in touch with them.
  'cross-origin-opener-policy': isOpened ? 'unsafe-none' : 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-cache',
})

const noScriptWords = async (): Promise<Record<Locale, string>> => {
  const words = LOCALE_CODES.map(async (code) => [code, (await loadTranslate(code, ['document']))('document.noScript')])
  return Object.fromEntries(await Promise.all(words)) as Record<Locale, string> // made of all codes
}

/** A link works without scripts, too: it leads to a hotel that can be called and written to. */
function withoutScripts({ names, bookLanguages, phone, email }: HotelContact, locale: Locale, words: string): string {
  const ways = [phone && `<a href="${escaped(telHref(phone))}">${escaped(phone)}</a>`]
  if (email) ways.push(`<a href="mailto:${escaped(email)}">${escaped(email)}</a>`)
  const name = escaped(translated(names, locale, bookLanguages).text)
  return `<main class="no-script"><h1>${name}</h1><p>${words}</p><p>${ways.filter(Boolean).join('<br>')}</p></main>`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/
const isOrigin = (text: string | null) => text !== null && ORIGIN.test(text)

function policy(
  { documentStart }: Pick<Build, 'documentStart'>,
  { api, identity, gateway }: Origins,
  { hotels, calls }: { hotels: readonly AllowedOrigins[]; calls: string },
): string {
  const named = (sources: readonly (string | null)[]) =>
    [...new Set(sources)].map((one) => (one ? ` ${one}` : '')).join('')
  const accounts = hotels.flatMap(({ gateways }) => gateways)
  const checks = hotels.map(({ check }) => check)
  const own = hotels.map(({ domain }) => domain && api.replace(/[^/]+$/, domain))
  // The hotel's header and footer show pictures of the hotel's own sites, and its photographs may lie elsewhere.
  const sites = hotels.flatMap(({ parents, pictures = [] }) => [...parents, ...pictures])
  const theirs = (directive: GatewayDirective) =>
    named(accounts.filter(({ gateway: id }) => GATEWAY_DIRECTIVES[id].includes(directive)).map(gatewaySource))
  const scripts = theirs('script-src')
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${sha256(documentStart)}'${scripts}${named(checks)}`,
    // PayPal's buttons write the size of their frame into a <style>.
    'style-src': `'self'${scripts && " 'unsafe-inline'"}`,
    'connect-src': `${calls}${named(own.filter(isOrigin))} ${identity}${theirs('connect-src')}`,
    'img-src': `${api} data:${theirs('img-src')}${named(sites.filter(isOrigin))}`,
    'font-src': "'self'",
    'frame-src': `${gateway}${theirs('frame-src')}${named(checks.filter((one) => one !== gateway))}${named(hotels.map(({ chatbot }) => chatbot))}`,
    'form-action': gateway,
    'base-uri': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Guarantee S30: a hotel's widget is framed by the sites of the hotel's settings, and by any only when they and the route say so. */
function ancestors(framed: Framed, parents: readonly string[]): string {
  if (framed === 'none') return "'none'"
  if (framed === 'any' && parents.includes('*')) return '*'
  return ["'self'", ...new Set(parents.filter(isOrigin))].join(' ')
}
