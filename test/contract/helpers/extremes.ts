import { validate } from 'superstruct'

import { encodeQuery } from '../../../shared/contract/define.ts'
import type { Call } from '../../../shared/contract/define.ts'
import { fieldsOf, kindOf, structOf, withValue } from '../../lib/inputs.ts'
import type { AnyStruct, Field, Part } from '../../lib/inputs.ts'

const LONG = 'x'.repeat(100_000)
const many = (value: unknown) => Array.from({ length: 10_000 }, () => value)

type Extremes = { never: readonly unknown[]; odd: readonly unknown[] }
const ODD_TYPES: Extremes = { never: [], odd: [{}, [[]], 'nothing of it', null] }
/** What nobody means, by the kind of a value; `never` is refused by every struct. */
const EXTREMES: Record<ReturnType<typeof kindOf>, Extremes> = {
  number: { never: [-1, 0.5, 2 ** 53, 1e300, 'NaN', {}], odd: [0, 1e9, 2 ** 31, 1e12, ''] },
  text: { never: [LONG, 'a\0b'], odd: [{}, 'a\ud800b', 'a\nb', '\u202eab', '', "'; --", 7] },
  clean: { never: [LONG], odd: ['a\0b', 'a\ud800b', 'a\nb', '\u202eab', '', 7] },
  date: { never: ['0001-01-01', '9999-12-31', '2026-02-30', '2026-11-24T00:00'], odd: ['', 0] },
  list: { never: [many('x'), many({})], odd: [[], 'x', {}] },
  closed: ODD_TYPES,
  open: ODD_TYPES,
}

/** One request that is like the true one but for one value; `refused` is what its structs say of it. */
export type Variant = {
  part: Part
  at: Field['at']
  input: Record<string, unknown>
  value: unknown
  isNever: boolean
  refused: string[]
}

/** Each field of a call with each extreme of its kind. */
export function variantsOf(call: Call, input: Record<string, unknown>): Variant[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const struct = structOf(call, part)
    if (!struct) return []
    return fieldsOf(struct).flatMap(({ at, struct: field }) => {
      const { never, odd } = EXTREMES[kindOf(field)]
      return [...never, ...odd].map((value): Variant => {
        const changed = withValue(struct, input[part], at, value)
        const isNever = never.includes(value)
        return {
          part,
          at,
          value,
          isNever,
          input: { ...input, [part]: changed },
          refused: refusedOf(call, part, changed),
        }
      })
    })
  })
}

/** The fields that are wrong once the input has gone over the wire. */
function refusedOf(call: Call, part: Part, value: unknown): string[] {
  const struct: AnyStruct | undefined = structOf(call, part)
  if (!struct) return []
  const [error] = validate(overTheWire(call, part, value), struct, { coerce: true, mask: true })
  return error?.failures().map(({ path }) => path.join('.')) ?? []
}

function overTheWire({ form }: Call, part: Part, value: unknown): unknown {
  if (part === 'query') return Object.fromEntries(new URLSearchParams(encodeQuery(Object(value))))
  if (!form) return JSON.parse(JSON.stringify(value))
  return Object.fromEntries(
    new URLSearchParams(Object.entries(Object(value)).map(([name, one]) => [name, String(one)])),
  )
}
