import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { stoppedClock } from '../../world/clock.ts'
import type { Database } from '../db/orm.ts'
import type { Replica } from '../db/replica.ts'
import { createReplicaReads } from './replica-reads.ts'

const MARK = '00000002 as the primary wrote it'

/** A primary and a replica that say how far they have come, a clock that stands, and who answered. */
function setUp() {
  const state = { written: '0/100', applied: 0x100n as bigint | null, mark: MARK, asked: 0, tried: 0, isAway: false }
  const clock = stoppedClock(1_000_000)
  const replicaOrm = {} as Database['orm'] // it is told apart, and asked for nothing
  const primaryOrm = {
    execute: async () => {
      state.asked++
      return { rows: [{ position: state.written, timeline: '00000002', mark: MARK }] }
    },
  } as unknown as Database['orm'] // nothing else of it is asked
  const database: Database = { orm: primaryOrm, engine: 'url', close: async () => {} }
  const replica: Replica = {
    async read(isEnough, ask) {
      state.tried++
      await Promise.resolve()
      if (state.isAway) throw new Error('away')
      const { applied, mark } = state
      return isEnough({ applied, mark }) ? { answer: await ask(replicaOrm) } : null
    },
    close: async () => {},
  }
  const reads = createReplicaReads({ database, replica, clock })
  const read = (after: string | null = null) =>
    reads.read(after, async ({ orm }) => (orm === replicaOrm ? 'replica' : 'primary'))
  return { state, clock, reads, read }
}

describe('where what may be read on a replica is read', () => {
  it('is there, and the primary is asked once in 200 ms how far it has come, whoever asks', async () => {
    const { state, clock, read } = setUp()
    assert.deepEqual(await Promise.all([read(), read(), read()]), ['replica', 'replica', 'replica'])
    clock.advance(199)
    await read()
    assert.equal(state.asked, 1)
    clock.advance(1)
    await read()
    assert.equal(state.asked, 2)
    clock.advance(-100) // it was set back
    await read()
    assert.equal(state.asked, 3)
  })

  const moments: [what: string, applied: bigint | null, after: string | null, where: 'replica' | 'primary'][] = [
    ['has all', 0x100n, null, 'replica'],
    ['is ahead of what was asked a moment ago', 0x200n, null, 'replica'],
    ['lacks a byte', 0xffn, null, 'primary'],
    ['follows nobody', null, null, 'primary'],
    ['has what the guest wrote', 0x200n, '00000000/00000200', 'replica'],
    ['lacks what the guest wrote', 0x1ffn, '00000000/00000200', 'primary'],
    ['is less as a text and more as a number', 0x1_0000_0000n, '0/FFFFFFFF', 'replica'],
    ['is told what is no position', 0x200n, 'something', 'primary'],
  ]
  for (const [what, applied, after, where] of moments)
    it(`is the ${where}, where the replica ${what}`, async () => {
      const { state, read } = setUp()
      state.applied = applied
      assert.equal(await read(after), where)
    })

  it('is the primary, where the replica has gone another way and further, and for half a minute after five seconds of it', async () => {
    const { state, clock, read } = setUp()
    state.applied = 0x200n
    state.mark = '00000001 as a primary wrote it that was lost'
    assert.equal(await read(), 'primary')
    clock.advance(5_000)
    assert.deepEqual([await read(), await read(), state.tried], ['primary', 'primary', 2])
    state.mark = MARK
    clock.advance(30_000)
    assert.equal(await read(), 'replica')
  })

  it('is the primary as long as that does not say how far it has come', async () => {
    const { state, clock, read } = setUp()
    state.written = 'nothing'
    assert.deepEqual([await read(), state.tried], ['primary', 0])
    state.written = '0/1'
    clock.advance(200)
    assert.equal(await read(), 'replica')
  })

  it('is the primary for half a minute, after five seconds in which nothing came that was there at their beginning', async () => {
    const { state, clock, read } = setUp()
    state.applied = 0n
    await read()
    clock.advance(4_999)
    await read()
    state.applied = 0x100n // what was missed is there
    state.written = '0/200'
    clock.advance(200)
    await read()
    assert.equal(state.tried, 3)
    clock.advance(5_000)
    await read()
    assert.equal(state.tried, 4)
    state.applied = 0x200n
    clock.advance(29_999)
    assert.deepEqual([await read(), state.tried], ['primary', 4])
    clock.advance(1)
    assert.deepEqual([await read(), state.tried], ['replica', 5])
  })

  it('is the primary for half a minute where nothing is heard; then one call finds out, and the others wait for nothing', async () => {
    const { state, clock, read } = setUp()
    state.isAway = true
    assert.equal(await read(), 'primary')
    await read()
    assert.equal(state.tried, 1)
    clock.advance(30_000)
    assert.deepEqual(await Promise.all([read(), read(), read()]), ['primary', 'primary', 'primary'])
    assert.equal(state.tried, 2)
    state.isAway = false
    clock.advance(30_000)
    assert.equal(await read(), 'replica')
    assert.deepEqual(await Promise.all([read(), read()]), ['replica', 'replica'])
  })

  it('is still the replica after one call that failed there, as long as others are answered', async () => {
    const { state, read } = setUp()
    await read()
    state.isAway = true
    assert.equal(await read(), 'primary')
    state.isAway = false
    assert.equal(await read(), 'replica')
  })

  it('is told to who wrote as it stands then, not as it was asked a moment ago', async () => {
    const { state, reads, read } = setUp()
    await read()
    state.written = '0/300'
    assert.equal(await reads.written(), '00000000/00000300')
    state.written = 'nothing'
    assert.equal(await reads.written(), null)
  })
})
