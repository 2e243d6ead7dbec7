import type { Core } from '../core.ts'

/**
 * Safari before 16.4 and WPE adopt no sheet; there the nonce of the page's own scripts lets a style element through. A document
 * takes only sheets of its own: an element that comes into another one is dressed anew, and so has to be what stands in it.
 */
export const makeTheme = (
  { root, sheet, look }: Core,
  again: () => void,
): ((isInline: boolean, more: string) => void) => {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  if (!sheet) root.append(style)
  let worn = sheet
  return (isInline, more) => {
    const css = look(isInline) + more
    const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet
    if (!worn) return void (style.textContent = css)
    if (Sheet && !root.adoptedStyleSheets.includes(worn)) {
      root.adoptedStyleSheets.push((worn = new Sheet()))
      again()
    }
    worn.replaceSync(css)
  }
}
