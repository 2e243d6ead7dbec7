import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, describe, it } from 'node:test'

import { failureLines, readResults, removeResults } from '../../scripts/results.mjs'
import type { Results } from '../../scripts/results.mjs'

const SUITE = 'try-of-the-runner'
const FILES = ['crashes', 'hangs', 'leaves', 'finds', 'throws', 'outside', 'beside'].map(
  (name) => `test/fixtures/node-tests/${name}.test.ts`,
)

describe('test files that share a process', () => {
  let written: Results | undefined
  const results = () => {
    if (!written) throw new Error('before() reads them')
    return written
  }
  let said = ''
  before(() => {
    const env = { ...process.env, TEST_SUITE: SUITE, TEST_WORKERS: '1', TEST_FILE_MS: '10000', TEST_DATABASE: 'pglite' }
    const runner = ['--import', './scripts/node-hooks.mjs', 'scripts/node-tests/run.ts', ...FILES]
    const { stdout, status } = spawnSync(process.execPath, runner, { env, encoding: 'utf8', timeout: 240_000 })
    said = stdout
    assert.equal(status, 1)
    written = readResults(SUITE)
  })
  after(() => removeResults(SUITE))

  it('go on in another when one crashes or hangs, which fails', () => {
    assert.match(said, /crashes\.test\.ts.*\n\s+its process ended with 3/)
    assert.match(said, /hangs\.test\.ts.*\n\s+took longer than 10 s/)
    assert.ok(results().passed.includes('goes well before the end'))
  })

  it('find nothing of each other', () => {
    assert.ok(results().passed.includes('leaves traces'))
    assert.ok(results().passed.includes('finds none'))
  })

  it('are told by their titles, as passed, failed or skipped, and by file', () => {
    assert.ok(results().passed.includes('a group › goes well'))
    assert.deepEqual(results().skipped, ['a group › is left out'])
    const { failedIn = {}, failedFiles } = results()
    assert.deepEqual(failedIn[FILES[4] ?? ''], ['a group › fails'])
    assert.deepEqual(
      failedFiles,
      [0, 1, 4, 5, 6].map((index) => FILES[index]),
    )
    assert.deepEqual(failedFiles, Object.keys(failedIn))
  })

  it('say in a line each what failed, where and why', () => {
    const lines = failureLines(SUITE)
    assert.equal(lines.length, results().failed.length)
    assert.ok(
      lines.some((line) => line.startsWith(`a group › fails: ${FILES[4]}, `) && /error/i.test(line)),
      lines.join('\n'),
    )
  })

  it('know whose an error is that comes later, of several that run at once', () => {
    const { failedIn = {} } = results()
    assert.deepEqual(failedIn[FILES[6] ?? ''], ['at once › throws later', 'at once › leaves a refusal'])
    assert.ok(results().passed.includes('at once › goes well beside them'))
  })

  it('fail by what is thrown outside every test', () => {
    assert.match(said, /outside\.test\.ts[\s\S]+Error: outside every test/)
  })
})
