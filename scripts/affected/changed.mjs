// npm test -- --changed [COMMIT]: the test files that a change can reach, by the import graph and, where no import leads, by area.
//   npm test -- --changed unit
//   npm test -- --changed HEAD~3
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { AREAS, DRIVEN, ENTRIES, RUNNER, SCREENS } from './areas.mjs'
import { importsOf, isRelative, target } from './import-graph.mjs'

const FOLDERS = ['shared', 'loader', 'widget', 'demo-host', 'locales', 'test', 'scripts']
const SOURCE = /\.(tsx?|mts|mjs)$/
const TEST = /\.test\.tsx?$/
/** They look at every file there is, and take a second each. */
const RULES = /^test\/rules\//

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Since this branch left a commit, or main: committed or not, and both names of what was moved. Null: git cannot say.
 * @param {string} [since]
 */
export function changedFiles(since) {
  const base = since
    ? git('merge-base', 'HEAD', since)
    : (git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main'))
  if (since && base === null) throw new Error(`Git knows no commit "${since}" that this branch comes from`)
  const known = base && git('diff', '--name-only', '--no-renames', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return known === null || unknown === null ? null : `${known}\n${unknown}`.split('\n').filter(Boolean)
}

/** Every source by its path, with its text. */
function sources() {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name).replaceAll('\\', '/')),
  ).filter((path) => SOURCE.test(path) && !path.includes('node_modules/'))
  return [...paths, 'rollup.config.mjs'].map((path) => [path, readFileSync(path, 'utf8')])
}

/** Who takes each file. */
function importersOf(files) {
  const importers = new Map()
  for (const [from, text] of files) {
    for (const found of importsOf(from, text).filter(({ to }) => isRelative(to))) {
      const to = target(found)
      importers.set(to, [...(importers.get(to) ?? []), from])
    }
  }
  return importers
}

function walked(importers, from) {
  const reached = new Set(from)
  // A set takes in what is added while it is walked.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** Whether a file can say that it opens what was changed; all of them, where that may be on any screen. */
function drivenBy(changed) {
  const screens = SCREENS.find(({ files }) => files.test(changed))
  return ([path, text]) => DRIVEN.test(path) && (!screens || screens.words.test(text))
}

/**
 * @param {string[] | null} changed
 * @returns {{ isAffected: (file: string) => boolean, everythingFor: string | null }} whether a test file may come out
 * otherwise than before; and what may reach anything, so that all of them may
 */
export function affectedBy(changed) {
  const everything = (everythingFor) => ({ isAffected: () => true, everythingFor })
  if (!changed) return everything('what git cannot tell')
  const files = sources()
  const importers = importersOf(files)
  const reached = new Set()
  const areas = []
  for (const path of changed) {
    if (RUNNER.test(path)) return everything(path)
    const own = walked(importers, [path])
    if (ENTRIES.some((entry) => own.has(entry))) {
      const driven = files.filter(drivenBy(path)).map(([file]) => file)
      for (const file of walked(importers, driven)) own.add(file)
    }
    for (const file of own) reached.add(file)
    if ([...own].some((file) => TEST.test(file))) continue
    const area = AREAS.find((row) => row.files.test(path))
    // A lock file, a setting, a script, a file that is gone: nobody knows what that reaches.
    if (!area) return everything(path)
    if (area.tests) areas.push(area.tests)
  }
  const isAffected = (file) => RULES.test(file) || reached.has(file) || areas.some((tests) => tests.test(file))
  return { isAffected, everythingFor: null }
}

/** What a run does without, by folder: "test/journeys 3 of 134". */
export function leftOut(files, isAffected) {
  const folders = new Map()
  for (const file of files) {
    const folder = file.split(/[\\/]/).slice(0, 2).join('/')
    const { without = 0, all = 0 } = folders.get(folder) ?? {}
    folders.set(folder, { without: without + (isAffected(file) ? 0 : 1), all: all + 1 })
  }
  return [...folders].flatMap(([folder, { without, all }]) => (without ? [`${folder} ${without} of ${all}`] : []))
}
