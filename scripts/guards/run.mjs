// Removes each guard of table.mjs in a copy of this tree, one by one, and runs the test near it, which must turn red.
// npm run guards [part of a guard's name, or of its file]
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { GUARDS } from './table.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TEST_MS = 5 * 60_000

/** What the repository holds, and its packages by a link. */
function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), 'guards-'))
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file))
  symlinkSync(resolve(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

const isGreen = (copy, test) =>
  spawnSync(process.execPath, ['scripts/test.mjs', test], { cwd: copy, timeout: TEST_MS }).status === 0

/** Whether the test notices; a test that is red with the guard as well notices nothing. */
function isHeld(copy, { file, text, instead, test }) {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(text, () => instead),
  )
  const isNoticed = !isGreen(copy, test)
  writeFileSync(path, whole)
  return isNoticed
}

const wanted = process.argv[2] ?? ''
const rows = GUARDS.filter(({ guard, file }) => [guard, file].some((words) => words.includes(wanted)))
const copy = copyOfTree()
try {
  const red = [...new Set(rows.map(({ test }) => test))].filter((test) => !isGreen(copy, test))
  for (const test of red) console.log(`red before anything is removed: ${test}`)
  const loose = rows.filter((row) => {
    const isFine = !red.includes(row.test) && isHeld(copy, row)
    console.log(`${isFine ? 'held ' : 'LOOSE'} ${row.guard} (${row.test})`)
    return !isFine
  })
  console.log(`${rows.length - loose.length} of ${rows.length} guards are held by a test near them`)
  process.exitCode = loose.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
