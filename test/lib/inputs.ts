import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import type { Call } from '../../shared/contract/define.ts'

export type Part = 'query' | 'body'
export type AnyStruct = Struct<unknown, unknown>
/** One value of an input: `at` leads to it, with 0 for the first of a list. */
export type Field = { at: (string | number)[]; struct: AnyStruct }

// The contract carries only each struct's type (shared/contract/define.ts).
export const structOf = (call: Call, part: Part) => call[part] as AnyStruct | undefined

const isStruct = (schema: unknown): schema is AnyStruct => schema instanceof Object && 'validator' in schema

/** What lies within a struct: an object's fields by their name, a list's entries as 0. */
function within({ type, schema }: AnyStruct): [string | number, AnyStruct][] {
  if (isStruct(schema)) return [[0, schema]]
  if (type !== 'object' && type !== 'type') return []
  return Object.entries(Object(schema)).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]))
}

/** Every value that is within, however deep, each after what holds it. */
export function fieldsOf(struct: AnyStruct, at: Field['at'] = []): Field[] {
  return within(struct).flatMap(([name, inner]) => [
    { at: [...at, name], struct: inner },
    ...fieldsOf(inner, [...at, name]),
  ])
}

const CLEAN = /^clean text of/
const TEXT = /^(?:clean |ASCII )?text of (\d+) to \d+ characters(?: like .+)?$/
const WHOLE = /^a whole number from (-?\d+) to \d+$/
const DATE = /^a date from (\S+) to \S+$/
const LIST = /^a list of (\d+) to \d+$/
const CLOSED = ['object', 'boolean', 'enums', 'literal']

export const kindOf = ({ type }: AnyStruct): 'text' | 'clean' | 'number' | 'date' | 'list' | 'closed' | 'open' => {
  if (CLEAN.test(type)) return 'clean'
  if (TEXT.test(type)) return 'text'
  if (WHOLE.test(type)) return 'number'
  if (DATE.test(type)) return 'date'
  if (LIST.test(type)) return 'list'
  return CLOSED.includes(type) ? 'closed' : 'open'
}

/** The least that a struct takes. */
function least(struct: AnyStruct): unknown {
  const { type, schema } = struct
  const found = (pattern: RegExp) => pattern.exec(type)?.[1]
  if (type === 'enums' || type === 'literal') return Object.values(Object(schema))[0]
  if (type === 'boolean') return false
  if (TEXT.test(type)) return 'a'.repeat(Number(found(TEXT)))
  if (WHOLE.test(type)) return Number(found(WHOLE))
  if (DATE.test(type)) return found(DATE)
  if (LIST.test(type)) return []
  const needed = within(struct).filter(([, inner]) => !is(undefined, inner))
  return Object.fromEntries(needed.map(([name, inner]) => [name, least(inner)]))
}

/** The input with another value in one place; what has to stand around it is made. */
export function withValue(struct: AnyStruct, input: unknown, [name, ...rest]: Field['at'], value: unknown): unknown {
  if (name === undefined) return value
  const inner = within(struct).find(([known]) => known === name)?.[1]
  if (!inner) throw new Error(`There is no ${name} in ${struct.type}`)
  if (typeof name === 'number') {
    const [first = least(inner), ...others] = Array.isArray(input) ? (input as unknown[]) : []
    return [withValue(inner, first, rest, value), ...others]
  }
  const whole = input instanceof Object ? input : Object(least(struct))
  const held: unknown = Reflect.get(whole, name)
  return { ...whole, [name]: withValue(inner, held, rest, value) }
}
