import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { DRIVEN } from '../../scripts/affected/areas.mjs'
import { importsOf, isRelative, target } from '../../scripts/affected/import-graph.mjs'
import { longestFirst, SHORT_TO_READ } from '../../scripts/node-tests/seconds.ts'
import { isTestFile, STEPS, stepOfFiles } from '../../scripts/test-steps.mjs'
import type { TestStep } from '../../scripts/test-steps.mjs'
import { ROOT } from './sources.ts'

/** A text that a generator writes may look like an import, of a file that is not there. */
const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path) && existsSync(join(ROOT, path))

/** What each file takes, and not for its types alone; every file is read once for all steps. */
const known = new Map<string, string[]>()
function takenBy(file: string): string[] {
  const found =
    known.get(file) ??
    importsOf(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ kind }) => kind !== 'type')
      .map((one) => (isRelative(one.to) ? target(one) : one.to))
  known.set(file, found)
  return found
}

/** Whether a file can launch a browser: it or what it imports takes the package. */
function drives(file: string, driver: string): boolean {
  const reached = new Set([file])
  // A set takes in what is added while it is walked.
  for (const one of reached) if (isSource(one)) for (const taken of takenBy(one)) reached.add(taken)
  return reached.has(driver)
}

const DRIVERS: Record<string, (step: TestStep) => unknown> = {
  playwright: ({ needsBrowser }) => needsBrowser,
  'puppeteer-core': ({ needsEngines }) => needsEngines,
}

/** Those named on the command line are nobody's. */
const filesOf = ([name, step]: [string, TestStep]): string[] =>
  name === 'files' ? [] : (step.command() ?? []).filter(isTestFile)

const SOURCE_FOLDERS = ['shared', 'locales', 'loader', 'widget', 'demo-host', 'test', 'scripts']
/** The first is run by a runner of its own, the second by the test of the runner. */
const IN_NO_LIST = /^test\/(browser|fixtures\/node-tests)\//

describe('the steps of npm test', () => {
  it('have every test file in one of them', () => {
    const listed = new Set(Object.entries(STEPS).flatMap(filesOf))
    const all = SOURCE_FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))),
    ).filter((path) => isTestFile(path) && !path.includes('node_modules') && !IN_NO_LIST.test(path))
    assert.ok(all.length > 500)
    assert.deepEqual(
      all.filter((path) => !listed.has(path)),
      [],
    )
  })
})

describe('a test file named on the command line', () => {
  /** The same files once more, on React. */
  const OTHERS = ['react-journey']
  const needsOf = (step: TestStep) => Object.entries(step).filter(([name]) => /^needs(?!SevenZip)/.test(name))
  for (const [name, step] of Object.entries(STEPS)) {
    const [file] = filesOf([name, step])
    if (file && !OTHERS.includes(name))
      it(`has what its step needs, and as long: ${name}`, () => {
        const alone = stepOfFiles([file])
        for (const need of needsOf(step))
          assert.ok(
            needsOf(alone).some((one) => one.join() === need.join()),
            need[0],
          )
        assert.deepEqual(alone.env, step.env)
      })
  }
})

describe('a step that counts its tests', () => {
  for (const [name, step] of Object.entries(STEPS))
    if (step.counts && name !== 'files')
      it(`can run some of its files alone, with its own runner: ${name}`, () => {
        const file = 'test/lib/until.test.ts'
        const alone = step.again?.([file])
        assert.equal(alone?.at(-1), file)
        assert.equal(
          alone?.includes('scripts/node-tests/run.ts'),
          step.command()?.includes('scripts/node-tests/run.ts'),
        )
      })
})

describe('a test that drives a browser', () => {
  it('takes no window of its own, which its worker would not have loaded for it', () => {
    const driven = Object.entries(STEPS)
      .flatMap(filesOf)
      .filter((file) => DRIVEN.test(file))
    assert.ok(driven.length > 100)
    assert.deepEqual(
      driven.filter((file) => drives(file, 'happy-dom')),
      [],
    )
    assert.ok(drives('scripts/node-tests/browser-packages.ts', 'happy-dom'))
  })
})

describe('the order of files, where none has run yet', () => {
  it('has the long ones first, and knows those that are short to read', () => {
    for (const file of Object.keys(SHORT_TO_READ)) assert.ok(existsSync(join(ROOT, file)), file)
    const [tiny, long, short] = [
      'test/lib/until.ts',
      'test/journeys/search/calendar.test.ts',
      'test/pictures/slips.test.ts',
    ] as const
    assert.deepEqual(longestFirst([tiny, long, short], {}), [short, long, tiny])
    assert.deepEqual(longestFirst([tiny, long, short], { [tiny]: 100 }), [tiny, short, long])
  })
})

describe('the steps of npm test, on a machine that has nothing yet', () => {
  for (const [name, step] of Object.entries(STEPS)) {
    const files = filesOf([name, step])
    if (files.length)
      it(`${name}: a browser is installed before a file of it drives one`, () => {
        for (const [driver, isInstalled] of Object.entries(DRIVERS)) {
          const driving = files.filter((file) => drives(file, driver))
          assert.ok(isInstalled(step) || !driving.length, `${driver}: ${driving.slice(0, 3).join(', ')}`)
        }
      })
  }
})
