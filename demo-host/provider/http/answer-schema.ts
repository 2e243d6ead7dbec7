import { is } from 'superstruct'
import type { Struct } from 'superstruct'

export type AnyStruct = Struct<unknown, unknown>
type Primitive = 'string' | 'integer' | 'number' | 'boolean'
export type AnswerSchema = {
  type: (Primitive | 'object' | 'array' | 'null')[]
  properties?: Record<string, AnswerSchema>
  required?: string[]
  additionalProperties?: AnswerSchema | false
  items?: AnswerSchema
  default?: unknown
}

/** The kinds of value in shared/model, by the beginning of their names. */
const VALUES: readonly [RegExp, Primitive][] = [
  [/^(?:string|plainDate)$|^text of |^a date from /, 'string'],
  [/^integer$|^a whole number from /, 'integer'],
  [/^number$/, 'number'],
  [/^boolean$/, 'boolean'],
]

/**
 * What a struct says about form, as a JSON schema for the serializer, which writes the named fields and no other. Bounds
 * and words stay with the struct. `null` stands beside every type: of a null that is a mistake the serializer would
 * otherwise make an empty text, and of a missing price 0. Throws for a struct that it does not know.
 */
export function answerSchema(struct: AnyStruct): AnswerSchema {
  const { type } = struct
  if (type === 'object' || type === 'type') return objectOf(Object.entries(inner(struct)))
  if (type === 'array' || type.startsWith('a list of ')) return { type: ['array', 'null'], items: innerSchema(struct) }
  if (type === 'record') return recordOf(struct)
  if (type === 'lenient') return { ...innerSchema(struct), ...defaultOf(struct) }
  const primitives = type === 'enums' || type === 'literal' ? typesOf(struct.schema) : kindOf(type)
  return { type: [...primitives, 'null'] }
}

// superstruct says in its types only of each kind by itself what lies in it.
const inner = ({ schema }: AnyStruct) => schema as Record<string, AnyStruct>
const innerSchema = ({ schema }: AnyStruct) => answerSchema(schema as AnyStruct)

function objectOf(fields: readonly [string, AnyStruct][]): AnswerSchema {
  return {
    type: ['object', 'null'],
    properties: Object.fromEntries(fields.map(([name, field]) => [name, answerSchema(field)])),
    required: fields.filter(([, field]) => !is(undefined, field)).map(([name]) => name),
    additionalProperties: false,
  }
}

/** What its keys and values are, a record says only of one that it has. */
function recordOf(struct: AnyStruct): AnswerSchema {
  const [[, , key], [, , value]] = [...struct.entries({ any: undefined }, CONTEXT)] as [Entry, Entry] // of each key two
  const of = answerSchema(value)
  if (key.type !== 'enums') return { type: ['object', 'null'], additionalProperties: of }
  const properties = Object.fromEntries(Object.keys(inner(key)).map((name) => [name, of]))
  return { type: ['object', 'null'], properties, additionalProperties: false }
}
type Entry = [unknown, unknown, AnyStruct]
const CONTEXT = { branch: [], path: [] }

/** The fallback, where nothing is not a value by itself. */
function defaultOf(struct: AnyStruct): Pick<AnswerSchema, 'default'> {
  const [, fallback] = struct.validate(undefined, { coerce: true })
  return fallback === undefined ? {} : { default: fallback }
}

function typesOf(words: unknown): Primitive[] {
  const all = typeof words === 'object' && words !== null ? Object.values(words) : [words]
  return [...new Set(all.map((word) => typeof word as Primitive))] // enums and literal take no others
}

function kindOf(type: string): [Primitive] {
  const [, primitive] = VALUES.find(([name]) => name.test(type)) ?? []
  if (primitive === undefined) throw new Error(`${type} is no kind of value that an answer can be written of`)
  return [primitive]
}
