import { TAG } from '../shared/element.ts'
import { ORIGINS } from './stamps.ts'

const SCAN_MS = 100

/**
 * Each is looked at once in a page: an integrator who takes the element away does not get it back. A single-page site that
 * changes the whole body has another page.
 */
const seen = new WeakMap<Element, HTMLElement>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Forms of the tag that survive editors: the script alone, and a div. Each data- attribute is one of the element. */
const place = (source: Element) => {
  const { src } = source as Partial<HTMLScriptElement>
  const isScript = src != null
  const element = document.createElement(TAG)
  if (isScript) element.setAttribute('mode', 'floating')
  for (const { name, value } of source.attributes)
    if (name.startsWith('data-')) element.setAttribute(name.slice(5), value)
  // The tag may be included twice, and a page that comes back from a cache brings both, what was placed and by whom.
  const isThere = [...document.querySelectorAll(TAG)].some((other) => other.outerHTML === element.outerHTML)
  if (isScript ? isThere || !src.startsWith(`${ORIGINS.widget}/`) : source.querySelector(TAG)) return
  if (!isScript) source.replaceChildren(element)
  else if (source.closest('body')) source.after(element)
  else document.body?.append(element) // once there is one
}

const scan = () => {
  timer = undefined
  for (const source of document.querySelectorAll(
    'script[data-hotel-code],script[data-triplabot-code],div[data-booking-widget]',
  )) {
    if (seen.get(source) !== document.body) place(source)
    seen.set(source, document.body)
  }
}

/** They may come at any time. */
export const watchPage = () => {
  scan()
  new MutationObserver(() => (timer ??= setTimeout(scan, SCAN_MS))).observe(document, {
    childList: true,
    subtree: true,
  })
}
