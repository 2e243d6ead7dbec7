import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseLocale } from '../shared/element.ts'
import { LOCALE_CODES, LOCALES } from '../shared/locales.ts'
import { linesFor } from './lines.ts'

const TAGS = [
  'zh',
  'zh-CN',
  'zh_Hans',
  'zh-TW',
  'zh-HK',
  'zh-MO',
  'zh-Hant-TW',
  'ja-JP',
  'EN-us',
  'fr',
  'thx',
  'i',
  '',
  'zhx',
]

describe('the lines of the loader', () => {
  it('are there in every language of the widget, each its own', () => {
    const words = Object.values(LOCALES).map(({ tag }) => linesFor([tag]).slice(1).join('|'))
    assert.equal(new Set(words).size, Object.keys(LOCALES).length)
  })

  it('are those of the first language there are words for, else English', () => {
    assert.deepEqual(linesFor(['fr-FR', 'zh-TW', 'ja']).slice(1), linesFor(['zh-Hant']).slice(1))
    assert.deepEqual(linesFor(['fr']), linesFor(['en']))
  })

  it('begin with the first language that the widget would be shown in', () => {
    for (const tag of [...LOCALE_CODES, ...TAGS])
      assert.equal(linesFor([tag, 'th'])[0], parseLocale(tag) ? tag : 'th', tag)
  })
})
