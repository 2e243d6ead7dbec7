import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { code, isTest, sources } from './sources.ts'
import type { Source } from './sources.ts'

const EXPORTED = /^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm
const WORD = /[A-Za-z_$][\w$]*/g
/**
 * Called by name from outside: by wouter, whose module it stands in for; by the package that writes migrations, which
 * reads every table; and by nobody, where a fixture is wrong on purpose.
 */
const READ_ELSEWHERE =
  /^(?:widget\/lib\/location\/untouched-history\.ts|demo-host\/.*\/schema(?:\/[\w-]+)?\.ts|test\/fixtures\/.*)$/

/** Values that are exported and named in no other file. */
function unused(files: readonly Source[]): string[] {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [word] of text.matchAll(WORD)) users.set(word, (users.get(word) ?? new Set()).add(path))
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !READ_ELSEWHERE.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...code(text, { keepStrings: false }).matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => (users.get(name)?.size ?? 0) < 2)
        .map((name) => `${path}: ${name}`),
    )
}

describe('what a file exports', () => {
  it('is used by another one', () => {
    assert.deepEqual(unused(sources(['.ts', '.tsx', '.mjs'])), [])
  })

  it('is found where nobody uses it', () => {
    const files = [
      { path: 'widget/a.ts', text: 'export const used = 1\nexport function alone() {}\n' },
      { path: 'widget/b.ts', text: "import { used } from './a.ts'\n" },
    ]
    assert.deepEqual(unused(files), ['widget/a.ts: alone'])
  })
})

const CLASS = /\.([a-z][\w-]*)/g
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^'\n]*'/g

/** Classes that a sheet of the widget styles and no code of it says. */
function unstyled(files: readonly Source[]): string[] {
  const isSaying = ({ path }: Source) => /^(?:widget|shared)\/.*\.tsx?$/.test(path) && !isTest(path)
  const said = new Set(files.filter(isSaying).flatMap(({ text }) => code(text, { keepStrings: true }).match(/[\w-]+/g)))
  return files
    .filter(({ path }) => /^widget\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      [...new Set([...text.replaceAll(NO_SELECTOR, '').matchAll(CLASS)].map(([, name = '']) => name))]
        .filter((name) => !said.has(name))
        .map((name) => `${path}: .${name}`),
    )
}

describe('a class that a sheet styles', () => {
  it('is that of an element', () => {
    assert.deepEqual(unstyled(sources(['.css', '.ts', '.tsx'])), [])
  })

  it('is found where no element has it', () => {
    const files = [
      { path: 'widget/a.css', text: "/* .no */ .a:has(.b) { background: url(x.png) 0.5em } .b { content: '.no' }\n" },
      { path: 'widget/a.tsx', text: "// b\nexport const A = () => <p className={`a ${'c'}`} />\n" },
    ]
    assert.deepEqual(unstyled(files), ['widget/a.css: .b'])
  })
})
