import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { code, ROOT, sources } from './sources.ts'

/** The layout that the specification fixes (001 1.2). */
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

describe('the repository', () => {
  it('has the ten names at its top, and a build that makes loader, widget and demonstration of them [EMB-047]', () => {
    const names = readdirSync(ROOT)
    assert.deepEqual(
      ROOT_NAMES.filter((name) => !names.includes(name)),
      [],
    )
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    assert.equal(scripts.build, 'rollup -c --silent')
    const dist = mkdtempSync(join(tmpdir(), 'booking-build-'))
    try {
      execFileSync('npm', ['run', '--silent', 'build'], {
        cwd: ROOT,
        env: { ...process.env, DIST: dist },
        timeout: 240_000,
      })
      const built = readdirSync(dist, { recursive: true }).map(String)
      const wanted = [/^loader\.js$/, /^late\/page-\w+\.js$/, /^widget\/index-\w+\.js$/, /^demo\/playground\.js$/]
      for (const name of wanted)
        assert.ok(
          built.some((file) => name.test(file)),
          String(name),
        )
    } finally {
      rmSync(dist, { recursive: true })
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
