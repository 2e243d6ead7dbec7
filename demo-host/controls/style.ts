/** Colours, spaces and faces are those of the widget's look with its default accent. */
export const DEMO_CSS = `
:root { color-scheme: light; --ink: #1d2421; --ink-2: #4b534f; --ink-3: #6a726e; --surface: #fff; --paper: #f7f9f8; --line: #dfe3e1; --edge: #868e8a; --accent: #2c5449; --accent-hover: #254a40; --tint: #ecf5f1; --bad: #a3302a; --good: #1f6b45; --display: "Iowan Old Style", "Palatino Linotype", "Noto Serif", "Noto Serif CJK JP", Georgia, serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", sans-serif; font-variant-numeric: lining-nums tabular-nums; }
header { border-block-end: 1px solid var(--line); background: #fbfaf7; }
header nav { max-inline-size: 1152px; margin-inline: auto; padding: 12px 24px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; }
header b { font: 400 19.2px/1.4 var(--display); margin-inline-end: auto; }
a { color: #2c5449; text-underline-offset: .22em; text-decoration-thickness: 1px; }
header a { display: inline-flex; align-items: center; min-block-size: 36px; text-decoration: none; border-block-end: 2px solid transparent; }
header a[aria-current] { border-color: var(--accent); font-weight: 600; }
main { max-inline-size: 1152px; margin-inline: auto; padding: 32px 24px 64px; display: grid; gap: 24px; }
h1 { margin: 0; font: 400 33px/1.25 var(--display); text-wrap: balance; } h2 { margin: 0; font: 400 23px/1.3 var(--display); }
p { margin: 0; max-inline-size: 68ch; color: var(--ink-2); text-wrap: pretty; }
ul.list { list-style: none; margin: 0; padding: 0; }
ul.list > li { padding-block: 16px; border-block-start: 1px solid var(--line); display: grid; gap: 4px; }
ul.list a { font-weight: 600; }
.rows { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 8px 16px 8px 0; border-block-start: 1px solid var(--line); } thead th { border: 0; font-size: 12px; font-weight: 500; color: var(--ink-3); }
td.wide { inline-size: 100%; overflow-wrap: anywhere; }
code, pre { font: 400 13px/1.5 ui-monospace, Menlo, Consolas, monospace; } pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); padding: 12px; border-radius: 4px; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
form { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); align-items: end; padding-block-start: 16px; border-block-start: 1px solid var(--line); }
form h2, form p { grid-column: 1 / -1; }
label { display: grid; gap: 4px; font-size: 13.9px; font-weight: 500; }
input, select { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 4px; background: var(--surface); color: inherit; font: inherit; }
button { min-block-size: 44px; padding: 8px 24px; border: 1px solid var(--edge); border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: #fff; } button.main:hover { background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.two { display: grid; gap: 24px; grid-template-columns: minmax(240px, 1fr) 2fr; align-items: start; } @media (max-width: 800px) { .two { grid-template-columns: 1fr; } }
.two button { display: grid; inline-size: 100%; text-align: start; border: 0; border-block-start: 1px solid var(--line); border-radius: 0; padding: 12px; font-weight: 500; } .two button small { font-weight: 400; color: var(--ink-2); } .two button[aria-current] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
iframe { inline-size: 100%; block-size: 820px; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
time.huge { font-size: 33px; font-weight: 600; } [role=status]:empty { display: none; } [role=status] { background: var(--tint); padding: 12px 16px; border-radius: 4px; color: var(--ink); }
`
