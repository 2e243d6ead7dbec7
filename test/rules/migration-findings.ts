const CONTRACT = /^-- contract of \S.*$/m
const NOT_NULL = /\balter\s+column\s+"?(\w+)"?\s+set\s+not\s+null\b/i
const INDEX = /^\s*create\s+(?:unique\s+)?index\s+"\w+"\s+on\s+"(\w+)"/i
const CREATED = /^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i

/** What a program of the release before, which still runs, would trip over. */
const REFUSED: readonly [RegExp, string][] = [
  [/\bdrop\s+(?!not\s+null\b|default\b|identity\b|expression\b)\w+/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+column\s+"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\badd\s+(?:column\s+)?"\w+"(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/i, 'adds a column that is never empty, without a default'], // prettier-ignore
]

/** Strings and comments say nothing that is done. */
const bare = (text: string) => text.replaceAll(/--[^\n]*/g, '').replaceAll(/'(?:[^']|'')*'/g, "''")

/** A check on the column that was validated makes `set not null` a matter of a moment; without it the table is read under its lock. */
function isChecked(text: string, column: string): boolean {
  const check = new RegExp(`add constraint "?(\\w+)"? check \\(\\(?"?(?:\\w+"?\\."?)?${column}"? is not null\\)?\\) not valid`, 'i') // prettier-ignore
  const name = check.exec(text)?.[1]
  return name !== undefined && new RegExp(`validate constraint "?${name}"?`, 'i').test(text)
}

/** Beside other changes an index is built in their transaction, and guests' writes wait for it; of a table made here there are none. */
function delays(text: string): string[] {
  const statements = text.split(';').filter((one) => one.trim() !== '')
  if (statements.every((one) => INDEX.test(one))) return []
  const made = new Set(statements.flatMap((one) => CREATED.exec(one)?.[1] ?? []))
  const isLate = (one: string) => INDEX.test(one) && !made.has(INDEX.exec(one)?.[1] ?? '')
  return statements.some(isLate) ? ['builds an index of a table that is in use, not in a file of its own'] : []
}

/** What is wrong with a migration, in words; what it takes away is in order where the file says of what release. */
export function migrationFindings(text: string): string[] {
  if (CONTRACT.test(text)) return []
  const found = bare(text)
    .split(';')
    .flatMap((statement) => {
      // numeric(10, 2): its comma ends no column.
      const plain = statement.replaceAll(/\([^()]*\)/g, '')
      const found = REFUSED.flatMap(([one, what]) => (one.test(plain) ? [what] : []))
      const column = NOT_NULL.exec(statement)?.[1]
      if (column !== undefined && !isChecked(bare(text), column)) found.push('sets NOT NULL without a validated check')
      return found
    })
  return [...found, ...delays(bare(text))]
}
