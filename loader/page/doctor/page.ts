import { TAG, VIEWS } from '../../../shared/element.ts'
import { MISSPELT } from '../addressed.ts'
import type { MountOptions } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { nearest } from '../../../shared/rules/nearest.ts'

/** A page of no origin: what it asks is asked by nobody in particular. */
export const isWithoutOrigin = () => origin === 'null'

function inSandbox(): Finding[] {
  if (!isWithoutOrigin()) return []
  const problem =
    'This page has no origin of its own, so the hotel cannot allow it and the browser keeps nothing for it.'
  return location.protocol === 'file:'
    ? [{ code: 'file', problem, fix: 'Open the page from a web server, as http://localhost:8080/.' }]
    : [
        {
          code: 'sandbox',
          problem,
          fix: 'Add to the frame that this page is in: sandbox="allow-scripts allow-same-origin allow-forms allow-popups"',
        },
      ]
}

function inStorage(): Finding[] {
  try {
    localStorage.getItem(TAG)
    return []
  } catch {
    if (isWithoutOrigin()) return []
    const problem = 'The browser gives this page no storage; what a guest chose is forgotten with a reload.'
    return [{ code: 'storage', problem, fix: 'Nothing has to be done in the page; allow site data in the browser.' }]
  }
}

function inPlace(element: HTMLElement, { mode }: MountOptions): Finding[] {
  if (mode !== 'inline' || element.getBoundingClientRect().width > 0) return []
  const code = 'no_room'
  if (element.hidden) return [{ code, problem: 'The element is hidden.', fix: 'Take the attribute hidden away.' }]
  // With `display` on the host itself being ours, only what is around can take it away.
  if (element.getClientRects().length === 0)
    return [
      {
        code,
        problem: 'What the element stands in is hidden.',
        fix: 'Show what is around it: take display: none away.',
      },
    ]
  const fix = `Give it, or what it stands in, a width: ${TAG} { inline-size: 100% }`
  return [{ code, problem: 'The element has no width, so nobody sees it.', fix }]
}

function inOpeners(): Finding[] {
  const words = [...document.querySelectorAll('[data-booking-open]')].map((one) =>
    one.getAttribute('data-booking-open'),
  )
  return [...new Set(words)].flatMap((word) => {
    if (!word || VIEWS.some((view) => view === word)) return []
    const values = `"${VIEWS.join('", "')}"`
    return [
      {
        code: 'unknown_view',
        problem: `data-booking-open="${word}" names no view, so it opens the search.`,
        fix: `Write data-booking-open="${nearest(word, VIEWS) ?? 'search'}". There are ${values}.`,
      },
    ]
  })
}

function inAddress(): Finding[] {
  const misspelt = MISSPELT.exec(location.search)?.[1]
  if (misspelt === undefined || /[?&;](?:tripla_)?booking_widget_open=/.test(location.search)) return []
  const problem = `In the address of this page ${misspelt} opens nothing.`
  return [{ code: 'link', problem, fix: 'Write booking_widget_open=search.' }]
}

function inScripts({ origins: { widget } }: MountOptions): Finding[] {
  const origins = [...document.querySelectorAll('script')].flatMap(({ src }) =>
    /^https?:/.test(src) && new URL(src).pathname.endsWith('/v1/loader.js') ? [new URL(src).origin] : [],
  )
  const other = origins.find((origin) => origin !== widget)
  return other === undefined
    ? []
    : [
        {
          code: 'two_loaders',
          problem: `The page has loaders of ${widget} and of ${other}; the first one that came is in use.`,
          fix: `Keep one: <script src="${widget}/v1/loader.js" async crossorigin></script>`,
        },
      ]
}

/** What is wrong around the element, as far as it can be seen from here; asks nobody. */
export const inPage = (element: HTMLElement, wanted: MountOptions): Finding[] => [
  ...inSandbox(),
  ...inStorage(),
  ...inPlace(element, wanted),
  ...inOpeners(),
  ...inAddress(),
  ...inScripts(wanted),
]
