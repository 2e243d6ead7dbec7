import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createTurns } from './turns.ts'

describe('work in turns', () => {
  it('runs one at a time, in the order it was asked for, and goes on after a failure', async () => {
    const inTurn = createTurns()
    const log: string[] = []
    const work = (name: string, fails = false) =>
      inTurn(async () => {
        log.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        log.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const [first, second, third] = await Promise.allSettled([work('a'), work('b', true), work('c')])
    assert.deepEqual(log, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    assert.deepEqual([first.status, second.status, third.status], ['fulfilled', 'rejected', 'fulfilled'])
  })
})
