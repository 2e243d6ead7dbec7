import { DEFAULT_LOCALE, LOCALES, localeOfTag } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import { startFiles } from './build.ts'
import type { Build } from './build.ts'

/** The widget fills its document; everything else it brings itself. */
export const DOCUMENT_STYLE = 'html,body{margin:0;min-block-size:100%}'

type Page = { html: string; headers: Record<string, string> }

/** Spec 1: the widget's own page, shown in a frame, a tab or alone. Nothing inline runs in it. */
export function widgetDocument(build: Build, origins: Origins): (wanted: string | undefined) => Page {
  const entry = build.entries.document ?? build.entry
  const preloads = startFiles(build, entry).map((name) => `<link rel="modulepreload" href="/assets/${name}">`)
  // `<` cannot end the block early when an operator's origin is odd.
  const stamped = JSON.stringify(origins).replaceAll('<', '\\u003c')
  const headers = { 'content-security-policy': policy(origins), 'cache-control': 'no-cache' }

  return (wanted) => {
    // The widget corrects both once it knows the hotel's languages.
    const { tag, direction } = LOCALES[localeOfTag(wanted ?? '') ?? DEFAULT_LOCALE]
    const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="strict-origin-when-cross-origin">
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
<script type="module" src="/assets/${entry}"></script>
</body>
</html>
`
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
    // Which sites may frame a hotel's widget is the hotel's setting; the widget asks for it and refuses the others.
    'frame-ancestors': '*',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
