/**
 * The app asks its box for its width and so has none to offer (container queries). For parents as wide as what they hold there
 * is a line of nothing: as wide as the window where there is room, and broken in its middle where there is none. Beside others
 * in a row it takes what they leave. In a page that is written from top to bottom it is a box as in any other.
 */
export const WIDE =
  ':host{writing-mode:horizontal-tb!important;flex:1 999 auto;min-width:min(100%,280px)}' +
  ':host:before{content:". .";display:block;font:0/0 a;white-space:normal;word-spacing:100vw;visibility:hidden}'

/** By id, because the app's elements live in the same root. System colours follow the page's color-scheme. */
export const PLACE_SHEET =
  '#in,#frame{min-height:inherit}' +
  '#frame{display:block;width:100%;border:0}' +
  '#card{all:initial;unicode-bidi:isolate;color-scheme:inherit;font:16px/1.5 var(--booking-font,system-ui,sans-serif);color:CanvasText;display:block;padding:24px 16px;background:Canvas}' +
  '#card p{margin:0 0 16px}' +
  '#card button,#card a{display:inline-block;margin-inline-end:16px;padding:10px 20px;border:1px solid;border-radius:var(--booking-radius,4px);background:none;color:inherit;font:inherit;cursor:pointer;text-decoration:none}' +
  '#card a{border-color:transparent;padding-inline:0;text-decoration:underline;text-underline-offset:3px}' +
  '#card :focus-visible{outline:2px solid;outline-offset:2px}'

/** More specific than the app's own :host. */
export const CLOSED = ':host(:not([hidden])){display:none!important}'
