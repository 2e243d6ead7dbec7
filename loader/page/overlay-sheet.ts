import { BAR_ALONE } from '../../shared/rules/bar-alone.ts'
import { HEADER_END } from '../../shared/rules/header-end.ts'

/** As wide as the search bar needs it in a column. */
export const BAR_PX = 480

/**
 * Beside phones no larger than what is in it, from the top on: as narrow as the bar alone, then as wide as whatever comes.
 * What has grown is marked (page/overlay, page/frame), and browsers without :has() know only the wide one.
 */
const SIZED =
  '@media(max-width:599px){#over #frame{height:100%!important}}' +
  '@media(min-width:600px){#over{margin:24px auto;width:1120px;height:fit-content;max-width:calc(100% - 48px);max-height:calc(100% - 48px);border-radius:12px}' +
  `#over:not(:has(.grown)):is(:not(:has(.screen>*)),:has(${BAR_ALONE})){width:${BAR_PX}px}` +
  '#over #in{min-height:min(420px,100vh - 48px)}' +
  '#over #frame{height:360px;max-height:calc(100vh - 48px)}' +
  // At once, so that results find the room in which they are looked at.
  '#over #frame.grown{height:100vh!important}}'

/**
 * Laid on beside the button, which stays where it is; on small phones without its photograph.
 */
const TEASER =
  '#go:has(#tease){border-start-start-radius:0;border-end-start-radius:0}' +
  '#tease{position:absolute;inset-block:0;inset-inline-end:100%;display:flex;align-items:center;overflow:hidden;border-radius:var(--booking-radius,4px);border-start-end-radius:0;border-end-end-radius:0;background:Canvas;color:CanvasText;font-size:13px;font-weight:400;line-height:1.25}' +
  '#tease img{width:56px;height:100%;object-fit:cover}' +
  // As wide before the app's own sheet has come, which measures every box by its border, as after it.
  '#tease span{box-sizing:border-box;width:max-content;max-width:136px;padding:0 12px;text-align:start;white-space:pre-line;text-wrap:balance}' +
  '@media(max-width:379px){#tease img{display:none}}'

// The way out stands in the app's header, which leaves its end free (--booking-header-end); a frame's document knows by the
// frame's name (widget/document-start). A disc of its own keeps the cross legible on every hotel's header colour.
export const OVERLAY_SHEET =
  '#over,#go,#link{all:initial;unicode-bidi:isolate;color-scheme:inherit;font:16px/1.5 var(--booking-font,system-ui,sans-serif);color:CanvasText}' +
  `#over{--booking-header-end:${HEADER_END};position:fixed;inset:0;width:100%;height:100%;background:Canvas;flex-direction:column;overflow:hidden}` +
  '#over[open]{display:flex}' +
  '#over:not([open]){display:none}' +
  '#over::backdrop{background:#0008}' +
  '#close{all:initial;position:absolute;z-index:1;inset-block-start:10px;inset-inline-end:14px;width:40px;height:40px;border-radius:50%;color:inherit;cursor:pointer;background:linear-gradient(45deg,#0000 47%,currentColor 47% 53%,#0000 53%) 50%/16px 16px no-repeat,linear-gradient(-45deg,#0000 47%,currentColor 47% 53%,#0000 53%) 50%/16px 16px no-repeat,Canvas}' +
  '#over #in{flex:1;min-height:0;overflow:auto;overscroll-behavior:contain}' +
  SIZED +
  '#go,#link{padding:14px 24px;border-radius:var(--booking-radius,4px);background:var(--booking-accent,#222);color:var(--booking-on-accent,#fff);font-weight:600;cursor:pointer}' +
  '#go{position:fixed;inset-block-end:max(16px,env(safe-area-inset-bottom));inset-inline-end:16px;z-index:2147483000;filter:drop-shadow(0 2px 3px #0003) drop-shadow(0 12px 16px #0004)}' +
  TEASER +
  '#link{display:inline-block}' +
  // Two rings, so that one of them stands out from whatever the page has there.
  ':is(#go,#link):focus-visible{outline:2px solid var(--booking-accent,#222);box-shadow:0 0 0 2px}' +
  '#over :focus-visible{outline:2px solid}:is(#over *,#go,#link):focus-visible{outline-offset:2px}'
