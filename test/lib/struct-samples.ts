import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { is } from 'superstruct'
import type { Struct } from 'superstruct'

export type AnyStruct = Struct<unknown, unknown>

/** Texts that a serializer may get wrong, and those that some kind of text has to be. */
const TEXTS = ['', 'a', '2026-12-01', '#aabbcc', '"\\/\b\n\u2028', '\u0000', '客室 🛏', 'é'.repeat(60), 'id'] as const
const values = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, 0, 1, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, true, false),
  fc.string({ unit: 'binary' }),
  fc.nat(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const names = fc.stringMatching(/^[a-z][a-z\d-]{0,8}$/)

// superstruct says in its types only of each kind by itself what lies in it.
const fieldsOf = ({ schema }: AnyStruct) => Object.entries(schema as Record<string, AnyStruct>)
const innerOf = ({ schema }: AnyStruct) => schema as AnyStruct

/** Whatever a struct takes: absence and null wherever it allows them, lists of up to two. */
export function samplesOf(struct: AnyStruct): Arbitrary<unknown> {
  // What falls back where something is missing takes anything; null it means only where the field does.
  if (struct.type === 'lenient')
    return fc.oneof({ arbitrary: samplesOf(innerOf(struct)), weight: 4 }, fc.constant(undefined))
  const others = [null, undefined].filter((other) => is(other, struct))
  return fc.oneof({ arbitrary: wholeOf(struct), weight: 4 }, ...others.map((other) => fc.constant(other)))
}

function wholeOf(struct: AnyStruct): Arbitrary<unknown> {
  const { type, schema } = struct
  if (type === 'object' || type === 'type')
    return fc.record(Object.fromEntries(fieldsOf(struct).map(([name, field]) => [name, samplesOf(field)])))
  if (type === 'array' || type.startsWith('a list of ')) return fc.array(samplesOf(innerOf(struct)), { maxLength: 2 })
  if (type === 'record') {
    const [[, , key], [, , value]] = [...struct.entries({ any: 0 }, { branch: [], path: [] })] as [Entry, Entry]
    const keys = key.type === 'enums' ? fc.constantFrom(...Object.keys(Object(key.schema))) : names
    return fc.dictionary(keys, samplesOf(value), { maxKeys: 2 })
  }
  if (type === 'enums') return fc.constantFrom(...Object.values(Object(schema)))
  if (type === 'literal') return fc.constant(schema)
  return values.filter((value) => is(value, struct))
}
type Entry = [unknown, unknown, AnyStruct]

/** The same with one more field in everything that has fields by name. */
export function withFieldEverywhere(struct: AnyStruct, value: unknown, name: string, more: unknown): unknown {
  const { type } = struct
  if (type === 'lenient') return withFieldEverywhere(innerOf(struct), value, name, more)
  if (Array.isArray(value)) return value.map((one) => withFieldEverywhere(innerOf(struct), one, name, more))
  if (typeof value !== 'object' || value === null) return value
  if (type === 'record') {
    const [, [, , of]] = [...struct.entries({ any: 0 }, { branch: [], path: [] })] as [Entry, Entry]
    return mapped(value, (_, one) => withFieldEverywhere(of, one, name, more))
  }
  const fields = Object.fromEntries(fieldsOf(struct))
  const known = mapped(value, (key, one) => (fields[key] ? withFieldEverywhere(fields[key], one, name, more) : one))
  return { ...known, [name]: more }
}

const mapped = (value: object, to: (key: string, one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, to(key, one)]))
