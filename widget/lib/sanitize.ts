import createPurifier from 'dompurify'

/** The only place where markup of others becomes nodes (guarantee W1). */
const TAGS =
  'a abbr address b blockquote br caption cite code dd details div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img li main nav ol p section small span strong sub summary sup table tbody td tfoot th thead tr ul wbr'
const ATTRIBUTES =
  'alt aria-label aria-hidden class colspan dir height href id lang rel role rowspan src target title width'

/** Pages, mail and telephone; never a script. */
const ADDRESSES = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/** What a hotel wrote, without anything that runs, asks for a password or looks like it came from us (AMB-57). */
export function sanitized(markup: string, view: Window): DocumentFragment {
  // DOMPurify needs the window whose document the nodes belong to; a Window of the DOM library lacks its constructors.
  const purifier = createPurifier(view as Window & typeof globalThis)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener')
    if (node.localName === 'img') node.setAttribute('loading', 'lazy')
  })
  return purifier.sanitize(markup, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** {{facility_name}} and its like, every time they stand there; a name is text, never markup (specification 2.6). */
export const filledIn = (markup: string, values: Record<string, string>): string =>
  markup.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escaped(values[name] ?? '') : whole,
  )

/** What leaves its box or fetches something: a picture is an <img>, and a header stays where it is. */
const REFUSED = /url\(|image-set\(|expression\(|^(?:fixed|sticky)$/i

/** The hotel's rules as a sheet for their own box. Imports are never followed: a sheet made here has none. */
export function sheetOf(css: string, view: Window & { CSSStyleSheet: typeof CSSStyleSheet }): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  for (const { style } of stylesIn(sheet.cssRules)) for (const name of refusedIn(style)) style.removeProperty(name)
  return sheet
}

/** Listed before any of them goes, because the list is a living one. */
function refusedIn(style: CSSStyleDeclaration): string[] {
  const names: string[] = []
  for (const name of style) if (REFUSED.test(style.getPropertyValue(name))) names.push(name)
  return names
}

function* stylesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if ('style' in rule && 'selectorText' in rule) yield rule as CSSStyleRule // only a style rule has both
    if ('cssRules' in rule) yield* stylesIn((rule as CSSGroupingRule).cssRules) // a list of rules makes it a group
  }
}
