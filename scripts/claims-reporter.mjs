// Reporter of node:test: prints failures (and a line per file that passed), writes test-results/<suite>.json.
import { relative } from 'node:path'
import { inspect } from 'node:util'

import { writeResults } from './results.mjs'

const suite = process.env.TEST_SUITE ?? 'unit'
const place = ({ file, line }) => (file ? `${relative(process.cwd(), file)}${line ? `:${line}` : ''}` : '')

/** The error a test threw, without the runner's wrapping. */
function cause({ error }) {
  const thrown = error?.cause ?? error
  if (typeof thrown === 'string') return thrown
  return thrown?.stack ?? inspect(thrown)
}

const indented = (text) => text.replaceAll(/^/gm, '    ')

export default async function* report(source) {
  const results = { passed: [], failed: [], skipped: [], failedFiles: [] }
  const titles = []
  const output = new Map()

  for await (const { type, data } of source) {
    if (type === 'test:start') titles.splice(data.nesting, Infinity, data.name)
    if (type === 'test:stderr' || type === 'test:stdout') {
      output.set(data.file, `${output.get(data.file) ?? ''}${data.message}`)
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue

    titles.splice(data.nesting, Infinity, data.name)
    const isGroup = data.details.type === 'suite'
    const title = titles.join(' › ')
    if (data.skip !== undefined || data.todo !== undefined) {
      results.skipped.push(title)
      yield `  skipped  ${title}  ${place(data)}\n`
      continue
    }
    if (type === 'test:pass') {
      if (!isGroup) results.passed.push(title)
      continue
    }
    // A group fails by its tests, which are told one by one, unless its own body or hook failed.
    if (data.details.error?.failureType === 'subtestsFailed') continue
    results.failed.push(title)
    const file = data.file && relative(process.cwd(), data.file)
    if (file && !results.failedFiles.includes(file)) results.failedFiles.push(file)
    yield `  FAILED   ${title}  ${place(data)}\n${indented(cause(data.details))}\n`
    const said = output.get(data.file)
    if (said) yield `${indented(`printed by the file:\n${said.slice(-2000)}`)}\n`
    output.delete(data.file)
  }

  writeResults(suite, results)
  const { passed, failed, skipped } = results
  yield `  ${suite}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped\n`
}
