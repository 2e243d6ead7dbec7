import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { define, mask, validate } from 'superstruct'

import { CONTRACT } from '../../../../shared/contract/index.ts'
import type { Call, CallTable } from '../../../../shared/contract/define.ts'
import { fieldsOf, structOf } from '../../../../test/lib/inputs.ts'
import { samplesOf } from '../../../../test/lib/struct-samples.ts'
import { answerStruct } from '../answer-writer.ts'
import { jsonSchema } from './json-schema.ts'
import type { AnyStruct } from './json-schema.ts'

const ajv = new Ajv2020({ allowUnionTypes: true })
addFormats.default(ajv, ['date', 'binary'])
const TABLES: Record<string, CallTable> = CONTRACT
const ROWS = Object.values(TABLES).flatMap((table) => Object.values(table))
const RUNS = { numRuns: 15 }

/** What stands at the edges of what inputs take: bounds of numbers, lengths of texts and lists, days that are none. */
const NUMBERS = [-1, 0, 1, 1.5, 2, 9, 17, 99, 100, 1000, 999_999_999, 1_000_000_000, 2_147_483_647, 2_147_483_648, 1e21]
const LENGTHS = [0, 1, 2, 4, 8, 16, 20, 40, 50, 64, 80, 100, 128, 255, 256, 500, 1000, 2048, 5000]
const WORDS = ['2026-12-01', '2026-02-30', 'tomorrow', 'nul\0', 'é', 'true']
const EDGES: unknown[] = [
  ...[NUMBERS, WORDS, LENGTHS.map((length) => 'a'.repeat(length))].flat(),
  ...LENGTHS.slice(0, 12).map((length) => Array.from({ length }, () => 'a')),
  true,
  false,
  null,
  {},
  { a: 1 },
]

/** What a schema has no word for: a first and a last day, and what one field says of another. */
const isWider = ({ type }: AnyStruct) => type.startsWith('a date from ')

/** As the provider reads it: what it has no name for is dropped. */
const isTakenBy = (struct: AnyStruct, value: unknown) =>
  validate(value, struct, { mask: true, coerce: struct.type === 'object' })[0] === undefined

const inputsOf = (row: Call): AnyStruct[] => (['query', 'body'] as const).flatMap((part) => structOf(row, part) ?? [])

describe('the schema of a struct', () => {
  for (const row of ROWS.filter((one) => !one.file))
    it(`takes every answer of ${row.call}`, () => {
      const struct = answerStruct(row)
      const takes = ajv.compile(jsonSchema(struct))
      fc.assert(
        fc.property(samplesOf(struct), (answer) => {
          const written: unknown = JSON.parse(JSON.stringify(mask(answer, struct)))
          assert.ok(takes(written), JSON.stringify(takes.errors))
        }),
        RUNS,
      )
    })

  it('agrees with it at every edge of every field that a caller sends', () => {
    let asked = 0
    for (const row of ROWS)
      for (const { at, struct } of inputsOf(row).flatMap((input) => fieldsOf(input))) {
        const takes = ajv.compile(jsonSchema(struct))
        for (const value of EDGES) {
          const [isTaken, isDescribed] = [isTakenBy(struct, value), takes(value)]
          if (isTaken === isDescribed || (isDescribed && isWider(struct))) continue
          assert.fail(`${row.call} ${at.join('.')} (${struct.type}): ${JSON.stringify(value)} is ${String(isTaken)}, and ${String(isDescribed)}`) // prettier-ignore
        }
        asked += EDGES.length
      }
    assert.ok(asked > 10_000)
  })

  it('is none of a kind that has no name, and says which', () => {
    const odd = define('odd', () => true) as unknown as AnyStruct // its value is no matter
    assert.throws(() => jsonSchema(odd), /odd is no kind of value/)
  })
})
