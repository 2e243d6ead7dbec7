// npm test -- --changed: the test files that a change since main can reach, by the import graph.
//   npm test -- --changed unit
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf, isRelative, target } from './import-graph.mjs'

const FOLDERS = ['shared', 'loader', 'widget', 'demo-host', 'locales', 'test', 'scripts']
const SOURCE = /\.(tsx?|mts|mjs)$/
/** Read by people only. */
const PAPER = /\.md$|^docs\/|^LICENSE$/
/** They look at every file there is, and take a second each. */
const RULES = /^test\/rules\//
/** What a browser runs is built from these, and its tests import none of it. */
const DRIVEN = /^test\/(journeys|browser|engines|hosts|wordpress)\//
const ENTRIES = ['loader/index.ts', 'loader/page/page.ts', 'widget/index.tsx', 'widget/document.ts', 'widget/recommender.ts'] // prettier-ignore

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Since this branch left main, committed or not; null: git cannot say. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const known = base && git('diff', '--name-only', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return known === null || unknown === null ? null : `${known}\n${unknown}`.split('\n').filter(Boolean)
}

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((path) => SOURCE.test(path) && !path.includes('node_modules/')),
  )
}

/** @returns {(file: string) => boolean} whether a test file may come out otherwise than before */
export function affectedBy(changed = changedFiles()) {
  const files = sources()
  const known = new Set(files)
  const importers = new Map()
  const add = (from, to) => importers.set(to, [...(importers.get(to) ?? []), from])
  for (const from of files) {
    for (const found of importsOf(from, readFileSync(from, 'utf8'))) {
      if (!isRelative(found.to)) continue
      const to = target(found)
      known.add(to)
      add(from, to)
    }
    if (DRIVEN.test(from)) for (const entry of ENTRIES) add(from, entry)
  }
  const sourcesChanged = changed?.filter((path) => !PAPER.test(path))
  // A lock file, a configuration, a file that is gone: nobody knows what that reaches.
  if (!sourcesChanged?.every((path) => known.has(path))) return () => true
  const reached = new Set(sourcesChanged)
  // A set takes in what is added while it is walked.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return (file) => RULES.test(file) || reached.has(file)
}
