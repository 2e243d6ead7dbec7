import { sheetOf } from '../../widget/lib/sanitize.ts'
import assert from './fixtures/assert.ts'

const rulesOf = (css: string) => [...sheetOf(css, window).cssRules].map(({ cssText }) => cssText).join(' ')

const ELSEWHERE = 'https://elsewhere.example/x.png'
const REFUSED: Record<string, string> = {
  'a plain address': `a{background:url(${ELSEWHERE})}`,
  'an address of several pictures': `a{background-image:image-set("${ELSEWHERE}" 1x)}`,
  'an escaped address in a variable': `a{background:var(--y,\\75rl(${ELSEWHERE}))}`,
  'a variable of its own': `a{--y:url(${ELSEWHERE});background-image:var(--y)}`,
  'a list sign': `a{list-style-image:url(${ELSEWHERE})}`,
  'a pointer': `a{cursor:url(${ELSEWHERE}),auto}`,
  'a text': `a::before{content:url(${ELSEWHERE})}`,
  'a border': `a{border-image:url(${ELSEWHERE}) 1}`,
  'a mask': `a{mask-image:url(${ELSEWHERE});-webkit-mask-image:url(${ELSEWHERE})}`,
  'a filter': `a{filter:url(${ELSEWHERE}#f)}`,
  'a font': `@font-face{font-family:x;src:url(${ELSEWHERE})}`,
  'an import': `@import "${ELSEWHERE}";`,
  'key frames': `@keyframes k{from{background-image:url(${ELSEWHERE})}}a{animation:k 1s}`,
  'a condition': `@supports (color:red){a{background:url(${ELSEWHERE})}}`,
  'a layer': `@layer x{a{background:url(${ELSEWHERE})}}`,
  'a page': `@page{background:url(${ELSEWHERE})}`,
  'a rule within a rule': `a{b{background:url(${ELSEWHERE})} background:url(${ELSEWHERE})}`,
  'a rule for some screens': `@media (min-width:1px){a{background:url(${ELSEWHERE})}}`,
  'a namespace': `@namespace x url(${ELSEWHERE});`,
}

describe("a hotel's own CSS", () => {
  for (const [name, css] of Object.entries(REFUSED))
    it(`asks for nothing elsewhere by ${name} (guarantee W7)`, () => {
      assert.ok(!/elsewhere|url|\\|--y|@(?!media)/.test(rulesOf(css)), rulesOf(css))
    })

  it('never leaves its box, whatever the place is called', () => {
    for (const value of ['fixed', 'sticky', '-webkit-sticky', 'var(--x,fixed)'])
      assert.ok(!rulesOf(`a{position:${value}}`).includes('position'), value)
  })

  it('keeps what a hotel writes', () => {
    const css = [
      'a { color: rgb(1, 2, 3); padding: 4px 8px; font-family: "Noto Serif JP", 明朝, serif; }',
      'b { background: linear-gradient(90deg, rgba(0, 0, 0, 0.5), transparent); display: grid; gap: 1em; }',
      'i::before { content: "→ «»"; width: calc((100% - 2em) / 3); grid-template-columns: repeat(2, minmax(0px, 1fr)); }',
      'u { color: var(--booking-accent); position: absolute; inset: 0px; transform: translate(10%, 0px); }',
      '@media (min-width: 40em) { a { margin: 0px auto; } }',
    ]
    const kept = rulesOf(css.join(' '))
    for (const part of [
      /padding: 4px 8px/,
      /明朝/,
      /linear-gradient\(/,
      /"→ «»"/,
      /calc\(/,
      /repeat\(2/,
      /var\(--booking-accent\)/,
    ])
      assert.ok(part.test(kept), kept)
    for (const part of [/position: absolute/, /translate\(10%/, /@media[^{]*\{\s*a \{ margin: 0px auto/])
      assert.ok(part.test(kept), kept)
  })
})
