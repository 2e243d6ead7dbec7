// Important rules of :host win over the page's, which leaves margin, width and hidden to the webmaster. The height is kept
// from the first moment, so nothing below moves; custom properties survive `all: unset`. A page that is written from top to
// bottom would leave the app no width.
export const SHEET =
  ':host{display:block!important;writing-mode:horizontal-tb!important;min-height:var(--booking-widget-height,311px)!important}' +
  '@media(max-width:943px){:host{--booking-widget-height:618px}}' +
  ':host([hidden]){display:none!important}'
/** For modes in which the element itself takes no room. */
export const NO_ROOM = ':host{min-height:0!important}'
/**
 * The app asks its box for its width and so has none to offer (container queries). For parents as wide as what they hold there
 * is a line of nothing: as wide as the window where there is room, and broken in its middle where there is none. Beside
 * others in a row it takes what they leave.
 */
export const WIDE =
  ':host{flex:1 999 auto;min-width:min(100%,280px)}' +
  ':host:before{content:". .";display:block;font:0/0 a;white-space:normal;word-spacing:100vw;visibility:hidden}'

/** The element's shadow root, which a server may have written already. */
export const makeRoot = (element: HTMLElement) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.textContent = ''
  return root
}

/** The sheet that dresses it. A document takes only its own. */
export const makeSheet = (root: ShadowRoot) => {
  try {
    const Sheet = (root.ownerDocument.defaultView as Window & typeof globalThis).CSSStyleSheet
    const sheet = new Sheet()
    root.adoptedStyleSheets = [sheet]
    return sheet
  } catch {
    // Safari before 16.4 and WPE adopt none; the late file knows what to do.
  }
}
