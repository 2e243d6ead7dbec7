import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'

import { isTest, sources } from './sources.ts'

/** Attributes whose value a guest reads or hears. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
])
const WORD = /\p{L}{2,}/u

type Node = { type: string; start: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** The literal texts an expression can come out as: 'a', cond ? 'a' : 'b', x || 'a', `a ${n}`. */
function literals(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal' || value.type === 'JSXText') return typeof value.value === 'string' ? [value.value] : []
  if (value.type === 'TemplateLiteral') {
    const quasis = value.quasis as { value: { raw: string } }[]
    return quasis.map(({ value: { raw } }) => raw)
  }
  if (value.type === 'JSXExpressionContainer') return literals(value.expression)
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(literals)
  if (value.type === 'LogicalExpression') return literals(value.right)
  return []
}

/** The raw words a component would show. */
export function rawWords(source: string): string[] {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'preserve' })
  const found: string[] = []
  walk(parseAst(code, { jsx: true }) as unknown as Node, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children as unknown[]
      found.push(...children.flatMap(literals))
    }
    if (node.type !== 'JSXAttribute') return
    const { name } = node.name as { name: string }
    if (SPOKEN.has(name)) found.push(...literals(node.value))
  })
  return found.map((text) => text.trim()).filter((text) => WORD.test(text))
}

describe('components', () => {
  it('hold no words of their own', () => {
    const found = sources(['.tsx'], ['widget'])
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) => rawWords(text).map((words) => `${path}: ${words}`))
    assert.deepEqual(found, [])
  })
})

describe('facts on one line', () => {
  it('are parted by a sign that stays with the fact before it', () => {
    const parted = sources(['.ts', '.tsx'], ['widget', 'locales']).filter(({ path }) => !isTest(path))
    const breaking = parted.filter(({ text }) => text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '').includes(' · '))
    assert.deepEqual(
      breaking.map(({ path }) => path),
      [],
    )
  })
})

describe('the search for words', () => {
  const cases: [string, string, string[]][] = [
    ['text', '<p>Two nights</p>', ['Two nights']],
    ['text beside a value', '<p>{n} nights</p>', ['nights']],
    ['a spoken attribute', '<button aria-label="Close" />', ['Close']],
    ['a choice of two', '<p>{open ? "Open" : "Shut"}</p>', ['Open', 'Shut']],
    ['a template', '<img alt={`Photo of ${name}`} />', ['Photo of']],
    ['a key', '<p title={t("search.title")}>{t("core.close")}</p>', []],
    ['signs only', '<p>{n} × {m} – {"/"}</p>', []],
    ['an unspoken attribute', '<div className="photo" type="button" />', []],
  ]
  for (const [name, jsx, words] of cases) {
    it(`sees ${name}`, () => assert.deepEqual(rawWords(`export const a = (${jsx})`), words))
  }
})
