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

/** {{facility_name}} and its like, every time they stand there; a name is text, never markup (HEAD-015). */
export const filledIn = (markup: string, values: Record<string, string>): string =>
  markup.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escaped(values[name] ?? '') : whole,
  )

const families = (names: string) => new RegExp(`^(?:${names.split(' ').join('|')})(?:-|$)`)

/** What a hotel may say of its own box: families of properties, each with what begins by its name and a hyphen. */
const PROPERTIES = families(
  'align aspect-ratio background block-size border bottom box break caption-side caret-color clear color column columns ' +
    'content counter cursor direction display empty-cells flex float font gap grid height hyphens inline-size inset ' +
    'isolation justify left letter-spacing line list-style margin max min object opacity order orphans outline overflow ' +
    'padding place position quotes right rotate row-gap scale tab-size table-layout text top transform transition ' +
    'translate unicode-bidi user-select vertical-align visibility white-space widows width word writing-mode z-index',
)
/** Functions that compute a value and fetch nothing; var() only of the theme (shared/theme). */
const FUNCTIONS =
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|calc|min|max|clamp|minmax|repeat|fit-content|(?:repeating-)?(?:linear|radial|conic)-gradient|translate(?:[XYZ]|3d)?|scale(?:[XYZ]|3d)?|rotate(?:[XYZ]|3d)?|skew[XY]?|matrix|cubic-bezier|steps|counters?|var(?=\(--booking-[a-z-]+\)))?\(/gi
/** Words, numbers and signs, once texts and known functions are out of it. */
const PLAIN = /^[\p{L}\p{N}\s_.,%#+*/)!-]*$/u
const TEXTS = /"[^"\\]*"|'[^'\\]*'/g
/** A header stays where it is. */
const STAYING = ['static', 'relative', 'absolute']

/** The hotel's rules as a sheet for their own box, with what this list knows and nothing else. A sheet made here has no imports. */
export function sheetOf(css: string, view: Window & { CSSStyleSheet: typeof CSSStyleSheet }): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  keepPlain(sheet)
  return sheet
}

type RuleGroup = Pick<CSSGroupingRule, 'cssRules' | 'deleteRule'>

/** Of all at-rules only @media stays. Backwards, because the list is a living one. */
function keepPlain(group: RuleGroup) {
  for (let index = group.cssRules.length - 1; index >= 0; index--) {
    const rule = group.cssRules[index] as CSSRule // the index is one of the list's
    const isMedia = /^@media\b/i.test(rule.cssText)
    const { style } = rule as CSSStyleRule // without one it is a group
    if ((rule.cssText.startsWith('@') && !isMedia) || !(style || isMedia)) group.deleteRule(index)
    else {
      const refused = style ? [...style].filter((name) => !isPlain(name, style)) : []
      for (const name of refused) style.removeProperty(name)
      if ('cssRules' in rule) keepPlain(rule as CSSGroupingRule) // a list of rules makes it a group
    }
  }
}

/** A shorthand with var() in it leaves its parts without a value: nobody knows what they will be. */
function isPlain(name: string, style: CSSStyleDeclaration): boolean {
  const value = style.getPropertyValue(name)
  if (name === 'position' && !STAYING.includes(value)) return false
  return PROPERTIES.test(name) && value !== '' && PLAIN.test(value.replaceAll(TEXTS, '').replaceAll(FUNCTIONS, ''))
}
