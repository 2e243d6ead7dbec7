import { is } from 'superstruct'
import type { Struct } from 'superstruct'

export type AnyStruct = Struct<unknown, unknown>
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'
/** JSON Schema 2020-12, as far as structs have words for it. */
export type JsonSchema = {
  type?: JsonType | JsonType[]
  enum?: unknown[]
  format?: 'date' | 'binary'
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  default?: unknown
  description?: string
}

type Kind = (named: RegExpExecArray, struct: AnyStruct) => JsonSchema
const KEEPABLE = '^[^\\u0000]*$'

/** The kinds of value of shared/model, by the name that each has (shared/model/input.ts, shared/model/wire.ts). */
const KINDS: readonly [RegExp, Kind][] = [
  [
    /^(?:clean )?text of (\d+) to (\d+) characters(?: like (.+))?$/,
    ([, least, most, form = KEEPABLE]) => textOf(least, most, form),
  ],
  [/^ASCII text of (\d+) to (\d+) characters$/, ([, least, most]) => textOf(least, most, '^[ -~]*$')],
  [
    /^a whole number from (-?\d+) to (\d+)$/,
    ([, least, most]) => ({ type: 'integer', minimum: Number(least), maximum: Number(most) }),
  ],
  [
    /^a date from (\S+) to (\S+)$/,
    ([, first, last]) => ({ type: 'string', format: 'date', description: `From ${first} to ${last}.` }),
  ],
  [
    /^a list of (\d+) to (\d+)$/,
    ([, least, most], struct) => ({
      type: 'array',
      items: innerSchema(struct),
      minItems: Number(least),
      maxItems: Number(most),
    }),
  ],
  [/^array$/, (_named, struct) => ({ type: 'array', items: innerSchema(struct) })],
  [/^(?:object|type)$/, (_named, struct) => objectOf(struct)],
  [/^record$/, (_named, struct) => recordOf(struct)],
  [/^enums$/, (_named, { schema }) => wordsOf(Object.values(Object(schema)))],
  [/^literal$/, (_named, { schema }) => wordsOf([schema])],
  [/^plainDate$/, () => ({ type: 'string', format: 'date' })],
  [/^string$/, () => ({ type: 'string' })],
  [/^(integer|number)$/, ([type], struct) => ({ type: type as 'integer' | 'number', ...leastOf(struct) })],
  [/^boolean$/, () => ({ type: 'boolean' })],
  [/^bytes$/, () => ({ type: 'string', format: 'binary' })],
]

/**
 * What a struct takes, as a JSON Schema: names, types, bounds, and whether nothing may stand there. What one field says of
 * another stays with the struct. Throws for a kind of value that it does not know.
 */
export function jsonSchema(struct: AnyStruct): JsonSchema {
  // It takes anything, and what does not fit becomes the fallback.
  if (struct.type === 'lenient') return { ...innerSchema(struct), ...fallbackOf(struct) }
  for (const [name, kind] of KINDS) {
    const named = name.exec(struct.type)
    if (named) return is(null, struct) ? orNull(kind(named, struct)) : kind(named, struct)
  }
  throw new Error(`${struct.type} is no kind of value that a schema can be written of`)
}

const innerSchema = ({ schema }: AnyStruct) => jsonSchema(schema as AnyStruct)

const textOf = (least: string | undefined, most: string | undefined, pattern: string): JsonSchema => ({
  type: 'string',
  ...(Number(least) > 0 && { minLength: Number(least) }),
  maxLength: Number(most),
  pattern,
})

function objectOf({ schema }: AnyStruct): JsonSchema {
  const fields = Object.entries(schema as Record<string, AnyStruct>)
  const required = fields.filter(([, field]) => !is(undefined, field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 && { required }),
  }
}

/** What its keys and values are, a record says only of one that it has. */
function recordOf(struct: AnyStruct): JsonSchema {
  const [[, , key], [, , value]] = [...struct.entries({ any: undefined }, CONTEXT)] as [Entry, Entry] // of each key two
  const of = jsonSchema(value)
  if (key.type !== 'enums') return { type: 'object', additionalProperties: of }
  const names = Object.keys(Object(key.schema))
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, of])),
    additionalProperties: false,
  }
}
type Entry = [unknown, unknown, AnyStruct]
const CONTEXT = { branch: [], path: [] }

function wordsOf(words: readonly unknown[]): JsonSchema {
  const types = [...new Set(words.map((word) => typeof word as JsonType))] // enums and literal take no others
  return { type: types.length === 1 && types[0] ? types[0] : types, enum: [...words] }
}

/** Where a struct that knows no bound by name takes nothing below nought. */
const leastOf = (struct: AnyStruct): Pick<JsonSchema, 'minimum'> =>
  is(0, struct) && !is(-1, struct) ? { minimum: 0 } : {}

function fallbackOf(struct: AnyStruct): Pick<JsonSchema, 'default'> {
  const [, fallback] = struct.validate(undefined, { coerce: true })
  return fallback === undefined ? {} : { default: fallback }
}

function orNull({ type, ...schema }: JsonSchema): JsonSchema {
  const types = [type ?? []].flat()
  return { type: [...types, 'null'], ...schema, ...(schema.enum && { enum: [...schema.enum, null] }) }
}
