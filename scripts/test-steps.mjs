// The steps of npm test: what each runs and what it needs.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { affectedBy, changedFiles, leftOut } from './affected/changed.mjs'

const CACHE = 'node_modules/.cache/booking-widget'
const UNIT_FOLDERS = [
  'shared',
  'locales',
  'loader',
  'widget',
  'demo-host',
  'test/rules',
  'test/contract',
  'test/conformance',
  'test/second-provider',
  'test/lib',
  'scripts',
]
const JOURNEY_FOLDERS = ['test/journeys', 'test/pictures']
/** A whole WordPress is installed first. */
const WORDPRESS_FOLDERS = ['test/wordpress']
const HOST_FOLDERS = ['test/hosts']
/** By a runner of their own. */
const BROWSER_FOLDERS = ['test/browser']
/** What guests do in the engines that Playwright does not drive here. */
const ENGINE_FOLDERS = ['test/engines']
/** Programs that operators put around the product. */
const OPERATING_FOLDERS = ['test/operating']
/** All of them at once, hurt one after the other. */
const TOPOLOGY_FOLDERS = ['test/topology']
const ALL_FOLDERS = [
  ...UNIT_FOLDERS,
  ...JOURNEY_FOLDERS,
  ...WORDPRESS_FOLDERS,
  ...HOST_FOLDERS,
  ...BROWSER_FOLDERS,
  ...OPERATING_FOLDERS,
]
/**
 * One file visits all hosts, so that they share a browser; one drives a whole WordPress, one three engines, one every screen at
 * six widths, others start whole machines and releases, which a busy machine makes slow.
 */
const LONG_FILE_MS = process.env.TEST_FILE_MS ?? '600000'
/** Whole bookings, paid on site and by card. */
const REACT_JOURNEYS = /\/(book-on-site|pay-by-card)\.test\.ts$/

export const isTestFile = (path) => /\.test\.tsx?$/.test(path)

/** Only what a change can reach since the commit named behind it, or since main. */
const CHANGED = '--changed'

/** @param {string[]} words of the command line: steps and test files, and whether only what has changed is asked for */
export function readWords(words) {
  const at = words.indexOf(CHANGED)
  if (at < 0) return { named: words, isChanged: false }
  const next = words[at + 1]
  const since = next === undefined || isTestFile(next) || Object.hasOwn(STEPS, next) ? undefined : next
  return { named: words.toSpliced(at, since === undefined ? 1 : 2), isChanged: true, since }
}

let known
/** Git and every source are read once, and only by a run that asks for it. */
function affected() {
  const { isChanged, since } = readWords(process.argv.slice(2))
  return (known ??= isChanged ? affectedBy(changedFiles(since)) : { isAffected: () => true, everythingFor: null })
}

/** @returns {string[]} a line for each folder of tests that this run does without, or why it does without none */
export function sayLeftOut() {
  const { isAffected, everythingFor } = affected()
  if (everythingFor) return [`everything runs: ${everythingFor} may reach any test`]
  return leftOut(allTestFiles(ALL_FOLDERS), isAffected).map((line) => `left out: ${line} files`)
}

function allTestFiles(folders) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((name) => isTestFile(name) && !name.includes('node_modules'))
        .map((name) => join(folder, name)),
    )
    .toSorted()
}
const testFiles = (folders) => allTestFiles(folders).filter((file) => affected().isAffected(file))

/** Several files to a process: scripts/node-tests. */
const nodeTests =
  (folders, wanted = /^/) =>
  () => {
    const files = testFiles(folders).filter((file) => wanted.test(file))
    return files.length ? runFiles(files) : undefined
  }
export const runFiles = (files) => [
  process.execPath,
  '--import',
  './scripts/node-hooks.mjs',
  'scripts/node-tests/run.ts',
  ...files,
]
/** Each file in a process of its own, which tells at once what it prints. */
const printingTests = (folders) => () => [
  process.execPath,
  '--import',
  './scripts/node-hooks.mjs',
  '--test-reporter=spec',
  '--test',
  ...testFiles(folders),
]
const browserTests = () => (testFiles(BROWSER_FOLDERS).length ? tool('web-test-runner')() : undefined)
const runBrowserFiles = (files) => tool('web-test-runner', '--files', ...files)()
/** For nobody where none of its tests run. */
const reactBuild = () => (browserTests() ?? reactJourneys()) && tool('rollup', '-c', '--silent')()
const reactJourneys = nodeTests(JOURNEY_FOLDERS, REACT_JOURNEYS)
const tool =
  (name, ...options) =>
  () => [join('node_modules', '.bin', name), ...options]

