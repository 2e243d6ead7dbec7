// npm test: prepares the machine, runs every check, ends with "N passed, N failed". Node built-ins only, because it also
// installs. Names of steps as arguments run only these: node scripts/test.mjs types unit
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { prepareWordPress, wordpressObstacle } from './prepare-wordpress.mjs'
import { prepareBrowser, prepareEngine, prepareHosts, preparePackages } from './prepare.mjs'
import { emptyResults, mergeResults, readResults, writeClaims } from './results.mjs'

const NODE_TEST = ['--import', './scripts/node-hooks.mjs', '--test', '--test-concurrency=2', '--test-timeout=300000']
const REPORTER = ['--test-reporter=./scripts/claims-reporter.mjs', '--test-reporter-destination=stdout']
const STEP_MS = 40 * 60_000

const UNIT_FOLDERS = ['shared', 'locales', 'loader', 'widget', 'demo-host', 'test/rules', 'test/contract', 'test/lib']
const JOURNEY_FOLDERS = ['test/journeys']
const WORDPRESS_FOLDERS = ['test/wordpress']
/** A whole WordPress is installed first; the time is that of a file. */
const WORDPRESS_TIME = '--test-timeout=300000'
const HOST_FOLDERS = ['test/hosts']
/** One file visits all hosts, so that they share a browser; the time is that of a file. */
const HOSTS_TIME = '--test-timeout=600000'
/** Whole bookings, paid on site and by card. */
const REACT_JOURNEYS = /\/(book-on-site|pay-by-card)\.test\.ts$/

function testFiles(folders) {
  const isTest = (name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules')
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter(isTest)
        .map((name) => join(folder, name)),
    )
    .toSorted()
}

const nodeTests =
  (folders, wanted, ...more) =>
  () => {
    const files = testFiles(folders).filter((file) => !wanted || wanted.test(file))
    return files.length ? [process.execPath, ...NODE_TEST, ...more, ...REPORTER, ...files] : undefined
  }
const browserTests = () => (testFiles(['test/browser']).length ? tool('web-test-runner')() : undefined)
const tool =
  (name, ...options) =>
  () => [join('node_modules', '.bin', name), ...options]

const react = { REACT: '1' }

/**
 * `counts`: the runner writes its own results; every other step passes or fails as one. `again`: a test that builds
 * the whole or drives a browser over a house of servers can lose to a busy machine, so its file runs once more, alone;
 * what passed only then is named.
 */
const STEPS = {
  types: { command: tool('tsc', '--noEmit') },
  lint: { command: tool('oxlint', '--deny-warnings') },
  format: { command: tool('prettier', '--check', '--log-level', 'warn', '.') },
  build: { command: tool('rollup', '-c', '--silent') },
  unit: { command: nodeTests(UNIT_FOLDERS), counts: true, again: true },
  browser: { command: browserTests, counts: true, needsBrowser: true },
  journeys: { command: nodeTests(JOURNEY_FOLDERS), counts: true, again: true, needsBrowser: true },
  wordpress: {
    command: nodeTests(WORDPRESS_FOLDERS, /^/, WORDPRESS_TIME),
    counts: true,
    again: true,
    needsBrowser: true,
    needsWordPress: true,
  },
  hosts: {
    command: nodeTests(HOST_FOLDERS, /^/, HOSTS_TIME),
    counts: true,
    again: true,
    needsBrowser: true,
    needsHosts: true,
  },
  firefox: { command: browserTests, counts: true, engine: 'firefox' },
  webkit: { command: browserTests, counts: true, engine: 'webkit' },
  // What ships runs on preact; here the same source runs on React.
  'react-build': { command: tool('rollup', '-c', '--silent'), env: react },
  'react-browser': { command: browserTests, counts: true, needsBrowser: true, env: react },
  'react-journey': {
    command: nodeTests(JOURNEY_FOLDERS, REACT_JOURNEYS),
    counts: true,
    again: true,
    needsBrowser: true,
    env: react,
  },
}

/** More failed files than these are a defect, not a busy machine. */
const AGAIN_FILES = 4

/** @returns {{ passed: number, failed: number, skipped: number }} */
function runStep(name) {
  const { command, counts, again, needsBrowser, needsHosts, needsWordPress, engine, env } = STEPS[name]
  console.log(`\n── ${name} ──`)
  if (needsBrowser) prepareBrowser()
  if (needsHosts) prepareHosts()
  if (engine && !prepareEngine(engine)) {
    console.log(`  skipped: there is no ${engine} on this machine`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const obstacle = needsWordPress && wordpressObstacle()
  if (obstacle) {
    console.log(`  skipped: ${obstacle}`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  if (needsWordPress) prepareWordPress()
  const [program, ...args] = command() ?? []
  if (!program) {
    console.log('  no test files')
    return { passed: 0, failed: 0, skipped: 0 }
  }

  const run = (suite, given) => {
    const started = performance.now()
    const { status, signal } = spawnSync(program, given, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: STEP_MS,
      killSignal: 'SIGKILL',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, TEST_SUITE: suite, ...(engine && { ENGINE: engine }) },
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`  ${suite}: ${status === 0 ? 'ok' : 'not ok'}, ${seconds} s${signal ? `, ended by ${signal}` : ''}`)
    return status
  }
  let status = run(name, args)
  const { failedFiles = [] } = readResults(name) ?? {}
  if (again && status && failedFiles.length && failedFiles.length <= AGAIN_FILES) {
    const options = args.filter((argument) => argument.startsWith('-') || !/\.test\.tsx?$/.test(argument))
    status = run(`${name}-again`, [...options, '--test-concurrency=1', ...failedFiles])
    for (const title of mergeResults(name, `${name}-again`)) console.log(`  passed only the second time: ${title}`)
  }
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
