// A copy of this tree in which code is broken, and tests ought to notice.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TEST_MS = 5 * 60_000

/** What the repository holds, by its paths. */
export function filesOfTree() {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
  return files.split('\0').filter(Boolean)
}

/** Gives `work` a copy of the tree, its packages by a link, and takes it away again. */
export function inCopy(work) {
  const copy = mkdtempSync(join(tmpdir(), 'guards-'))
  try {
    for (const file of filesOfTree()) cpSync(join(ROOT, file), join(copy, file))
    symlinkSync(resolve(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
    return work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const isGreen = (copy, ...tests) =>
  spawnSync(process.execPath, ['scripts/test.mjs', ...tests], { cwd: copy, timeout: TEST_MS }).status === 0

/** Whether one of the tests turns red once the file is written so; afterwards it is as it was. */
export function isNoticed(copy, file, write, ...tests) {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(path, write(whole))
  try {
    return !isGreen(copy, ...tests)
  } finally {
    writeFileSync(path, whole)
  }
}
