// What a spreadsheet takes for a formula begins with one of these; somebody's name may (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/
const BYTE_ORDER_MARK = '\u{feff}'
const END = '\r\n'

export type CsvCell = string | number

/** One cell (RFC 4180): text always in quotes, and never a formula. Numbers of ours stay numbers. */
function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}

/** A table as spreadsheets open it: UTF-8 that says so, lines that end as they expect. */
export const csv = (lines: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(written).join(',') + END).join('')
