import type { Origins } from '../../shared/origins.ts'
import type { Language, Picture } from './site.ts'

export type Visit = { origins: Origins; path: string; language: Language }

const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-Hant': '繁體中文',
  ar: 'العربية',
}

/** What the demonstration offers an integrator; the pages themselves look like any hotel's. */
const STRIP = [
  { name: 'Hotel', path: '/' },
  { name: 'Another hotel', path: '/taipei/' },
  { name: 'In a frame', path: '/frame/' },
  { name: 'Popup', path: '/popup/' },
  { name: 'Floating', path: '/floating/' },
  { name: 'New tab', path: '/tab/' },
  { name: 'Script alone', path: '/script/' },
  { name: 'Recommendations', path: '/recommender/' },
  { name: 'Two widgets', path: '/two-widgets/' },
  { name: 'Right to left', path: '/rtl/' },
  { name: 'Travel agency', path: '/ota/' },
  { name: 'Chatbot', path: '/chatbot/' },
  { name: 'Playground', path: '/playground/' },
]
const CONTROLS = [
  { name: 'Inbox', path: '/demo/inbox' },
  { name: 'Test cards', path: '/demo/cards' },
  { name: 'Request log', path: '/demo/log' },
  { name: 'Clock', path: '/demo/clock' },
  { name: 'World', path: '/demo/world' },
]

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const picture = ({ origins }: Visit, { scene, alt }: Picture, more = 'loading="lazy"') =>
  `<img src="${origins.api}/scenes/${scene}.svg" alt="${escaped(alt)}" width="600" height="400" ${more}>`

function strip({ origins, path }: Visit): string {
  const link = (href: string, name: string, current = false) =>
    `<a href="${href}"${current ? ' aria-current="page"' : ''}>${name}</a>`
  return `<nav class="strip" aria-label="Demonstration" lang="en" dir="ltr">
${STRIP.map((page) => link(page.path, page.name, page.path === path)).join('\n')}
<span class="apart"></span>
${CONTROLS.map((page) => link(`${origins.api}${page.path}`, page.name)).join('\n')}
</nav>`
}

export function languageLinks({ path, language }: Visit, offered: readonly Language[]): string {
  const links = offered.map((other) =>
    other === language
      ? `<span lang="${other}">${LANGUAGES[other]}</span>`
      : `<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGES[other]}</a>`,
  )
  return `<nav aria-label="Language">${links.join('\n')}</nav>`
}

/** The whole page around `body`. The one script tag stands here, as a webmaster would paste it, with `data` for its own. */
export function page(visit: Visit, title: string, body: string, data = ''): string {
  const { origins, language } = visit
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
<script src="${origins.widget}/v1/loader.js" async crossorigin${data && ` ${data}`}></script>
</head>
<body>
${strip(visit)}
${body}
</body>
</html>
`
}
