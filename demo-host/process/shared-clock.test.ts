import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { emptyDatabase } from '../world/memory.ts'
import { sharedClock } from './shared-clock.ts'

const HOUR_MS = 3_600_000
/** Two clocks are asked one after the other. */
const NEAR_MS = 2_000

describe('the clock of two processes', () => {
  it('is one: what the first sets the second reads, and who starts later too', async () => {
    const database = await emptyDatabase()
    const [one, other] = [await sharedClock(database), await sharedClock(database)]
    const isSame = () => Math.abs(one.clock.now() - other.clock.now()) < NEAR_MS
    assert.ok(isSame())
    one.clock.advance(HOUR_MS)
    await one.write()
    assert.ok(!isSame())
    await other.read()
    assert.ok(isSame() && other.clock.offset() > HOUR_MS - NEAR_MS)
    other.clock.advance(-3 * HOUR_MS)
    await other.write()
    await one.read()
    assert.ok(isSame() && one.clock.offset() < 0)
    const late = await sharedClock(database)
    assert.ok(Math.abs(late.clock.now() - one.clock.now()) < NEAR_MS)
    for (const each of [one, other, late]) each.stop()
    await database.close()
  })
})
