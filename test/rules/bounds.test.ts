import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { array, integer, object, string } from 'superstruct'

import { CONTRACT } from '../../shared/contract/index.ts'
import type { CallTable } from '../../shared/contract/define.ts'
import { plainDate } from '../../shared/model/wire.ts'
import { fieldsOf, kindOf, structOf } from '../lib/inputs.ts'
import type { AnyStruct } from '../lib/inputs.ts'

const TABLES: Record<string, CallTable> = CONTRACT
const PARTS = ['query', 'body'] as const

const unbounded = (struct: AnyStruct): string[] =>
  fieldsOf(struct)
    .filter((field) => kindOf(field.struct) === 'open')
    .map(({ at, struct: { type } }) => `${at.join('.')}: ${type}`)

describe('what a caller sends', () => {
  it('has a bound in every number, text, list and date of every call (guarantee S23)', () => {
    const open = Object.entries(TABLES).flatMap(([area, table]) =>
      Object.entries(table).flatMap(([name, call]) =>
        PARTS.flatMap((part) => {
          const struct = structOf(call, part)
          return struct ? unbounded(struct).map((field) => `${area}.${name} ${part}.${field}`) : []
        }),
      ),
    )
    assert.deepEqual(open, [], 'shared/model/input.ts has the kinds with a bound')
  })

  it('is found without one, however deep it lies', () => {
    const open = object({
      a: string(),
      b: array(object({ c: integer() })),
      d: object({ e: plainDate() }),
    }) as unknown as AnyStruct // a walker takes any struct
    assert.deepEqual(unbounded(open), ['a: string', 'b: array', 'b.0.c: integer', 'd.e: plainDate'])
  })
})
