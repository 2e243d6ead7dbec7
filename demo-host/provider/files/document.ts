import { DEFAULT_LOCALE, LOCALES, localeOfTag } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import { startFiles } from './build.ts'
import type { Build } from './build.ts'

/** The widget fills its document; everything else it brings itself. */
export const DOCUMENT_STYLE = `html,body{margin:0;min-block-size:100%}
.old-browser{display:flex;gap:1em;align-items:center;justify-content:space-between;padding:.6em 1em;font:1rem/1.5 system-ui,sans-serif;color:#3c2a00;background:#fff3d6}
.old-browser button{font:inherit;min-height:44px;padding:0 1em;color:inherit;background:none;border:1px solid currentColor}`

type Page = { html: string; headers: Record<string, string> }
export type Asked = {
  locale: string | undefined
  /** Who may frame it, besides ourselves. */
  parents: readonly string[]
}

/** Spec 1: the widget's own page, shown in a frame, a tab or alone. Nothing inline runs in it. */
export function widgetDocument(build: Build, origins: Origins): (asked: Asked) => Page {
  const entry = build.entries.document ?? build.entry
  const preloads = startFiles(build, entry).map((name) => `<link rel="modulepreload" href="/assets/${name}">`)
  // `<` cannot end the block early when an operator's origin is odd.
  const stamped = JSON.stringify(origins).replaceAll('<', '\\u003c')
  const content = policy(origins)

  return ({ locale, parents }) => {
    // The widget corrects both once it knows the hotel's languages.
    const { tag, direction } = LOCALES[localeOfTag(locale ?? '') ?? DEFAULT_LOCALE]
    const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="strict-origin">
<meta name="robots" content="noindex">
<title>Booking</title>
<link rel="icon" href="data:,">
<link rel="preconnect" href="${origins.api}" crossorigin>
${preloads.join('\n')}
<link rel="stylesheet" href="/v${build.version}/document.css">
</head>
<body>
<div id="booking-widget"></div>
<script type="application/json" id="booking-widget-origins">${stamped}</script>
<script src="/v1/old-browser.js" async></script>
<script type="module" src="/assets/${entry}"></script>
</body>
</html>
`
    const headers = {
      'content-security-policy': `${content}; frame-ancestors ${ancestors(parents)}`,
      'cache-control': 'no-cache',
    }
    return { html, headers }
  }
}

function policy({ api, identity, gateway }: Origins): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': `${api} ${identity}`,
    'img-src': `${api} data:`,
    'font-src': "'self'",
    'frame-src': gateway,
    'form-action': gateway,
    'base-uri': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** Guarantee S30: a hotel's widget is framed by the sites of the hotel's settings, and by any only when they say so. */
function ancestors(parents: readonly string[]): string {
  if (parents.includes('*')) return '*'
  return ["'self'", ...parents.filter((origin) => ORIGIN.test(origin))].join(' ')
}
