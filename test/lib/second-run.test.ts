import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { failureLines, mergeResults, readResults, removeResults } from '../../scripts/results.mjs'
import { filesToRunAgain } from '../../scripts/second-run.mjs'
import { claimsReporter } from '../../scripts/wtr-reporter.mjs'

describe('files that run a second time', () => {
  const cases = [
    { file: 'test/journeys/map.test.ts', isGiven: true },
    { file: 'test/journeys/search/map.test.ts', isGiven: true },
    { file: 'widget/features/account/wallet.test.tsx', isGiven: true },
    { file: 'test/contract/brand.test.ts', isGiven: false },
    { file: 'test/contract/availability/brand.test.ts', isGiven: false },
    { file: 'test/journeys/booking/double-submit.test.ts', isGiven: false },
    { file: 'test/journeys/payment-link-states.test.ts', isGiven: false },
    { file: 'test/journeys/payment/whole-card-limits.test.ts', isGiven: false },
    { file: 'demo-host/provider/payments/payment-states.test.ts', isGiven: false },
  ]
  for (const { file, isGiven } of cases) {
    it(`${isGiven ? 'have' : 'have not'} ${file} among them`, () => {
      assert.deepEqual(filesToRunAgain([file]), isGiven ? [file] : [])
    })
  }

  it('are none when many fail', () => {
    assert.deepEqual(filesToRunAgain([...'abcdefghi']), [])
  })
})

const SUITE = 'try-of-two-runs'
const SECOND = 'try-of-two-runs-again'
const FILE = 'test/browser/failure.test.ts'
const UNOPENED = 'NS_ERROR_ABORT'

/** What a run of the browser tests comes to: one file, and what its page said or could not say. */
function runPage(suite: string, tests: { name: string; passed: boolean }[], ...errors: { message: string }[]) {
  claimsReporter(suite).onTestRunFinished({
    sessions: [{ testFile: `${process.cwd()}/${FILE}`, testResults: { tests }, errors }],
  })
}

describe('two runs of a file of browser tests', () => {
  const kept = process.env.TEST_RESULTS
  const card = (passed: boolean) => ({ name: 'leaves a card', passed })
  before(() => (process.env.TEST_RESULTS = 'test-results/second-run'))
  beforeEach(() => runPage(SUITE, [card(true)], { message: UNOPENED }))
  after(() => {
    removeResults(SUITE)
    if (kept === undefined) delete process.env.TEST_RESULTS
    else process.env.TEST_RESULTS = kept
  })

  it('begin with a page that could not be opened or left, which is told by its file and with its cause', () => {
    assert.deepEqual(readResults(SUITE)?.failedFiles, [FILE])
    assert.deepEqual(filesToRunAgain([FILE]), [FILE])
    assert.deepEqual(failureLines(SUITE), [`${FILE}: ${UNOPENED}`])
  })

  it('are unsteady where only the second is well', () => {
    runPage(SECOND, [card(true)])
    assert.deepEqual(mergeResults(SUITE, SECOND, [FILE]), [FILE])
    assert.deepEqual(readResults(SUITE)?.failed, [])
    assert.deepEqual(readResults(SUITE)?.passed, ['leaves a card'])
  })

  it('have failed where the second is not well either', () => {
    runPage(SECOND, [card(false)])
    assert.deepEqual(mergeResults(SUITE, SECOND, [FILE]), [FILE])
    assert.deepEqual(readResults(SUITE)?.failed, ['leaves a card'])
    runPage(SECOND, [card(true)], { message: UNOPENED })
    assert.deepEqual(mergeResults(SUITE, SECOND, [FILE]), ['leaves a card'])
    assert.deepEqual(readResults(SUITE)?.failed, [FILE])
  })

  it('have failed where the second tells nothing', () => {
    assert.deepEqual(mergeResults(SUITE, SECOND, [FILE]), [])
    assert.deepEqual(readResults(SUITE)?.failed, [FILE])
  })
})
