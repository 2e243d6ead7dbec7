import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { nearest } from './nearest.ts'

const NAMES = ['hotel-code', 'locale', 'mode', 'view'] as const

describe('the word that was meant', () => {
  const meant = [
    ['locale', 'locale'],
    ['LOCALE', 'locale'],
    // One letter wrong, missing, too many, swapped with the next: each is one slip.
    ['lokale', 'locale'],
    ['ocale', 'locale'],
    ['loccale', 'locale'],
    ['loclae', 'locale'],
    // Two slips in a long word, at its beginning too.
    ['xlocalex', 'locale'],
    ['hotelcodes', 'hotel-code'],
    // One in a short one.
    ['mod', 'mode'],
    ['vie', 'view'],
  ] as const
  for (const [written, word] of meant) it(`is found: ${written}`, () => assert.equal(nearest(written, NAMES), word))

  for (const written of ['lo', 'xlocalexx', 'med', 'm', 'wide', ''])
    it(`is none where too much is wrong: "${written}"`, () => assert.equal(nearest(written, NAMES), undefined))

  it('is the nearest of several, and of equals the first', () => {
    assert.equal(nearest('codes', ['codex', 'code', 'coder']), 'codex')
    assert.equal(nearest('modes', ['models', 'mode', 'modes']), 'modes')
  })
})
