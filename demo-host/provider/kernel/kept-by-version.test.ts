import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createKeptByVersion } from './kept-by-version.ts'

const HALF_A_MEGABYTE = 'x'.repeat(500_000)

describe('what a process keeps', () => {
  it('is found under its own version only', () => {
    const kept = createKeptByVersion()
    kept.keep(1, 'a', { name: 'Moon' })
    assert.deepEqual(kept.get(1, 'a'), { name: 'Moon' })
    assert.equal(kept.get(1, 'b'), undefined)
    assert.equal(kept.get(2, 'a'), undefined)
    kept.keep(1, 'b', { name: 'Sun' })
    assert.equal(kept.get(1, 'a'), undefined)
  })

  it('is no more than there may be; what was used last stays', () => {
    const kept = createKeptByVersion(1.2)
    for (const id of [1, 2]) kept.keep(id, 'a', { text: HALF_A_MEGABYTE })
    kept.get(1, 'a')
    kept.keep(3, 'a', { text: HALF_A_MEGABYTE })
    assert.deepEqual(
      [1, 2, 3].map((id) => kept.get(id, 'a') !== undefined),
      [true, false, true],
    )
  })

  it('is nothing where nothing may be kept', () => {
    const kept = createKeptByVersion(0)
    kept.keep(1, 'a', {})
    assert.equal(kept.get(1, 'a'), undefined)
  })
})