const react = { REACT: '1' }

/**
 * `counts`: the runner writes its own results; every other step passes or fails as one. `again`: how some files run alone;
 * a test that builds the whole or drives a browser over a house of servers can lose to a busy machine, so its file runs
 * once more, and what passed only then is counted as unsteady. `isOnlyNamed`: no part of a whole run, because it takes
 * many minutes.
 */
export const STEPS = {
  // Each of its checkers works out for itself what several need, so that more than there are cores are slower.
  types: {
    command: tool(
      'tsc',
      '--noEmit',
      '--checkers',
      '2',
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/types.tsbuildinfo`,
    ),
  },
  lint: { command: tool('oxlint', '--deny-warnings') },
  format: {
    command: tool('prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'),
  },
  build: { command: tool('rollup', '-c', '--silent') },
  unit: { command: nodeTests(UNIT_FOLDERS), counts: true, again: runFiles, needsBrowser: true, needsSevenZip: true },
  browser: { command: browserTests, counts: true, again: runBrowserFiles, needsBrowser: true },
  journeys: {
    command: nodeTests(JOURNEY_FOLDERS),
    counts: true,
    again: runFiles,
    needsBrowser: true,
    env: { TEST_FILE_MS: LONG_FILE_MS },
  },
  wordpress: {
    command: nodeTests(WORDPRESS_FOLDERS),
    counts: true,
    again: runFiles,
    needsBrowser: true,
    needsWordPress: true,
    env: { TEST_FILE_MS: LONG_FILE_MS },
  },
  hosts: {
    command: nodeTests(HOST_FOLDERS),
    counts: true,
    again: runFiles,
    needsBrowser: true,
    needsHosts: true,
    env: { TEST_FILE_MS: LONG_FILE_MS },
  },
  operating: {
    command: nodeTests(OPERATING_FOLDERS),
    counts: true,
    again: runFiles,
    needsBrowser: true,
    needsOperating: true,
    env: { TEST_FILE_MS: LONG_FILE_MS },
  },
  // It has databases and processes of its own, and prints its figures.
  topology: { command: printingTests(TOPOLOGY_FOLDERS), needsTopology: true, isOnlyNamed: true },
  firefox: { command: browserTests, counts: true, again: runBrowserFiles, engine: 'firefox' },
  webkit: { command: browserTests, counts: true, again: runBrowserFiles, engine: 'webkit' },
  engines: {
    command: nodeTests(ENGINE_FOLDERS),
    counts: true,
    again: runFiles,
    needsBrowser: true,
    needsEngines: ['firefox', 'webkit'],
    isOnlyNamed: true,
    env: { TEST_FILE_MS: LONG_FILE_MS },
  },
  // What ships runs on preact; here the same source runs on React (guarantee W19), and nobody weighs its files.
  'react-build': { command: reactBuild, env: { ...react, UNMINIFIED: '1' } },
  'react-browser': { command: browserTests, counts: true, again: runBrowserFiles, needsBrowser: true, env: react },
  'react-journey': {
    command: reactJourneys,
    counts: true,
    again: runFiles,
    needsBrowser: true,
    env: react,
  },
  /** The test files named on the command line. */
  files: { counts: true, needsBrowser: true },
}

/** Whose files need more of the machine, and more time, than the others. */
const DEMANDING = {
  journeys: JOURNEY_FOLDERS,
  wordpress: WORDPRESS_FOLDERS,
  hosts: HOST_FOLDERS,
  operating: OPERATING_FOLDERS,
  topology: TOPOLOGY_FOLDERS,
  engines: ENGINE_FOLDERS,
}

/** The step of test files that were named: with what the steps need whose files they are. */
export function stepOfFiles(files) {
  const of = Object.entries(DEMANDING).filter(([, folders]) => files.some((file) => folders.some((one) => file.startsWith(one)))) // prettier-ignore
  const asTheirs = of.map(([name]) => {
    const { command: _, isOnlyNamed: __, again: ___, ...needs } = STEPS[name]
    return needs
  })
  return Object.assign({}, ...asTheirs, STEPS.files)
}

/**
 * Steps of a row run side by side, where one alone leaves a core idle; the rows follow each other. No row has two of the
 * browser suites, which would look for the same port.
 */
export const ROWS = [
  ['types', 'lint', 'format', 'build'],
  ['unit'],
  ['browser', 'react-build'],
  ['journeys'],
  ['wordpress'],
  ['operating'],
  ['topology'],
  ['firefox', 'hosts'],
  ['webkit', 'react-journey'],
  ['react-browser'],
  ['engines'],
  ['files'],
]
