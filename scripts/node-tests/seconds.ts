import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** A file that is not there fails by itself. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
/** Of a journey, roughly. */
const BYTES_A_SECOND = 200
/** Files whose text does not show how long they take. */
export const SHORT_TO_READ: Readonly<Record<string, number>> = {
  'test/pictures/pictures.test.ts': 75,
  'test/pictures/pseudo-locale.test.ts': 75,
  'test/pictures/slips.test.ts': 75,
  'test/journeys/payment/whole-card.test.ts': 120,
  'test/journeys/start/next-step.test.ts': 80,
  'widget/payment/purposes.test.ts': 80,
}

/**
 * The longest first, so that no worker is left alone with one. In a fresh clone nothing has run yet: there what takes long
 * as far as can be seen, else it would be a matter of the alphabet.
 */
export function longestFirst(files: readonly string[], known = read()): string[] {
  const seconds = (file: string) => known[file] ?? SHORT_TO_READ[file] ?? sizeOf(file) / BYTES_A_SECOND
  return files.toSorted((one, other) => seconds(other) - seconds(one))
}

export function rememberSeconds(taken: Record<string, number>): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify({ ...read(), ...taken }, null, 2)}\n`)
}
