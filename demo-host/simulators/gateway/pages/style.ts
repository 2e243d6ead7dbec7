/** The gateway's own sheets. The fields take their colours from the widget's theme, the bank looks like a bank. */

export const FIELDS_CSS = `
:root { --ink: #1f2522; --ink-2: #4b534f; --ink-3: #6a726e; --surface: #fff; --edge: #868e8a; --accent-edge: #2c5449; --bad: #a3302a;
  --radius: 4px; --text: 16px; --control: 48px; --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", sans-serif; }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; background: transparent; }
body { color: var(--ink); font: 400 var(--text)/1.5 var(--font); font-variant-numeric: lining-nums tabular-nums; padding: 3px; -webkit-font-smoothing: antialiased; }
body:lang(ja), body:lang(zh), body:lang(ko), body:lang(th), body:lang(ar) { line-height: 1.7; }
.fields { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; align-items: start; }
.whole { grid-column: 1 / -1; }
@media (max-width: 340px) { .fields { grid-template-columns: 1fr; } }
.field { display: grid; gap: 4px; min-inline-size: 0; }
label { font-size: calc(var(--text) * .8667); font-weight: 500; }
.box { position: relative; display: block; }
input { inline-size: 100%; min-block-size: var(--control); padding: 8px 12px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); color: inherit; font: inherit; direction: ltr; }
[dir=rtl] input { text-align: right; }
input::placeholder { color: var(--ink-3); opacity: 1; }
input:focus { outline: 2px solid var(--accent-edge); outline-offset: -1px; border-color: var(--accent-edge); }
input[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
#number { padding-inline-end: 116px; }
[dir=rtl] #number { padding-inline: 116px 12px; }
.mark { position: absolute; inset-block: 1px; inset-inline-end: 1px; inline-size: max-content; max-inline-size: 112px; padding-inline: 8px; border: 0; background: transparent; font: 600 12px/1.4 var(--font); color: var(--ink-2); }
.mark option { color: #1f2522; background: #fff; }
.mark:focus { outline: 2px solid var(--accent-edge); outline-offset: -3px; border-radius: var(--radius); }
.mark[aria-invalid=true] { color: var(--bad); }
.help { font-size: calc(var(--text) * .75); color: var(--ink-3); margin: 0; }
.wrong { font-size: calc(var(--text) * .8667); color: var(--bad); margin: 0; display: flex; gap: .4em; }
.wrong:empty { display: none; }
.wrong:not(:empty)::before { content: "!"; flex: none; inline-size: 1.25em; block-size: 1.25em; margin-block-start: .13em; border: 1px solid; border-radius: 50%; font: 600 .8em/1.2em system-ui, sans-serif; text-align: center; }
.field:has(.wrong:not(:empty)) .help { display: none; }
[hidden] { display: none; }
`

export const BANK_CSS = `
:root { color-scheme: light; --ink: #16202e; --soft: #4a5666; --line: #d9dfe7; --blue: #123f7a; --blue-dark: #0c2f5d; --ground: #f4f6f9; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", "Noto Sans Thai", "Noto Sans Arabic", sans-serif; font-variant-numeric: lining-nums tabular-nums; }
body:lang(ja), body:lang(zh), body:lang(ko), body:lang(th), body:lang(ar) { line-height: 1.7; word-break: auto-phrase; }
.bank { max-inline-size: 520px; margin: 0 auto; padding: 20px; display: grid; gap: 20px; }
.head { display: flex; align-items: center; gap: 10px; font-weight: 600; color: var(--blue); }
.head svg { inline-size: 28px; block-size: 28px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.head small { margin-inline-start: auto; font-weight: 400; font-size: 13px; color: var(--soft); }
.sheet { background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 20px; display: grid; gap: 16px; }
h1 { margin: 0; font-size: 21px; font-weight: 600; line-height: 1.35; text-wrap: balance; }
p { margin: 0; color: var(--soft); }
dl { margin: 0; display: grid; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 9px; border-block-start: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; text-align: end; font-weight: 500; overflow-wrap: anywhere; }
dd.sum { font-size: 21px; font-weight: 600; line-height: 1.3; }
form { display: grid; gap: 12px; margin: 0; }
.two { display: flex; flex-wrap: wrap; gap: 12px; }
.two > * { flex: 1 1 160px; }
button, .button { min-block-size: 48px; padding: 8px 20px; border: 1px solid #77849a; border-radius: 6px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; line-height: 1.3; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
.main { background: var(--blue); border-color: var(--blue); color: #fff; }
.main:hover { background: var(--blue-dark); }
:focus-visible { outline: 3px solid #6aa3ec; outline-offset: 2px; }
.test { font-size: 13px; display: grid; gap: 6px; }
.test button { min-block-size: 36px; padding: 4px 12px; font-size: 13px; font-weight: 500; border-style: dashed; }
[hidden] { display: none; }
`

export const CARDS_CSS = `
${BANK_CSS}
.bank { max-inline-size: 860px; }
.rows { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 14.5px; }
th, td { text-align: start; padding: 8px 12px 8px 0; border-block-start: 1px solid var(--line); vertical-align: middle; }
thead th { border: 0; font-size: 12px; font-weight: 500; color: var(--soft); }
code { font: 500 15px/1.4 ui-monospace, Menlo, Consolas, monospace; white-space: nowrap; }
td button { min-block-size: 32px; padding: 2px 12px; font-size: 13px; font-weight: 500; }
`

export const CHECK_CSS = `
* { box-sizing: border-box; }
html, body { margin: 0; }
main { block-size: 66px; display: grid; align-items: center; padding-inline: 16px; border: 1px solid #868e8a; border-radius: 4px; background: #fff; color: #1f2522; font: 400 16px/1.4 system-ui, sans-serif; }
label { display: flex; gap: 12px; align-items: center; min-block-size: 44px; }
input { inline-size: 24px; block-size: 24px; accent-color: #2c5449; }
`
