// What every runner hands over: one file per suite under test-results/, and the claims made from all of them.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WHOLE = 'test-results'
/** A run of some files or steps keeps beside what it found, so that the claims of a whole run stand. */
export const PART_OF_RUN = join(WHOLE, 'part')
const folder = () => process.env.TEST_RESULTS ?? WHOLE
/** Neither is a suite's. */
const CLAIMS = 'claims.json'
const UNSTEADY = 'unsteady.json'
const ID = /\[([A-Z0-9]+-\d{3})\]/g

/** The requirement ids a title names: '… [EMB-001] [EMB-002]'. */
export function idsIn(title) {
  return [...title.matchAll(ID)].map(([, id]) => id)
}

export function emptyResults() {
  rmSync(folder(), { recursive: true, force: true })
  mkdirSync(folder(), { recursive: true })
}

/**
 * Full titles; which file each failed title is of, where the runner knows it, and the first line of why.
 * @param {{ passed: string[], failed: string[], skipped: string[], failedFiles?: string[], failedIn?: Record<string, string[]>, causes?: Record<string, string> }} results
 */
export function writeResults(suite, results) {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), `${suite}.json`), `${JSON.stringify(results, null, 2)}\n`)
}

export function readResults(suite) {
  try {
    return JSON.parse(readFileSync(join(folder(), `${suite}.json`), 'utf8'))
  } catch {
    return undefined // The runner died before its reporter wrote anything; the caller counts that as a failure.
  }
}

const LONGEST_CAUSE = 300
/** A line of an error, for the end of a long run. */
export const causeLine = (cause) => cause.split('\n', 1)[0].slice(0, LONGEST_CAUSE)

/** What failed in a suite for good, a line each. */
export function failureLines(suite) {
  const { failed = [], causes = {} } = readResults(suite) ?? {}
  return failed.map((title) => (causes[title] ? `${title}: ${causes[title]}` : title))
}

export function removeResults(suite) {
  rmSync(join(folder(), `${suite}.json`), { force: true })
}

/**
 * What a suite and the second run of some of its failed files say together: what passed once has passed.
 * @param {string[]} files that ran a second time
 * @returns {string[]} what passed only then
 */
export function mergeResults(suite, again, files) {
  const first = readResults(suite)
  const second = readResults(again)
  removeResults(again)
  if (!first || !second) return []
  const others = Object.entries(first.failedIn).filter(([file]) => !files.includes(file))
  const failedIn = { ...Object.fromEntries(others), ...second.failedIn }
  const failed = Object.values(failedIn).flat()
  const causes = { ...first.causes, ...second.causes }
  const passed = [...new Set([...first.passed, ...second.passed])].filter((title) => !failed.includes(title))
  writeResults(suite, { ...first, passed, failed, failedIn, failedFiles: Object.keys(failedIn), causes })
  return first.failed.filter((title) => !failed.includes(title))
}

/** @param {Record<string, string[]>} unsteady titles by suite */
export function writeUnsteady(unsteady) {
  writeFileSync(join(folder(), UNSTEADY), `${JSON.stringify(unsteady, null, 2)}\n`)
}

/** A requirement is claimed when a test that names it passed and none that names it failed. */
export function writeClaims() {
  const claims = {}
  const refuted = new Set()
  for (const name of readdirSync(folder()).filter(
    (file) => file.endsWith('.json') && ![CLAIMS, UNSTEADY].includes(file),
  )) {
    const { passed, failed } = JSON.parse(readFileSync(join(folder(), name), 'utf8'))
    for (const title of failed) for (const id of idsIn(title)) refuted.add(id)
    for (const title of passed) for (const id of idsIn(title)) (claims[id] ??= []).push(title)
  }
  for (const id of refuted) delete claims[id]
  const sorted = Object.fromEntries(Object.entries(claims).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(folder(), CLAIMS), `${JSON.stringify(sorted, null, 2)}\n`)
}
