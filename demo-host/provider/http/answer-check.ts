import { isDeepStrictEqual } from 'node:util'

import type { FastifyBaseLogger } from 'fastify'
import { validate } from 'superstruct'

import type { Call } from '../../../shared/contract/define.ts'
import { answerStruct, wrongField } from './answer-writer.ts'

/** A process that serves guests looks at one of so many: a mistake that one guest in a hundred meets is found within the hour. */
export const DEFAULT_CHECK_ANSWERS_EVERY = 100

type AnswerCheck = (answer: unknown, text: string, log: FastifyBaseLogger) => void

/**
 * Holds our own answers to the contract whole: words, bounds, and that what is written is what was meant. Of one in so many
 * answers of a row, the first among them, because it takes many times as long as to write it. What is wrong is logged, without
 * the value, and counted; where every one is looked at, a mistake of ours is a 500 besides.
 */
export const answerChecks =
  (every: number) =>
  (row: Call): AnswerCheck => {
    const seen = { answers: 0, wrong: 0 }
    return (answer, text, log) => {
      if (seen.answers++ % every !== 0) return
      const fault = faultOf(row, answer, text)
      if (fault === null) return
      log.error({ call: row.call, fault, wrong: ++seen.wrong }, 'an answer is not as the contract says')
      if (every === 1) throw new Error(`${row.call} answered ${fault}`)
    }
  }

function faultOf(row: Call, answer: unknown, text: string): string | null {
  const [error, whole] = validate(answer, answerStruct(row), { coerce: true })
  if (error) return wrongField(error)
  return isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(whole))) ? null : 'with other fields than it has'
}
