import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { LOCALE_CODES } from '../../locales.ts'
import type { Locale } from '../../locales.ts'
import { memberNameError, normalizeMemberName } from './member-names.ts'
import type { MemberNameError } from './member-names.ts'

const CASES: readonly [locale: Locale, name: string, fault: MemberNameError | null][] = [
  ['ja', 'やまだ', null],
  ['ja', 'ヤマダ', null],
  ['ja', 'ﾔﾏﾀﾞ', null],
  ['ja', 'Yamada', null],
  ['ja', '山田', 'hiragana'],
  ['zh_Hans', '王', null],
  ['zh_Hant', '歐陽', null],
  ['zh_Hans', 'Wang', null],
  ['zh_Hans', 'やまだ', 'kanji'],
  ['ko', '김', null],
  ['ko', 'Kim', null],
  ['ko', '王', 'hangul'],
  ['th', 'สมชาย', null],
  ['th', 'Somchai', null],
  ['th', 'Somchai2', 'thai'],
  ['ar', 'محمد', null],
  ['ar', 'Mohammed', null],
  ['ar', '山田', 'arabic'],
  ['en', "Zoë O'Neil-Šimić", null],
  ['en', '王', 'latin'],
  ['id', 'Budi', null],
  ['id', 'Bud1', 'latin'],
]

describe("a member's name", () => {
  it('is written in Latin letters or those of the language [MEMBER-020] [MEMBER-021]', () => {
    for (const [locale, name, fault] of CASES) assert.equal(memberNameError(name, locale), fault, `${locale} ${name}`)
    assert.equal(normalizeMemberName('ヤマダ', 'ja'), 'やまだ')
  })

  it('is there, is short enough, and has no digits in any language [MEMBER-021]', () => {
    for (const locale of LOCALE_CODES) {
      assert.equal(memberNameError('  ', locale), 'required')
      assert.equal(memberNameError('a'.repeat(100), locale), null)
      assert.equal(memberNameError('a'.repeat(101), locale), 'tooLong')
      assert.notEqual(memberNameError('Anna1', locale), null)
      assert.notEqual(memberNameError("-'", locale), null)
    }
  })
})
