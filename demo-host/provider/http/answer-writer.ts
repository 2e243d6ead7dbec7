import build from 'fast-json-stringify'
import { object, validate } from 'superstruct'
import type { Struct, StructError } from 'superstruct'

import type { Call } from '../../../shared/contract/define.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { wholeSettings } from '../hotels/whole-settings.ts'
import { answerSchema } from './answer-schema.ts'
import type { AnyStruct } from './answer-schema.ts'

/** The text of an answer: of what the row's struct names, and of nothing else. */
export type AnswerWriter = (answer: unknown) => string

/** The struct of all that a row answers. */
export const answerStruct = (row: Call): AnyStruct =>
  row === starting.settings ? WHOLE_SETTINGS : (row.answer as Struct<unknown, unknown>) // the contract carries only its type
const WHOLE_SETTINGS = object({ data: wholeSettings }) as unknown as AnyStruct // its fields are no matter here

/** Of all servers of the process: a row is compiled once. */
const compiled = new Map<Call, AnswerWriter>()

/** Throws where the row's struct has no schema, naming the kind of value that has none. */
export function answerWriter(row: Call): AnswerWriter {
  const made = compiled.get(row) ?? compile(row)
  compiled.set(row, made)
  return made
}

function compile(row: Call): AnswerWriter {
  const struct = answerStruct(row)
  const write = build(answerSchema(struct))
  return (answer) => {
    try {
      return write(answer)
    } catch {
      // Something is of another type than it should be: the struct puts its fallback there, or refuses the whole.
      const [error, masked] = validate(answer, struct, { coerce: true, mask: true })
      if (error) throw new Error(`${row.call} answered ${wrongField(error)}`)
      return write(masked)
    }
  }
}

/** Without superstruct's own words, which repeat the value, and without a name that the contract does not have. */
export const wrongField = ({ path, type }: StructError): string =>
  type === 'never'
    ? `${path.slice(0, -1).join('.')} wrongly: it must have no other fields`
    : `${path.join('.')} wrongly: it must be ${type}`
