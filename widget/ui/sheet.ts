import { createContext, useContext } from 'react'

export type StyleRoot = ShadowRoot | Document

/** Where the styles of the components below belong: the element's shadow root, or a widget document. */
export const RootContext = createContext<StyleRoot | null>(null)

const adopted = new WeakMap<StyleRoot, Map<string, CSSStyleSheet | HTMLStyleElement>>()

/** Gives a root one sheet for one text, however often it is asked. A key makes the sheet replaceable: the next text under it takes its place. */
export function adopt(root: StyleRoot, css: string, key: string = css): void {
  const sheets = adopted.get(root) ?? new Map<string, CSSStyleSheet | HTMLStyleElement>()
  adopted.set(root, sheets)
  const known = sheets.get(key)
  if (known) return key === css ? undefined : write(known, css)
  sheets.set(key, add(root, css))
}

/**
 * A component's own css, which arrives with the component. Adopted while rendering (asking twice changes nothing), because in
 * preact every effect of a child runs before its parent's, and a child must not measure or take the focus undressed.
 */
export function useStyle(css: string): void {
  const root = useContext(RootContext)
  if (root) adopt(root, css)
}

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
