import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const FILE = 'node_modules/.cache/booking-widget/test-seconds.json'

/** How long each file took when it last ran here. */
function read(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return {} // nothing has run yet
  }
}

/** The longest first, so that no worker is left alone with one; what has never run may be the longest. */
export function longestFirst(files: readonly string[]): string[] {
  const known = read()
  const seconds = (file: string) => known[file] ?? Infinity
  return files.toSorted((one, other) => (seconds(other) === seconds(one) ? 0 : seconds(other) - seconds(one)))
}

export function rememberSeconds(taken: Record<string, number>): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify({ ...read(), ...taken }, null, 2)}\n`)
}
