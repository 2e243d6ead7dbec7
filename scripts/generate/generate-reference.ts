// Writes docs/reference/: every call of the contract, a page for each of its tables, out of the OpenAPI document.
// node --import tsx scripts/generate/generate-reference.ts
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { referencePages } from './reference/reference-pages.ts'

const FOLDER = fileURLToPath(new URL('../../docs/reference', import.meta.url))

export const writtenReference = (): Record<string, string> =>
  Object.fromEntries(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(referencePages())) writeFileSync(join(FOLDER, name), text)
}
