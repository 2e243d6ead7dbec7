import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contrast, toOklch } from './oklch.ts'
import { palette, type Palette, type Token } from './palette.ts'

const STEPS = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff']
const COLOURS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))
const GROUNDS: Token[] = ['surface', 'paper', 'raised', 'tint']
const pairs = (texts: Token[], grounds: Token[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))
const TEXT_PAIRS = [
  ...pairs(['ink', 'ink-2', 'ink-3', 'accent-ink', 'good', 'warn', 'bad', 'sunday', 'saturday'], GROUNDS),
  ...pairs(['ink'], ['tint-strong', 'good-tint', 'warn-tint', 'bad-tint']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ['on-header', 'header'],
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['bad', 'bad-tint'],
] as const
const EDGE_PAIRS = [...pairs(['edge', 'accent-edge'], GROUNDS), ['accent-line', 'surface']] as const

function worst(of: (colours: Palette) => number) {
  const found = COLOURS.flatMap((colour) => [false, true].map((dark) => of(palette(colour, colour, dark))))
  return Math.min(...found)
}
const lowest = (list: readonly (readonly [Token, Token])[]) =>
  worst((colours) => Math.min(...list.map(([over, under]) => contrast(colours[over], colours[under]))))

describe('palette', () => {
  it('keeps every text pair at 4.5:1 for 512 hotel colours, light and dark', () => {
    assert.ok(lowest(TEXT_PAIRS) >= 4.5, `worst ${lowest(TEXT_PAIRS)}`)
  })

  it('keeps every control edge at 3:1 for 512 hotel colours, light and dark (EN 301 549: 1.4.11)', () => {
    assert.ok(lowest(EDGE_PAIRS) >= 3, `worst ${lowest(EDGE_PAIRS)}`)
  })

  it("fills the next step with the hotel's own colour and the header with its own", () => {
    const colours = palette('#123456', '#c21e58')
    assert.equal(colours.accent, '#123456')
    assert.equal(colours['on-accent'], '#ffffff')
    assert.equal(colours.header, '#c21e58')
  })

  it('writes near-black on a pale colour and white on a deep one', () => {
    assert.equal(palette('#ffff00')['on-accent'], '#14110f')
    assert.equal(palette('#000080')['on-accent'], '#ffffff')
  })

  it('takes ink for a button nobody could tell from the ground', () => {
    assert.notEqual(palette('#ffffff').accent, '#ffffff')
    assert.notEqual(palette('#111111', '#111111', true).accent, '#111111')
  })

  for (const [ground, colours, dark] of [
    ['a light page', ['#7fd6c2', '#ffb347', '#9ec5ff'], false],
    ['a dark page', ['#1b4d3e', '#8b1a1a', '#1f2a8b'], true],
  ] as const)
    it(`moves a colour that cannot be read no further than it has to, and keeps its hue, on ${ground}`, () => {
      for (const colour of colours) {
        const { 'accent-ink': ink, surface } = palette(colour, undefined, dark)
        const [, chroma, hue] = toOklch(colour)
        const [lightness, kept, moved] = toOklch(ink)
        assert.ok(lightness > 0.3 && lightness < 0.8 && kept > chroma / 3, `${colour} became ${ink}`)
        assert.ok(Math.abs(moved - hue) < 0.2, `${colour} became ${ink}`)
        assert.ok(contrast(ink, surface) < 7, `${colour} became ${ink}`)
      }
    })

  it('does not let a pale header glare in the dark', () => {
    const colours = palette('#2c5449', '#ffffff', true)
    assert.equal(colours.header, colours.raised)
  })

  for (const [written, read] of [
    ['c21e58', '#c21e58'],
    ['#C21E58', '#c21e58'],
    ['#abc', '#aabbcc'],
    ['red;}', '#2c5449'],
    ['', '#2c5449'],
  ] as const)
    it(`reads the colour ${JSON.stringify(written)} as ${read}`, () => assert.equal(palette(written).accent, read))
})
