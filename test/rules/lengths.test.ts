import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { isTest, sources } from './sources.ts'

const LIMIT = 300
/** Tables grow by rows, not by subjects. */
const TABLES = [
  /^locales\//,
  /^scripts\/guards\/table\.mjs$/,
  /\.sql$/,
  /generated/,
  /^shared\/(errors|currencies|messages|routes|parameters|element)\.ts$/,
  /^demo-host\/provider\/db\/schema\.ts$/,
  /^demo-host\/world\//,
]

describe('source files', () => {
  const files = sources(['.ts', '.tsx', '.mjs', '.css'])

  it(`stay within ${LIMIT} lines unless they are tables`, () => {
    const long = files
      .filter(({ path }) => !TABLES.some((table) => table.test(path)))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LIMIT)
    assert.deepEqual(long, [])
  })

  it('have kebab-case names', () => {
    const odd = files.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(path.split('/').at(-1) ?? ''))
    assert.deepEqual(
      odd.map(({ path }) => path),
      [],
    )
  })

  it('default-export only screens, locales and what a tool demands', () => {
    const may = /^(widget\/(features|app)\/|locales\/|scripts\/|test\/)|\.config\.|\.d\.ts$/
    const odd = files.filter(({ path, text }) => !may.test(path) && !isTest(path) && /^export default /m.test(text))
    assert.deepEqual(
      odd.map(({ path }) => path),
      [],
    )
  })
})
