// What the comments of shared/contract/ say of its tables and their calls: prose that no schema has a place for.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../shared/contract', import.meta.url))
const COMMENT = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\n`
const TABLE = new RegExp(String.raw`(?:${COMMENT})?export const (\w+) = calls\(\{\n([^]*?)\n\}\)`, 'g')
const ROW = new RegExp(`^  ${COMMENT}  (\\w+):`, 'gm')
/** Numbers of requirements mean something to this repository alone. */
const NUMBERS = String.raw`[A-Z][A-Z0-9]*-\d{3}(?:(?:, | to )[A-Z][A-Z0-9]*-\d{3})*`

type TableComment = { says: string; rows: Record<string, string> }

/** As pages of docs/reference/ say it, by the name of the table; a call or a table without a comment is not in it, or says ''. */
export function contractComments(): Record<string, TableComment> {
  const texts = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  const tables = texts.flatMap((text) => [...text.matchAll(TABLE)])
  return Object.fromEntries(
    tables.map(([, comment = '', name = '', body = '']) => [name, { says: prose(comment), rows: rowsOf(body) }]),
  )
}

const rowsOf = (body: string): Record<string, string> =>
  Object.fromEntries([...body.matchAll(ROW)].map(([, comment = '', name = '']) => [name, prose(comment)]))

function prose(comment: string): string {
  const text = comment
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll(new RegExp(` \\(${NUMBERS}\\)`, 'g'), '')
    .trim()
    .replace(new RegExp(`^${NUMBERS}[:.] `), '')
    .replaceAll(/\bAMB-\d{2}\b/g, '[$&](../decisions.md)')
    .replaceAll(/\bguarantee [LWSB]\d+\b/g, '[$&](../guarantees.md)')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
