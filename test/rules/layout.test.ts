import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { describe, it } from 'node:test'

import { code, isTest, ROOT, sources } from './sources.ts'
import type { Source } from './sources.ts'

/** The top level of the repository, which is fixed (EMB-047). */
const ROOT_NAMES = [
  'package.json',
  'tsconfig.json',
  'rollup.config.mjs',
  'loader',
  'widget',
  'shared',
  'demo-host',
  'locales',
  'test',
  'README.md',
]

const REQUIRED = [
  'react',
  'react-dom',
  '@r2wc/react-to-web-component',
  'preact',
  'wouter',
  'jotai',
  'ofetch',
  'superstruct',
  'rosetta',
  'dayjs',
  'rollup',
  '@web/test-runner',
  'happy-dom',
  'playwright',
]

/** Run by their command and imported by nobody. */
const COMMANDS: Record<string, string> = { rollup: "tool('rollup'", '@web/test-runner': "tool('web-test-runner'" }

/** npm test has built a moment ago and says where (scripts/test.mjs); by itself this file builds. */
function theBuild(): { dist: string; remove: () => void } {
  const { TEST_BUILD } = process.env
  if (TEST_BUILD) return { dist: join(ROOT, TEST_BUILD), remove: () => {} }
  const dist = mkdtempSync(join(tmpdir(), 'booking-build-'))
  const env = { ...process.env, DIST: dist }
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, env, timeout: 240_000 })
  return { dist, remove: () => rmSync(dist, { recursive: true }) }
}

describe('the repository', () => {
  it('has the ten names at its top, and a build that makes loader, widget and demonstration of them [EMB-047]', () => {
    const names = readdirSync(ROOT)
    assert.deepEqual(
      ROOT_NAMES.filter((name) => !names.includes(name)),
      [],
    )
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    assert.equal(scripts.build, 'rollup -c --silent')
    const { dist, remove } = theBuild()
    try {
      const built = readdirSync(dist, { recursive: true }).map(String)
      const wanted = [/^loader\.js$/, /^late\/page-\w+\.js$/, /^widget\/index-\w+\.js$/, /^demo\/playground\.js$/]
      for (const name of wanted)
        assert.ok(
          built.some((file) => name.test(file)),
          String(name),
        )
    } finally {
      remove()
    }
  })

  it('lists every required package and uses it in source, build or test [EMB-048]', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const listed = { ...manifest.dependencies, ...manifest.devDependencies }
    const texts = sources(['.ts', '.tsx', '.mjs']).filter(({ path }) => !path.startsWith('test/rules/'))
    const configs = ['rollup.config.mjs', 'web-test-runner.config.mjs'].map((path) =>
      readFileSync(join(ROOT, path), 'utf8'),
    )
    const all = [...texts.map(({ text }) => code(text)), ...configs].join('\n')
    const isUsed = (name: string) =>
      new RegExp(`(from|import\\(?|preact:|react': )\\s*'${name}(/[\\w/.-]+)?'`).test(all) ||
      all.includes(COMMANDS[name] ?? `'${name}/compat'`)
    assert.deepEqual(
      REQUIRED.filter((name) => !listed[name] || !isUsed(name)),
      [],
    )
  })
})

const MOST_ON_A_LEVEL = 30
/** The texts of a language, a file a subject, that anybody finds by their names. */
const WIDE = /^locales\/[\w-]+$/
/** Tools make them, one a change of the tables. */
const MADE = /^demo-host\/provider\/db\/migrations/
/** What a page or an integrator imports, and nobody of ours but tests. */
const ENTRY = /^(loader\/package\/|widget\/recommender\.ts$)/

const SHIPPED = /^(loader|widget|shared|locales|demo-host)\//

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path)

/** Folders with too much on one level; tests beside the files do not count. */
function crowded(paths: readonly string[]): string[] {
  const folders = new Map<string, number>()
  for (const path of paths.filter((each) => !isTestFile(each)))
    folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1)
  return [...folders]
    .filter(([folder, count]) => count > MOST_ON_A_LEVEL && !WIDE.test(folder) && !MADE.test(folder))
    .map(([folder, count]) => `${folder}: ${count}`)
}

/** What stands among the tests and is none. */
const strays = (paths: readonly string[]): string[] =>
  paths.filter((path) => /^test\/(journeys|contract)\//.test(path) && !/\/helpers\//.test(path) && !isTestFile(path))

/** What only tests import, and stands among the parts that are shipped. */
function testHelpers(files: readonly Source[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const [, to = ''] of code(text).matchAll(/'(\.{1,2}\/[^'\n]+)'/g)) {
      const target = posix.normalize(posix.join(posix.dirname(path), to))
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  return files
    .map(({ path }) => path)
    .filter((path) => SHIPPED.test(path) && !isTest(path) && !ENTRY.test(path) && importers.get(path)?.every(isTest))
}

describe('folders', () => {
  it('have no two files whose names differ in .ts and .tsx alone: the build takes the one for the other', () => {
    const stems = sources().map(({ path }) => path.replace(/\.tsx?$/, ''))
    assert.deepEqual(stems.filter((stem, at) => stems.indexOf(stem) !== at), []) // prettier-ignore
  })

  const files = sources(['.ts', '.tsx', '.mjs', '.css'])
  const paths = files.map(({ path }) => path)

  it(`hold at most ${MOST_ON_A_LEVEL} source files on a level`, () => {
    const many = Array.from({ length: MOST_ON_A_LEVEL + 1 }, (_, index) => `widget/ui/part-${index}.tsx`)
    assert.deepEqual(crowded(many), [`widget/ui: ${MOST_ON_A_LEVEL + 1}`])
    assert.deepEqual(crowded([...many.slice(1), 'widget/ui/part-1.test.tsx']), [])
    assert.deepEqual(crowded(paths), [])
  })

  it('of journeys and contracts hold tests, and helpers in a folder of their own', () => {
    const wrong = 'test/journeys/guest.ts'
    assert.deepEqual(strays([wrong, 'test/journeys/helpers/guest.ts', 'test/contract/pay.test.ts']), [wrong])
    assert.deepEqual(strays(paths), [])
  })

  it('of shipped parts hold nothing that only tests import', () => {
    const helper = { path: 'widget/ui/rendered.ts', text: '' }
    const test = { path: 'widget/ui/button.test.ts', text: "import { rendered } from './rendered.ts'" }
    const part = { path: 'widget/ui/button.tsx', text: "import { rendered } from './rendered.ts'" }
    assert.deepEqual(testHelpers([helper, test]), [helper.path])
    assert.deepEqual(testHelpers([helper, test, part]), [])
    assert.deepEqual(testHelpers(files), [])
  })
})
