export const OVERLAY_SHEET =
  '#over,#go{all:initial;unicode-bidi:isolate;color-scheme:inherit;font:16px/1.5 var(--booking-font,system-ui,sans-serif);color:CanvasText}' +
  '#over{position:fixed;inset:0;width:100%;height:100%;background:Canvas;flex-direction:column;overflow:hidden}' +
  '#over[open]{display:flex}' +
  '#over:not([open]){display:none}' +
  '#over::backdrop{background:#0008}' +
  '#close{all:initial;align-self:end;padding:12px 16px;font:inherit;font-size:14px;color:inherit;cursor:pointer}' +
  '#over #in{flex:1;min-height:0;overflow:auto;overscroll-behavior:contain}' +
  '#frame{height:100%}' +
  '@media(min-width:600px){#over{margin:auto;width:calc(100% - 48px);max-width:1120px;height:calc(100% - 48px);border-radius:12px}}' +
  '#go{position:fixed;inset-block-end:max(16px,env(safe-area-inset-bottom));inset-inline-end:16px;z-index:2147483000;padding:14px 24px;border-radius:var(--booking-radius,4px);background:var(--booking-accent,#222);color:var(--booking-on-accent,#fff);font-weight:600;box-shadow:0 2px 6px #0003,0 12px 32px #0004;cursor:pointer}' +
  '#link{display:inline-block;padding:10px 0}' +
  ':is(#over,#go,#link) :focus-visible,:is(#go,#link):focus-visible{outline:2px solid;outline-offset:2px}'
