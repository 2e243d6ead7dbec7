import { causeLine } from '../results.mjs'
import type { Results } from '../results.mjs'
import type { FileOutcome } from './worker-process.ts'

type Failure = { title: string; place: string; cause: string }

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

/** Adds what a file's tests came to, and prints what failed. */
export function addFile(results: Required<Results>, file: string, outcome: FileOutcome): void {
  const titles: string[] = []
  const failures: Failure[] = []
  for (const { kind, name, nesting, place, isGroup, isSkipped, failedByItsTests, cause } of outcome.events) {
    titles.splice(nesting, Infinity, name)
    if (kind === 'start') continue
    // The file itself names no test; only when it cannot be loaded it fails as one.
    const title = titles.slice(1).join(' › ') || file
    if (isSkipped) {
      results.skipped.push(title)
      console.log(`  skipped  ${title}  ${place}`)
    } else if (kind === 'pass') {
      if (!isGroup) results.passed.push(title)
    } else if (!failedByItsTests) failures.push({ title, place, cause })
  }
  const whole = wholeFile(outcome)
  if (whole && (outcome.gone || failures.length === 0))
    failures.push({ title: file, place: titles.slice(1).join(' › '), cause: whole })
  if (failures.length === 0) return

  results.failedFiles.push(file)
  results.failedIn[file] = failures.map(({ title }) => title)
  for (const { title, place, cause } of failures) {
    results.failed.push(title)
    results.causes[title] = `${file}, ${causeLine(cause)}`
    console.log(`  FAILED   ${title}  ${place}\n${indented(cause)}`)
  }
  if (outcome.printed) console.log(indented(`printed by the file:\n${outcome.printed}`))
}

/** A worker that ends under a file, or an error that no test was running for, fails the file. */
function wholeFile({ gone, ended }: FileOutcome): string | null {
  if (gone) return gone
  return ended?.broken ? 'Something was thrown outside every test; it is printed below.' : null
}
