import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'
import { define, mask } from 'superstruct'

import { CONTRACT } from '../../../shared/contract/index.ts'
import type { Call, CallTable } from '../../../shared/contract/define.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { samplesOf, withFieldEverywhere } from '../../../test/lib/struct-samples.ts'
import { answerSchema } from './answer-schema.ts'
import { answerStruct, answerWriter } from './answer-writer.ts'

const TABLES: Record<string, CallTable> = CONTRACT
const ROWS = Object.values(TABLES)
  .flatMap((table) => Object.values(table))
  .filter((row) => !row.file)
const RUNS = { numRuns: 15 }
const CANARY = 'Kanarienvogel'

/** As JSON.stringify writes what the struct itself makes of it. */
const maskedText = (row: Call, answer: unknown): unknown => JSON.parse(JSON.stringify(mask(answer, answerStruct(row))))

describe('an answer as it is written', () => {
  for (const row of ROWS) {
    const struct = answerStruct(row)
    const write = answerWriter(row)

    it(`says what its struct gives: ${row.call}`, () =>
      fc.assert(
        fc.property(samplesOf(struct), (answer) =>
          assert.deepEqual(JSON.parse(write(answer)), maskedText(row, answer)),
        ),
        RUNS,
      ))

    it(`has no field that the struct does not name, however deep: ${row.call}`, () =>
      fc.assert(
        fc.property(samplesOf(struct), (answer) => {
          const more = withFieldEverywhere(struct, answer, CANARY, { [CANARY]: [CANARY] })
          assert.ok(JSON.stringify(more).includes(CANARY))
          assert.equal(write(more), write(answer))
        }),
        RUNS,
      ))
  }

  it('has the fallback of a field that is of another type, and still nothing that nobody named', () => {
    const given = { hotel_id: 1, max_guests_per_room: 'many', [CANARY]: CANARY }
    const text = answerWriter(starting.settings)({ data: given })
    assert.equal(JSON.parse(text).data.max_guests_per_room, 20)
    assert.ok(!text.includes(CANARY))
  })

  it('is none where the struct has no fallback, and the reason does not tell the value', () => {
    const given = { client_token: 'a', client_id: { [CANARY]: CANARY }, currency: 'JPY' }
    assert.throws(
      () => answerWriter(payments.paypalCredential)({ data: given }),
      ({ message }: Error) =>
        message.endsWith('data.client_id wrongly: it must be string') && !message.includes(CANARY),
    )
  })

  it('makes no sum of one that is missing', () => {
    const write = answerWriter(starting.settings)
    assert.equal(JSON.parse(write({ data: { hotel_id: null } })).data.hotel_id, null)
  })

  it('is not made of a kind of value that nobody told how to write', () => {
    assert.throws(() => answerSchema(define<unknown>('moment', () => true)), /^Error: moment /)
  })
})
