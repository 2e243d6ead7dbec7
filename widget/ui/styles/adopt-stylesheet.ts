export type StyleRoot = ShadowRoot | Document

const adopted = new WeakMap<StyleRoot, Map<string, CSSStyleSheet | HTMLStyleElement>>()

/** Gives a root one sheet for one text, however often it is asked. A key makes the sheet replaceable: the next text under it takes its place. */
export function adoptStylesheet(root: StyleRoot, css: string, key: string = css): void {
  const page = 'body' in root ? root : root.ownerDocument
  const kept = adopted.get(root)
  const sheets = kept && isDressed(root, kept) ? kept : new Map<string, CSSStyleSheet | HTMLStyleElement>()
  adopted.set(root, sheets)
  const known = sheets.get(key)
  if (!known) sheets.set(key, add(root, page, css))
  else if (key !== css) write(known, css)
}

/** A root that came into another document has lost its sheets, all of them: the first tells, and stands near the front. */
function isDressed(root: StyleRoot, sheets: ReadonlyMap<string, CSSStyleSheet | HTMLStyleElement>): boolean {
  const [first] = sheets.values()
  return first && 'cssRules' in first ? root.adoptedStyleSheets.includes(first) : true
}

function add(root: StyleRoot, page: Document, css: string): CSSStyleSheet | HTMLStyleElement {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet || !('adoptedStyleSheets' in root) || !('replaceSync' in Sheet.prototype))
    return addElement(root, page, css)
  const sheet = new Sheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
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
