// Important rules of :host win over the page's, which leaves margin, width and hidden to the webmaster. The height is kept
// from the first moment, so nothing below moves; custom properties survive `all: unset`.
export const SHEET =
  ':host{display:block!important;min-height:var(--booking-widget-height,311px)!important}' +
  '@media(max-width:943px){:host{--booking-widget-height:618px}}' +
  ':host([hidden]){display:none!important}'
/** For modes in which the element itself takes no room. */
export const NO_ROOM = ':host{min-height:0!important}'
/** The element's shadow root, which a server may have written already, and the sheet that dresses it. */
export const makeRoot = (element: HTMLElement) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  let sheet: CSSStyleSheet | undefined
  root.textContent = ''
  try {
    sheet = new CSSStyleSheet()
    root.adoptedStyleSheets = [sheet]
  } catch {
    // Safari before 16.4 and WPE adopt none; the late file knows what to do.
  }
  return { root, sheet }
}
