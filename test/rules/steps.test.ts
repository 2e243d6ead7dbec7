import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { importsOf, isRelative, target } from '../../scripts/affected/import-graph.mjs'
import { isTestFile, STEPS } from '../../scripts/test-steps.mjs'
import { ROOT } from './sources.ts'

/** A text that a generator writes may look like an import, of a file that is not there. */
const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path) && existsSync(join(ROOT, path))

/** Whether a file can launch a browser: it or what it imports takes Playwright, and not for its types alone. */
function drives(file: string, known = new Map<string, boolean>()): boolean {
  const before = known.get(file)
  if (before !== undefined) return before
  known.set(file, false)
  const found = importsOf(file, readFileSync(join(ROOT, file), 'utf8')).filter(({ kind }) => kind !== 'type')
  const does = found.some((one) =>
    isRelative(one.to) ? isSource(target(one)) && drives(target(one), known) : one.to === 'playwright',
  )
  known.set(file, does)
  return does
}

describe('the steps of npm test, on a machine that has nothing yet', () => {
  for (const [name, step] of Object.entries(STEPS)) {
    const files = name === 'files' ? [] : (step.command() ?? []).filter(isTestFile)
    if (files.length)
      it(`${name}: a browser is installed before a file of it drives one`, () => {
        const driving = files.filter((file) => drives(file))
        assert.ok(step.needsBrowser || !driving.length, driving.slice(0, 3).join(', '))
      })
  }
})
