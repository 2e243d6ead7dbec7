import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALES } from '../shared/locales.ts'
import { linesFor } from './lines.ts'

describe('the lines of the loader', () => {
  it('are there in every language of the widget, each its own', () => {
    const words = Object.values(LOCALES).map(({ tag }) => linesFor([tag]).slice(1).join('|'))
    assert.equal(new Set(words).size, Object.keys(LOCALES).length)
  })

  it('are those of the first language there are words for, else English', () => {
    assert.deepEqual(linesFor(['fr-FR', 'zh-TW', 'ja']).slice(1), linesFor(['zh-Hant']).slice(1))
    assert.deepEqual(linesFor(['fr']), linesFor(['en']))
  })
})
