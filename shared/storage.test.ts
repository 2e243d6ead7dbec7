import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { is } from 'superstruct'
import { storageKey } from './storage-key.ts'
import { STORAGE } from './storage.ts'

const SECOND_MS = 1_000

describe('what is stored', () => {
  it('lives as long as the specification says', () => {
    assert.equal(STORAGE.clientSession.lives, 64_800 * SECOND_MS)
    assert.equal(STORAGE.criteria.lives, 3_600 * SECOND_MS)
    assert.equal(STORAGE.utm.lives, 86_400 * SECOND_MS)
    assert.equal(STORAGE.browsing.lives, 600_000)
  })

  it('is checked before it is used', () => {
    assert.equal(is('xx', STORAGE.locale.holds), false)
    assert.equal(is('th', STORAGE.locale.holds), true)
    assert.equal(is({ adults: 'two' }, STORAGE.criteria.holds), false)
    assert.equal(
      is({ checkin: '2030-05-01', rooms: [{ adults: 2, children: 1, kids_ages: [5] }] }, STORAGE.criteria.holds),
      true,
    )
  })

  it('carries one prefix', () => {
    for (const name of Object.keys(STORAGE) as (keyof typeof STORAGE)[])
      assert.match(storageKey(name), /^booking-widget\./)
  })
})
