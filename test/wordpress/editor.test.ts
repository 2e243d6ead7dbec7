import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'

import { ATTRIBUTES } from '../../shared/element.ts'
import type { AttributeRow } from '../../shared/element.ts'

const BLOCK = join(import.meta.dirname, '../../demo-host/wordpress/booking-widget/block')
const ROWS: [string, AttributeRow<unknown>][] = Object.entries(ATTRIBUTES)

type Values = Record<string, unknown>
type Written = { named: Values; numeric: readonly string[] }
type Node = { getAttribute: (name: string) => string | null; hasAttribute: (name: string) => boolean }
type Transforms = [
  { attributes: Record<string, { type: string; shortcode: (written: Written) => unknown }> },
  { schema: Record<string, { attributes: readonly string[] }>; transform: (node: Node) => Values },
]

/** What the editor is told to make blocks of: a shortcode, and the tag itself. */
function transforms(): Transforms {
  let told: Transforms | undefined
  const wp = {
    blocks: {
      registerBlockType: (_name: string, { transforms: made }: { transforms: { from: Transforms } }) =>
        (told = made.from),
      createBlock: (_name: string, attributes: Values) => attributes,
    },
    blockEditor: {},
    components: {},
    element: { createElement: () => null },
    i18n: { __: (text: string) => text },
  }
  runInNewContext(readFileSync(join(BLOCK, 'editor.js'), 'utf8'), { window: { wp } })
  return told ?? assert.fail('no block was registered')
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isFlag = (row: AttributeRow<unknown>) => row.default === false
const spellingsOf = (name: string, { also = [] }: AttributeRow<unknown>) => [name, ...also]
const tag = (written: Readonly<Record<string, string>>): Node => ({
  getAttribute: (name) => written[name] ?? null,
  hasAttribute: (name) => Object.hasOwn(written, name),
})

describe('the block in the editor', () => {
  const [ofShortcode, ofTag] = transforms()
  const read = (written: Partial<Written>) =>
    Object.entries(ofShortcode.attributes).map(([name, { shortcode }]) => [name, shortcode({ named: {}, numeric: [], ...written })]) // prettier-ignore
  const fromShortcode = (written: Partial<Written>): Values => Object.fromEntries(read(written))

  it('keeps every attribute of the element', () => {
    const { attributes } = JSON.parse(readFileSync(join(BLOCK, 'block.json'), 'utf8')) as { attributes: Values }
    const names = ROWS.map(([name]) => camel(name)).toSorted()
    for (const known of [attributes, ofShortcode.attributes, ofTag.transform(tag({}))])
      assert.deepEqual(Object.keys(known).toSorted(), names)
  })

  for (const [name, row] of ROWS)
    for (const spelling of spellingsOf(name, row)) {
      it(`takes ${spelling} of a tag along`, () => {
        assert.ok(ofTag.schema['booking-widget']?.attributes.includes(spelling))
        const [written, kept] = isFlag(row) ? ['', true] : ['value', 'value']
        assert.equal(ofTag.transform(tag({ [spelling]: written }))[camel(name)], kept)
      })

      it(`takes ${spelling} of a shortcode along`, () => {
        const [written, kept] = isFlag(row) ? ['true', true] : ['value', 'value']
        for (const each of [spelling, spelling.replaceAll('-', '_')])
          assert.equal(fromShortcode({ named: { [each]: written } })[camel(name)], kept, each)
      })
    }

  for (const [name, row] of ROWS)
    if (isFlag(row))
      it(`has ${name} where it is written as a word, and not where it is said to be off`, () => {
        const of = (values: Values) => values[camel(name)]
        assert.equal(of(fromShortcode({ numeric: [name.replaceAll('-', '_')] })), true)
        assert.deepEqual(
          [...['false', '0'].map((off) => of(fromShortcode({ named: { [name]: off } }))), of(fromShortcode({}))],
          [false, false, false],
        )
        assert.equal(of(ofTag.transform(tag({ [name]: 'false' }))), false)
      })
})
