import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { PAGE_NAMES, pageText, writtenPage } from '../../scripts/generate/generate-readme.ts'
import { shades } from '../../shared/rules/colour/palette.ts'
import { CUSTOM_PROPERTIES, PARTS } from '../../shared/theme.ts'
import { ROOT, sources } from './sources.ts'

const readme = writtenPage('README.md')
const packages = readFileSync(join(ROOT, 'docs/packages.md'), 'utf8')
const {
  scripts,
  dependencies,
  devDependencies,
}: Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

const firstCells = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell)

/** Packages that docs/packages.md names by what they belong to. */
const WITH_ANOTHER = /^@types\/|^@fastify\/|^@rollup\/plugin-|^@web\/(dev-server-esbuild|test-runner-chrome)$/

describe('README', () => {
  for (const page of PAGE_NAMES)
    it(`has the tables of shared/ as they are, in ${page}: npm run generate`, () =>
      assert.equal(writtenPage(page), pageText(page)))

  it('has a word for every dependency', () => {
    const silent = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !WITH_ANOTHER.test(name) && !packages.includes(name),
    )
    assert.deepEqual(silent, [])
  })

  it('names only scripts, folders and sections that exist', () => {
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:]+)/g)) assert.ok(scripts[script], script)
    for (const folder of firstCells.filter((cell) => cell.endsWith('/'))) {
      assert.ok(existsSync(join(ROOT, folder)), folder)
    }
    const anchors = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    for (const [, anchor = ''] of readme.matchAll(/\]\(#([\w-]+)\)/g)) assert.ok(anchors.includes(anchor), anchor)
  })
})

describe('what a page may style', () => {
  const styles = sources(['.css'], ['widget']).map(({ text }) => text)
  const markup = sources(['.tsx', '.ts'], ['widget', 'loader']).map(({ text }) => text)
  const tokens = Object.keys(shades('#123456', '#654321')).map((name) => `--booking-${name}`)

  for (const name of Object.keys(CUSTOM_PROPERTIES)) {
    it(`${name} is read`, () =>
      assert.ok(
        tokens.includes(name) ||
          styles.some((text) => text.includes(`var(\n    ${name},`) || text.includes(`var(${name},`)),
      ))
  }

  for (const part of Object.keys(PARTS)) {
    it(`::part(${part}) is there`, () =>
      assert.ok(markup.some((text) => text.includes(`part="${part}"`) || text.includes(`part.add('${part}')`))))
  }
})

describe('package.json', () => {
  it('asks for exact versions', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version))
    assert.deepEqual(loose, [])
  })
})
