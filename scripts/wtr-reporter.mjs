// Reporter of @web/test-runner: the same lines and the same results file as scripts/node-tests writes.
import { relative } from 'node:path'

import { causeLine, writeResults } from './results.mjs'

function* testsOf({ tests = [], suites = [] }, path = []) {
  for (const test of tests) yield { ...test, title: [...path, test.name].join(' › ') }
  for (const suite of suites) yield* testsOf(suite, [...path, suite.name])
}

const indented = (text) => text.replaceAll(/^/gm, '    ')
const told = ({ message = '', stack = '' }) => indented(stack.includes(message) ? stack : `${message}\n${stack}`)

export function claimsReporter(suite = 'browser') {
  return {
    onTestRunFinished({ sessions }) {
      const results = { passed: [], failed: [], skipped: [], failedIn: {}, causes: {} }
      for (const { testFile, testResults, errors = [], request404s = [], logs = [] } of sessions) {
        const file = relative(process.cwd(), testFile ?? '')
        const failedBefore = results.failed.length
        for (const { title, passed, skipped, error } of testsOf(testResults ?? {})) {
          results[skipped ? 'skipped' : passed ? 'passed' : 'failed'].push(title)
          if (skipped) console.log(`  skipped  ${title}  ${file}`)
          if (skipped || passed) continue
          results.causes[title] = `${file}, ${causeLine(error?.message ?? '')}`
          console.log(`  FAILED   ${title}  ${file}\n${told(error ?? {})}`)
        }
        for (const error of errors) {
          // The page of the tests could not be opened, or not be left.
          results.failed.push(file)
          results.causes[file] = causeLine(error.message ?? '')
          console.log(`  FAILED   ${file}\n${told(error)}`)
        }
        if (results.failed.length === failedBefore) continue
        results.failedIn[file] = results.failed.slice(failedBefore)
        for (const path of request404s) console.log(`    not found: ${path}`)
        for (const line of logs.flat())
          console.log(`    printed: ${typeof line === 'string' ? line : JSON.stringify(line)}`)
      }
      writeResults(suite, { ...results, failedFiles: Object.keys(results.failedIn) })
      const { passed, failed, skipped } = results
      console.log(`  ${suite}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`)
    },
  }
}
