// npm test: prepares the machine, runs every check, ends with "N passed, N failed". Node built-ins only, because it also
// installs. Names of steps as arguments run only these: node scripts/test.mjs types unit
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { prepareBrowser, preparePackages } from './prepare.mjs'
import { emptyResults, readResults, writeClaims } from './results.mjs'

const NODE_TEST = ['--import', './scripts/node-hooks.mjs', '--test', '--test-concurrency=2', '--test-timeout=120000']
const REPORTER = ['--test-reporter=./scripts/claims-reporter.mjs', '--test-reporter-destination=stdout']
const STEP_MS = 20 * 60_000

const UNIT_FOLDERS = ['shared', 'locales', 'loader', 'widget', 'demo-host', 'test/rules', 'test/contract', 'test/lib']
const JOURNEY_FOLDERS = ['test/journeys']

function testFiles(folders) {
  const isTest = (name) => /\.test\.tsx?$/.test(name)
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter(isTest)
        .map((name) => join(folder, name)),
    )
    .toSorted()
}

const nodeTests = (folders) => () => {
  const files = testFiles(folders)
  return files.length ? [process.execPath, ...NODE_TEST, ...REPORTER, ...files] : undefined
}
const browserTests = () => (testFiles(['test/browser']).length ? tool('web-test-runner')() : undefined)
const tool =
  (name, ...options) =>
  () => [join('node_modules', '.bin', name), ...options]

/** `counts`: the runner writes its own results; every other step passes or fails as one. */
const STEPS = {
  types: { command: tool('tsc', '--noEmit') },
  lint: { command: tool('oxlint', '--deny-warnings') },
  format: { command: tool('prettier', '--check', '--log-level', 'warn', '.') },
  build: { command: tool('rollup', '-c', '--silent') },
  unit: { command: nodeTests(UNIT_FOLDERS), counts: true },
  browser: { command: browserTests, counts: true, needsBrowser: true },
  journeys: { command: nodeTests(JOURNEY_FOLDERS), counts: true, needsBrowser: true },
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
function runStep(name) {
  const { command, counts, needsBrowser } = STEPS[name]
  console.log(`\n── ${name} ──`)
  if (needsBrowser) prepareBrowser()
  const [program, ...args] = command() ?? []
  if (!program) {
    console.log('  no test files')
    return { passed: 0, failed: 0, skipped: 0 }
  }

  const started = performance.now()
  const { status, signal } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: STEP_MS,
    killSignal: 'SIGKILL',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_SUITE: name },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${name}: ${status === 0 ? 'ok' : 'not ok'}, ${seconds} s${signal ? `, ended by ${signal}` : ''}`)
  if (!counts) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }

  const { passed = [], failed = [], skipped = [] } = readResults(name) ?? {}
  // A runner that ends badly with no failed test has failed itself.
  const own = status !== 0 && failed.length === 0 ? 1 : 0
  return { passed: passed.length, failed: failed.length + own, skipped: skipped.length }
}

function runAll(names) {
  const unknown = names.filter((name) => !Object.hasOwn(STEPS, name))
  if (unknown.length) throw new Error(`No step "${unknown.join(' ')}". There are: ${Object.keys(STEPS).join(' ')}`)

  emptyResults()
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const name of names) {
    const step = runStep(name)
    for (const kind of Object.keys(total)) total[kind] += step[kind]
  }
  writeClaims()
  if (total.skipped) console.log(`\n${total.skipped} skipped`)
  return total
}

let total = { passed: 0, failed: 1 }
try {
  preparePackages()
  total = runAll(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(STEPS))
} catch (error) {
  console.error(error.message)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
