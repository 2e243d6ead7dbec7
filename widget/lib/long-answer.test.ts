import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { array, integer, mask, nullable, object, string, StructError } from 'superstruct'

import { readLongAnswer } from './long-answer.ts'

const answer = object({
  data: object({ rooms: array(object({ id: integer(), name: string() })), plans: array(integer()) }),
  meta: object({ note: nullable(string()) }),
})
const MANY = 5_000
const rooms = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Room ${id}`, extra: 'dropped' }))
const written = (count: number) => ({
  data: { rooms: rooms(count), plans: [1, 2], unknown: rooms(count) },
  meta: { note: null, more: 1 },
})

describe('an answer with thousands of rooms', () => {
  for (const count of [0, 1, 250, 251, 500, MANY])
    it(`is read as mask() reads it: ${count}`, async () => {
      assert.deepEqual(await readLongAnswer(written(count), answer), mask(written(count), answer))
    })

  it('lets the page go on between its slices', async () => {
    let turns = 0
    let isRead = false
    const turn = () => {
      turns++
      if (!isRead) setImmediate(turn)
    }
    setImmediate(turn)
    await readLongAnswer(written(MANY), answer)
    isRead = true
    assert.ok(turns >= MANY / 250, `${turns} turns`)
  })

  for (const [what, wrong] of [
    ['a room in the last slice', { ...written(MANY), data: { plans: [], rooms: [...rooms(MANY), { id: 'one' }] } }],
    ['a list in place of an object', { ...written(MANY), data: rooms(MANY) }],
    ['what is not in a list', { ...written(MANY), meta: { note: 1 } }],
  ] as const)
    it(`is refused for ${what}`, async () => {
      await assert.rejects(readLongAnswer(wrong, answer), StructError)
    })
})
