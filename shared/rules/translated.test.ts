import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { translated } from './translated.ts'

describe('a text of the hotel', () => {
  it('is shown in the language asked for, else in English, else in the first the hotel has', () => {
    assert.deepEqual(translated({ th: 'ห้อง', en: 'Room' }, 'th'), { text: 'ห้อง', lang: 'th' })
    for (const locale of ['th', 'id', 'ar'] as const)
      assert.deepEqual(translated({ ja: '客室', en: 'Room' }, locale), { text: 'Room', lang: 'en' })
    assert.deepEqual(translated({ ko: '객실', ja: '客室' }, 'ar', ['ja', 'ko']), { text: '客室', lang: 'ja' })
    assert.deepEqual(translated({ ko: '객실' }, 'ar', ['ja', 'en']), { text: '객실', lang: 'ko' })
  })

  it('is empty where there is none, and an empty one counts as none', () => {
    assert.deepEqual(translated(null, 'en'), { text: '', lang: null })
    assert.deepEqual(translated({ en: ' ', ja: '客室' }, 'en'), { text: '客室', lang: 'ja' })
  })
})
