import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { openApi } from '../../demo-host/provider/http/openapi/document.ts'
import type { Parameter } from '../../demo-host/provider/http/openapi/call-parameters.ts'
import type { JsonSchema } from '../../demo-host/provider/http/openapi/json-schema.ts'
import { writtenReference } from '../../scripts/generate/generate-reference.ts'
import { contractComments } from '../../scripts/generate/reference/contract-comments.ts'
import { referencePages } from '../../scripts/generate/reference/reference-pages.ts'
import { parseCall } from '../../shared/contract/define.ts'
import type { CallTable } from '../../shared/contract/define.ts'
import { CONTRACT } from '../../shared/contract/index.ts'

type Content = Record<string, { schema: JsonSchema }>
type Operation = {
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const written = writtenReference()
const document = openApi({ api: 'https://api.example', identity: 'https://identity.example' }, '1.2.3')
const OPERATIONS = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ heading: `${method.toUpperCase()} ${path}`, operation: one as Operation })), // prettier-ignore
)
const TABLES: Record<string, CallTable> = CONTRACT
const CALLS = Object.values(TABLES)
  .flatMap((table) => Object.values(table))
  .map(({ call }) => `${parseCall(call).method} ${parseCall(call).path.replaceAll(/:(\w+)/g, '{$1}')}`)

/** Each call's part of its page, by the line above it. */
const SECTIONS = Object.values(written).flatMap((page) =>
  page
    .split(/^## /m)
    .slice(1)
    .flatMap((text): [string, string][] => {
      const heading = /^`([A-Z]+ .+)`\n/.exec(text)?.[1]
      return heading ? [[heading, text]] : []
    }),
)
const sections = new Map(SECTIONS)
/** What is said before an answer, and of it: there, or at the call that is answered the same. */
function partsOf(heading: string): { input: string; answer: string } {
  const [input = '', answer = ''] = (sections.get(heading) ?? '').split(/^(?:<details><summary>)?Answer: /m)
  const same = /^\d+, as \[`(.+)`\]/.exec(answer)?.[1]
  return { input, answer: same ? partsOf(same).answer : answer }
}

type Bound = { name: string; mark: string }
const NUMBERS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const

/** Every bound below a schema; what bounds the elements of a list stands in its own row. */
function boundsIn(schema: JsonSchema, name = ''): Bound[] {
  const { properties = {}, items, additionalProperties, pattern } = schema
  const numbers = NUMBERS.flatMap((key) => (schema[key] === undefined ? [] : String(schema[key])))
  const marks = [...numbers, ...(pattern === undefined ? [] : pattern === '^[^\\u0000]*$' ? ['no NUL'] : [`\`${pattern}\``])] // prettier-ignore
  return [
    ...marks.map((mark) => ({ name: name.replace(/(?:\[\])+$/, ''), mark })),
    ...Object.entries(properties).flatMap(([key, of]) => boundsIn(of, name ? `${name}.${key}` : key)),
    ...(items ? boundsIn(items, `${name}[]`) : []),
    ...(additionalProperties ? boundsIn(additionalProperties, `${name}.{key}`) : []),
  ]
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
/** By whole words: 10 is not in 100. */
function lacks(text: string, { name, mark }: Bound): boolean {
  const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
  return !new RegExp(`(?<![\\w.-])${escaped(mark)}(?![\\w.])`).test(row.replaceAll('\\|', '|'))
}

describe('the pages of the reference', () => {
  it('stand in docs/reference/ as they are made: npm run generate', () => {
    const pages = referencePages()
    assert.deepEqual(Object.keys(written).toSorted(), Object.keys(pages).toSorted())
    for (const [name, text] of Object.entries(pages)) assert.equal(written[name], text, name)
  })

  it('have each call of the contract once, and the first of them leads to all', () => {
    assert.deepEqual(SECTIONS.map(([heading]) => heading).toSorted(), CALLS.toSorted())
    assert.deepEqual(
      CALLS.filter((call) => !written['README.md']?.includes(`[\`${call}\`](`)),
      [],
    )
  })

  it('say every bound of what a call takes and answers, at the field that it bounds', () => {
    let asked = 0
    for (const { heading, operation } of OPERATIONS) {
      const { input, answer } = partsOf(heading)
      const own = operation.parameters.filter((one): one is Parameter => !('$ref' in one))
      const taken = own.flatMap(({ name, schema, content }) => boundsIn(schema ?? content?.['application/json'].schema ?? {}, name)) // prettier-ignore
      const [body] = Object.values(operation.requestBody?.content ?? {})
      const [answered] = Object.values((operation.responses['200'] ?? operation.responses['201'])?.content ?? {})
      const inputs = [...taken, ...boundsIn(body?.schema ?? {})]
      const answers = boundsIn(answered?.schema ?? {})
      assert.deepEqual(inputs.filter((bound) => lacks(input, bound)), [], heading) // prettier-ignore
      assert.deepEqual(answers.filter((bound) => lacks(answer, bound)), [], heading) // prettier-ignore
      asked += inputs.length + answers.length
    }
    assert.ok(asked > 2_000, String(asked))
  })

  it('say every bound of a header on the first of them', () => {
    const headers = Object.values(document.components.parameters)
    const bounds = headers.flatMap(({ name, schema }) => boundsIn(schema, name))
    assert.ok(bounds.length >= 2)
    assert.deepEqual(bounds.filter((bound) => lacks(written['README.md'] ?? '', bound)), []) // prettier-ignore
  })

  it('say in a sentence what each call does', () => {
    const comments = contractComments()
    const silent = Object.entries(TABLES).flatMap(([name, table]) => Object.keys(table).filter((row) => !comments[name]?.rows[row]).map((row) => `${name}.${row}`)) // prettier-ignore
    assert.deepEqual(silent, [])
  })

  it('say what each comment of a table and of a call says', () => {
    const comments = contractComments()
    assert.deepEqual(Object.keys(comments).toSorted(), Object.keys(TABLES).toSorted())
    const pages = Object.values(written).map((page) => page.replaceAll('\n', ' '))
    for (const [name, { says, rows }] of Object.entries(comments)) {
      assert.deepEqual(Object.keys(rows).filter((row) => !TABLES[name]?.[row]), [], name) // prettier-ignore
      for (const text of [says, ...Object.values(rows)]) assert.ok(pages.some((page) => page.includes(text)), text) // prettier-ignore
    }
    assert.deepEqual(Object.keys(comments).filter((name) => comments[name]?.says === ''), []) // prettier-ignore
  })
})
