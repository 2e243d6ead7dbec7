export type StyleRoot = ShadowRoot | Document

const adopted = new WeakMap<StyleRoot, Map<string, CSSStyleSheet | HTMLStyleElement>>()

/** Gives a root one sheet for one text, however often it is asked. A key makes the sheet replaceable: the next text under it takes its place. */
export function adoptStylesheet(root: StyleRoot, css: string, key: string = css): void {
  const sheets = adopted.get(root) ?? new Map<string, CSSStyleSheet | HTMLStyleElement>()
  adopted.set(root, sheets)
  const known = sheets.get(key)
  // A root that came into another document has lost its sheets.
  if (known && isWorn(root, known)) return key === css ? undefined : write(known, css)
  sheets.set(key, add(root, css))
}

const isWorn = (root: StyleRoot, sheet: CSSStyleSheet | HTMLStyleElement) =>
  'ownerNode' in sheet ? root.adoptedStyleSheets.includes(sheet) : true

function add(root: StyleRoot, css: string): CSSStyleSheet | HTMLStyleElement {
  const page = 'body' in root ? root : root.ownerDocument
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet || !('adoptedStyleSheets' in root) || !('replaceSync' in Sheet.prototype))
    return addElement(root, page, css)
  const sheet = new Sheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return sheet
}

// Safari before 16.4 and WPE have no constructable sheets; under a nonce policy the page's own nonce lets this through.
function addElement(root: StyleRoot, page: Document, css: string) {
  const style = page.createElement('style')
  style.nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  style.textContent = css
  const place = 'head' in root ? root.head : root
  place.append(style)
  return style
}

function write(sheet: CSSStyleSheet | HTMLStyleElement, css: string) {
  if ('replaceSync' in sheet) sheet.replaceSync(css)
  else sheet.textContent = css
}
