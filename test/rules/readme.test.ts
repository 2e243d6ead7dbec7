import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { ATTRIBUTES, EVENT_DOCS } from '../../shared/element.ts'
import { ROOT } from './sources.ts'

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const {
  scripts,
  dependencies,
  devDependencies,
}: Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

const firstCells = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell)

/** Packages the README names by what they belong to. */
const WITH_ANOTHER = /^@types\/|^@fastify\/|^@rollup\/plugin-|^@web\/(dev-server-esbuild|test-runner-chrome)$/

describe('README', () => {
  it('lists every attribute of the element and no other', () => {
    const listed = firstCells.filter((cell) => !cell.includes('/'))
    assert.deepEqual(listed.toSorted(), Object.keys(ATTRIBUTES).toSorted())
  })

  it('names every event of the element', () => {
    for (const event of Object.keys(EVENT_DOCS)) assert.match(readme, new RegExp(`\`(booking-widget:)?${event}\``))
  })

  it('has a word for every dependency', () => {
    const silent = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !WITH_ANOTHER.test(name) && !readme.includes(name),
    )
    assert.deepEqual(silent, [])
  })

  it('names only scripts and folders that exist', () => {
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:]+)/g)) assert.ok(scripts[script], script)
    for (const folder of firstCells.filter((cell) => cell.endsWith('/'))) {
      assert.ok(existsSync(join(ROOT, folder)), folder)
    }
  })
})

describe('package.json', () => {
  it('asks for exact versions', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version))
    assert.deepEqual(loose, [])
  })
})
