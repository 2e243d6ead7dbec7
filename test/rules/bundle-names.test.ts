import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { ROOT } from './sources.ts'

const run = promisify(execFile)
const LINTER = join(ROOT, 'node_modules/.bin/oxlint')
const RULES = {
  plugins: [],
  categories: { correctness: 'off' },
  rules: { 'no-undef': 'error' },
  env: { browser: true, es2024: true },
}
/** File without its hash → names that are nobody's where nothing else stands in the page, and why that hurts nobody. */
const ALLOWED: Record<string, { names: string[]; why: string }> = {
  'widget/tile-map': { names: ['L'], why: 'leaflet looks by typeof for an older leaflet of the page' },
}

type Report = { diagnostics: { filename: string; message: string }[] }

/** Bundlers and cuts of our own take declarations away; what still reads one throws only when a guest comes by. */
describe('the finished files', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-names-'))
    await writeFile(join(folder, 'rules.json'), JSON.stringify(RULES))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  /** File without its hash → what it reads that it does not declare and no browser has. */
  async function unknownNames(files: readonly string[]): Promise<Record<string, string[]>> {
    const words = ['--no-ignore', '-c', join(folder, 'rules.json'), '--format', 'json', ...files]
    const { stdout } = await run(LINTER, words, { maxBuffer: 2 ** 26 }).catch((found: { stdout: string }) => found)
    const found: Record<string, Set<string>> = {}
    for (const { filename, message } of (JSON.parse(stdout) as Report).diagnostics) {
      const [, name = message] = /^'(.+)' is not defined/.exec(message) ?? []
      const file = filename.replace(/^.*?dist[^/]*\//, '').replace(/(?:-[0-9a-f]{7})?\.js$/, '')
      ;(found[file] ??= new Set()).add(name)
    }
    return Object.fromEntries(Object.entries(found).map(([file, names]) => [file, [...names]]))
  }

  it('read no name that they do not declare and no browser has', async () => {
    const dist = join(ROOT, process.env.TEST_BUILD ?? 'dist')
    const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'))
    assert.ok(files.length > 100, 'npm run build')
    const allowed = Object.fromEntries(Object.entries(ALLOWED).map(([file, { names }]) => [file, names]))
    assert.deepEqual(await unknownNames(files.map((name) => join(dist, name))), allowed)
  })

  it('are looked through: a name that a cut has left behind is seen', async () => {
    const file = join(folder, 'left-behind.js')
    await writeFile(file, 'export const said = (value) => `${description}: ${value} ${document.title}`')
    assert.deepEqual(Object.values(await unknownNames([file])), [['description']])
  })
})
